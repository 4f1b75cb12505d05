import { conditionsOf, OPTIONS } from '@wigwag/gcacw';
import type { Circumstances } from '@wigwag/rulebook';
import type { View } from '../room.ts';

/** What the clauses of the book ask about a game. */
export function circumstancesOf({ world, game }: Pick<View, 'world' | 'game'>): Circumstances {
  return {
    game: world.profile.code,
    year: world.year,
    weather: conditionsOf(game.board).rain ? 'rain' : 'dry',
    mode: 'basic',
    options: new Set(OPTIONS.filter(option => world.options[option])),
  };
}
