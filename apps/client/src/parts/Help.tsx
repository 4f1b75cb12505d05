import { useRoom } from '../context.ts';

/** How to hold the pen. */
export function Help() {
  const { t } = useRoom();
  const keys: readonly (readonly [string, string])[] = [
    ['Tab, Enter', t('client.keys.choose')],
    ['Esc', t('client.keys.cancel')],
    ['U, R', t('client.keys.undo')],
    ['← ↑ → ↓', t('client.keys.pan')],
    ['+ − 0', t('client.keys.zoom')],
  ];
  return (
    <div className="help">
      <h2>{t('client.help.title')}</h2>
      <p>{t('client.help.light')}</p>
      <p>{t('client.help.whyNot')}</p>
      <p>{t('client.help.reach')}</p>
      <p>{t('client.help.undo')}</p>
      <h2>{t('client.help.counter')}</h2>
      <p>{t('client.help.counterText')}</p>
      <h2>{t('client.help.keys')}</h2>
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
      <p className="fine">{t('client.help.fan')}</p>
    </div>
  );
}
