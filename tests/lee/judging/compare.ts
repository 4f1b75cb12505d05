import { judgeForced, judgeOccupy, reachesOf } from '../judge/moves/forced.ts';
import { judgeMarch } from '../judge/moves/march.ts';
import { judgePlacement } from '../judge/placements/judge.ts';
import type { Verdict } from '../judge/verdict.ts';
import { engineReach, guardsOnMove, pureOnMove } from './askMoves.ts';
import { guardsOnPlacement } from './askPlacements.ts';
import type { MoveCase } from './moveCase.ts';
import type { PlaceCase } from './placements.ts';

export interface Compared {
  readonly verb: string;
  readonly what: string;
  readonly verdict: Verdict;
  readonly engine: string;
  /** What is wrong with the engine's answer, if anything. */
  readonly quarrel?: string;
}

function judgedMove({ field, mover, attempt }: MoveCase): Verdict {
  if (attempt.do === 'march') return judgeMarch(field, mover, attempt.steps, attempt.kind);
  if (attempt.do === 'force') return judgeForced(field, mover, attempt);
  return judgeOccupy(field, mover, attempt);
}

/** Why an answer of the engine cannot stand beside the verdict. */
function quarrelWith(verdict: Verdict, engine: string): string | undefined {
  if (verdict.say === 'legal') return engine === 'legal' ? undefined : `judge: legal, engine: ${engine}`;
  if (verdict.say !== 'illegal') return undefined;
  if (engine === 'legal') return `judge: ${verdict.clauses.join(' ')}, engine: legal`;
  return verdict.clauses.includes(engine) ? undefined : `judge: ${verdict.clauses.join(' ')}, engine: ${engine}`;
}

/** 7.1: bars and the like are the business of the guards, not of the pure function. */
const isOfGuards = (clause: string): boolean => clause.startsWith('7.1/bar');

function pureQuarrel(made: MoveCase, verdict: Verdict): string | undefined {
  const pure = pureOnMove(made);
  if (pure === undefined) return undefined;
  if (verdict.say === 'illegal' && verdict.clauses.some(isOfGuards)) return undefined;
  const quarrel = quarrelWith(verdict, pure);
  return quarrel === undefined ? undefined : `pure function; ${quarrel}`;
}

function reachQuarrel(made: MoveCase): string | undefined {
  if (made.attempt.do !== 'force') return undefined;
  const [short, long] = reachesOf(made.field, made.mover, made.attempt.heading);
  const reach = engineReach(made);
  const isRight = reach >= short - 0.013 && reach <= long + 0.013;
  return isRight ? undefined : `judge: comes ${short} to ${long}, engine: ${reach}`;
}

export function compareMove(made: MoveCase): Compared {
  const verdict = judgedMove(made);
  const engine = guardsOnMove(made);
  const verb = made.attempt.do === 'march' ? `move ${made.attempt.kind}` : made.attempt.do;
  const quarrel = quarrelWith(verdict, engine) ?? pureQuarrel(made, verdict) ?? reachQuarrel(made);
  return { verb, what: made.what, verdict, engine, ...(quarrel === undefined ? {} : { quarrel }) };
}

export function comparePlacement(made: PlaceCase): Compared {
  const { what, ...placement } = made;
  const verdict = judgePlacement(placement);
  const engine = guardsOnPlacement(placement);
  const quarrel = quarrelWith(verdict, engine);
  return { verb: made.attempt.do, what, verdict, engine, ...(quarrel === undefined ? {} : { quarrel }) };
}
