import type { Clause, Rulebook } from '@wigwag/rulebook';
import { keyFor, type Translate } from '@wigwag/words';

/** On which games, years and so on a clause depends, in words; empty: on nothing. */
export function conditionsOf(
  t: Translate,
  { name }: Pick<Rulebook, 'name'>,
  { applies = {}, option }: Clause,
): string[] {
  const { games, except, years, weather, side, mode } = applies;
  return [
    games && t('client.book.onlyIn', { games: games.join(', ') }),
    except && t('client.book.notIn', { games: except.join(', ') }),
    years && t('client.book.years', { years: years.join(', ') }),
    weather && t(keyFor('client.book.weather', weather)),
    mode && t(keyFor('client.book.mode', mode)),
    option && t('client.book.option', { option: t(keyFor(name, 'option', option)) }),
    side && t('client.book.side', { side: t(keyFor(name, 'side', side)) }),
  ].filter(each => each !== undefined && each !== '') as string[];
}
