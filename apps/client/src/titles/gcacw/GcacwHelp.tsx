import { useRoom } from './room.ts';

/** How to read the map and its counters. */
export function GcacwHelp() {
  const { t } = useRoom();
  return (
    <>
      <h2>{t('client.help.title')}</h2>
      <p>{t('client.help.light')}</p>
      <p>{t('client.help.whyNot')}</p>
      <p>{t('client.help.reach')}</p>
      <p>{t('client.help.undo')}</p>
      <h2>{t('client.help.counter')}</h2>
      <p>{t('client.help.counterText')}</p>
      <p className="fine">{t('client.help.scope')}</p>
    </>
  );
}
