import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean;
  /** Of what it opens and closes. */
  readonly expanded?: boolean;
  /** Of what it switches on and off. */
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}

/** What an icon is called, with its key. */
export const withKey = (label: string, shortcut: string | undefined): string =>
  shortcut === undefined ? label : `${label} (${shortcut})`;

export const IconButton = ({
  icon,
  label,
  shortcut,
  disabled = false,
  expanded,
  pressed,
  className = '',
  onClick,
}: Props) => (
  <button
    type="button"
    className={`icon ${className}`}
    title={withKey(label, shortcut)}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    aria-expanded={expanded}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
