import type { Language } from '@wigwag/words';
import { bind } from './bind.ts';
import type { Rulebook } from './book.ts';

/** The book of Lee; its data come with the first reader. */
export async function leeBook(language: Language): Promise<Rulebook> {
  const [{ LEE }, texts] = await Promise.all([
    import('./sources/lee.ts'),
    language === 'pl' ? import('./sources/leePolish.ts').then(({ LEE_POLISH }) => LEE_POLISH) : undefined,
  ]);
  return bind(LEE, language, texts);
}
