import { ASKED_KEY } from '@wigwag/mapview';
import { KeyList } from '../../shell/parts/KeyList.tsx';
import { HIDE_KEY } from './asking/markers.ts';
import { LEGEND_KEY, OVERLAYS } from './legend/overlays.ts';
import { KEEP_KEY } from './march/useMarchKeys.ts';
import { useRoom } from './room.ts';

/** How to read the map and its counters. */
export function GcacwHelp() {
  const { sitting, world, t } = useRoom();
  const isSecret = sitting.title.hasSecrets(world);
  const keys: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', t('client.keys.march')],
    [`${KEEP_KEY}, Enter`, t('client.keys.keep')],
    ['Shift + ←', t('client.keys.panMarch')],
    ['1 – 9', t('client.keys.fan')],
    [ASKED_KEY, t('client.keys.asked')],
    [`${LEGEND_KEY}, ${Object.values(OVERLAYS).join(' ')}`, t('client.keys.legend')],
  ];
  return (
    <>
      <h2>{t('client.help.title')}</h2>
      <p>{t('client.help.light')}</p>
      <p>{t('client.help.whyNot')}</p>
      <p>{t('client.help.reach')}</p>
      <p>{t('client.help.march')}</p>
      {isSecret && <p>{t('client.help.hide', { key: HIDE_KEY })}</p>}
      <p>{isSecret ? t('client.help.undoSecret') : t('client.help.undo')}</p>
      <p>{t('client.help.undoGesture')}</p>
      <h2>{t('client.help.counter')}</h2>
      <p>{t('client.help.counterText')}</p>
      <p>{t('client.help.leaderText')}</p>
      <KeyList keys={keys} />
      <p className="fine">{t('client.help.scope')}</p>
    </>
  );
}
