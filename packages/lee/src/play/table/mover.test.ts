import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import { general } from '../../testing/parts.fixture.ts';
import {
  at,
  bridgeAt,
  fence,
  line,
  moveOf,
  moving,
  outline,
  type Sketch,
  UNIT,
  verdict,
  way,
  wood,
} from '../battle.fixture.ts';
import { groundFor, onTable, standingUnit } from './ground.ts';
import { judge, numbersOf } from './judge.ts';
import { moverOf } from './mover.ts';
import { forwardStep } from './told.ts';

const game = (sketch: Sketch = {}) => moving({ blue: { [UNIT]: at(24, 30) }, ...sketch });

describe('a unit that is to move', () => {
  test('has the pose, base and range of its kind, and what the turn knows of it', () => {
    const mover = moverOf(game({ blue: { [UNIT]: at(24, 30, 45, [], { paidOn: 2 }) } }), 'blue', UNIT);
    expect(mover).toEqual({
      id: UNIT,
      pose: { at: { x: 24, y: 30 }, heading: 45 },
      size: { width: 2.4, depth: 1.2 },
      movement: 9,
      immobile: false,
      march: false,
      modifiers: [],
      turn: 3,
      paidOn: 2,
    });
    expect(moverOf(game(), 'blue', UNIT, { march: true, modifier: 1500 })).toMatchObject({
      march: true,
      modifiers: [{ origin: 'card', inches: 1.5 }],
    });
  });

  test('is none that does not stand, is destroyed or is the other’s', () => {
    expect(moverOf(game(), 'blue', 'i-1-b')).toBeUndefined();
    expect(moverOf(game(), 'grey', UNIT)).toBeUndefined();
    expect(moverOf(game({ blue: { [UNIT]: at(24, 30, 0, ['destroyed']) } }), 'blue', UNIT)).toBeUndefined();
    expect(moverOf(game({ blue: { ghost: at(24, 30) } }), 'blue', 'ghost')).toBeUndefined();
  });

  test('one that is marked immobile does not move at all', () => {
    const stuck = game({ blue: { [UNIT]: at(24, 30, 0, ['immobile']) } });
    expect(moverOf(stuck, 'blue', UNIT)?.immobile).toBe(true);
    expect(verdict(stuck, moveOf([forwardStep(1)]))).toBe('7.1/min-range-3');
  });

  test('gains what its general, its corps’s and the commander-in-chief add, each once', () => {
    const generals = [
      { ...general('brave', 'division'), movement: 1 },
      { ...general('quick', 'corps'), movement: 2 },
      { ...general('chief', 'army'), movement: 3 },
      general('plain', 'division'),
    ];
    const led = (...commanders: readonly (readonly [string, string])[]) =>
      moverOf(
        game({
          world: { armies: { blue: { generals } } },
          change: board => {
            board.generals.commanders.blue = commanders.map(([id, formation]) => ({
              general: id,
              level: 'division',
              formation,
              first: true,
            }));
          },
        }),
        'blue',
        UNIT,
      )?.modifiers.map(({ origin, inches }) => `${origin} ${inches}`);
    expect(led(['brave', 'i-1'])).toEqual(['trait 1']);
    expect(led(['brave', 'i-1'], ['quick', 'i'], ['chief', 'army'])).toEqual(['trait 1', 'trait 2', 'trait 3']);
    expect(led(['brave', 'i-2'], ['quick', 'ii'])).toEqual([]);
    expect(led(['plain', 'i-1'], ['quick', 'i'])).toEqual(['trait 2']);
    expect(led(['nobody', 'i-1'], ['quick', 'i'])).toEqual(['trait 2']);
  });
});

