import { rolling, writeRecord } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { Authority, type Entry, hostedOf, logText, readSaved } from '../index.ts';

const setup = { posts: 5 };

/** A game of so many decisions, and what was kept of it. */
function played(decisions: number, seed = 1): { readonly game: Authority<Pickets>; readonly entries: Entry[] } {
  const entries: Entry[] = [];
  const game = new Authority<Pickets>({
    hosted: hostedOf(pickets, openGame(openSetup(setup)), setup, true),
    dice: rolling(random(seed)),
    consent: 'alone',
    append: entry => entries.push(entry),
  });
  const below = random(seed + 1);
  while (game.decisions < decisions && game.decider !== undefined && game.decider !== 'table') {
    const seat = game.seat(game.decider);
    const { choices } = seat.scene();
    void seat.send({ do: 'decide', choice: choices[below(choices.length)] });
  }
  return { game, entries };
}

const read = (game: Authority<Pickets>, entries: readonly unknown[]) =>
  readSaved(logText(game.header(), entries as readonly Entry[]), () => ({ line: 1, column: 1 }));

describe('an entry that cannot have happened after those before it', () => {
  const { game, entries } = played(8);
  const n = entries.length;

  test.each([
    ['to more decisions than there are', [{ kind: 'undo', by: 'blue', to: 9 }], n],
    ['to as many as there are', [{ kind: 'undo', by: 'blue', to: n }], n],
    ['to a number that numbers nothing', [{ kind: 'undo', by: 'blue', to: Number.MAX_SAFE_INTEGER }], n],
    ['a redo of nothing', [{ kind: 'redo', by: 'blue', count: 1 }], n],
    [
      'a redo of more than was taken back',
      [
        { kind: 'undo', by: 'blue', to: n - 1 },
        { kind: 'redo', by: 'blue', count: 2 },
      ],
      n + 1,
    ],
    ['a check of another moment', [{ kind: 'check', after: n + 24, hash: '' }], n],
    [
      'an undo while dice are missing',
      [
        { kind: 'pending', by: 'blue', choice: { do: 'roll' }, dice: [[1]] },
        { kind: 'undo', by: 'blue', to: 0 },
      ],
      n + 1,
    ],
  ])('%s', (_, added, at) => {
    expect(read(game, entries)).toHaveProperty('saved');
    expect(read(game, [...entries, ...added])).toEqual({
      problem: { code: 'wrong-field', params: { field: `entries[${at}]` } },
    });
  });

  test('is what is left when a line before it is lost', () => {
    expect(game.decisions).toBe(n);
    const [last] = entries.slice(-1);
    const kept = [...entries, { kind: 'undo', by: 'blue', to: n - 1 }, last, { kind: 'undo', by: 'blue', to: n - 1 }];
    expect(read(game, kept)).toHaveProperty('saved');
    for (let lost = 0; lost < n; lost++) {
      expect(read(game, kept.toSpliced(lost, 1)), `${lost}`).toHaveProperty('problem');
    }
  });
});

test('a log is read whatever an editor does to its beginning and its line ends; a fault is where it stands', () => {
  const { game, entries } = played(4);
  const text = logText(game.header(), entries);
  const place = () => ({ line: 1, column: 7 });
  const saved = readSaved(text, place);
  expect(saved).toHaveProperty('saved');
  for (const edited of [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\n\n')]) {
    expect(readSaved(edited, place)).toEqual(saved);
  }
  expect(readSaved(`${text.replaceAll('\n', '\n\n')}{`, place)).toEqual({
    problem: { code: 'not-json', params: { line: 2 * (1 + entries.length) + 1, column: 7 } },
  });
});

test('what is nested too deep to be walked through is refused where it stands', () => {
  const { game, entries } = played(4);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const text = logText(game.header(), entries);
  const place = () => ({ line: 1, column: 1 });
  const wrong = (field: string) => ({ problem: { code: 'wrong-field', params: { field } } });
  expect(readSaved(text.replace('{"posts":5}', `{"posts":5,"more":${deep}}`), place)).toEqual(wrong('setup'));
  expect(readSaved(text.replace('{"do":"deal"}', `{"do":"deal","more":${deep}}`), place)).toEqual(wrong('entries[0]'));
  const record = writeRecord(game.record());
  expect(readSaved(record, place)).toHaveProperty('saved');
  expect(readSaved(record.replace('{"posts":5}', `{"posts":5,"more":${deep}}`), place)).toEqual(wrong('setup'));
  expect(readSaved(record.replace('{"do":"deal"}', `{"do":"deal","more":${deep}}`), place)).toEqual(
    wrong('decisions[0]'),
  );
});

test('two hundred thousand decisions that were taken back and made again are read', () => {
  const { game } = played(1);
  const many: Entry[] = Array.from({ length: 200_000 }, () => ({
    kind: 'decision',
    by: 'blue',
    choice: { do: 'pass' },
    dice: [],
  }));
  const taken: Entry[] = [...many, { kind: 'undo', by: 'blue', to: 0 }, { kind: 'redo', by: 'blue', count: 150_000 }];
  expect(read(game, taken)).toMatchObject({ saved: { decisions: { length: 150_000 } } });
});
