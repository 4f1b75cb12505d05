import { setImmediate as breathe } from 'node:timers/promises';
import { fold, type LogHeader, loading } from '@wigwag/host';

import type { RulesChecked } from '@wigwag/protocol';
import type { Sql } from '../../store/database.ts';
import { tailOf } from '../../store/entries.ts';
import { type GameRow, moveToRules, setStanding } from '../../store/games.ts';
import { openHosted } from '../opening.ts';
import { hostEntries } from '../tableEntry.ts';
import { rulesHash } from './hash.ts';

const SLICE_MS = 5;

/** Plays a kept game through by the rules of this program. Undefined: every decision and every position that was vouched for agrees. */
export async function faultOf(sql: Sql, row: GameRow): Promise<string | undefined> {
  const hosted = openHosted(row.title, row.setup);
  if (hosted === undefined) return 'it cannot be opened';
  const tail = await tailOf(sql, row.id, 0);
  const entries = hostEntries(tail?.entries ?? []);
  if (entries.length === 0) return undefined;
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
  return divergence && `${divergence.code} at decision ${divergence.decision}`;
}

/**
 * A game that was begun by other rules is played through by these: if every position that was vouched for is the same, it moves over, by an
 * entry that its players can see. If not it stands, and says why. It is never changed unseen.
 */
export async function checkRules(sql: Sql, row: GameRow): Promise<RulesChecked> {
  const { id, title, setup, version } = row;
  const hosted = openHosted(title, setup);
  const fault = await faultOf(sql, row);
  if (hosted === undefined || fault !== undefined) {
    await setStanding(sql, id, fault ?? '');
    return { id, outcome: 'stands', ...(fault !== undefined && { why: fault }) };
  }
  const rules = rulesHash(hosted.ruleset);
  if (rules === row.rulesHash) {
    await setStanding(sql, id, undefined);
    return { id, outcome: 'same' };
  }
  const { version: rulesVersion } = hosted.ruleset;
  const isMoved = await moveToRules(sql, id, version, { version: rulesVersion, rules });
  return isMoved ? { id, outcome: 'moved' } : { id, outcome: 'stands', why: 'it went on meanwhile' };
}
