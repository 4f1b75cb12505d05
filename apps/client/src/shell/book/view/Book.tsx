import './book.css';
import { type Place, placeOf, type Rulebook } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Asked, turnTheme } from '../../desk.ts';
import { KEYS } from '../../keys.ts';
import type { Reading } from '../address.ts';
import { isRoomy } from '../roomy.ts';
import type { TitleBook } from '../titleBook.ts';
import { useBook } from '../useBook.ts';
import { ChartBeside, ChartPage } from './ChartPage.tsx';
import { idOfClause } from './ClauseItem.tsx';
import { Contents } from './Contents.tsx';
import { Hits } from './Hits.tsx';
import { type Back, PageView } from './PageView.tsx';
import { useSearch } from './useSearch.ts';

interface Props {
  readonly book: TitleBook;
  /** Where it is open. */
  readonly reading: Reading;
  /** What the reader came from. */
  readonly asked?: Asked | undefined;
  readonly back: Back;
  readonly t: Translate;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Keys while the book is open: those of the table wait. They hold as soon as it is seen, also while it is fetched. */
function useBookKeys(field: RefObject<HTMLInputElement | null>, { go }: Back): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      const act = {
        Escape: go,
        ...(!isTyping(event.target) && {
          '/': () => field.current?.focus(),
          [KEYS.book]: go,
          [KEYS.theme]: turnTheme,
        }),
      }[pressed];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field, go]);
}

interface Refs {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly leaf: RefObject<HTMLDivElement | null>;
}

/** Whoever opens a clause finds the focus on it, whoever opens a page on its title, whoever opens the book in the search. */
function usePlaceFocus(rule: string | undefined, { page, clause }: Place, { field, heading, leaf }: Refs): void {
  const clauseId = clause?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page in another language stays as it is
  useEffect(() => {
    if (rule === undefined) return;
    if (rule === '' && isRoomy()) return field.current?.focus();
    const item = clauseId === undefined ? null : document.getElementById(idOfClause(clauseId));
    if (item === null) {
      leaf.current?.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
      if (!isRoomy() && rule !== '') heading.current?.scrollIntoView({ block: 'start' });
    } else {
      item.focus({ preventScroll: true });
      item.scrollIntoView({ block: item.clientHeight > innerHeight / 2 ? 'start' : 'center' });
    }
  }, [rule, page.id, clauseId]);
}

function Open({
  book,
  title,
  reading,
  asked,
  back,
  field,
  t,
}: Omit<Props, 'book'> & Pick<Refs, 'field'> & { readonly book: Rulebook; readonly title: TitleBook }) {
  const [query, setQuery] = useState('');
  const [areHitsAway, putHitsAway] = useState(false);
  const found = useSearch(book, query, title.here);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaf = useRef<HTMLDivElement>(null);
  const rule = 'rule' in reading ? reading.rule : undefined;
  const chart = 'chart' in reading && title.charts !== undefined ? reading : undefined;
  const place = placeOf(book, rule ?? '');
  usePlaceFocus(rule, place, { field, heading, leaf });
  const isAboutPlaces = asked !== undefined && asked.places.length > 0 && place.clause?.id === asked.clause;
  return (
    <section className={`book ${chart === undefined ? '' : 'charting'}`} aria-label={t('client.book')}>
      <div className="book-side">
        <Hits {...{ query, found, field, back, t }} onQuery={setQuery} isAway={areHitsAway} putAway={putHitsAway} />
        <Contents
          {...{ book, title, chart, t }}
          page={chart === undefined ? place.page : undefined}
          onOpen={() => putHitsAway(true)}
        />
      </div>
      <div ref={leaf} className="book-leaf">
        {chart === undefined ? (
          <PageView
            {...{ book, title, place, back, heading, t }}
            terms={found.terms}
            picture={isAboutPlaces && title.picture?.(asked)}
          />
        ) : (
          <ChartPage {...{ title, back, t }} asked={chart} />
        )}
      </div>
      {chart === undefined && <ChartBeside {...{ title, t }} section={place.page.section} />}
    </section>
  );
}

/** The rulebook of a title, to search and to read. */
export function Book({ book: title, ...props }: Props) {
  const book = useBook(title);
  const { t, back } = props;
  const field = useRef<HTMLInputElement>(null);
  useBookKeys(field, back);
  if (book === undefined) return <div className="book-cover">{t('client.book.opening')}</div>;
  if (book === 'unreachable')
    return (
      <div className="book-cover" role="alert">
        <p>{t('client.book.unreachable')}</p>
        <button type="button" className="choice" onClick={back.go}>
          {back.label}
        </button>
      </div>
    );
  return <Open book={book} title={title} field={field} {...props} />;
}
