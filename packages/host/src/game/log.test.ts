import { rolling, writeRecord } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { Authority, type Entry, hostedOf, type Intent, LogLines, logText, readSaved } from '../index.ts';

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

/** In the first format, which has no chain to compute. */
test('two hundred thousand decisions that were taken back and made again are read', () => {
  const { game } = played(1);
  const many: Entry[] = Array.from({ length: 200_000 }, () => ({
    kind: 'decision',
    by: 'blue',
    choice: { do: 'pass' },
    dice: [],
  }));
  const taken: Entry[] = [...many, { kind: 'undo', by: 'blue', to: 0 }, { kind: 'redo', by: 'blue', count: 150_000 }];
  const lines = [{ format: 'wigwag-log 1', ...game.header() }, ...taken].map(line => JSON.stringify(line));
  expect(readSaved(lines.join('\n'), () => ({ line: 1, column: 1 }))).toMatchObject({
    saved: { decisions: { length: 150_000 }, undone: { length: 50_000 } },
  });
});

test('a game written down as a whole keeps what was taken back, so that a second reload can make it again too', () => {
  const { game } = played(8);
  const wish = (id: string, intent: Intent) => game.handle('blue', { id, seen: game.stream('blue').n, intent });
  for (const id of ['1', '2', '3']) expect(wish(id, { do: 'undo' })).toHaveProperty('done');
  const found = read(game, [...game.entries()]);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  expect(found.saved.decisions.length).toBe(game.decisions);
  expect(game.decisions + (found.saved.undone?.length ?? 0)).toBe(8);
  const again = new Authority<Pickets>({ hosted: game.hosted, consent: 'alone', seed: 'x' }, found.saved);
  expect(again.entries()).toEqual(game.entries());
});

describe('a field that a log does not have', () => {
  const { game, entries } = played(8);
  const text = logText(game.header(), entries);
  const place = () => ({ line: 1, column: 1 });
  const begun = (extra: string) => text.replace('{"format":"wigwag-log 2"', `{"format":"wigwag-log 2",${extra}`);

  test.each([
    '"pending":null',
    '"pending":{"by":"blue","choice":{"do":"pass"},"dice":[[1]]}',
    '"change":5',
    '"hash":"0"',
    '"undone":7',
    '"signature":{"key":"a","value":"b"},"ending":{"decisions":8,"chain":"0"}',
  ])('in the header is not a part of the game: %s', extra => {
    expect(readSaved(begun(extra), place)).toEqual(readSaved(text, place));
  });

  test('on a line is a change, and as deep as nothing can walk through it is refused where it stands', () => {
    const added = (extra: string) => text.replace('{"kind":"decision"', `{"more":${extra},"kind":"decision"`);
    expect(readSaved(added('1'), place)).toMatchObject({ saved: { change: { sound: 0, code: 'changed' } } });
    expect(readSaved(added(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), place)).toEqual({
      problem: { code: 'wrong-field', params: { field: 'entries[0]' } },
    });
  });

  test('the first format had no seed: what stands there is none', () => {
    const first = text.replace('"wigwag-log 2"', '"wigwag-log 1"').replace('"seed":""', '"seed":5');
    expect(readSaved(first, place)).toMatchObject({ saved: { isChained: false, decisions: { length: 8 } } });
    expect(readSaved(first, place)).not.toHaveProperty('saved.seed');
  });
});

test('a seed that no record could keep is refused when the game begins, not when it is opened again', () => {
  const hosted = hostedOf(pickets, openGame(openSetup(setup)), setup, true);
  for (const seed of ['a\nb', 'x'.repeat(65), 'ł']) {
    expect(() => new Authority<Pickets>({ hosted, seed, consent: 'alone' })).toThrow(/^not-a-(seed|line)/);
  }
});

test('a log goes on from where it is sound, whether it was changed after that or not', () => {
  const { game, entries } = played(8);
  const place = () => ({ line: 1, column: 1 });
  const lines = logText(game.header(), entries).split('\n');
  const next: Entry = { kind: 'undo', by: 'blue', to: 0 };
  for (const sound of [1, 5, 8]) {
    const changed = lines.with(sound + 1, (lines[sound + 1] ?? '').replace('"by":"', '"by":"x')).join('\n');
    const read = readSaved(changed, place);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    expect(read.saved.change).toEqual(sound === 8 ? undefined : { sound, code: 'changed' });
    const goesOn = `${lines.slice(0, sound + 1).join('\n')}\n${new LogLines(read.saved.tip ?? '').line(next)}`;
    const again = readSaved(goesOn, place);
    expect(again).toMatchObject({ saved: { decisions: [], undone: { length: sound } } });
    expect(again).not.toHaveProperty('saved.change');
  }
});
