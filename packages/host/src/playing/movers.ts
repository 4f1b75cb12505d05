import { type AnyChoice, assert, choices, type Vocabulary } from '@wigwag/kernel';
import type { Broadcast } from '../audiences/broadcast.ts';
import type { History, Made } from '../game/history.ts';
import { isFormalIn } from '../loading.ts';
import type { Player, Players } from '../seats/player.ts';

/** What happens without a person: the dice, a side with nothing to decide, or one that somebody else plays. */
export class Movers<T extends Vocabulary> {
  players: Players<T>;
  private readonly history: History<T>;
  private readonly broadcast: Broadcast<T>;

  constructor(history: History<T>, broadcast: Broadcast<T>, players: Players<T>) {
    this.history = history;
    this.broadcast = broadcast;
    this.players = players;
  }

  playerOf(by: string): Player<T> | undefined {
    return this.players[by as T['side']];
  }

  isFormal(): boolean {
    return isFormalIn(this.history.hosted, this.history.game);
  }

  /** What somebody rolled for the table is his own doing: he may have typed it wrong. */
  readonly isAutomatic = ({ by, typed }: Made<T>, index: number): boolean =>
    (by === 'table' && typed === undefined) ||
    (by !== 'referee' && by !== 'table' && (this.broadcast.isTables(index) || this.playerOf(by) !== undefined));

  readonly onlyChoice = (): AnyChoice<T> => {
    const [only, ...others] = choices(this.history.hosted.ruleset, this.history.game);
    assert(only !== undefined && others.length === 0, 'table-has-a-choice', { only, others });
    return only;
  };
}
