import type { Translate } from '@wigwag/words';
import { type KeyboardEvent, useState } from 'react';

/** As long as a title may be. */
const LONGEST = 80;

interface Props {
  readonly name: string;
  readonly t: Translate;
  readonly onDone: (name: string | undefined) => void;
}

/** The name of a game is written where it stands. Enter or a step elsewhere keeps it, Escape leaves it as it was. */
export function NameField({ name, t, onDone }: Props) {
  const [text, setText] = useState(name);
  const keep = (): void => onDone(text.trim());
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') keep();
    if (key === 'Escape') onDone(undefined);
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
      onBlur={keep}
    />
  );
}
