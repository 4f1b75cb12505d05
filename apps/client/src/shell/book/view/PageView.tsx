import { type Page, type Place, pagesInOrder, type Rulebook } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import type { ReactNode, RefObject } from 'react';
import { KeyCap } from '../../parts/KeyCap.tsx';
import { addressOfRule } from '../address.ts';
import { onRule } from '../RuleLink.tsx';
import type { TitleBook } from '../titleBook.ts';
import { ClauseItem } from './ClauseItem.tsx';

/** The way out of the book. */
export interface Back {
  readonly label: string;
  readonly go: () => void;
}

interface Props {
  readonly book: Rulebook;
  readonly place: Place;
  readonly title: TitleBook;
  readonly picture: ReactNode;
  readonly terms: readonly string[];
  readonly back: Back;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly t: Translate;
}

function Crumbs({ book, page }: { readonly book: Rulebook; readonly page: Page }) {
  const chapter = book.chapters.find(({ id }) => id === page.chapter);
  const isPart = page.title !== page.sectionTitle;
  return (
    <ol className="crumbs">
      <li>
        {page.chapter} {chapter?.title}
      </li>
      {isPart && (
        <li>
          {page.section} {page.sectionTitle}
        </li>
      )}
    </ol>
  );
}

/** To the page before and the page after. */
function Turning({ book, page, t }: { readonly book: Rulebook; readonly page: Page; readonly t: Translate }) {
  const pages = pagesInOrder(book);
  const at = pages.indexOf(page);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  const link = (to: Page | undefined, label: string, sign: string): ReactNode =>
    to !== undefined && (
      <a className="choice" rel={sign} href={addressOfRule(to.id)} onClick={onRule(to.id)}>
        <small>{label}</small>
        {to.section} {to.title}
      </a>
    );
  return (
    <nav className="book-turning" aria-label={t('client.book.turning')}>
      {link(before, t('client.book.previous'), 'prev')}
      {link(after, t('client.book.next'), 'next')}
    </nav>
  );
}

/** A section, or a part of a long one. */
export function PageView({ book, place, title, picture, terms, back, heading, t }: Props) {
  const { page, clause } = place;
  return (
    <article className="book-page">
      <header>
        <Crumbs book={book} page={page} />
        <button type="button" className="book-back" aria-keyshortcuts="Escape" onClick={back.go}>
          {back.label} <KeyCap name="Esc" />
        </button>
      </header>
      <h2 ref={heading} tabIndex={-1}>
        {page.title}
      </h2>
      {page.lead !== undefined && <p className="lead">{page.lead}</p>}
      <ol className="clauses">
        {page.clauses.map(each => (
          <ClauseItem
            key={each.id}
            clause={each}
            isAsked={each === clause}
            picture={each === clause && picture}
            {...{ book, title, terms, t }}
          />
        ))}
      </ol>
      <Turning {...{ book, page, t }} />
    </article>
  );
}
