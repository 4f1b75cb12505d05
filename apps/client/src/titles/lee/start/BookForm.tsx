import type { Book, Source } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { Reading } from '../parts/Cited.tsx';
import { Flag } from '../parts/Flag.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { boundsBeside } from './bookBounds.ts';
import { knownAt, ownedAt, partOf } from './bookPaths.ts';
import { BOOK, type BookRow, isBounds } from './bookRows.ts';

interface Props {
  readonly t: Translate;
  readonly book: Book;
  /** As it was before anybody changed something here. */
  readonly before?: Book;
  /** Inches from one player's edge to the other's. */
  readonly tableDepth: number;
  /** Left out, it is only read. */
  readonly onChange?: (book: Book) => void;
}

const SOURCE_WORDS: Readonly<Record<Source, (t: Translate) => string>> = {
  text: t => t('lee.client.source.text'),
  house: t => t('lee.client.source.house'),
  owner: t => t('lee.client.source.owner'),
};

interface FieldProps extends Pick<Props, 't' | 'book' | 'tableDepth'> {
  readonly row: BookRow;
  readonly value: unknown;
  readonly onValue: (to: unknown) => void;
}

function Field({ row, t, book, tableDepth, value, onValue }: FieldProps) {
  const label = row.label(t);
  if (row.as === 'flag') return <Flag label={label} value={value === true} onChange={onValue} />;
  if (isBounds(row.as)) {
    const bounds = boundsBeside(row, row.as, book, tableDepth);
    const { min, max } = bounds;
    const notTaken = bounds.isWhole
      ? t('lee.client.book.wholeWithin', { min: String(min), max: String(max) })
      : t('lee.client.book.within', { min: String(min), max: String(max) });
    return <NumberField {...{ label, ...bounds, notTaken }} value={Number(value)} onChange={onValue} />;
  }
  const all = row.as.map(([each, name]) => ({ value: each, label: name(t) }));
  return <Select label={label} value={String(value)} all={all} onChange={onValue} />;
}

function Said({ row, t, value }: { row: BookRow; t: Translate; value: unknown }) {
  const named = row.as === 'flag' || isBounds(row.as) ? undefined : row.as.find(([each]) => each === value)?.[1](t);
  const flag = value === true ? t('lee.client.yes') : t('lee.client.no');
  return (
    <span className="lee-said">
      <span>{row.label(t)}</span> <b>{row.as === 'flag' ? flag : (named ?? String(value))}</b>
    </span>
  );
}

/** Values that go together have one source: a part that nobody has changed still has its own. */
function sourceOf(now: Source, row: BookRow, value: unknown, before: Book): Source {
  const known = knownAt(before, row.path);
  return known !== undefined && partOf(known.value, row.part) === value ? known.source : now;
}

/** What the two chapters do not say, each value with its source; who owns the book changes it before the game begins. */
export function BookForm({ t, book, before = book, tableDepth, onChange }: Props) {
  return (
    <div className="lee-book-form">
      <p className="fine">{onChange === undefined ? t('lee.client.book.read') : t('lee.client.book.about')}</p>
      {BOOK.map(({ title, rows }) => (
        <section key={rows[0]?.path.join('.')}>
          <h2>{title(t)}</h2>
          <ul>
            {rows.map(row => {
              const known = knownAt(book, row.path);
              if (known === undefined) return undefined;
              const value = partOf(known.value, row.part);
              return (
                <li key={[...row.path, row.part].join('.')}>
                  {onChange === undefined ? (
                    <Said {...{ row, t, value }} />
                  ) : (
                    <Field
                      {...{ row, t, book, tableDepth, value }}
                      onValue={to => to !== value && onChange(ownedAt(book, row.path, row.part, to))}
                    />
                  )}
                  {row.about !== undefined && <small className="lee-about">{row.about(t)}</small>}
                  <small className={`lee-source ${sourceOf(known.source, row, value, before)}`}>
                    {SOURCE_WORDS[sourceOf(known.source, row, value, before)](t)}
                    {row.ruling !== undefined && <Reading t={t} ruling={row.ruling} />}
                  </small>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
