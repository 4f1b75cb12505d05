import type { Translate } from '@wigwag/words';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';
import { setupShown } from '../../titles/setups.ts';

/** Without marks over letters, so that “zolc” finds “żółć”. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Those in whose name, scenario, rules or dice every word of the text is found. */
export function filtered(t: Translate, games: readonly KeptGame[], text: string): readonly KeptGame[] {
  const words = plain(text)
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return games;
  return games.filter(({ name = '', label, seed = '', ruleset, setup }) => {
    const { options, hasSecrets } = setupShown(t, ruleset, setup);
    const said = plain([name, ...Object.values(label), ...(hasSecrets ? [] : [seed]), ...options].join(' '));
    return words.every(word => said.includes(word));
  });
}
