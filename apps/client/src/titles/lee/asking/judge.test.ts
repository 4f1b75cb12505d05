import { ready, refusal } from '@wigwag/kernel';
import { type Game, type Lee, lee, mils, openGame, type Point } from '@wigwag/lee';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { sampleSetup } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { type MarchDraft, newMarch } from '../drafts/march.ts';
import type { Sitting, View } from '../room.ts';
import { judge } from './judge.ts';

const { union: blue, confederacy: grey, book } = sampleArmies();
const list = blue.lists[0] ?? expect.fail('no list');
const corps = list.corps[0] ?? expect.fail('no corps');
const unit = corps.divisions[0]?.units[0]?.id ?? expect.fail('no unit');

const stored = ([x, y]: readonly [number, number]) => ({ x: mils(x), y: mils(y) });

/** A unit of blue at the foot of a road that bends to the right, with a wood over the road before the bend. */
function moving(line: readonly (readonly [number, number])[], heading = 0, beside?: string): Game {
  const { game } = openGame(sampleSetup({ blue, grey, book }));
  const board = structuredClone(game.board);
  board.step = 'battle';
  board.armies = { ...board.armies, lists: { blue: list.id, grey: grey.lists[0]?.id ?? '' } };
  board.field.a = 'grey';
  const by = 'blue';
  const [road, wood] = [
    { id: 'p1', linear: 'road', line: line.map(stored), width: mils(1), by, sunken: false, bed: 'flat' },
    { id: 'p2', terrain: 'wood', surface: 'plain', by, half: false },
  ] as const;
  const ring = (
    [
      [8, 37],
      [12, 37],
      [12, 39],
      [8, 39],
    ] as const
  ).map(stored);
  board.terrain = { ...board.terrain, lines: [road], areas: [{ ...wood, ring }], laid: 2 };
  const stands = { marks: [], cohesionLost: 0, movedOn: 0, paidOn: 0, passedOn: 0, failedOn: 0 };
  const pose = { ...stored([10, 40]), heading: heading * 100 };
  const neighbour = beside && { [beside]: { ...stands, pose: { ...stored([10.2, 41.3]), heading: 0 } } };
  board.play = {
    ...board.play,
    turn: 2,
    initiative: by,
    units: { blue: { [unit]: { ...stands, pose }, ...neighbour }, grey: {} },
  };
  const stack = [
    { kind: 'sequence', by: 'table', step: 'battle' },
    { kind: 'turn', by: 'table' },
    { kind: 'activation', by, acted: false },
    { kind: 'moves', by, corps: corps.id, fought: true, done: false },
  ];
  return ready(lee, { world: game.world, board, stack, derived: undefined } as unknown as Game);
}

function judged(game: Game, march: Partial<MarchDraft>) {
  const frame = game.stack.at(-1);
  const view = { game, world: game.world, frame, eyes: 'blue' } as unknown as View;
  const whyNot: Sitting['whyNot'] = choice => refusal<Lee>(lee, game, 'blue', choice);
  return judge({ whyNot } as unknown as Sitting, view, { ...newMarch(unit), ...march });
}

const BENT = [
  [10, 48],
  [10, 36],
  [30, 36],
] as const;
const ROUND_THE_BEND: Point = { x: 13, y: 36 };

describe('a march from one place on a road to another', () => {
  test('keeps to the road by itself, and pays for nothing beside it', () => {
    const found = judged(moving(BENT), { target: ROUND_THE_BEND });
    expect(found?.refused).toBeUndefined();
    const steps = found?.choice?.do === 'move' ? found.choice.steps : [];
    expect(steps.map(step => step.onRoad)).toEqual(['p1', '', 'p1']);
    expect(found?.course).toMatchObject({ paid: false, moved: 7 });
  });

  test('goes straight and pays for the wood if the player says so', () => {
    const found = judged(moving(BENT), { target: ROUND_THE_BEND, keepsToRoads: false });
    const steps = found?.choice?.do === 'move' ? found.choice.steps : [];
    expect(steps.map(step => step.onRoad)).toEqual(['', '']);
    expect(found?.course).toMatchObject({ paid: true });
  });

  test('in support of others goes as any other: roads are for normal moves', () => {
    const found = judged(moving(BENT), { target: ROUND_THE_BEND, as: 'support' });
    const steps = found?.choice?.do === 'move' ? found.choice.steps : [];
    expect(steps.every(step => step.onRoad === '')).toBe(true);
  });

  test('leaves a road at whose corner it cannot keep to its middle', () => {
    // The corner is a step ahead, and far enough aside that the way to it would not run along the road.
    const corner = [
      [10.45, 48],
      [10.45, 39.5],
      [10.45, 30],
    ] as const;
    const found = judged(moving(corner), { target: { x: 10, y: 36 } });
    expect(found?.refused).toBeUndefined();
    const steps = found?.choice?.do === 'move' ? found.choice.steps : [];
    expect(steps.every(step => step.onRoad === '')).toBe(true);
  });
});

describe('a march that has no room to turn', () => {
  const other = corps.divisions[0]?.units[1]?.id ?? expect.fail('no second unit');
  const ASIDE: Point = { x: 6.4, y: 38 };

  test('is told which unit is in the way, and how far ahead it has room', () => {
    const found = judged(moving([], 0, other), { target: ASIDE });
    expect(found?.refused?.clause).toBe('7.3/pivot-room-after');
    expect(found?.lit).toContainEqual(expect.objectContaining({ role: 'cause', kind: 'friend', piece: other }));
    const first = found?.aheadFirst ?? expect.fail('no way out');
    const { kind: _, ...march } = first.draft;
    expect(judged(moving([], 0, other), march)?.refused).toBeUndefined();
    expect(first.draft.corners[0]?.y).toBeCloseTo(40 - first.inches, 6);
  });

  test('is told no way out where it has room anyway', () => {
    expect(judged(moving([]), { target: ASIDE })?.aheadFirst).toBeUndefined();
  });
});
