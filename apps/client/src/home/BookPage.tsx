import { lazy, Suspense } from 'react';
import { useReading } from '../shell/book/address.ts';
import type { TitleBook } from '../shell/book/titleBook.ts';
import { HOME } from '../shell/home.ts';
import { useLook } from '../shell/useLook.ts';
import { HomeTop } from './HomeTop.tsx';

const Book = lazy(() => import('../shell/book/view/Book.tsx').then(module => ({ default: module.Book })));

const BEGINNING = { rule: '' };

const goHome = (): void => location.assign(HOME);

/** The rulebook of a title without a game: `?book=gcacw#rule=7.4`. */
export function BookPage({ book }: { readonly book: TitleBook }) {
  const t = useLook(each => each('client.book'));
  const reading = useReading() ?? BEGINNING;
  return (
    <div className="home-book">
      <HomeTop t={t} />
      <main>
        <h1 className="unseen">{t('client.book')}</h1>
        <Suspense fallback={<div className="book-cover">{t('client.book.opening')}</div>}>
          <Book {...{ book, reading, t }} back={{ label: t('client.home.all'), go: goHome }} />
        </Suspense>
      </main>
    </div>
  );
}
