import type { KeptGame } from '../keptGame.ts';
import type { GameStore } from '../store.ts';

type Origin = Pick<KeptGame, 'begun' | 'seed'>;

const keyOf = ({ begun, seed = '' }: Origin): string => `${begun} ${seed}`;

/** Which kept games began at the same moment with the same dice. Listed once: a file may bring thousands of games. */
export class Origins {
  private readonly store: GameStore;
  private listed: Promise<Map<string, string[]>> | undefined;

  constructor(store: GameStore) {
    this.store = store;
  }

  async idsFrom(origin: Origin): Promise<readonly string[]> {
    return (await this.known()).get(keyOf(origin)) ?? [];
  }

  /** A game that came in since. */
  async add(game: Origin & Pick<KeptGame, 'id'>): Promise<void> {
    put(await this.known(), game);
  }

  private known(): Promise<Map<string, string[]>> {
    this.listed ??= this.store.list().then(
      games => {
        const known = new Map<string, string[]>();
        for (const game of games) put(known, game);
        return known;
      },
      (error: unknown) => {
        this.listed = undefined;
        throw error;
      },
    );
    return this.listed;
  }
}

function put(known: Map<string, string[]>, game: Origin & Pick<KeptGame, 'id'>): void {
  const key = keyOf(game);
  const ids = known.get(key);
  if (ids === undefined) known.set(key, [game.id]);
  else if (!ids.includes(game.id)) ids.push(game.id);
}
