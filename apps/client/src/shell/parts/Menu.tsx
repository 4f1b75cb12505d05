import { useEffect, useRef, useState } from 'react';
import { useAround } from '../around.ts';
import { openRule } from '../book/address.ts';
import { put, turnMenu, turnTheme, useDesk } from '../desk.ts';
import { DiceSwitch } from '../dice/DiceSwitch.tsx';
import { openDice } from '../dice/diceLeaf.tsx';
import { KEYS, openCharts } from '../keys.ts';
import { turnPalette } from '../palette/state.ts';
import { turnReplay } from '../replay/state.ts';
import { openReport } from '../report/address.ts';
import { useShell } from '../room.ts';
import { IconButton } from './IconButton.tsx';
import { useKeeping } from './Keeping.tsx';
import { KeyCap } from './KeyCap.tsx';
import { SaveGame } from './SaveGame.tsx';
import { Languages } from './Settings.tsx';

/** Another game; this one stays. Where it would be lost it is given up only when asked twice. */
function NewGame() {
  const { view, hand, mayKeep, t } = useShell();
  const keeping = useKeeping();
  const isKept = keeping !== 'not-kept' && keeping !== 'gone' && mayKeep;
  const [asked, setAsked] = useState(false);
  const onClick = (): void => {
    const sure = asked || isKept || !view.isBegun;
    setAsked(!sure);
    if (sure) hand.restart();
  };
  return (
    <button
      type="button"
      className={asked ? 'menu-item grave' : 'menu-item'}
      onClick={onClick}
      onBlur={() => setAsked(false)}
    >
      {asked ? t('client.newGameSure') : t('client.newGame')}
    </button>
  );
}

/** What stands in the top bar where that is wide enough. */
function FromTheTopBar() {
  const { view, hand, replay, book, t } = useShell();
  const isDark = useDesk(desk => desk.theme === 'dark');
  return (
    <div className="from-top-bar">
      <button
        type="button"
        className="menu-item"
        aria-keyshortcuts={KEYS.redo}
        disabled={!view.mayRedo}
        onClick={hand.redo}
      >
        {t('client.redo')} <KeyCap name={KEYS.redo} />
      </button>
      {replay !== undefined && (
        <button
          type="button"
          className="menu-item"
          aria-keyshortcuts={KEYS.replay}
          disabled={view.past?.isCatchingUp ?? false}
          onClick={() => {
            turnReplay(view)();
            put({ menuOpen: false });
          }}
        >
          {view.past === undefined ? t('client.replay') : t('client.replay.back')} <KeyCap name={KEYS.replay} />
        </button>
      )}
      <button type="button" className="menu-item" aria-keyshortcuts={KEYS.palette} onClick={turnPalette}>
        {t('client.palette')} <KeyCap name={KEYS.palette} />
      </button>
      {book?.charts !== undefined && (
        <button
          type="button"
          className="menu-item"
          aria-keyshortcuts={KEYS.charts}
          onClick={() => {
            put({ menuOpen: false });
            openCharts();
          }}
        >
          {t('client.charts')} <KeyCap name={KEYS.charts} />
        </button>
      )}
      {book !== undefined && (
        <button
          type="button"
          className="menu-item"
          aria-keyshortcuts={KEYS.book}
          onClick={() => {
            put({ menuOpen: false });
            openRule('');
          }}
        >
          {t('client.book')} <KeyCap name={KEYS.book} />
        </button>
      )}
      <button type="button" className="menu-item" aria-keyshortcuts={KEYS.theme} onClick={turnTheme}>
        {isDark ? t('client.light') : t('client.dark')} <KeyCap name={KEYS.theme} />
      </button>
    </div>
  );
}

/** The game told from its beginning. */
function ReportItem() {
  const { report } = useShell();
  if (report === undefined) return undefined;
  return (
    <button
      type="button"
      className="menu-item"
      aria-keyshortcuts={KEYS.report}
      onClick={() => {
        put({ menuOpen: false });
        openReport();
      }}
    >
      {report.label} <KeyCap name={KEYS.report} />
    </button>
  );
}

const firstIn = (menu: HTMLElement | null): HTMLElement | undefined =>
  [...(menu?.querySelectorAll<HTMLElement>('.menu-item:enabled') ?? [])].find(item => item.checkVisibility());

/** Opened by its key it takes the focus; closed, it gives it back to its button. */
function useMenuFocus(open: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = !menu.current?.contains(activeElement);
    if (open && isElsewhere) firstIn(menu.current)?.focus();
    if (!open && wasOpen.current && (activeElement === null || activeElement === document.body))
      menu.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) put({ menuOpen: false });
    };
    window.addEventListener('pointerdown', close);
    return () => window.removeEventListener('pointerdown', close);
  }, [open]);
  return menu;
}

/** What is seldom wanted. */
export function Menu() {
  const { view, menu: ofTitle, t } = useShell();
  const around = useAround();
  const open = useDesk(desk => desk.menuOpen);
  const menu = useMenuFocus(open);
  return (
    <div ref={menu} className="menu">
      <IconButton icon="menu" label={t('client.menu')} shortcut={KEYS.menu} expanded={open} onClick={turnMenu} />
      {open && (
        <div className="menu-leaf">
          <FromTheTopBar />
          <ReportItem />
          {view.powers.mayBegin && <NewGame />}
          <SaveGame className="menu-item" />
          {view.past === undefined && (
            <button type="button" className="menu-item" onClick={openDice}>
              {t('client.dice.soFar')}
            </button>
          )}
          {ofTitle}
          {around.menu}
          {view.ownDice !== undefined && (
            <div className="menu-line">
              <span aria-hidden="true">{t('client.dice.dice')}</span>
              <DiceSwitch />
            </div>
          )}
          <div className="menu-line">
            <span aria-hidden="true">{t('client.language')}</span>
            <Languages t={t} />
          </div>
        </div>
      )}
    </div>
  );
}
