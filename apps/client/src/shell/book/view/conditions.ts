import type { Clause } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import type { TitleBook } from '../titleBook.ts';

/** By codes of the catalogues. */
const statesOf = (t: Translate): Readonly<Record<string, string>> => ({
  rain: t('client.book.weather.rain'),
  dry: t('client.book.weather.dry'),
  advanced: t('client.book.mode.advanced'),
});

/** On which games, years and so on a clause depends, in words; empty: on nothing. */
export function conditionsOf(
  t: Translate,
  { named }: Pick<TitleBook, 'named'>,
  { applies = {}, option }: Clause,
): string[] {
  const { games, except, years, weather, side, mode } = applies;
  const states = statesOf(t);
  return [
    games && t('client.book.onlyIn', { games: games.map(code => named(t, 'game', code)).join(', ') }),
    except && t('client.book.notIn', { games: except.map(code => named(t, 'game', code)).join(', ') }),
    years && t('client.book.years', { years: years.join(', ') }),
    weather && states[weather],
    mode && states[mode],
    option && t('client.book.option', { option: named(t, 'option', option) }),
    side && t('client.book.side', { side: named(t, 'side', side) }),
  ].filter(each => each !== undefined && each !== '') as string[];
}
