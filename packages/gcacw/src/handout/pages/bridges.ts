import { DESTROY_MODIFIERS, MOST_TO_DESTROY } from '../../bridges/permanent/destroy.ts';
import { MOST_TO_REPAIR, REPAIR_MODIFIERS } from '../../bridges/permanent/repair.ts';
import { MOST_TO_BUILD } from '../../bridges/pontoons/build.ts';
import { BUILD_MODIFIERS, NEAR_CAPITOL } from '../../bridges/pontoons/modifiers.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { type Cell, modifierRow, type Table, type TableRow, term, word } from '../table.ts';

/** The rows of the table of rolls, in its order. */
export const CROSSING_WORK = ['build', 'destroyBridge', 'destroyFerry', 'repairBridge', 'repairFerry'] as const;

const atMost = (number: number): Cell => term('atMost', { number });

function rolls({ profile: { crossingLimits, bridging, naturalOneRepairs } }: World): Table {
  const { destroy, repair, enemyAtRepair } = crossingLimits;
  const row = (head: Cell, most: number, least: Cell, enemy: Cell): TableRow => ({
    head,
    cells: [atMost(most), least, enemy],
  });
  return {
    id: 'crossingRolls',
    clause: '10.1/procedure',
    columns: [term('roll'), term('leastValue'), term('enemyValue')],
    rows: [
      row(term('pontoon'), MOST_TO_BUILD, bridging.builder[1], bridging.enemy[1]),
      row(term('destroy', { what: 'bridge' }), MOST_TO_DESTROY.bridge, destroy[1], '—'),
      row(term('destroy', { what: 'ferry' }), MOST_TO_DESTROY.ferry, '—', '—'),
      row(term('repair', { what: 'bridge' }), MOST_TO_REPAIR.bridge, repair[1], enemyAtRepair[1]),
      row(term('repair', { what: 'ferry' }), MOST_TO_REPAIR.ferry, repair[1], enemyAtRepair[1]),
    ],
    notes: [
      ...(naturalOneRepairs ? [term('naturalOneRepairs')] : []),
      ...(bridging.original ? [term('originalRules')] : []),
    ],
  };
}

const build = ({ profile: { bridging } }: World): Table => ({
  id: 'buildModifiers',
  clause: '10.1/mod-cumulative',
  columns: [term('modifier')],
  rows: [
    ...(bridging.capitol === undefined
      ? []
      : [
          modifierRow(
            term('capitol', { hex: bridging.capitol, hexes: NEAR_CAPITOL }),
            BUILD_MODIFIERS.capitol,
            '10.1/mod-capitol',
          ),
        ]),
    modifierRow(term('unfordable'), BUILD_MODIFIERS.unfordable, '10.1/mod-unfordable'),
    ...bridging.hard.map(hexside =>
      modifierRow(term('hard', { hexside }), BUILD_MODIFIERS.hard, '10.1/mod-barretts-ferry'),
    ),
    modifierRow(term('major'), BUILD_MODIFIERS.major, '10.1/mod-major'),
    modifierRow(term('noFord'), BUILD_MODIFIERS.noFord, '10.1/mod-no-ford'),
    modifierRow(term('oneRoad'), BUILD_MODIFIERS.oneRoad, '10.1/mod-one-road'),
    modifierRow(term('noRoad'), BUILD_MODIFIERS.noRoad, '10.1/mod-no-road'),
  ],
});

const destroy = ({ profile: { crossings } }: World): Table => ({
  id: 'destroyModifiers',
  clause: '10.2/mods-cumulative',
  columns: [term('modifier')],
  rows: [
    modifierRow(term('confederateFerry'), DESTROY_MODIFIERS.confederateFerry, '10.2/mod-confederate-ferry'),
    modifierRow(term('noEnemyZone'), DESTROY_MODIFIERS.noEnemyZone, '10.2/mod-no-enemy-zoc'),
    modifierRow(term('stationary'), DESTROY_MODIFIERS.stationary, '10.2/mod-stationary'),
    ...(crossings.aqueduct === undefined
      ? []
      : [modifierRow(term('aqueduct'), DESTROY_MODIFIERS.aqueduct, '10.2/mod-aqueduct')]),
  ],
});

const repair = ({ profile: { crossings } }: World): Table => ({
  id: 'repairModifiers',
  clause: '10.3/mods-cumulative',
  columns: [term('modifier')],
  rows: [
    modifierRow(term('unfordable'), REPAIR_MODIFIERS.unfordable, '10.3/mod-unfordable'),
    modifierRow(term('major'), REPAIR_MODIFIERS.major, '10.3/mod-major'),
    ...(crossings.repairPlus ?? []).map(([clause, hexside]) =>
      modifierRow(term('namedBridges', { hexside }), REPAIR_MODIFIERS.named, clause),
    ),
  ],
});

function markers({ profile: { bridging } }: World): Table {
  const { minorMarkers, majorMarkers, majorBuilders } = bridging;
  const major = (side: Side): Cell => (majorBuilders.includes(side) ? majorMarkers[1][side] : 0);
  return {
    id: 'pontoons',
    clause: '10.1/pontoon-definition',
    columns: SIDES.map(side => word('side', side)),
    rows: [
      {
        head: term('markersMinor'),
        cells: SIDES.map(side => (minorMarkers === undefined ? term('unlimited') : minorMarkers[1][side])),
      },
      { head: term('markersMajor'), cells: SIDES.map(major) },
    ],
  };
}

export const bridgesTables = (world: World): readonly Table[] =>
  world.profile.bridging.original
    ? [rolls(world), destroy(world), repair(world)]
    : [rolls(world), build(world), destroy(world), repair(world), markers(world)];
