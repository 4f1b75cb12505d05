import { choices, Line, ready, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game, Gcacw } from '../game.ts';
import { derive } from '../occupancy.ts';
import { gcacw } from '../ruleset.ts';
import { Table } from '../testing/table.ts';
import { hashFromScratch, quickHash } from './quickHash.ts';

const written = ({ board, stack }: Game): string => JSON.stringify([board, stack]);
const copyOfPosition = ({ board, stack }: Game): Pick<Game, 'board' | 'stack'> => structuredClone({ board, stack });

/** The tables of a cache, without what it only remembers. */
const tables = ({ held, count, open, ground }: Game['derived']) => ({ held, count, open, ground });

/** Goes to and fro on a line, mostly forwards, and looks after every step. */
function walk(start: Game, seed: number, steps: number, look: (line: Line<Gcacw>) => void): void {
  const below = random(seed);
  const dice = rolling(below);
  const line = new Line(gcacw, start);
  for (let step = 0; step < steps; step++) {
    const listed = topFrame(line.game) === undefined ? [] : choices(gcacw, line.game);
    if (listed.length === 0 || (line.depth > 0 && below(4) === 0)) {
      for (let back = 1 + below(line.depth); back > 0; back--) line.undo();
    } else line.do(listed[below(listed.length)] as AnyChoice, dice);
    look(line);
  }
}

const starts = Array.from({ length: 12 }, (_, seed) => new Table(randomPosition(random(seed + 1))).game);

describe('a line of play', () => {
  test('takes back to exactly what was, the cache included, and leaves the game it began from alone', () => {
    starts.forEach((start, seed) => {
      const untouched = written(start);
      const seen = [untouched];
      walk(start, seed, 120, line => {
        const now = written(line.game);
        // Deeper than ever is new; else it was there before.
        if (line.depth < seen.length) expect(now).toBe(seen[line.depth]);
        seen.length = line.depth;
        seen.push(now);
        expect(tables(ready(gcacw, line.game).derived)).toEqual(tables(derive(start.world, line.game.board)));
      });
      expect(written(start)).toBe(untouched);
    });
  });

  test('does nothing where dice are missing, and says which', () => {
    const t = new Table('map\n  .   .   .\n    .   .\nU Newton 0101\nC Hill 0501').atAction('union');
    const line = new Line(gcacw, t.game);
    const before = written(line.game);
    expect(line.do({ do: 'march', unit: 0 }, () => undefined)).toMatchObject({ needsDice: { why: 'allowance' } });
    expect([written(line.game), line.depth]).toEqual([before, 0]);
    expect(() => line.undo()).toThrow('nothing-to-undo');
  });
});

describe('the hash of a position', () => {
  test('kept by events is that from scratch, forwards and back, in random games', () => {
    starts.forEach((start, seed) => {
      walk(start, seed + 50, 120, ({ game }) => {
        expect(quickHash(game)).toEqual(hashFromScratch(copyOfPosition(game)));
      });
    });
  });

  test('is the same for the same position only', () => {
    const byWords = new Map<string, string>();
    starts.forEach((start, seed) => {
      walk(start, seed + 90, 80, ({ game }) => {
        const { low, high } = quickHash(game);
        const key = `${seed} ${low} ${high}`;
        expect(byWords.get(key) ?? written(game)).toBe(written(game));
        byWords.set(key, written(game));
      });
    });
    expect(new Set(byWords.values()).size).toBe(byWords.size);
    expect(byWords.size).toBeGreaterThan(300);
  });

  test('after a change by the referee it is found anew', () => {
    const t = new Table('map\n  .   .   .\n    .   .\nU Newton 0101 6\nC Hill 0501').atAction('union');
    const before = quickHash(t.game);
    t.edit({ do: 'placeUnit', unit: 'newton', hex: '0301' });
    expect(quickHash(t.game)).not.toEqual(before);
    expect(quickHash(t.game)).toEqual(hashFromScratch(t.game));
  });
});
