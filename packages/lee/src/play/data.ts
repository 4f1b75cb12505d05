import { house, type Sourced } from '../data/sourced.ts';

/** What the chapters that are missing would say of the battle's frame: all of it is a house rule until an owner of the book says otherwise. */
export interface PlayData {
  /** how far, in inches, the corners of a base may be from the centre of its corps's patrol marker. */
  readonly deployWithin: Sourced<number>;
  /** Who deploys first: the player who won the roll (A) or the one who lost it. */
  readonly deploysFirst: Sourced<'a' | 'b'>;
  /** Whether the sides take turns, corps by corps, or the side with the initiative activates all of its corps first. */
  readonly activation: Sourced<'alternate' | 'initiativeFirst'>;
  /** Dice of a command test that is rolled here; 0: the players roll and type the successes in. */
  readonly commandDice: Sourced<number>;
  readonly commandSuccessOn: Sourced<number>;
}

export const DEFAULT_PLAY_DATA: PlayData = {
  deployWithin: house(12),
  deploysFirst: house('b'),
  activation: house('alternate'),
  commandDice: house(3),
  commandSuccessOn: house(4),
};
