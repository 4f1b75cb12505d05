import { readFileSync } from 'node:fs';
import { Authority, type Hosted, logText, readSaved } from '@wigwag/host';
import { replay, type SavedGame, type Vocabulary, writeRecord } from '@wigwag/kernel';
import { gcacwTitle, openSetup, picketsTitle, type Title } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { POSITIONS } from '../support/contents.ts';
import { ROOT } from '../support/sources.ts';

const place = () => ({ line: 1, column: 1 });

function read(text: string): SavedGame {
  const found = readSaved(text, place);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found.saved;
}

const old = (file: string): SavedGame => read(readFileSync(`${ROOT}tests/dice/old/${file}`, 'utf8'));

function hostedOf<T extends Vocabulary>(title: Title<T>, { setup }: SavedGame): Hosted<T> {
  const opened = openSetup(title, setup, POSITIONS);
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  return opened.hosted;
}

/** Written by the program before there were chains: they open, and are marked. */
describe.each(['pickets-record-1.json', 'pickets-log-1.jsonl'])('%s', file => {
  const saved = old(file);

  test('opens without a seed, and nobody vouches for it', () => {
    expect(saved).toMatchObject({ ruleset: 'pickets', isChained: false });
    expect(saved.seed).toBeUndefined();
    expect(saved.change).toBeUndefined();
    const { ruleset, opening } = hostedOf(picketsTitle, saved);
    const { divergence, replayed } = replay(ruleset, opening.game, saved);
    expect({ divergence, replayed }).toEqual({ divergence: undefined, replayed: saved.decisions.length });
  });

  test('goes on with fair dice, and is chained from then on', () => {
    const open = (from: SavedGame) =>
      new Authority({ hosted: hostedOf(picketsTitle, saved), seed: 'later', consent: 'alone' }, from);
    const game = open(saved);
    expect(game.replayed?.divergence).toBeUndefined();
    expect(game.header().seed).toBe('later');
    for (const text of [writeRecord(game.record()), logText(game.header(), [...game.entries()])]) {
      const again = read(text);
      expect(again).toMatchObject({ isChained: true, seed: 'later' });
      expect(again.change).toBeUndefined();
      expect(writeRecord(open(again).record())).toBe(writeRecord(game.record()));
    }
  });
});

test('what was taken back in an old log can still be made again', () => {
  const saved = old('pickets-log-1.jsonl');
  expect(saved.undone?.length).toBe(2);
  const game = new Authority({ hosted: hostedOf(picketsTitle, saved), seed: 'later', consent: 'alone' }, saved);
  const before = game.decisions;
  for (const id of ['1', '2']) {
    const { n } = game.stream('blue');
    expect(game.handle('blue', { id, seen: n, intent: { do: 'redo' } })).toHaveProperty('done');
  }
  expect(game.decisions).toBe(before + 2);
});

test('an old record of a campaign opens, and no chain finds fault with it', () => {
  const saved = old('gcacw-record-1.json');
  expect(saved).toMatchObject({ ruleset: 'gcacw', isChained: false });
  const { ruleset, opening } = hostedOf(gcacwTitle, saved);
  const { divergence, replayed } = replay(ruleset, opening.game, saved);
  expect(replayed).toBeGreaterThan(0);
  expect(divergence?.code ?? '').not.toMatch(/^changed/);
});
