import type { ReactNode } from 'react';
import { BookButton } from '../book/BookButton.tsx';
import { whyNoUndo } from '../hand.ts';
import { HOME } from '../home.ts';
import { KEYS } from '../keys.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { turnReplay } from '../replay/state.ts';
import { useShell } from '../room.ts';
import { Icon } from './Icon.tsx';
import { IconButton, withKey } from './IconButton.tsx';
import { KeepingSign } from './Keeping.tsx';
import { Menu } from './Menu.tsx';
import { ThemeButton } from './Settings.tsx';

function HomeLink() {
  const { t } = useShell();
  const label = t('client.home.all');
  return (
    <a
      className="icon home-link"
      href={HOME}
      title={withKey(label, KEYS.home)}
      aria-label={label}
      aria-keyshortcuts={KEYS.home}
    >
      <Icon name="home" />
    </a>
  );
}

/** Where it may not go further it says why. */
export function Undo() {
  const { sitting, view, hand, t } = useShell();
  const why = view.mayUndo ? undefined : whyNoUndo(t, sitting, view);
  return (
    <IconButton
      icon="undo"
      label={view.undoAsks === true ? t('client.undoAsk') : t('client.undo')}
      shortcut={KEYS.undo}
      disabled={!view.mayUndo && why === undefined}
      why={why}
      onClick={hand.undo}
    />
  );
}

/** From the game as it is to the game as it was, and back. */
function ReplayButton() {
  const { view, replay, t } = useShell();
  if (replay === undefined) return undefined;
  return (
    <IconButton
      icon="replay"
      label={t('client.replay')}
      shortcut={KEYS.replay}
      pressed={view.past?.isCatchingUp === false}
      disabled={view.past?.isCatchingUp ?? false}
      onClick={turnReplay(view)}
    />
  );
}

interface Props {
  readonly when: ReactNode;
  readonly score: ReactNode;
}

/** Where and when we are, how it stands, and what concerns the game as a whole. */
export function TopBar({ when, score }: Props) {
  const { view, hand, name, t } = useShell();
  return (
    <header className="topbar">
      <HomeLink />
      <div className="place">
        <h1 className="scenario">{name}</h1>
        {when}
      </div>
      {score}
      <div className="tools">
        <KeepingSign />
        <div className="wide-tools">
          <Undo />
          <IconButton
            icon="redo"
            label={t('client.redo')}
            shortcut={KEYS.redo}
            disabled={!view.mayRedo}
            onClick={hand.redo}
          />
          <ReplayButton />
          <PaletteButton />
          <BookButton />
          <ThemeButton t={t} shortcut={KEYS.theme} />
        </div>
        <Menu />
      </div>
    </header>
  );
}
