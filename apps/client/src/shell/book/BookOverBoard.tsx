import { lazy, Suspense, useEffect } from 'react';
import { put, useDesk } from '../desk.ts';
import { useShell } from '../room.ts';
import { closeBook, giveFocusBack, useReading } from './address.ts';

/** The book is fetched when somebody reads. */
const Book = lazy(() => import('./view/Book.tsx').then(module => ({ default: module.Book })));

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
      <Suspense fallback={<div className="book-cover">{t('client.book.opening')}</div>}>
        <Book {...{ book, reading, t }} asked={asked} back={{ label: t('client.book.back'), go: closeBook }} />
      </Suspense>
    </main>
  );
}
