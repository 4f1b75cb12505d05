import { DIRECTIONS, type Hex, neighbour, OFF_MAP, sideOf } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import { barrierBetween } from '../combat/attack/hexside.ts';
import { uncoverEmpty } from '../combat/strength/refusedFlanks.ts';
import type { FlowWithoutDice, Game, Rule } from '../game.ts';
import { disorganize, eliminate } from '../movement/losses.ts';
import { enemyOf, hexOf, unitData, unitState } from '../pieces/pieces.ts';
import type { Way } from '../vocabulary.ts';
import type { Barrier } from '../world/ground.ts';
import { hexDataOf } from '../world/world.ts';
import { direction, inZone, isHeld } from '../zones/zones.ts';

const MOST_FATIGUE = 4;

/** A road, pike or railroad in the hex, or with the setting a trail, keeps a unit dry (ruling A1). */
function isOnDryWay(g: Game, hex: Hex): boolean {
  const { map } = g.world.scenario;
  const serves = (way: Way): boolean => way !== 'trail' || g.world.options.trailsOpenSwamps;
  return DIRECTIONS.some(towards => map.hexsides[sideOf(map.grid, hex, towards)]?.ways.some(serves));
}

/** 12.0/displacement-trigger */
export function isFlooded(g: Game, hex: Hex): boolean {
  const inSwamp = hexDataOf(g.world, hex)?.terrain === 'provisional-swamp';
  return holds('12.0/displacement-trigger', inSwamp && !isOnDryWay(g, hex));
}

type Case = [g: Game, unit: number, to: Hex];

const barrierTo = (g: Game, unit: number, to: Hex): Barrier | undefined =>
  barrierBetween(g, unitData(g, unit).side, hexOf(g, unit), to);

const barred = (barrier: Barrier): ClauseRow<ClauseId, Case> => [
  barrier,
  (...asked) => barrierTo(...asked) === barrier,
];

/** Rivers without a bridge, dam or ferry that the unit could use. */
const RIVERS: readonly (Barrier | undefined)[] = [
  '6.2/river-crossing',
  '10.2/pontoon-enemy-no-cross',
  '12.0/rain-river-crossing',
  '12.0/unfordable-major',
  '12.0/unfordable-minor',
];

/** Hexes that no displaced unit enters. The swamp it stands in may be left without a road; else general rules hold (ruling A30). */
const CLOSED: readonly ClauseRow<ClauseId, Case>[] = [
  [
    '12.0/displacement-move',
    (g, unit, to) => direction(g, hexOf(g, unit), to) === undefined || isHeld(g, enemyOf(unitData(g, unit).side), to),
  ],
  barred('2.3/partial-hexes-off-map'),
  barred('6.2/water'),
  [
    '12.0/displacement-forbidden',
    (g, unit, to) => RIVERS.includes(barrierTo(g, unit, to)) || g.derived.ground.terrain[to] === 'swamp',
  ],
  barred('12.0/rain-creek-crossing'),
  barred('6.2/mountain-access'),
];

const CLAUSES: readonly ClauseId[] = [...CLOSED.map(([clause]) => clause), '12.0/displacement-zoc'];

const inEnemyZone = (g: Game, unit: number, to: Hex): boolean => inZone(g, enemyOf(unitData(g, unit).side), to);

const openAround = (g: Game, unit: number): Hex[] =>
  DIRECTIONS.map(towards => neighbour(g.world.grid, hexOf(g, unit), towards)).filter(
    to => to !== OFF_MAP && firstToSpeak(CLOSED, g, unit, to) === undefined,
  );

function whyNotDisplace(g: Game, unit: number, to: Hex): ClauseId | undefined {
  const closed = firstToSpeak(CLOSED, g, unit, to);
  if (closed !== undefined || !inEnemyZone(g, unit, to)) return closed;
  const freer = openAround(g, unit).some(other => !inEnemyZone(g, unit, other));
  return holds('12.0/displacement-zoc', freer) ? '12.0/displacement-zoc' : undefined;
}

/** The unit suffers, then goes where its owner says, or is lost. */
export function drive(flow: FlowWithoutDice, unit: number): 'on' {
  const { fatigue } = unitState(flow.game, unit);
  const because = '12.0/displacement-fatigue';
  if (holds(because, true)) {
    if (fatigue < MOST_FATIGUE) flow.emit({ type: 'fatigued', unit, fatigue: fatigue + 1, because });
    disorganize(flow, unit, because);
  }
  if (openAround(flow.game, unit).length > 0)
    return flow.push({ kind: 'displacement', by: unitData(flow.game, unit).side, unit });
  if (holds('12.0/displacement-eliminated', true)) eliminate(flow, unit, '12.0/displacement-eliminated');
  return 'on';
}

/** Leaders go along; works and refused flanks are lost (ruling A30). */
function displace(flow: FlowWithoutDice, unit: number, to: Hex): void {
  const { game } = flow;
  const from = hexOf(game, unit);
  if (holds('9.0/remove-on-leaving', unitState(game, unit).works !== 'none'))
    flow.emit({ type: 'worksLost', unit, because: '9.0/remove-on-leaving' });
  flow.emit({ type: 'unitDisplaced', unit, from, to });
  uncoverEmpty(flow, from);
}

/** 12.0/displacement-*: no activation, no points. */
export const displacement: Rule<'displacement'> = {
  clause: '12.0/displacement-move',
  verbs: {
    displace: {
      options: (g, f) => openAround(g, f.unit).map(to => ({ do: 'displace', to })),
      guards: [[CLAUSES, (g, f, c) => whyNotDisplace(g, f.unit, c.to)]],
      choose: (flow, f, c) => {
        displace(flow, f.unit, c.to);
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
