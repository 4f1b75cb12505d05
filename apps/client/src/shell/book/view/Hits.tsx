import { excerptOf, type Hit } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { KeyCap } from '../../parts/KeyCap.tsx';
import { openRule } from '../address.ts';
import type { Back } from './PageView.tsx';
import { Runs } from './Runs.tsx';
import type { Found } from './useSearch.ts';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: Found;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Where there is little room, what was found is away once it has been chosen or the chapters are open. */
  readonly isAway: boolean;
  readonly putAway: (isAway: boolean) => void;
  /** On a phone the way out of the book stays in reach. */
  readonly back: Back;
  readonly t: Translate;
}

interface OptionProps {
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onChosen: () => void;
  readonly t: Translate;
}

function Option({ hit, isActive, onChosen, t }: OptionProps) {
  const { id, kind, section, title, text, address, terms } = hit;
  const open = (): void => {
    onChosen();
    openRule(address);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is gone to by aria-activedescendant
    <div id={`hit-${id}`} className="book-hit" role="option" aria-selected={isActive} onClick={open}>
      <strong>
        {kind === 'reading' ? t('client.book.ourReading') : section} <Runs text={title} terms={terms} />
      </strong>
      <span>
        <Runs text={excerptOf(text, terms)} terms={terms} />
      </span>
    </div>
  );
}

/** How many there are, by kind. */
function counted(t: Translate, hits: readonly Hit[]): string {
  const count = (...kinds: readonly Hit['kind'][]): number => hits.filter(({ kind }) => kinds.includes(kind)).length;
  const [clauses, readings] = [count('clause', 'page'), count('reading')];
  if (hits.length === 0) return t('client.book.none');
  const parts = [t('client.book.clauses', { count: clauses }), t('client.book.readings', { count: readings })];
  return parts.filter((_, place) => [clauses, readings][place] !== 0).join(', ');
}

function useActive(hits: readonly Hit[], onChosen: () => void) {
  const [active, setActive] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first hit
  useEffect(() => setActive(0), [hits]);
  const hit = hits[active];
  const id = hit === undefined ? undefined : `hit-${hit.id}`;
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && hit !== undefined) {
      event.preventDefault();
      onChosen();
      openRule(hit.address);
    }
  };
  return { active, id, onKeyDown };
}

/** Search, and what it has found. */
export function Hits({ query, onQuery, found: { hits }, field, isAway, putAway, back, t }: Props) {
  const choose = (): void => putAway(true);
  const { active, id, onKeyDown } = useActive(hits, choose);
  const isAsked = query.trim() !== '';
  return (
    <search className={isAway ? 'away' : ''}>
      <IconButton icon="close" label={back.label} className="book-close" onClick={back.go} />
      <div className="book-search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          value={query}
          placeholder={t('client.book.search')}
          aria-label={t('client.book.search')}
          aria-keyshortcuts="/"
          aria-expanded={hits.length > 0}
          aria-controls="book-hits"
          aria-activedescendant={id}
          autoComplete="off"
          onChange={event => {
            onQuery(event.target.value);
            putAway(false);
          }}
          onFocus={() => putAway(false)}
          onClick={() => putAway(false)}
          onKeyDown={onKeyDown}
        />
        <KeyCap name="/" />
      </div>
      <p className="book-count" role="status">
        {isAsked && counted(t, hits)}
      </p>
      <div
        id="book-hits"
        className="book-hits"
        role="listbox"
        aria-label={t('client.book.hits')}
        hidden={!isAsked || hits.length === 0}
      >
        {hits.map((hit, place) => (
          <Option key={hit.id} hit={hit} isActive={place === active} onChosen={choose} t={t} />
        ))}
      </div>
    </search>
  );
}
