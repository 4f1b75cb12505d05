import { absenceOf, type Clause, type Mark, type Reading, type Rulebook } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { addressOfRule } from '../address.ts';
import { onRule } from '../RuleLink.tsx';
import { RuleNumber } from '../RuleNumber.tsx';
import type { TitleBook } from '../titleBook.ts';
import { conditionsOf } from './conditions.ts';
import { Runs } from './Runs.tsx';

const SIGNS: Readonly<Record<Mark, string>> = { may: '✓', mayNot: '✕', must: '!', is: '·' };
const wordsOf = (t: Translate): Readonly<Record<Exclude<Mark, 'is'>, string>> => ({
  may: t('client.book.mark.may'),
  mayNot: t('client.book.mark.mayNot'),
  must: t('client.book.mark.must'),
});

export const idOfClause = (clause: string): string => `rule ${clause}`.replaceAll(/[\s/]/g, '-');

function ReadingBox({
  reading,
  terms,
  t,
}: {
  readonly reading: Reading;
  readonly terms: readonly string[];
  readonly t: Translate;
}) {
  return (
    <aside className="reading">
      <span aria-hidden="true">?</span>
      <div>
        <p>
          <strong>
            <Runs text={reading.question} terms={terms} />
          </strong>{' '}
          <Runs text={reading.answer} terms={terms} />
        </p>
        <p className="fine">{t('client.book.reading')}</p>
      </div>
    </aside>
  );
}

/** A text in which a game that is called by its code has its name as a tip. */
function Coded({ text, title, terms, t }: Pick<Props, 'title' | 'terms' | 't'> & { readonly text: string }) {
  const { codes } = title;
  if (codes === undefined) return <Runs text={text} terms={terms} />;
  return text.split(new RegExp(`\\b(${codes.join('|')})\\b`)).map((part, place) => {
    return codes.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order of the text
      <abbr key={place} title={title.named(t, 'game', part)}>
        <Runs text={part} terms={terms} />
      </abbr>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order of the text
      <Runs key={place} text={part} terms={terms} />
    );
  });
}

interface Props {
  readonly clause: Clause;
  readonly book: Rulebook;
  readonly title: TitleBook;
  readonly isAsked: boolean;
  /** Of what it was asked about. */
  readonly picture: ReactNode;
  readonly terms: readonly string[];
  readonly t: Translate;
}

/** Where a clause holds, and whether it does here. */
function Standing({ clause, title, t }: Pick<Props, 'clause' | 'title' | 't'>) {
  const { here } = title;
  const conditions = conditionsOf(t, title, clause);
  if (conditions.length === 0) return undefined;
  if (here === undefined) return <span className="standing">{conditions.join('; ')}</span>;
  const isAway = absenceOf(clause, here) !== undefined;
  return (
    <span className="standing" title={conditions.join('; ')}>
      <b>{isAway ? t('client.book.notInForce') : t('client.book.inForce')}</b>
      {isAway && `: ${conditions.join('; ')}`}
    </span>
  );
}

function Refs({ clause: { refs }, book, t }: Pick<Props, 'clause' | 'book' | 't'>) {
  if (refs.length === 0) return undefined;
  return (
    <span className="refs">
      {t('client.book.see')}{' '}
      {refs.map(ref => (
        <a
          key={ref}
          className="rule-link"
          href={addressOfRule(ref)}
          title={book.clauses.get(ref)?.title ?? book.pages.get(ref)?.sectionTitle}
          onClick={onRule(ref)}
        >
          <RuleNumber clause={ref} /> {book.clauses.get(ref)?.title}
        </a>
      ))}
    </span>
  );
}

/** One clause: what it does by shape and word, what it says, where it holds, how we read it. */
export function ClauseItem({ clause, book, title, isAsked, picture, terms, t }: Props) {
  const { id, mark, text, example, readings, isRemark } = clause;
  const { here } = title;
  const isAway = here !== undefined && absenceOf(clause, here) !== undefined;
  return (
    <li
      id={idOfClause(id)}
      className={`clause mark-${mark} ${isAway ? 'away' : ''} ${isAsked ? 'asked' : ''}`}
      tabIndex={-1}
    >
      <span className="sign" aria-hidden="true">
        {SIGNS[mark]}
      </span>
      <div>
        <h3>
          <Runs text={clause.title} terms={terms} />
        </h3>
        <p>
          <Coded text={text} {...{ title, terms, t }} />
        </p>
        {example !== undefined && (
          <p className="example">
            <b>{t('client.book.example')}</b> <Coded text={example} {...{ title, terms, t }} />
          </p>
        )}
        {picture}
        <p className="clause-foot">
          {mark !== 'is' && <b className="mark-word">{wordsOf(t)[mark]}</b>}
          <a className="rule-link" href={addressOfRule(id)} onClick={onRule(id)}>
            <RuleNumber clause={id} />
          </a>
          {isRemark && <span>{t('client.book.remark')}</span>}
          <Standing {...{ clause, title, t }} />
          <Refs {...{ clause, book, t }} />
        </p>
      </div>
      {readings.length > 0 && (
        <div className="readings">
          {readings.map(reading => (
            <ReadingBox key={reading.id} {...{ reading, terms, t }} />
          ))}
        </div>
      )}
    </li>
  );
}
