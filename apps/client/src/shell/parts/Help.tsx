import type { ReactNode } from 'react';
import { useShell } from '../room.ts';

/** How to hold the pen: what the title says of its board, and the keys of every table. */
export function Help({ children }: { readonly children: ReactNode }) {
  const { t } = useShell();
  const keys: readonly (readonly [string, string])[] = [
    ['Tab, Enter', t('client.keys.choose')],
    ['1 – 9', t('client.keys.buttons')],
    ['Esc', t('client.keys.cancel')],
    ['U, R', t('client.keys.undo')],
    ['← ↑ → ↓', t('client.keys.pan')],
    ['+ − 0', t('client.keys.zoom')],
  ];
  return (
    <div className="help">
      {children}
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
