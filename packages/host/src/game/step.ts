import {
  type AnyChoice,
  type Author,
  type Decider,
  type Decision,
  type DiceSource,
  decide,
  type Edit,
  type Game,
  type Rolled,
  type Ruleset,
  topFrame,
  type Verdict,
  type Vocabulary,
} from '@wigwag/kernel';
import { type Audience, audiencesOf, eventsForEach, rollsFor } from '../audiences/audience.ts';

/** What is decided, and by whom. */
export interface Proposal<T extends Vocabulary> {
  readonly by: Author<T>;
  readonly choice: AnyChoice<T> | Edit<T>;
}

/** A position, and whose latest decisions can still be taken back: nobody else has been shown them. */
export interface Standpoint<T extends Vocabulary> {
  readonly game: Game<T>;
  readonly open: T['side'] | undefined;
}

/** One decision as an audience was told of it: its own choice, and what it saw. */
export interface Told<T extends Vocabulary> {
  /** The table: dice, or a side that had nothing to decide but that it has finished. */
  readonly by: Author<T>;
  readonly choice?: AnyChoice<T> | Edit<T>;
  readonly events: readonly T['event'][];
  readonly rolled: readonly Rolled<T['reason']>[];
}

export interface Stepped<T extends Vocabulary> {
  readonly next: Standpoint<T>;
  readonly decision: Decision<T>;
  /** Everybody is shown what was decided up to here: past this nobody takes back without the others. */
  readonly sealed: boolean;
  /** Undefined: it showed this audience nothing. */
  told(audience: Audience<T>): Told<T> | undefined;
}

type Interrupted<T extends Vocabulary> = Exclude<Verdict<T>, { readonly decided: unknown }>;

/** What the host knows of a game besides its rules. */
export interface Sharing<T extends Vocabulary> {
  readonly ruleset: Ruleset<T>;
  readonly hasSecrets: boolean;
}

/**
 * The heart of the host: a position, a decision and its dice give the next position and what each audience saw.
 * Nothing else is read, nothing is changed.
 */
export function step<T extends Vocabulary>(
  sharing: Sharing<T>,
  from: Standpoint<T>,
  proposal: Proposal<T>,
  dice: DiceSource,
  typed: Typed = NONE_TYPED,
): { readonly stepped: Stepped<T> } | Interrupted<T> {
  const verdict = decide(sharing.ruleset, from.game, proposal.by, proposal.choice, dice);
  return 'decided' in verdict ? { stepped: stepOf(sharing, from, proposal, verdict.decided, typed) } : verdict;
}

/** The places of the rolls of a decision that players typed in. */
export type Typed = readonly number[];

const NONE_TYPED: Typed = [];

const withMarks = <T extends Vocabulary>(decision: Decision<T>, typed: Typed): Decision<T> =>
  typed.length === 0
    ? decision
    : {
        ...decision,
        rolled: decision.rolled.map((roll, at) => (typed.includes(at) ? { ...roll, typed: true } : roll)),
      };

/** The same for a decision that the rules have carried out already. */
export function stepOf<T extends Vocabulary>(
  sharing: Sharing<T>,
  from: Standpoint<T>,
  proposal: Proposal<T>,
  carriedOut: Decision<T>,
  typed: Typed = NONE_TYPED,
): Stepped<T> {
  const decision = withMarks(carriedOut, typed);
  const { sealed, open } = sealing(from.open, proposal.by, decision);
  const eventsSeen = sharing.hasSecrets ? seenIn(sharing.ruleset, from.game, decision) : undefined;
  const told = (audience: Audience<T>): Told<T> | undefined => tell(sharing, proposal, decision, audience, eventsSeen);
  return { next: { game: decision.game, open }, decision, sealed, told };
}

/** It is sealed by the rules, or because the other side decides next, or nobody; what nobody could take back is sealed too. */
function sealing<T extends Vocabulary>(
  before: T['side'] | undefined,
  by: Author<T>,
  { game, sealed }: Decision<T>,
): { readonly sealed: boolean; readonly open: T['side'] | undefined } {
  const author: T['side'] | undefined = by === 'table' || by === 'referee' ? before : by;
  const next: Decider<T> | undefined = topFrame(game)?.by;
  const stays = next === 'table' || next === author;
  return sealed || author === undefined || !stays ? { sealed: true, open: undefined } : { sealed: false, open: author };
}

type EventsSeen<T extends Vocabulary> = (audience: Audience<T>) => readonly T['event'][];

/** What each audience sees of the events of a decision: found for all of them when the first asks. */
function seenIn<T extends Vocabulary>(ruleset: Ruleset<T>, before: Game<T>, { events }: Decision<T>): EventsSeen<T> {
  const audiences = audiencesOf(ruleset);
  let seen: readonly T['event'][][] | undefined;
  return audience => {
    seen ??= eventsForEach(ruleset, before, events, audiences);
    return seen[audiences.indexOf(audience)] ?? [];
  };
}

function tell<T extends Vocabulary>(
  { ruleset }: Sharing<T>,
  { by, choice }: Proposal<T>,
  decision: Decision<T>,
  audience: Audience<T>,
  eventsSeen: EventsSeen<T> | undefined,
): Told<T> | undefined {
  if (eventsSeen === undefined) return { by, choice, events: decision.events, rolled: decision.rolled };
  const events = eventsSeen(audience);
  const rolled = rollsFor(ruleset, decision, by === 'referee' ? 'table' : by, audience);
  const isOwn = by === audience;
  if (!isOwn && events.length === 0 && rolled.length === 0) return undefined;
  return { by, ...(isOwn && { choice }), events, rolled };
}
