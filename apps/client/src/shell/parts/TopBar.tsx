import { type ReactNode, useEffect, useRef, useState } from 'react';
import { put, useDesk } from '../desk.ts';
import { HOME } from '../home.ts';
import { useShell } from '../room.ts';
import { Icon } from './Icon.tsx';
import { SaveGame } from './SaveGame.tsx';
import { Languages, ThemeButton } from './Settings.tsx';

/** A game that has begun is put away only when asked twice. */
function NewGame() {
  const { view, hand, t } = useShell();
  const [asked, setAsked] = useState(false);
  const onClick = (): void => {
    const sure = asked || view.log.every(({ by }) => by === 'table');
    setAsked(!sure);
    if (sure) hand.restart();
  };
  return (
    <button type="button" className={asked ? 'choice main' : 'choice'} onClick={onClick} onBlur={() => setAsked(false)}>
      {asked ? t('client.newGameSure') : t('client.newGame')}
    </button>
  );
}

/** What is seldom wanted. */
function Menu() {
  const { t } = useShell();
  const open = useDesk(desk => desk.menuOpen);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) put({ menuOpen: false });
    };
    window.addEventListener('pointerdown', close);
    return () => window.removeEventListener('pointerdown', close);
  }, [open]);
  return (
    <div ref={menu} className="menu">
      <button
        type="button"
        className="icon"
        title={t('client.menu')}
        aria-label={t('client.menu')}
        aria-expanded={open}
        onClick={() => put({ menuOpen: !open })}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <div className="menu-leaf">
          <NewGame />
          <SaveGame />
          <Languages t={t} />
        </div>
      )}
    </div>
  );
}

interface IconButtonProps {
  readonly icon: 'undo' | 'redo';
  readonly label: string;
  readonly shortcut: string;
  readonly enabled: boolean;
  readonly onClick: () => void;
}

const IconButton = ({ icon, label, shortcut, enabled, onClick }: IconButtonProps) => (
  <button
    type="button"
    className="icon"
    title={`${label} (${shortcut})`}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    disabled={!enabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

interface Props {
  readonly when: ReactNode;
  readonly score: ReactNode;
}

/** Where and when we are, how it stands, and what concerns the game as a whole. */
export function TopBar({ when, score }: Props) {
  const { view, hand, name, t } = useShell();
  return (
    <header className="topbar">
      <a className="icon home-link" href={HOME} title={t('client.home.all')} aria-label={t('client.home.all')}>
        <Icon name="home" />
      </a>
      <h1 className="scenario">{name}</h1>
      {when}
      {score}
      <div className="tools">
        <IconButton icon="undo" label={t('client.undo')} shortcut="U" enabled={view.mayUndo} onClick={hand.undo} />
        <IconButton icon="redo" label={t('client.redo')} shortcut="R" enabled={view.mayRedo} onClick={hand.redo} />
        <ThemeButton t={t} />
        <Menu />
      </div>
    </header>
  );
}
