import { readFileSync } from 'node:fs';
import { placeOfFault } from '@wigwag/content';
import { position } from '@wigwag/content/position';
import { GAMES, type GameCode, OPTIONS, optionsOf } from '@wigwag/gcacw';
import { readRecord, writeRecord } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';
import { fileOf, type RecordedGame, replayed, written } from './recordedGame.ts';

function read(game: GameCode): RecordedGame {
  const text = readFileSync(ROOT + fileOf(game), 'utf8');
  const found = readRecord(text, placeOfFault);
  if (!('saved' in found) || found.saved.change !== undefined) throw new Error(JSON.stringify(found));
  return JSON.parse(text) as RecordedGame;
}

const RECORDS = GAMES.map(game => ({ game, record: read(game) }));
const scenarioOf = ({ setup }: RecordedGame) => position((setup as { readonly position: string }).position).scenario;

/** A change of the rules that alters one of them is meant, or a mistake: `npm run records` makes them anew. */
describe('recorded games', () => {
  test.each(RECORDS)('$game ends as it did', ({ record }) => {
    const { divergence, events } = replayed(record);
    expect(divergence).toBeUndefined();
    expect(events).toEqual(record.events);
  });

  test.each(RECORDS)('$game is of its game, and says why it was last changed', ({ game, record }) => {
    expect(scenarioOf(record).game).toBe(game);
    expect(record.because.trim()).not.toBe('');
    expect(written(record)).toContain(writeRecord(record).slice(-40));
  });

  test('every option is among them, on and off', () => {
    for (const option of OPTIONS) {
      const chosen = new Set(RECORDS.map(({ record }) => optionsOf(scenarioOf(record))[option]));
      expect(chosen.size, option).toBe(2);
    }
  });

  test('and so are battles, marches, recoveries and the referee', () => {
    const all = new Set(RECORDS.flatMap(({ record }) => Object.keys(record.events)));
    for (const type of [
      'unitMoved',
      'combatResolved',
      'unitRetreated',
      'rested',
      'worksBuilt',
      'edited',
      'gameEnded',
    ]) {
      expect(all, type).toContain(type);
    }
  });

  test('another end would be seen', () => {
    const { record } = RECORDS[0] ?? {};
    if (record === undefined) throw new Error('no record');
    expect(replayed({ ...record, decisions: record.decisions.slice(0, -1) }).divergence).toMatchObject({
      code: 'other-hash',
    });
  });
});
