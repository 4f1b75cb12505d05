import type { Chapter, Page, Rulebook } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { addressOfRule } from '../address.ts';
import { onRule } from '../RuleLink.tsx';
import { isRoomy } from '../roomy.ts';

interface PagesProps {
  readonly chapter: Chapter;
  readonly page: Page;
  readonly onGone: () => void;
}

/** The pages of the chapter that lies open. */
const Pages = ({ chapter, page, onGone }: PagesProps) => (
  <ul>
    {chapter.sections.flatMap(section =>
      section.pages.map(({ id, title }, place) => (
        <li key={id}>
          <a href={addressOfRule(id)} aria-current={id === page.id ? 'page' : undefined} onClick={onRule(id, onGone)}>
            <span className={place === 0 ? '' : 'again'}>{section.id}</span> {title}
          </a>
        </li>
      )),
    )}
  </ul>
);

interface Props {
  readonly book: Rulebook;
  readonly page: Page;
  readonly t: Translate;
}

/** What the book is about, chapter by chapter; where there is little room, folded until it is wanted. */
export function Contents({ book, page, t }: Props) {
  const [isOpen, setOpen] = useState(isRoomy);
  const close = (): void => setOpen(isRoomy());
  return (
    <details className="book-contents" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('client.book.chapters')}</summary>
      <nav aria-label={t('client.book.chapters')}>
        <ol>
          {book.chapters.map(chapter => (
            <li key={chapter.id} className={chapter.id === page.chapter ? 'open' : ''}>
              <a href={addressOfRule(chapter.id)} onClick={onRule(chapter.id)}>
                <span>{chapter.id}</span> {chapter.title}
              </a>
              {chapter.id === page.chapter && <Pages {...{ chapter, page }} onGone={close} />}
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
