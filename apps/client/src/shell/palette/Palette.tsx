import './palette.css';
import { excerptOf } from '@wigwag/rulebook';
import type { Translate } from '@wigwag/words';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Runs } from '../book/view/Runs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import { type Leaf, useShell } from '../room.ts';
import type { Entry, Group } from './entry.ts';
import type { Found } from './find.ts';
import { dropPalette, leavePalette, typedEarly } from './state.ts';
import { type Shown, useFound } from './useFound.ts';

const groupNames = (t: Translate): Readonly<Record<Group, string>> => ({
  pieces: t('client.palette.pieces'),
  now: t('client.palette.now'),
  places: t('client.palette.places'),
  rules: t('client.palette.rules'),
  charts: t('client.charts'),
  map: t('client.palette.map'),
  table: t('client.palette.table'),
});

function run(entry: Entry): void {
  if (entry.keepsFocus === true) dropPalette();
  entry.run();
  if (entry.keepsFocus !== true) leavePalette(...(entry.focus ?? []));
}

interface RowProps {
  readonly id: string;
  readonly found: Found;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

function Row({ id, found: { entry, terms }, isActive, onPoint }: RowProps) {
  const { label, detail, icon, shortcut, chance } = entry;
  const said = [chance?.(), detail === undefined ? undefined : excerptOf(detail, terms)].filter(
    each => each !== undefined,
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is gone to by aria-activedescendant
    <div
      id={id}
      className="palette-row"
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={() => run(entry)}
    >
      <Icon name={icon} />
      <span>
        <strong>
          <Runs text={label} terms={terms} />
        </strong>
        {said.length > 0 && (
          <small>
            <Runs text={said.join(' · ')} terms={terms} />
          </small>
        )}
      </span>
      {shortcut !== undefined && <KeyCap name={shortcut} />}
    </div>
  );
}

interface ListProps {
  readonly base: string;
  readonly shown: readonly Shown[];
  readonly active: number;
  readonly onActive: (place: number) => void;
}

/** By groups, counted through. */
function List({ base, shown, active, onActive }: ListProps) {
  const { t } = useShell();
  const names = groupNames(t);
  let place = -1;
  return shown.map(({ group, found }) => (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in groups, not in fields
    <div key={group} role="group" aria-labelledby={`${base}-${group}`} className="palette-group">
      <p id={`${base}-${group}`}>{names[group]}</p>
      {found.map(each => {
        place += 1;
        const at = place;
        return (
          <Row
            key={each.entry.id}
            id={`${base}-${at}`}
            found={each}
            isActive={at === active}
            onPoint={() => at !== active && onActive(at)}
          />
        );
      })}
    </div>
  ));
}

/** What the row in focus is about is lit as long as it is there. */
function useShow(entry: Entry | undefined): void {
  const { palette } = useShell();
  const id = entry?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row lights the same
  useEffect(() => {
    entry?.show?.();
    return () => palette?.hide?.();
  }, [id]);
}

function useActive(query: string, shown: readonly Shown[], base: string) {
  const [active, setActive] = useState(0);
  const all = shown.flatMap(({ found }) => found.map(({ entry }) => entry));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first row
  useEffect(() => setActive(0), [query]);
  const at = Math.min(active, all.length - 1);
  const entry = all[at];
  useShow(entry);
  const goTo = (place: number): void => {
    setActive(place);
    document.getElementById(`${base}-${place}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      goTo((at + step + all.length) % all.length);
    } else if (event.key === 'Enter' && entry !== undefined) {
      event.preventDefault();
      run(entry);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      leavePalette();
    }
  };
  return { at, count: all.length, setActive, onKeyDown };
}

/** Everything on the table by its name: pieces, what may be done now, places, rules, charts, commands. Beside the board. */
export function Palette({ leaves }: { readonly leaves: readonly Leaf[] }) {
  const { t } = useShell();
  const [query, setQuery] = useState('');
  const base = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useFound(query, leaves);
  const { at, count, setActive, onKeyDown } = useActive(query, shown, base);
  useEffect(() => {
    const typed = typedEarly();
    // At once, so that a letter typed before this is drawn comes after it.
    if (field.current !== null) field.current.value = typed;
    field.current?.focus({ preventScroll: true });
    setQuery(typed);
  }, []);
  return (
    <search className="palette">
      <div className="palette-search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          value={query}
          placeholder={t('client.palette.hint')}
          aria-label={t('client.palette')}
          aria-expanded={count > 0}
          aria-controls={`${base}-list`}
          aria-activedescendant={count > 0 ? `${base}-${at}` : undefined}
          autoComplete="off"
          onChange={event => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={t('client.palette.close')} onClick={() => leavePalette()} />
      </div>
      <p className="unseen" role="status">
        {query.trim() !== '' && t('client.palette.found', { count })}
      </p>
      <div id={`${base}-list`} className="palette-list" role="listbox" aria-label={t('client.palette.list')}>
        <List {...{ base, shown }} active={at} onActive={setActive} />
      </div>
      {count === 0 && <p className="palette-none">{t('client.palette.none')}</p>}
      <footer aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('client.palette.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('client.palette.go')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('client.palette.close')}
        </span>
      </footer>
    </search>
  );
}
