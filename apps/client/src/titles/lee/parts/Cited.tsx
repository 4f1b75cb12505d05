import { type ClauseId, READ_BY } from '@wigwag/lee';
import { keyFor, type Translate } from '@wigwag/words';
import { useContext, useId, useRef, useState } from 'react';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import { ShellContext } from '../../../shell/room.ts';

interface ReadingProps {
  readonly t: Translate;
  /** `R-33` */
  readonly ruling: string;
  /** The clause that is read so, where it is cited. */
  readonly clause?: string | undefined;
}

/** The first clause that is read so. */
const clauseOf = (ruling: string): string | undefined =>
  Object.entries(READ_BY).find(([, rulings]) => rulings?.includes(ruling))?.[0];

/** At a table the way to the clause in the rulebook; the start sheet has none. */
function InBook({ t, clause }: { readonly t: Translate; readonly clause: string | undefined }) {
  const isAtTable = useContext(ShellContext) !== undefined;
  if (!isAtTable || clause === undefined) return undefined;
  return (
    <>
      {' '}
      <RuleLink clause={clause}>{t('lee.client.reading.book')}</RuleLink>
    </>
  );
}

/** How we read what the text leaves open: its number, and the reading itself while it is pointed at, has the focus or was tapped. */
export function Reading({ t, ruling, clause = clauseOf(ruling) }: ReadingProps) {
  const [isOpen, open] = useState(false);
  const [id, said] = [useId(), useRef<HTMLSpanElement>(null)];
  const show = (): void => {
    open(true);
    requestAnimationFrame(() => said.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at stays open while the pointer is on what it says
    <span
      className="lee-reading"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && open(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || open(false)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        // A tap opens and closes it; under a mouse it is open already.
        onClick={({ nativeEvent }) =>
          isOpen && !(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') ? open(false) : show()
        }
      >
        {t('lee.client.reading', { n: Number(ruling.slice(2)) })}
      </button>
      {isOpen && (
        <span ref={said} id={id} className="lee-reading-said">
          {t(keyFor('lee.reading', ruling))}
          <InBook t={t} clause={clause} />
        </span>
      )}
    </span>
  );
}

interface CitedProps {
  readonly t: Translate;
  readonly clause: string;
  /** Where there is room for a line only: without the readings. */
  readonly isBrief?: boolean;
}

/** What a rule is quoted by: the section with its title, and our readings where it has some. */
export function Cited({ t, clause, isBrief = false }: CitedProps) {
  const [section = ''] = clause.split('/');
  if (section === 'kernel' || section === 'host') return undefined;
  const title = t(keyFor('lee.section', section));
  return (
    <span className="lee-cited">
      <RuleLink clause={clause}>
        <cite title={clause}>{section === 'house' ? title : `${section} ${title}`}</cite>
      </RuleLink>
      {!isBrief && READ_BY[clause as ClauseId]?.map(ruling => <Reading key={ruling} {...{ t, ruling, clause }} />)}
    </span>
  );
}
