import { ready, refusal } from '@wigwag/kernel';
import {
  type Army,
  effectOf,
  type Game,
  type GroundSketch,
  groundOf,
  judgeForced,
  judgeMove,
  lee,
  type Mover,
  type MoveStep,
  type Side,
  setUp,
  type TerrainType,
  type Unit,
  type UnitType,
  type World,
} from '@wigwag/lee';
import { worldOf } from '@wigwag/lee/testing';
import type { BaseHere, Spot } from '../judge/table.ts';
import type { MoveCase } from './moveCase.ts';

const mils = (length: number): number => Math.round(length * 1000);
const hundredths = (degrees: number): number => Math.round(degrees * 100);
const stored = ({ x, y }: Spot) => ({ x: mils(x), y: mils(y) });
const NAME = { en: '', pl: '' };
const TURN = 3;

interface Brought {
  readonly id: string;
  readonly movement: number;
  readonly width: number;
  readonly depth: number;
}

/** An army of exactly these units, all in one corps. */
function armyOf(brought: readonly Brought[], list: string): Partial<Army> {
  const unitTypes = brought.map(
    ({ id, movement, width, depth }): UnitType => ({
      id,
      name: NAME,
      arm: 'infantry',
      movement,
      base: { width, depth },
    }),
  );
  const units = brought.map(({ id }): Unit => ({ id, name: NAME, type: id, upgrades: [] }));
  const division = { id: 'd', name: NAME, units };
  const corps = { id: 'i', name: NAME, arm: 'infantry' as const, isCorps: true, divisions: [division], artillery: [] };
  return {
    unitTypes,
    lists: [{ id: list, name: NAME, year: 1862, value: 0, corps: [corps], reserve: [], works: 0 }],
  };
}

/** Whose place was left, so that it can be taken. */
const GONE: Brought = { id: 'gone', movement: 9, width: 2.4, depth: 1.2 };

const asBrought = ({ id, width, depth }: BaseHere): Brought => ({ id, width, depth, movement: 9 });

function placed({ at, heading }: { at: Spot; heading: number }, marks: readonly string[], turns = {}) {
  const pose = { ...stored(at), heading: hundredths(heading) };
  return { pose, marks, cohesionLost: 0, movedOn: 0, paidOn: 0, passedOn: 0, failedOn: 0, ...turns };
}

function terrainOf({ field }: MoveCase) {
  const areas = field.areas.map(area => ({ ...area, ring: area.ring.map(stored) }));
  const lines = field.lines.map(({ embanked, ...line }) => ({
    ...line,
    line: line.line.map(stored),
    width: mils(line.width),
    bed: embanked ? 'embanked' : 'flat',
  }));
  const barriers = field.barriers.map(each => ({
    ...each,
    barrier: 'fence',
    line: each.line.map(stored),
    by: 'blue',
  }));
  const bridges = field.bridges.map(({ at, heading, length, width, ...others }) => ({
    ...others,
    at: stored(at),
    heading: hundredths(heading),
    length: mils(length),
    width: mils(width),
    origin: 'placed',
    by: 'blue',
  }));
  return { areas, lines, barriers, bridges };
}

/** The position in which the attempt is made: a battle in its third turn. */
function battleOf(made: MoveCase): Game {
  const { field, mover } = made;
  const brought: Brought = { id: 'mover', movement: mover.movement, width: mover.width, depth: mover.depth };
  const world: World = worldOf({
    table: { width: field.width, height: field.height },
    armies: {
      blue: armyOf([brought, ...field.friends.map(asBrought)], 'potomac'),
      grey: armyOf([GONE, ...field.enemies.map(asBrought)], 'valley'),
    },
  });
  const board = setUp(world);
  board.step = 'battle';
  board.armies = { ...board.armies, lists: { blue: 'potomac', grey: 'valley' } };
  board.field.a = 'grey';
  board.terrain = { ...board.terrain, ...(terrainOf(made) as Partial<Game['board']['terrain']>) };
  const marks = [...mover.marks, ...(mover.immobile ? ['immobile'] : [])];
  const turns = mover.hasPaid ? { paidOn: TURN, movedOn: TURN } : {};
  const units = {
    blue: {
      mover: placed(mover, marks, turns),
      ...Object.fromEntries(field.friends.map(base => [base.id, placed(base, [])])),
    },
    grey: Object.fromEntries(field.enemies.map(base => [base.id, placed(base, base.pinned ? ['pinned'] : [])])),
  } as Game['board']['play']['units'];
  const vacated =
    made.attempt.do === 'occupy' ? [{ side: 'grey' as Side, unit: 'gone', pose: placed(made.attempt, []).pose }] : [];
  board.play = { ...board.play, turn: TURN, initiative: 'blue', units, vacated };
  const stack: Game['stack'] = [
    { kind: 'sequence', by: 'table', step: 'battle' },
    { kind: 'turn', by: 'table' },
    { kind: 'activation', by: 'blue', acted: false },
    { kind: 'moves', by: 'blue', corps: 'i', fought: true, done: false },
  ];
  return ready(lee, { world, board, stack, derived: undefined });
}

