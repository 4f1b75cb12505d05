import { readFileSync } from 'node:fs';
import { placeOfFault } from '@wigwag/content';
import { position } from '@wigwag/content/position';
import {
  ACTION_KINDS,
  type ActionKind,
  actionsOf,
  fightsOf,
  GAMES,
  type GameCode,
  movesOf,
  OPTIONS,
  optionsOf,
} from '@wigwag/gcacw';
import { readRecord, writeRecord } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';
import { fileOf, logOf, type RecordedGame, replayed, written } from './recordedGame.ts';

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

  test.each(RECORDS)('$game is told in actions: every event once, in order, and every die', ({ record }) => {
    const log = logOf(record);
    const parts = actionsOf(log).flatMap(action => action.parts);
    expect(parts.flatMap(({ events }) => events)).toEqual(log.flatMap(({ events }) => events));
    expect(parts.flatMap(({ rolled }) => rolled)).toEqual(log.flatMap(({ rolled }) => rolled));
    expect([...new Set(parts.map(({ line }) => line))]).toEqual(log.map((_, at) => at));
  });

  test('their actions know who acted, where everybody went, and every fight', () => {
    const kinds = new Set<ActionKind>();
    for (const { record } of RECORDS) {
      const log = logOf(record);
      const actions = actionsOf(log);
      const events = log.flatMap(line => line.events);
      const ofType = (...types: string[]): number => events.filter(({ type }) => types.includes(type)).length;
      for (const { kind, side, phase } of actions) {
        kinds.add(kind);
        if (phase === 'action-cycle' && !['phase', 'edit', 'initiative', 'opening', 'end'].includes(kind))
          expect(side).toBeDefined();
      }
      const steps = actions.flatMap(movesOf).reduce((sum, { path }) => sum + path.length - 1, 0);
      expect(steps).toBe(ofType('unitMoved', 'forceMoved', 'unitRetreated', 'unitAdvanced', 'unitDisplaced'));
      const fights = actions.flatMap(fightsOf);
      expect(fights.filter(({ result }) => result !== undefined).length).toBe(ofType('combatResolved'));
      expect(fights.filter(({ command }) => command !== undefined).length).toBe(ofType('assaultNumber'));
    }
    const usual = ACTION_KINDS.filter(kind => kind !== 'opening' && kind !== 'end');
    expect(usual.filter(kind => !kinds.has(kind))).toEqual([]);
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
