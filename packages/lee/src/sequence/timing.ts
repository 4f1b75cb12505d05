import { type ClauseRow, firstToSpeak, type Params } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game, PushedFrame } from '../game.ts';
import { terrainUntimely } from '../terrain/untimely.ts';
import { isBefore } from './sequence.ts';
import type { Step } from './steps.ts';

/** The verbs of a frame, as far as they matter here. */
export type FrameVerbs = Readonly<Record<string, { readonly verbs: object }>>;

type When = (game: Game, frame: PushedFrame, verb: string) => boolean;

const is =
  (...verbs: readonly string[]): When =>
  (_game, _frame, verb) =>
    verbs.includes(verb);

/** A verb that comes before its step. */
const early =
  (step: Step, ...verbs: readonly string[]): When =>
  (game, frame, verb) =>
    is(...verbs)(game, frame, verb) && isBefore(game, step);

/** A verb that comes after its step. */
const late =
  (step: Step, ...verbs: readonly string[]): When =>
  (game, _frame, verb) =>
    verbs.includes(verb) && !isBefore(game, step) && game.board.step !== step;

/** Frames in which terrain is still being laid. */
const LAYING: readonly string[] = ['linear', 'bridges', 'ordinary', 'leaveOut'];

const whileLaying =
  (...verbs: readonly string[]): When =>
  (game, frame, verb) =>
    verbs.includes(verb) && (isBefore(game, 'terrain') || LAYING.includes(frame.kind));

/** Why a verb may not be chosen now: the clause that says when it comes, else the order of the steps. */
const UNTIMELY: readonly ClauseRow<ClauseId, Parameters<When>>[] = [
  ['13.5/redraw-timing', (g, f, verb) => is('redraw', 'noRedraw')(g, f, verb) && f.kind === 'drawGenerals'],
  ['13.6/after-generals', early('cards', 'drawCards', 'keep', 'playCard')],
  ['13.7/declare-after-cards', early('declaration', 'declare')],
  ['13.8/forced-march-declare', late('declaration', 'declare')],
  ['13.8/roll-after-declaration', early('initiative', 'rollInitiative')],
  ['13.7/bonus-offensive-timing', is('exchange')],
  ['13.10/fence-after-ordinary', whileLaying('layBarrier')],
  ['13.10/special-after', whileLaying('shift', 'convert', 'layExtra')],
  ['13.13/after-army-tactic', early('cavalryTactics', 'chooseCavalryTactic')],
  ['7.1/normal-timing', is('move')],
  ['7.6/timing', is('passLines')],
  ['13.3/step-order', () => true],
];

/** For `ruleset.untimely`: a verb of another frame, with the clause that forbids it now and the step that is due. */
export const untimelyBy = (frames: FrameVerbs) => {
  const verbs = new Set(Object.values(frames).flatMap(frame => Object.keys(frame.verbs)));
  return (game: Game, frame: PushedFrame, verb: string): { clause: ClauseId; params: Params } | undefined => {
    const clause = verbs.has(verb)
      ? (terrainUntimely(frame.kind, verb) ?? firstToSpeak(UNTIMELY, game, frame, verb))
      : undefined;
    return clause === undefined ? undefined : { clause, params: { step: game.board.step } };
  };
};
