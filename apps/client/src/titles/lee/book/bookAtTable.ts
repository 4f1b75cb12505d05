import type { World } from '@wigwag/lee';
import { leeBook } from '@wigwag/rulebook/lee';
import { keyFor, type Translate } from '@wigwag/words';
import type { TitleBook } from '../../../shell/book/titleBook.ts';

/** What the kernel and the host refuse is in no rulebook. */
const isOfTheRules = (rule: string): boolean => !rule.startsWith('kernel/') && !rule.startsWith('host/');

/** As the start sheet calls them. */
function optionName(t: Translate, code: string): string {
  return code === 'passageOfLines' ? t('lee.client.start.passage') : t('lee.client.start.cavalry');
}

/** The rulebook without a game. */
export const BOOK: TitleBook = {
  load: leeBook,
  has: isOfTheRules,
  named: (t, kind, code) => (kind === 'side' ? t(keyFor('lee', 'side', code)) : optionName(t, code)),
};

/** The rulebook at the table: which optional rules are played is known there. */
export const bookAtTable = ({ options }: World): TitleBook => ({
  ...BOOK,
  here: {
    ...{ game: 'lee', year: 0, weather: 'dry', mode: 'basic' },
    options: new Set((['passageOfLines', 'cavalryTactics'] as const).filter(option => options[option])),
  },
});
