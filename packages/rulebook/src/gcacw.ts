import type { Language } from '@wigwag/words';
import { bind } from './bind.ts';
import type { Rulebook } from './book.ts';

/** The book of the Great Campaigns; its data come with the first reader. */
export async function gcacwBook(language: Language): Promise<Rulebook> {
  const [{ GCACW }, texts] = await Promise.all([
    import('./sources/gcacw.ts'),
    language === 'pl' ? import('./sources/gcacwPolish.ts').then(({ GCACW_POLISH }) => GCACW_POLISH) : undefined,
  ]);
  return bind(GCACW, language, texts);
}
