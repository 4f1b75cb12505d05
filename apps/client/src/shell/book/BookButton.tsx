import { KEYS } from '../keys.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useShell } from '../room.ts';
import { closeBook, openRule, useReading } from './address.ts';

/** Opens the rulebook, and closes it. */
export function BookButton() {
  const { book, t } = useShell();
  const isOpen = useReading() !== undefined;
  if (book === undefined) return undefined;
  return (
    <IconButton
      icon="book"
      label={t('client.book')}
      shortcut={KEYS.book}
      expanded={isOpen}
      onClick={() => (isOpen ? closeBook() : openRule(''))}
    />
  );
}
