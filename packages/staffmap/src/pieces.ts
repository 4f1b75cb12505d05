import {
  type Board,
  type Force,
  type LeaderData,
  NOBODY,
  NOWHERE,
  type Tactical,
  type UnitData,
  type World,
} from '@wigwag/gcacw';
import type {
  Emphasis,
  ForcePicture,
  GroundChanges,
  LeaderPicture,
  PiecePicture,
  UnitPicture,
} from '@wigwag/mapview/picture';
import { describeForce, describeLeader, describeUnit, hexLabel, keyFor, type Translate } from '@wigwag/words';

const OF_A_SIDE = 10;

/** Force markers of both sides in one row of numbers. */
export const forceCode = ({ side, id }: Pick<Force, 'side' | 'id'>): number => (side === 'union' ? id : OF_A_SIDE + id);

/** How each piece stands to the decision at hand. */
export interface Stances {
  unit(unit: number): Emphasis;
  leader(leader: number): Emphasis;
  force(force: Force): Emphasis;
}

/** No decision is at hand. */
const AT_REST: Stances = { unit: () => 'quiet', leader: () => 'quiet', force: () => 'quiet' };

export const unitKey = (unit: number): string => `unit-${unit}`;
export const leaderKey = (leader: number): string => `leader-${leader}`;

export const forceKey = (code: number): string => `force-${code}`;

export function parseKey(key: string): { readonly kind: 'unit' | 'leader' | 'force'; readonly id: number } {
  const [kind, id] = key.split('-');
  return { kind: kind === 'leader' || kind === 'force' ? kind : 'unit', id: Number(id) };
}

/** Colours of corps, by the place of the designation among those of its side. */
const TINTS = {
  union: ['#6f9fd0', '#d8c24a', '#a98bc9', '#72b58a', '#d98f6a', '#8fb9bd'],
  confederate: ['#6f9a5e', '#c98f4e', '#b4736e', '#7d9ab5', '#b9a7c9', '#c9bb7a'],
} as const;
const NO_COMMAND = '#cfc8b8';

function tintOf({ units }: World, { side, command }: UnitData): string {
  if (command === undefined) return NO_COMMAND;
  const commands = [...new Set(units.flatMap(unit => (unit.side === side && unit.command ? [unit.command] : [])))];
  return TINTS[side][commands.indexOf(command) % TINTS[side].length] ?? NO_COMMAND;
}

const tacticalOf = ({ attack, defence, parenthesised }: Tactical): string => {
  const printed = attack === defence ? `${attack}` : `${attack}/${defence}`;
  return parenthesised ? `(${printed})` : printed;
};

const STARS = { army: 3, district: 3, corps: 2, division: 1 } as const satisfies Record<LeaderData['size'], number>;

const worksLevel = (works: string): UnitPicture['works'] =>
  works === 'none' ? 0 : works === 'fort' ? 3 : works.includes('build') ? 1 : 2;

function unitLabel(t: Translate, world: World, unit: number, state: Board['units'][number]): string {
  const states = [
    t('client.manpower', { manpower: state.manpower }),
    t('client.fatigue', { fatigue: state.fatigue }),
    ...statesOf(t, state),
    ...(state.works === 'none' ? [] : [t(keyFor('gcacw.works', state.works))]),
  ];
  return `${describeUnit(t, world, unit)}, ${hexLabel(world, state.hex)}: ${states.join(', ')}`;
}

/** Disorganized and the like, in words. */
export const statesOf = (t: Translate, { disorganized, exhausted, demoralized }: Board['units'][number]): string[] =>
  [
    disorganized && t('client.disorganized'),
    exhausted && t('client.exhausted'),
    demoralized > 0 && t('client.demoralized', { level: demoralized }),
  ].filter(text => text !== false);

/** A unit marches until it is at this Fatigue Level. */
const TIRED = 4;

/** How often it may still march, by its fatigue alone. */
export const marchesLeft = (t: Translate, fatigue: number): string =>
  fatigue >= TIRED ? t('client.noMarches') : t('client.marches', { count: TIRED - fatigue });

