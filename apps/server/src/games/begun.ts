import { setImmediate as breathe } from 'node:timers/promises';
import { type Entry, type Hosted, loading, readSaved } from '@wigwag/host';
import { bareDecision, type SavedGame, topFrame, type Vocabulary } from '@wigwag/kernel';
import { No } from '../http/no.ts';
import { openHosted } from './opening.ts';
import { rulesHash } from './rules/hash.ts';

/** Decisions of a game that goes on here: they are played through at once. */
const MOST_DECISIONS = 5000;
const SLICE_MS = 5;

/** A game that was begun at one screen, played through and found sound. */
export interface Begun {
  readonly hosted: Hosted<Vocabulary>;
  readonly setup: unknown;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

const no = (why: string): No => new No('bad-record', { why });

/** Where in the text it is at fault the page knows, which has read it before. */
const nowhere = () => ({ line: 0, column: 0 });

/** Reads a record or a log, checks its chain, and plays it through. What was taken back does not come along. */
export async function readBegun(title: string, text: string): Promise<Begun> {
  const read = readSaved(text, nowhere);
  if ('problem' in read) throw no(read.problem.code);
  const { saved } = read;
  const { setup, seed = '', decisions } = saved;
  if (saved.isChained !== true || saved.change !== undefined || seed === '') throw no('changed');
  if (saved.ruleset !== title) throw new No('wrong-field', { field: 'title', why: 'other-game' });
  if (saved.pending !== undefined || saved.ownDice === true) throw no('own-dice');
  if (decisions.length > MOST_DECISIONS) throw new No('too-large', { most: MOST_DECISIONS });
  const hosted = openHosted(title, setup);
  if (hosted === undefined) throw new No('bad-setup');
  if (saved.rules !== rulesHash(hosted.ruleset)) throw no('other-rules');
  await playThrough(hosted, saved);
  return { hosted, setup, seed, entries: decisions.map(each => ({ kind: 'decision', ...bareDecision(each) })) };
}

async function playThrough(hosted: Hosted<Vocabulary>, saved: SavedGame): Promise<void> {
  const steps = loading({ hosted }, saved);
  let step = steps.next();
  for (let rested = performance.now(); !step.done; step = steps.next()) {
    if (performance.now() - rested < SLICE_MS) continue;
    await breathe();
    rested = performance.now();
  }
  const { history, replayed } = step.value;
  if (replayed?.divergence !== undefined) {
    throw new No('bad-record', { why: replayed.divergence.code, decision: replayed.divergence.decision });
  }
  if (topFrame(history.game) === undefined) throw no('over');
}
