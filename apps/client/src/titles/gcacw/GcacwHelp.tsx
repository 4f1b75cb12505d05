import { ASKED_KEY } from '@wigwag/mapview';
import { LEGEND_KEY, OVERLAYS } from './legend/overlays.ts';
import { useRoom } from './room.ts';

/** How to read the map and its counters. */
export function GcacwHelp() {
  const { t } = useRoom();
  const keys: readonly (readonly [string, string])[] = [
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
      <p>{t('client.help.undo')}</p>
      <h2>{t('client.help.counter')}</h2>
      <p>{t('client.help.counterText')}</p>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">{t('client.help.scope')}</p>
    </>
  );
}