describe('the table as a unit meets it', () => {
  test('only what slows or blocks is in the way', () => {
    const on = (effects: Partial<typeof DEFAULT_BOOK.effects>) =>
      groundFor(
        game({
          world: { book: { ...DEFAULT_BOOK, effects: { ...DEFAULT_BOOK.effects, ...effects } } },
          terrain: {
            areas: [wood(outline(10, 10, 14, 14))],
            barriers: [fence(way([20, 20], [26, 20]))],
            lines: [line('stream', way([0, 5], [72, 5]), 0.5)],
          },
        }),
        'blue',
      );
    const none = { slows: false, blocks: false, impassable: false, source: 'owner' } as const;
    expect(on({}).hedges).toMatchObject([
      {
        id: 'fence',
        slows: true,
        line: [
          { x: 20, y: 20 },
          { x: 26, y: 20 },
        ],
      },
    ]);
    expect(on({}).patches.map(({ id }) => id)).toEqual(['p1', 'stream']);
    expect(on({ fence: none }).hedges).toEqual([]);
    expect(on({ wood: none }).patches.map(({ id }) => id)).toEqual(['stream']);
    expect(on({ stream: none }).patches.map(({ id }) => id)).toEqual(['p1']);
    expect(on({ stream: { ...none, blocks: true } }).patches[1]).toMatchObject({ id: 'stream', blocks: true });
    expect(on({ wood: { ...none, impassable: true } }).patches[0]).toMatchObject({ id: 'p1', blocks: true });
  });

  test('bridges in inches and degrees, over what they cross', () => {
    const bridge = { ...bridgeAt(24, 16), heading: 4500 };
    expect(groundFor(game({ terrain: { bridges: [bridge] } }), 'blue').bridges).toEqual([
      { id: 'bridge', at: { x: 24, y: 16 }, over: 'river', heading: 45, length: 2, width: 1 },
    ]);
  });

  test('a field is difficult terrain, rocks are impassable whatever grows on them', () => {
    const surface = (of: 'field' | 'impassable' | 'plain') =>
      groundFor(game({ terrain: { areas: [wood(outline(10, 10, 14, 14), { terrain: 'hill', surface: of })] } }), 'blue')
        .patches[0];
    expect(surface('field')).toMatchObject({ slows: true, blocks: false });
    expect(surface('impassable')).toMatchObject({ blocks: true, impassable: true });
    expect(surface('plain')).toBeUndefined();
  });

  test('who stands: all but the destroyed and those whom no list knows; pinned ones, and zones of their own', () => {
    const grey = {
      'first-1-a': at(24, 20, 180, ['pinned']),
      'first-1-b': at(30, 20, 180),
      'first-2-a': at(36, 20, 180, ['destroyed']),
      ghost: at(50, 20, 180),
    };
    const table = onTable(game({ grey })).grey;
    expect(table.map(({ id, pinned }) => [id, pinned])).toEqual([
      ['first-1-a', true],
      ['first-1-b', false],
    ]);
    expect(table.every(base => !('zone' in base))).toBe(true);
    const zone = { shape: 'all-round', depth: 2 } as const;
    const types = game().world.armies.grey.unitTypes.map(type => ({ ...type, zone }));
    const zoned = game({ grey, world: { armies: { grey: { unitTypes: types } } } });
    expect(onTable(zoned).grey.map(base => base.zone)).toEqual([zone, zone]);
    expect(standingUnit(zoned, 'grey', 'first-1-b')?.id).toBe('first-1-b');
    expect(standingUnit(zoned, 'blue', 'first-1-b')).toBeUndefined();
  });

  test('another book makes other ground of the same terrain and the same units', () => {
    const now = game({ terrain: { areas: [wood(outline(10, 10, 14, 14))] } });
    expect(groundFor(now, 'blue').patches).toHaveLength(1);
    const none = { slows: false, blocks: false, impassable: false, source: 'owner' } as const;
    const world = { ...now.world, book: { ...DEFAULT_BOOK, effects: { ...DEFAULT_BOOK.effects, wood: none } } };
    expect(groundFor({ ...now, world }, 'blue').patches).toEqual([]);
    const wide = now.world.armies.blue.unitTypes.map(type => ({ ...type, base: { width: 5, depth: 1 } }));
    const other = {
      ...now.world,
      armies: { ...now.world.armies, blue: { ...now.world.armies.blue, unitTypes: wide } },
    };
    expect(onTable(now).blue[0]?.size.width).toBe(2.4);
    expect(onTable({ ...now, world: other }).blue[0]?.size.width).toBe(5);
  });
});

describe('what the screen is told', () => {
  test('only while a corps moves, and of moves, forced moves and places', () => {
    const now = game({ grey: { 'first-1-a': at(24, 20, 180) } });
    const occupy = { do: 'occupy', unit: UNIT, pose: at(40, 40).pose, entitled: true } as const;
    expect(judge(now, occupy)).toMatchObject({
      legal: true,
      path: [
        { x: 24, y: 30 },
        { x: 40, y: 40 },
      ],
      poses: [{ at: { x: 24, y: 30 } }, { at: { x: 40, y: 40 } }],
      swept: [],
      contacts: [],
      paid: false,
      limit: 0,
      moved: 0,
      remaining: 0,
      end: { at: { x: 40, y: 40 }, heading: 0 },
    });
    const crowded = judge(now, { ...occupy, pose: at(24, 20, 180).pose });
    expect(crowded).toMatchObject({ legal: false, clause: '7.4/occupy-closer', end: { at: { x: 24, y: 30 } } });
    expect(crowded?.path).toEqual([
      { x: 24, y: 30 },
      { x: 24, y: 30 },
    ]);
    const forced = { side: 'blue', unit: UNIT, towards: '', heading: 0, extra: 0 } as const;
    expect(judge(now, { do: 'force', cause: 'push-back', distance: 4000, ...forced })).toMatchObject({
      legal: true,
      moved: 4,
    });
    expect(judge(now, { do: 'force', cause: 'pursuit', distance: 4000, ...forced })).toBeUndefined();
    expect(judge(now, { do: 'combatDone' })).toBeUndefined();
    expect(judge({ ...now, stack: now.stack.slice(0, -1) }, moveOf([forwardStep(1)]))).toBeUndefined();
    expect(judge({ ...now, stack: [] }, moveOf([forwardStep(1)]))).toBeUndefined();
    expect(judge(now, moveOf([forwardStep(1)], { unit: 'nobody' }))).toBeUndefined();
    expect(judge(now, { ...occupy, unit: 'nobody' })).toBeUndefined();
  });

  test('the numbers of a refusal, to hundredths of an inch, and none of what is legal', () => {
    const now = game();
    expect(numbersOf(judge(now, moveOf([forwardStep(9.456)])))).toEqual({ limit: 9, total: 9.46 });
    expect(numbersOf(judge(now, moveOf([forwardStep(3)])))).toEqual({});
    expect(numbersOf(undefined)).toEqual({});
    const odd = { ...DEFAULT_BOOK, play: { ...DEFAULT_BOOK.play, commandDice: house(0) } };
    expect(numbersOf(judge(game({ world: { book: odd } }), moveOf([forwardStep(-1)])))).toEqual({});
  });
});
