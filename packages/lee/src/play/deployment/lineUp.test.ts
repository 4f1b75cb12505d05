import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import type { Game } from '../../game.ts';
import {
  at,
  battle,
  fence,
  line,
  listed,
  numbers,
  outline,
  played,
  type Sketch,
  verdict,
  way,
  wood,
} from '../battle.fixture.ts';
import { rosterOf } from '../roster.ts';
import { lineUp, placeFor } from './lineUp.ts';

/** Blue is player B; the marker of corps i is in the middle of the table, where there is room on every side. */
const deploying = (sketch: Sketch = {}, by: 'blue' | 'grey' = 'blue'): Game =>
  battle(
    {
      play: { turn: 0, initiative: '' },
      ...sketch,
      change: board => {
        board.step = 'deployment';
        board.patrols.assigned.blue = [{ corps: 'i', marker: 'm' }];
        board.patrols.placed = [{ marker: 'm', side: 'blue', at: { x: 36_000, y: 24_000 }, byTactic: false }];
        sketch.change?.(board);
      },
    },
    { kind: 'deployment', by, done: false },
  );

const within = (inches: number) => ({
  world: { book: { ...DEFAULT_BOOK, play: { ...DEFAULT_BOOK.play, deployWithin: house(inches) } } },
});

const placesOf = (game: Game, side: 'blue' | 'grey' = 'blue') =>
  lineUp(game, side, 'i').map(({ pose }) => [pose.x / 1000, pose.y / 1000, pose.heading / 100]);

/** Impassable ground all around a hole. */
const around = (left: number, top: number, right: number, bottom: number) => ({
  areas: [
    [0, 0, 72, top],
    [0, bottom, 72, 48],
    [0, top, left, bottom],
    [right, top, 72, bottom],
  ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0], i) =>
    wood(outline(x0, y0, x1, y1), { id: `p${i}`, surface: 'impassable' as const }),
  ),
});

describe('the line-up', () => {
  test('begins at the marker and goes outwards, to the right and to the left, facing the enemy’s edge', () => {
    expect(placesOf(deploying())).toEqual([
      [36, 23.4, 0],
      [38.8, 23.4, 0],
      [33.2, 23.4, 0],
      [41.6, 23.4, 0],
      [30.4, 23.4, 0],
    ]);
  });

  test('keeps off water, ways and fences where there is room, and takes them where there is none', () => {
    const stream = line('stream', way([0, 23.4], [72, 23.4]));
    const lines = { terrain: { lines: [stream] } };
    expect(placesOf(deploying(lines))).toEqual([
      [36, 25.6, 0],
      [38.8, 25.6, 0],
      [33.2, 25.6, 0],
      [41.6, 25.6, 0],
      [30.4, 25.6, 0],
    ]);
    const road = { terrain: { lines: [line('road', way([36, 0], [36, 48]))] } };
    expect(placesOf(deploying(road)).map(([x]) => x)).not.toContain(36);
    const fenced = { terrain: { barriers: [fence(way([35, 24], [37, 24]))] } };
    expect(placesOf(deploying(fenced)).slice(0, 2)).toEqual([
      [38.8, 23.4, 0],
      [33.2, 23.4, 0],
    ]);
    const narrow = { ...around(34.7, 22, 37.3, 25), lines: [stream] };
    expect(placesOf(deploying({ terrain: narrow }))[0]).toEqual([36, 23.4, 0]);
  });

  test('then behind the first line, then before it', () => {
    const columns = deploying({ terrain: around(34.7, 0, 37.3, 48) });
    expect(placesOf(columns)).toEqual([
      [36, 23.4, 0],
      [36, 25.6, 0],
      [36, 27.8, 0],
      [36, 30, 0],
      [36, 32.2, 0],
    ]);
    const before = deploying({ terrain: around(34.7, 0, 37.3, 25) });
    expect(placesOf(before)).toEqual([
      [36, 23.4, 0],
      [36, 21.2, 0],
      [36, 19, 0],
      [36, 16.8, 0],
      [36, 14.6, 0],
    ]);
  });

  test('sideways where there is no room to face the enemy', () => {
    const lane = deploying({ terrain: around(35.2, 10, 36.8, 38) });
    const sideways = placesOf(lane);
    expect(sideways.length).toBeGreaterThan(2);
    expect(sideways.every(([x, , heading]) => x === 36.6 && heading === 90)).toBe(true);
  });

  test('the other player faces the other way', () => {
    const grey = lineUp(deploying({}, 'grey'), 'grey', 'first');
    expect(grey.map(({ pose }) => pose.heading)).toEqual(grey.map(() => 18_000));
    expect(grey).toHaveLength(5);
  });

  test('stays within reach of the marker, however wide that is', () => {
    expect(placesOf(deploying(within(3.1)))).toEqual([
      [36, 23.4, 0],
      [36, 25.6, 0],
      [36, 21.2, 0],
      [34.4, 24, 90],
      [38.8, 24, 90],
    ]);
    expect(placesOf(deploying(within(1)))).toEqual([]);
    expect(placesOf(deploying(within(1000)))).toHaveLength(5);
  });

  test('goes around whoever stands already, and is legal for each', () => {
    const game = deploying({ blue: { 'ii-1-a': at(36, 23), 'i-1-b': at(41, 23) } });
    const proposed = lineUp(game, 'blue', 'i');
    expect(proposed.map(({ unit }) => unit)).toEqual(['i-1-a', 'i-2-a', 'i-2-b', 'i-guns']);
    for (const { unit, pose } of proposed) expect(verdict(game, { do: 'deployUnit', unit, pose })).toBe('legal');
    expect(proposed[0]?.pose).toEqual(at(33.2, 23.4).pose);
  });

  test('whoever has a place of another size looks for himself', () => {
    const types = deploying().world.armies.blue.unitTypes.map(type =>
      type.id === 'battery' ? { ...type, base: { width: 1, depth: 1 } } : type,
    );
    const game = deploying({ world: { armies: { blue: { unitTypes: types } } }, terrain: around(34.7, 22, 37.3, 25) });
    expect(lineUp(game, 'blue', 'i').map(({ unit }) => unit)).toEqual(['i-1-a', 'i-guns']);
  });
});

