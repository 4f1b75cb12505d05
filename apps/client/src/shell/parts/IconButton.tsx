import { Icon, type IconName } from './Icon.tsx';
import { asPrinted } from './KeyCap.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean;
  /** Why it does nothing now: whoever clicks on it all the same is told. */
  readonly why?: string | undefined;
  /** Of what it opens and closes. */
  readonly expanded?: boolean;
  /** Of what it switches on and off. */
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}

/** What an icon is called, with its key. */
export const withKey = (label: string, shortcut: string | undefined): string =>
  shortcut === undefined ? label : `${label} (${asPrinted(shortcut)})`;

export const IconButton = ({
  icon,
  label,
  shortcut,
  disabled = false,
  why,
  expanded,
  pressed,
  className = '',
  onClick,
}: Props) => (
  <button
    type="button"
    className={`icon ${className}`}
    title={why === undefined ? withKey(label, shortcut) : `${withKey(label, shortcut)}: ${why}`}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    aria-expanded={expanded}
    aria-pressed={pressed}
    disabled={disabled}
    aria-disabled={why === undefined ? undefined : true}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
