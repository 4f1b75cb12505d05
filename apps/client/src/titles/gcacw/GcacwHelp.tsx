import { ASKED_KEY } from '@wigwag/mapview';
import type { Translate } from '@wigwag/words';
import { KeyList } from '../../shell/parts/KeyList.tsx';
import { HIDE_KEY } from './asking/markers.ts';
import { LEGEND_KEY, OVERLAYS } from './legend/overlays.ts';
import { KEEP_KEY } from './march/useMarchKeys.ts';
import { useRoom, type View } from './room.ts';

/** What can be taken back, and how far: that hangs on who else plays, and where. */
function undoingOf(t: Translate, { persons, powers }: Pick<View, 'persons' | 'powers'>, isSecret: boolean): string {
  if (isSecret) return t('client.help.undoSecret');
  if (!powers.hasAll) return t('client.help.undoFar');
  return persons.length > 1 ? t('client.help.undo') : t('client.help.undoAgainst');
}

/** How to read the map and its counters. */
export function GcacwHelp() {
  const { sitting, world, view, t } = useRoom();
  const isSecret = sitting.title.hasSecrets(world);
  const howToUndo = undoingOf(t, view, isSecret);
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
      <p>{howToUndo}</p>
      <p>{t('client.help.undoGesture')}</p>
      <h2>{t('client.help.counter')}</h2>
      <p>{t('client.help.counterText')}</p>
      <p>{t('client.help.leaderText')}</p>
      <KeyList keys={keys} />
      <p className="fine">{t('client.help.scope')}</p>
    </>
  );
}