function wordsOf(t: Translate, { size, command }: UnitData, state: Board['units'][number]): UnitPicture['words'] {
  const states = statesOf(t, state);
  return {
    kind: [t(keyFor('gcacw.size', size)), ...(command === undefined ? [] : [command])].join(', '),
    marches: marchesLeft(t, state.fatigue),
    state: states.length === 0 ? undefined : states.join(', '),
    tactics: t('client.tactics'),
    guns: t('client.guns'),
  };
}

/** Force markers; what is under the enemy's is not in the board that is shown. */
function markersOf(t: Translate, world: World, board: Board, stances: Stances): ForcePicture[] {
  return board.forces.map(force => {
    return {
      kind: 'force',
      id: forceKey(forceCode(force)),
      ...{ hex: force.hex, side: force.side, number: force.id, name: `${force.id}` },
      covers: force.units.length,
      label: `${describeForce(t, world, force, force.units.length > 0)}, ${hexLabel(world, force.hex)}`,
      emphasis: stances.force(force),
    };
  });
}

/** What stays the same of a unit's picture as long as its state does. */
type UnitTexts = Pick<UnitPicture, 'tint' | 'tactical' | 'works' | 'words' | 'label'>;
type TextsOf = (unit: number, data: UnitData, state: Board['units'][number]) => UnitTexts;

const writtenOf =
  (t: Translate, world: World): TextsOf =>
  (unit, data, state) => ({
    tint: tintOf(world, data),
    tactical: tacticalOf(data.tactical),
    works: worksLevel(state.works),
    words: wordsOf(t, data, state),
    label: unitLabel(t, world, unit, state),
  });

/** Writes only about units that have changed since it was asked last. */
function rememberedTexts(write: TextsOf): TextsOf {
  const last = new Map<number, { readonly state: string; readonly texts: UnitTexts }>();
  return (unit, data, state) => {
    const now = JSON.stringify(state);
    const known = last.get(unit);
    if (known?.state === now) return known.texts;
    const texts = write(unit, data, state);
    last.set(unit, { state: now, texts });
    return texts;
  };
}

/** The pieces of one game after the other, such as that on a table: texts are written again only where something has changed. */
export function picturing(t: Translate, world: World): (board: Board, stances: Stances) => PiecePicture[] {
  const textsOf = rememberedTexts(writtenOf(t, world));
  return (board, stances) => pictured(t, world, board, stances, textsOf);
}

/** Every piece on the map, as the map draws it. */
export const piecesOf = (t: Translate, world: World, board: Board, stances: Stances = AT_REST): PiecePicture[] =>
  pictured(t, world, board, stances, writtenOf(t, world));

function pictured(t: Translate, world: World, board: Board, stances: Stances, textsOf: TextsOf): PiecePicture[] {
  const units = board.units.flatMap((state, unit): UnitPicture[] => {
    const data = world.units[unit];
    if (data === undefined || state.hex === NOWHERE) return [];
    const { hex, manpower, fatigue, disorganized, exhausted, demoralized } = state;
    return [
      {
        kind: 'unit',
        id: unitKey(unit),
        ...{ hex, manpower, fatigue, disorganized, exhausted, demoralized },
        ...{ side: data.side, name: data.name, arm: data.arm, size: data.size, artillery: data.artillery },
        ...textsOf(unit, data, state),
        emphasis: stances.unit(unit),
      },
    ];
  });
  const leaders = board.leaders.flatMap((state, leader): LeaderPicture[] => {
    const data = world.leaders[leader];
    if (data === undefined || state.hex === NOWHERE) return [];
    const { side, name, size, commandValue } = data;
    return [
      {
        kind: 'leader',
        id: leaderKey(leader),
        ...{ hex: state.hex, side, name, stars: STARS[size], value: commandValue },
        with: state.with === NOBODY ? '' : unitKey(state.with),
        label: `${describeLeader(t, world, leader)}, ${hexLabel(world, state.hex)}`,
        emphasis: stances.leader(leader),
      },
    ];
  });
  return [...units, ...leaders, ...markersOf(t, world, board, stances)];
}

/** What has become of the ground: crossings, stations, flanks. */
export const changesOf = ({ refused, crossings, stations }: Board): GroundChanges => ({
  refused: new Set(refused),
  crossings,
  damaged: new Set(stations.map(({ hex }) => hex)),
});