describe('a place for one', () => {
  const first = (game: Game, side: 'blue' | 'grey', id: string) => {
    const unit = rosterOf(game, side).get(id);
    if (unit === undefined) throw new Error(id);
    return placeFor(game, side, unit);
  };

  test('is the first of the line-up, for each side its own', () => {
    const game = deploying();
    expect(first(game, 'blue', 'i-1-a')).toEqual({ unit: 'i-1-a', pose: at(36, 23.4).pose });
    expect(first(game, 'blue', 'i-1-b')).toEqual({ unit: 'i-1-b', pose: at(36, 23.4).pose });
    expect(first(game, 'blue', 'ii-1-a')?.pose).not.toEqual(at(36, 23.4).pose);
    expect(first(game, 'grey', 'first-1-a')?.pose.heading).toBe(18_000);
  });

  test('is looked for anew where terrain, markers or the book are others and the same units stand', () => {
    const game = deploying();
    const before = first(game, 'blue', 'i-1-a')?.pose;
    const rocks = { ...game.board.terrain, areas: [wood(outline(35, 22, 37, 26), { surface: 'impassable' })] };
    expect(first({ ...game, board: { ...game.board, terrain: rocks } }, 'blue', 'i-1-a')?.pose).not.toEqual(before);
    const placed = [{ marker: 'm', side: 'blue', at: { x: 20_000, y: 24_000 }, byTactic: false }] as const;
    const patrols = { ...game.board.patrols, placed: [...placed] };
    expect(first({ ...game, board: { ...game.board, patrols } }, 'blue', 'i-1-a')?.pose).toEqual(at(20, 23.4).pose);
    const book = { ...DEFAULT_BOOK, play: { ...DEFAULT_BOOK.play, deployWithin: house(1) } };
    expect(first({ ...game, world: { ...game.world, book } }, 'blue', 'i-1-a')).toBeUndefined();
    expect(first(game, 'blue', 'i-1-a')?.pose).toEqual(before);
  });

  test('is offered to everybody for whom there is one, and to nobody else', () => {
    const game = deploying({ terrain: around(34.7, 22, 37.3, 25) });
    expect(listed(game).flatMap(choice => (choice.do === 'deployUnit' ? [choice.unit] : []))).toEqual([
      'i-1-a',
      'i-1-b',
      'i-2-a',
      'i-2-b',
      'i-guns',
      'reserve-guns',
      'siege-guns',
    ]);
    const offered = listed(game).filter(choice => choice.do === 'deployUnit');
    expect(offered.every(choice => verdict(game, choice) === 'legal')).toBe(true);
  });

  test('whoever has none is told when the side is done', () => {
    const game = deploying({ terrain: around(34.7, 22, 37.3, 25) });
    expect(verdict(game, { do: 'deployed' })).toBe('house/deploy-all');
    expect(numbers(game, { do: 'deployed' })).toEqual({ count: rosterOf(game, 'blue').size });
    const full = deploying({ terrain: around(34.7, 22, 37.3, 25), blue: { 'i-1-a': at(36, 23.4) } });
    const { events, game: next } = played(full, { do: 'deployed' });
    const left = [...rosterOf(full, 'blue').keys()].filter(unit => unit !== 'i-1-a');
    expect(events).toEqual([{ type: 'deploymentEnded', side: 'blue', left }]);
    expect(next.stack.at(-1)).toMatchObject({ kind: 'deployment', by: 'grey', done: false });
  });

  test('a refusal says within what distance of the marker', () => {
    expect(numbers(deploying(), { do: 'deployUnit', unit: 'i-1-a', pose: at(60, 40).pose })).toEqual({
      within: 12,
      out: 18.6,
    });
  });
});
