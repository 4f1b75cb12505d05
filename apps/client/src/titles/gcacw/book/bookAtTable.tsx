import { conditionsOf, OPTIONS } from '@wigwag/gcacw';
import type { Circumstances } from '@wigwag/rulebook';
import { gcacwBook } from '@wigwag/rulebook/gcacw';
import type { TitleBook } from '../../../shell/book/titleBook.ts';
import type { View } from '../room.ts';
import { PlacesNow } from './PlacesNow.tsx';

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

/** The rulebook at the table of a campaign. */
export const bookAtTable = (view: Pick<View, 'world' | 'game'>): TitleBook => ({
  load: gcacwBook,
  here: circumstancesOf(view),
  picture: asked => <PlacesNow asked={asked} />,
});
