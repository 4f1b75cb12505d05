import type { ReactNode } from 'react';
import { KEYS } from '../keys.ts';
import { useShell } from '../room.ts';
import { KeyList } from './KeyList.tsx';

interface Props {
  /** Is there a board that can be moved about? */
  readonly isPannable: boolean;
  readonly children: ReactNode;
}

/** How to hold the pen: what the title says of its board, and the keys of every table. */
export function Help({ isPannable, children }: Props) {
  const { replay, report, book, t } = useShell();
  const { undo, redo, theme, menu, home } = KEYS;
  const keys: readonly (readonly [string, string])[] = [
    ['Tab, Enter', t('client.keys.choose')],
    ['1 – 9', t('client.keys.buttons')],
    ['Esc', t('client.keys.cancel')],
    [`${undo}, ${redo}`, t('client.keys.undo')],
    ...(isPannable
      ? ([
          ['← ↑ → ↓', t('client.keys.pan')],
          ['+ − 0', t('client.keys.zoom')],
        ] as const)
      : []),
    ...(replay === undefined ? [] : ([[KEYS.replay, t('client.keys.replay')]] as const)),
    ...(report === undefined ? [] : ([[KEYS.report, report.label]] as const)),
    ...(book === undefined ? [] : ([[KEYS.book, t('client.keys.book')]] as const)),
    ...(book?.charts === undefined ? [] : ([[KEYS.charts, t('client.keys.charts')]] as const)),
    [KEYS.palette, t('client.palette')],
    ['?', t('client.help')],
    [`${menu}, ${theme}`, t('client.keys.menu')],
    [home, t('client.home.all')],
  ];
  return (
    <div className="help">
      {children}
      <h2>{t('client.help.keys')}</h2>
      <KeyList keys={keys} />
      <p className="fine">{t('client.help.fan')}</p>
    </div>
  );
}
