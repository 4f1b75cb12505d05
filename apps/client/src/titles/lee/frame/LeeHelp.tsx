import type { Translate } from '@wigwag/words';
import { KeyList } from '../../../shell/parts/KeyList.tsx';

/** How the table is handled. */
export function LeeHelp({ t }: { readonly t: Translate }) {
  const keys: readonly (readonly [string, string])[] = [
    ['Q, E', t('lee.client.help.turn')],
    ['P', t('lee.client.help.proposal')],
    ['Enter', t('lee.client.help.enter')],
    ['Backspace, Del', t('lee.client.help.back')],
    ['← ↑ → ↓, Shift', t('lee.client.help.arrows')],
    ['Alt', t('lee.client.help.alt')],
    ['L', t('lee.client.help.tape')],
    ['H', t('lee.client.help.hand')],
  ];
  return (
    <>
      <p>{t('lee.client.help.about')}</p>
      <p>{t('lee.client.help.judged')}</p>
      <KeyList keys={keys} />
    </>
  );
}
