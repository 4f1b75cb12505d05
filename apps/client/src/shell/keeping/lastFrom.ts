import type { Vocabulary } from '@wigwag/kernel';
import type { Laid } from '../door.ts';
import type { GameStore } from './store.ts';

/** The id of the game that was played last among those begun from an address; undefined: there is none, or nothing is kept here. */
export async function lastFrom(
  store: GameStore,
  { address, title }: Pick<Laid<Vocabulary>, 'address' | 'title'>,
): Promise<string | undefined> {
  const games = await store.list().catch(() => []);
  return games.find(
    game =>
      game.address === address &&
      (game.ruleset === title.ruleset.name || game.ruleset === '') &&
      game.archived === undefined &&
      game.deleted === undefined,
  )?.id;
}
