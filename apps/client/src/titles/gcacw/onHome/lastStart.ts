import type { KeptGame } from '../../../shell/keeping/keptGame.ts';
import { Trouble } from '../../../shell/trouble.ts';
import { addressOf } from '../address.ts';
import { commissioned, enemyOf } from '../opponent/commission.ts';
import type { Start } from './seats.ts';

type Begun = Pick<KeptGame, 'address' | 'isOver'>;

/** What was chosen for a game of the battle; undefined: it is a game of another battle, or its address means nothing now. */
function startOf({ address }: Begun, battle: string): Partial<Start> | undefined {
  try {
    const { scenario, seed, options, seats } = addressOf(new URLSearchParams(address));
    if (scenario !== battle || seed !== undefined) return undefined;
    const isHidden = options.includes('limitedIntelligence');
    const [first, second] = commissioned(seats);
    const commission = first && seats[first];
    if (first === undefined || commission === undefined) return { against: 'two', isHidden };
    const { level, style } = commission;
    if (second !== undefined) return { against: 'watch', level, style, isHidden };
    return { against: 'computer', side: enemyOf(first), level, style, isHidden };
  } catch (error) {
    if (error instanceof Trouble) return undefined;
    throw error;
  }
}

/** How the battle was begun last: a game that waits to be gone on with comes first. The games with the latest first. */
export function lastStart(games: readonly Begun[], battle: string): Partial<Start> {
  const isGoingOn = games.filter(({ isOver }) => !isOver);
  const starts = [...isGoingOn, ...games].map(game => startOf(game, battle));
  return starts.find(start => start !== undefined) ?? {};
}
