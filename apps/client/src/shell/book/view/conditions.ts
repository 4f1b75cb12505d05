import type { Clause, Rulebook } from '@wigwag/rulebook';
import { keyFor, type Translate } from '@wigwag/words';

/** As catalogues have them. */
const WEATHERS: Readonly<Record<string, Parameters<Translate>[0]>> = {
  rain: 'client.book.weather.rain',
  dry: 'client.book.weather.dry',
};
const MODES: Readonly<Record<string, Parameters<Translate>[0]>> = { advanced: 'client.book.mode.advanced' };

const worded = (t: Translate, keys: typeof WEATHERS, code: string | undefined): string | undefined => {
  const key = code === undefined ? undefined : keys[code];
  return key && t(key);
};

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
    worded(t, WEATHERS, weather),
    worded(t, MODES, mode),
    option && t('client.book.option', { option: t(keyFor(name, 'option', option)) }),
    side && t('client.book.side', { side: t(keyFor(name, 'side', side)) }),
  ].filter(each => each !== undefined && each !== '') as string[];
}