function choiceOf({ mover, attempt }: MoveCase) {
  if (attempt.do === 'occupy') return { do: 'occupy', unit: 'mover', pose: placed(attempt, []).pose, entitled: true };
  if (attempt.do === 'force') {
    const { cause, heading, distance } = attempt;
    const force = { do: 'force', side: 'blue', unit: 'mover', cause, towards: '', extra: 0 };
    return { ...force, heading: hundredths(heading), distance: mils(distance) };
  }
  const steps = attempt.steps.map(({ turn, ahead, ...step }) => ({
    ...step,
    turn: hundredths(turn),
    ahead: mils(ahead),
  }));
  const { march, added, hasPaid } = mover;
  return { do: 'move', unit: 'mover', kind: attempt.kind, march, modifier: mils(added), again: hasPaid, steps };
}

/** 'legal', or the clause by which the guards forbid it. */
export function guardsOnMove(made: MoveCase): string {
  const choice = choiceOf(made) as Parameters<typeof refusal<import('@wigwag/lee').Lee>>[3];
  return refusal(lee, battleOf(made), 'blue', choice)?.clause ?? 'legal';
}

const poseOf = ({ at, heading }: { at: Spot; heading: number }) => ({ at, heading });
const sizeOf = ({ width, depth }: { width: number; depth: number }) => ({ width, depth });

function sketchOf({ field }: MoveCase): GroundSketch {
  const { width, height, friends, enemies } = field;
  const effect = (type: TerrainType) => effectOf(type);
  return {
    table: { width, height },
    areas: field.areas.map(({ id, ring, terrain, surface }) => ({
      id,
      ring,
      ...effect(surface === 'plain' ? terrain : surface),
    })),
    bands: field.lines.flatMap(({ id, line, width: wide, linear, embanked }) =>
      linear === 'road' ? [] : [{ id, line, width: wide, ...effect(embanked ? 'embankment' : linear) }],
    ),
    roads: field.lines.flatMap(({ id, line, width: wide, linear }) =>
      linear === 'road' || linear === 'railway' ? [{ id, line, width: wide, isRailway: linear === 'railway' }] : [],
    ),
    barriers: field.barriers.map(({ id, line }) => ({ id, line, ...effect('fence') })),
    bridges: field.bridges,
    friends: friends.map(base => ({ id: base.id, pose: poseOf(base), size: sizeOf(base) })),
    enemies: enemies.map(base => ({ id: base.id, pose: poseOf(base), size: sizeOf(base), pinned: base.pinned })),
  };
}

function moverOf({ mover }: MoveCase): Mover {
  const { movement, immobile, march, added, hasPaid } = mover;
  const modifiers = added === 0 ? [] : [{ origin: 'card' as const, inches: added }];
  const paidOn = hasPaid ? { paidOn: TURN } : {};
  const unit = { id: 'mover', pose: poseOf(mover), size: sizeOf(mover), movement, immobile, march, modifiers };
  return { ...unit, turn: TURN, ...paidOn };
}

/** The same by the pure function, without the position around it; undefined where there is none. */
export function pureOnMove(made: MoveCase): string | undefined {
  const { attempt } = made;
  if (attempt.do === 'occupy') return undefined;
  const ground = groundOf(sketchOf(made));
  if (attempt.do === 'force') {
    const order = { cause: attempt.cause as 'push-back', heading: attempt.heading, distance: attempt.distance };
    const judged = judgeForced(ground, moverOf(made), order);
    return judged.legal ? 'legal' : judged.clause;
  }
  const steps = attempt.steps.map(({ do: what, turn, ahead, onRoad }): MoveStep => {
    if (what !== 'forward') return { do: what, turn };
    return onRoad === '' ? { do: what, inches: ahead } : { do: what, inches: ahead, onRoad };
  });
  const judged = judgeMove(ground, moverOf(made), steps, attempt.kind);
  return judged.legal ? 'legal' : judged.clause;
}

/** How far the engine lets a forced move come. */
export function engineReach(made: MoveCase): number {
  const { attempt } = made;
  if (attempt.do !== 'force') return 0;
  const order = { cause: attempt.cause as 'push-back', heading: attempt.heading };
  return judgeForced(groundOf(sketchOf(made)), moverOf(made), order).moved;
}
