import { useEffect } from 'react';
import { put, useDesk } from '../desk.ts';
import { fetchedLater, shownLater } from '../later.tsx';
import { useShell } from '../room.ts';
import { closeBook, giveFocusBack, useReading } from './address.ts';

/** What is in the book is fetched when somebody reads. */
const Book = shownLater(
  fetchedLater(() => import('./view/Book.tsx')),
  view => view.Book,
);

/** The rulebook over the board; what is beneath stays as it was. */
export function BookOverBoard() {
  const { book, t } = useShell();
  const reading = useReading();
  const asked = useDesk(desk => desk.asked);
  const isOpen = book !== undefined && reading !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      put({ asked: undefined });
      giveFocusBack();
    };
  }, [isOpen]);
  if (!isOpen) return undefined;
  return (
    <main className="book-over">
      <Book {...{ book, reading, t }} asked={asked} back={{ label: t('client.book.back'), go: closeBook }} />
    </main>
  );
}
