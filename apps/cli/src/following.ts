import { type Audience, type Hosted, type Standpoint, stepOf, type Told } from '@wigwag/host';
import {
  type Author,
  type Decision,
  type Game,
  type RecordedDecision,
  type Replay,
  replay,
  type SavedGame,
  type Vocabulary,
} from '@wigwag/kernel';

/** A decision as those who follow see it, and the position after it. */
interface Seen<T extends Vocabulary> {
  readonly told: Told<T>;
  readonly game: Game<T>;
}

export interface Following<T extends Vocabulary> extends Omit<Replay<T>, 'game'> {
  /** The last position that is shown: without what can still be taken back, unless it is their own. */
  readonly game: Game<T>;
}

interface Watching<T extends Vocabulary> {
  /** Every decision and the position after it, also those that are not shown. */
  check?(game: Game<T>, decision: Decision<T>, recorded: RecordedDecision): void;
  each(seen: Seen<T>): void;
}

/** Everything, or what an audience may see: then a decision that shows it nothing does not even count. */
export type Followers<T extends Vocabulary> = Audience<T> | 'everything';

/** Replays a record for those who follow it; they see what can still be taken back when it cannot be any more. */
export function follow<T extends Vocabulary>(
  hosted: Hosted<T>,
  record: SavedGame,
  followers: Followers<T>,
  { check, each }: Watching<T>,
): Following<T> {
  const { ruleset, opening } = hosted;
  const isWhole = followers === 'everything' || !hosted.hasSecrets;
  const audience: Audience<T> = followers === 'everything' ? 'public' : followers;
  const sharing = { ruleset, hasSecrets: !isWhole };
  let now: Standpoint<T> = { game: opening.game, open: undefined };
  let shown: Game<T> = opening.game;
  let waiting: Seen<T>[] = [];
  const replayed = replay(ruleset, opening.game, record, (decision, recorded, choice) => {
    const by = recorded.by as Author<T>;
    const { next, sealed, told } = stepOf(sharing, now, { by, choice }, decision, recorded.typed);
    const seen = told(audience);
    now = next;
    if (seen !== undefined) waiting.push({ told: seen, game: next.game });
    if (isWhole || sealed || next.open === audience) {
      for (const line of waiting) each(line);
      waiting = [];
      shown = next.game;
    }
    check?.(next.game, decision, recorded);
  });
  return { ...replayed, game: shown };
}
