import { type ClauseId, READ_BY } from '@wigwag/lee';
import { keyFor, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';

interface ReadingProps {
  readonly t: Translate;
  /** `R-33` */
  readonly ruling: string;
}

/** How we read what the text leaves open: its number, and on demand the reading itself. */
export function Reading({ t, ruling }: ReadingProps) {
  const [isOpen, open] = useState(false);
  return (
    <span className="lee-reading">
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t('lee.client.reading', { n: Number(ruling.slice(2)) })}
      </button>
      {isOpen && <span>{t(keyFor('lee.reading', ruling))}</span>}
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
      {!isBrief && READ_BY[clause as ClauseId]?.map(ruling => <Reading key={ruling} {...{ t, ruling }} />)}
    </span>
  );
}
