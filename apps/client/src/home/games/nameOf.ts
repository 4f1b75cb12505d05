import type { Language } from '@wigwag/words';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';

/** What the player calls it, or else the title. */
export const nameOf = ({ name, label }: KeptGame, language: Language): string => name ?? label[language];
