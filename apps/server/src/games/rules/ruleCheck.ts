import { setImmediate as breathe } from 'node:timers/promises';
import { fold, type Hosted, type LogHeader, loading } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import type { RulesChecked } from '@wigwag/protocol';
import { engineOf } from '@wigwag/titles/engine';
import type { Sql } from '../../store/database.ts';
import { endStandstill, moveToEngine, setStanding } from '../../store/engines.ts';
import { tailOf } from '../../store/entries.ts';
import { type GameRow, gameOf } from '../../store/games.ts';
import { openHosted } from '../opening.ts';
import { hostEntries } from '../tableEntry.ts';
import { rulesHash } from './hash.ts';

const SLICE_MS = 5;

type Judged = { readonly fault: string } | { readonly hosted: Hosted<Vocabulary> };

/** Plays a kept game through by this program: does every decision and every position that was vouched for agree? */
async function judged(sql: Sql, row: GameRow): Promise<Judged> {
  const hosted = openHosted(row.title, row.setup);
  if (hosted === undefined) return { fault: 'it cannot be opened' };
  const tail = await tailOf(sql, row.id, 0);
  const entries = hostEntries(tail?.entries ?? []);
  if (entries.length === 0) return { hosted };
  const { name, version } = hosted.ruleset;
  const header: LogHeader = { ruleset: name, version, rules: row.rulesHash, setup: row.setup, seed: '' };
  const steps = loading({ hosted, dice: () => undefined }, fold(header, entries));
  let step = steps.next();
  for (let rested = performance.now(); !step.done; step = steps.next()) {
    if (performance.now() - rested < SLICE_MS) continue;
    await breathe();
    rested = performance.now();
  }
  const { divergence } = step.value.replayed ?? {};
  return divergence === undefined ? { hosted } : { fault: `${divergence.code} at decision ${divergence.decision}` };
}

/** Why this program does not play a kept game on; undefined: it does. Nothing is changed. */
export async function faultOf(sql: Sql, row: GameRow): Promise<string | undefined> {
  const found = await judged(sql, row);
  return 'fault' in found ? found.fault : undefined;
}

/**
 * A game that was played by another program is played through by this one: if every position that was vouched for is the same, it moves over, by
 * an entry that its players can see. If not it stands, and says why. It is never changed unseen.
 */
export async function checkRules(sql: Sql, row: GameRow): Promise<RulesChecked> {
  const { id, title, version } = row;
  const engine = engineOf(title);
  const found = await judged(sql, row);
  if ('fault' in found) {
    await setStanding(sql, id, found.fault, engine);
    return { id, outcome: 'stands', why: found.fault };
  }
  if (row.engine === engine) {
    await endStandstill(sql, id, engine);
    return { id, outcome: 'same' };
  }
  const { ruleset } = found.hosted;
  const to = { version: ruleset.version, rules: rulesHash(ruleset), engine };
  if (await moveToEngine(sql, id, version, to)) return { id, outcome: 'moved' };
  // Another node with the same program may have looked at it just now.
  const now = await gameOf(sql, id);
  if (now?.engine === engine && now.stands === null) return { id, outcome: 'same' };
  return { id, outcome: 'stands', why: 'it went on meanwhile, or by another program' };
}
