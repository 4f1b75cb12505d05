import { choicesFor, outcomes, type Refusal, refusal, refusalOf } from '@wigwag/kernel';
import type { AnyChoice, Frame, Game, Gcacw, Kind } from '../game.ts';
import { gcacw } from '../ruleset.ts';
import type { Side } from '../vocabulary.ts';

/** What lies under an action: the turn, and the Action Phase it belongs to. */
function phaseOf({ stack }: Game): Frame<Kind>[] {
  const at = stack.findIndex(({ kind }) => kind === 'initiative');
  if (at >= 0) return stack.slice(0, at + 1);
  const initiative: Frame<'initiative'> = { kind: 'initiative', by: 'table', step: 'offer' };
  return [...stack.slice(0, 1), initiative];
}

/** The game as if a side had the action now: what its pieces could do next, asked of the guards. */
export function asIfActing(g: Game, side: Side): Game {
  const action: Frame<'action'> = { kind: 'action', by: side, handed: false, done: false };
  return { ...g, stack: [...phaseOf(g), action] };
}

/** The action that whoever is offered the initiative would have, and what the guards say of it. */
export interface Taken {
  readonly game: Game;
  readonly frame: Frame<'action'>;
  readonly choices: readonly AnyChoice[];
  why(attempt: AnyChoice): Refusal<Gcacw> | undefined;
}

/** The game once the initiative on offer is taken: no die is rolled for that, and nothing is shown. Undefined: it may not be. */
export function onceTaken(g: Game): Taken | undefined {
  const offer = g.stack.at(-1);
  if (offer?.kind !== 'offer' || refusal(gcacw, g, offer.by, { do: 'take' }) !== undefined) return undefined;
  const game = outcomes(gcacw, g, { do: 'take' })[0]?.game;
  const frame = game?.stack.at(-1);
  if (game === undefined || frame?.kind !== 'action') return undefined;
  return {
    ...{ game, frame, choices: choicesFor(gcacw, game, frame.by) },
    why: attempt => refusalOf(gcacw, game, frame.by, attempt),
  };
}

/** Why a side could not do that if it had the action now; undefined: it could. */
export const whyNotNext = (g: Game, side: Side, attempt: AnyChoice): Refusal<Gcacw> | undefined =>
  refusal(gcacw, asIfActing(g, side), side, attempt);
