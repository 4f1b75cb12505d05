import { placeOfFault } from '@wigwag/content';
import { type CheckedDice, DiceCheck } from '@wigwag/fairdice';
import { type Hosted, readSaved, type Told } from '@wigwag/host';
import {
  auditChoices,
  auditPosition,
  auditStorage,
  auditUniverse,
  type Game,
  type Ruleset,
  rulesCompared,
  type SavedGame,
  type Violation,
  type Vocabulary,
} from '@wigwag/kernel';
import { describeDivergence, describeRecordProblem } from '@wigwag/words';
import { readText } from './files.ts';
import { follow } from './following.ts';
import { openRecord } from './openRecord.ts';
import { tellSignature } from './signature.ts';
import { Complaint, type Terminal } from './terminal.ts';

interface Opened {
  readonly file: string;
  readonly record: SavedGame;
  /** Somebody has asked for what the sides hide from each other. */
  readonly reveal: boolean;
}

function readFile(t: Terminal['t'], file: string): SavedGame {
  const read = readSaved(readText(t, file), placeOfFault);
  if ('saved' in read) return read.saved;
  throw new Complaint(`${file}: ${describeRecordProblem(t, read.problem)}`);
}

/** Every promise of the kernel and the ruleset, for this position; sets may be listed as a sample. */
function audit<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): Violation | undefined {
  return (
    auditPosition(ruleset, game) ??
    auditChoices(ruleset, game) ??
    auditStorage(ruleset, game) ??
    auditUniverse(ruleset, game, () => true)
  );
}

function lineOf<T extends Vocabulary>({ by, choice, rolled, events }: Told<T>): string {
  const dice = JSON.stringify(rolled.map(({ answer }) => answer));
  const typed = rolled.flatMap((roll, at) => (roll.typed ? [at] : []));
  const marks = typed.length === 0 ? [] : [`typed:${JSON.stringify(typed)}`];
  const chosen = choice === undefined ? [] : [JSON.stringify(choice)];
  return [by, ...chosen, dice, ...marks, ...events.map(({ type }) => type)].join(' ');
}

/** Which rolls follow from the seed. That others do not is no fault: who rolled them is told. */
function tellDice(
  t: Terminal['t'],
  out: Terminal['out'],
  { proved, typed, unproved, firstUnproved }: CheckedDice,
): void {
  if (proved > 0) out(t('cli.replay.proved', { count: proved }));
  if (typed > 0) out(t('cli.replay.typed', { count: typed }));
  if (unproved > 0) out(t('cli.replay.unproved', { count: unproved, decision: firstUnproved }));
}

/** Plays a record through, checking every position on the way. Exit code 1 where it parts from these rules or breaks a promise. */
function playThrough<T extends Vocabulary>(
  { t, out, ...terminal }: Terminal,
  { file, record, reveal }: Opened,
  hosted: Hosted<T>,
): number {
  const { ruleset, opening } = hosted;
  const isHidden = hosted.hasSecrets && !reveal;
  const err = (problem: string): void => terminal.err(`${file}: ${problem}`);
  const dice = new DiceCheck(record.seed ?? '');
  let [decisions, lines] = [0, 0];
  let violation: Violation | undefined;
  const check = (game: Game<T>): void => {
    if (violation !== undefined) return;
    violation = audit(ruleset, game);
    if (violation && !isHidden) err(t('cli.violation', { decision: decisions, code: violation.code }));
  };
  if (isHidden) out(t('cli.replay.hidden'));
  check(opening.game);
  const { divergence, otherRules } = follow(hosted, record, isHidden ? 'public' : 'everything', {
    check: (game, { rolled }, recorded) => {
      decisions += 1;
      const requests = rolled.map(({ request }) => request);
      dice.add(requests, recorded);
      check(game);
    },
    each: ({ told }) => {
      if (violation !== undefined) return;
      lines += 1;
      out(`${lines} ${lineOf(told)}`);
    },
  });
  if (record.isChained === false) err(t('record.unchained'));
  const isForged = tellSignature({ t, out, ...terminal }, file, record) === 'bad';
  if (otherRules) err(t('record.other-rules', rulesCompared(record, ruleset)));
  const isSound = violation === undefined && divergence === undefined;
  if (!isHidden) tellDice(t, out, dice.checked);
  if (isSound) out(isHidden ? t('cli.replay.shown', { count: lines }) : t('record.replayed', { count: decisions }));
  else if (isHidden) err(t('cli.replay.hidden-fault', { count: lines }));
  else if (violation === undefined && divergence) err(describeDivergence(t, ruleset.name, divergence));
  return isSound && !isForged ? 0 : 1;
}

/** What the sides hide from each other is printed only if somebody asks for it; nor can it be counted. */
export function replayCommand(terminal: Terminal, file: string, reveal: boolean): number {
  const { t } = terminal;
  const record = readFile(t, file);
  return openRecord(t, file, record, (_, hosted) => playThrough(terminal, { file, record, reveal }, hosted));
}
