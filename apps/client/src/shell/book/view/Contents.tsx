import type { Chapter, Page, Rulebook } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { addressOfChart, addressOfRule, type ChartAsked } from '../address.ts';
import { onChart } from '../ChartLink.tsx';
import { onRule } from '../RuleLink.tsx';
import { isRoomy } from '../roomy.ts';
import type { TitleBook } from '../titleBook.ts';

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

interface ChartsProps {
  readonly title: TitleBook;
  readonly chart: ChartAsked | undefined;
  readonly t: Translate;
  readonly onGone: () => void;
}

/** Charts and tables of the game on the table. */
function Charts({ title: { charts }, chart, t, onGone }: ChartsProps) {
  if (charts === undefined) return undefined;
  return (
    <nav className="book-chart-list" aria-label={t('client.charts')}>
      <h2>{t('client.charts')}</h2>
      <ul>
        {charts.list(t).map(({ id, label }) => (
          <li key={id}>
            <a
              href={addressOfChart({ chart: id })}
              aria-current={id === chart?.chart ? 'page' : undefined}
              onClick={onChart({ chart: id }, onGone)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  readonly book: Rulebook;
  readonly title: TitleBook;
  /** The page that is read; undefined: a chart is. */
  readonly page: Page | undefined;
  readonly chart: ChartAsked | undefined;
  readonly onOpen: () => void;
  readonly t: Translate;
}

/** What the book is about, chapter by chapter; where there is little room, folded until it is wanted. */
export function Contents({ book, title, page, chart, onOpen, t }: Props) {
  const [isOpen, setOpen] = useState(isRoomy);
  const close = (): void => setOpen(isRoomy());
  const turn = (open: boolean): void => {
    if (open && !isOpen) onOpen();
    setOpen(open);
  };
  return (
    <details className="book-contents" open={isOpen} onToggle={event => turn(event.currentTarget.open)}>
      <summary>{t('client.book.chapters')}</summary>
      <nav aria-label={t('client.book.chapters')}>
        <ol>
          {book.chapters.map(chapter => (
            <li key={chapter.id} className={chapter.id === page?.chapter ? 'open' : ''}>
              <a href={addressOfRule(chapter.id)} onClick={onRule(chapter.id)}>
                <span>{chapter.id}</span> {chapter.title}
              </a>
              {page !== undefined && chapter.id === page.chapter && <Pages {...{ chapter, page }} onGone={close} />}
            </li>
          ))}
        </ol>
      </nav>
      <Charts {...{ title, chart, t }} onGone={close} />
      <p className="fine">{t('client.book.signs')}</p>
    </details>
  );
}
