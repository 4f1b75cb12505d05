import type { Translate } from '@wigwag/words';
import { type KeyboardEvent, useState } from 'react';

/** As long as a title may be. */
const LONGEST = 80;

interface Props {
  readonly name: string;
  readonly t: Translate;
  /** `byKey`: whoever finished is still here, and has not stepped elsewhere. */
  readonly onDone: (name: string | undefined, byKey: boolean) => void;
}

/** The name of a game is written where it stands. Enter or a step elsewhere keeps it, Escape leaves it as it was. */
export function NameField({ name, t, onDone }: Props) {
  const [text, setText] = useState(name);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key !== 'Enter' && key !== 'Escape') return;
    // The key is not for the button that gets the focus.
    event.preventDefault();
    onDone(key === 'Enter' ? text.trim() : undefined, true);
  };
  return (
    <input
      className="game-name"
      aria-label={t('client.games.name')}
      value={text}
      maxLength={LONGEST}
      // biome-ignore lint/a11y/noAutofocus: whoever asked for it writes
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(text.trim(), false)}
    />
  );
}
