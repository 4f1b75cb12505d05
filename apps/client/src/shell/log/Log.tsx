import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { Vocabulary } from '@wigwag/kernel';
import { type KeyboardEvent, memo, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useShell } from '../room.ts';
import { ActionRow } from './ActionRow.tsx';
import { EVERYTHING } from './action.ts';
import { Entry } from './Entry.tsx';
import { LogTools } from './LogTools.tsx';
import { keyOf, type Row } from './rows.ts';
import { useRows } from './useRows.ts';

/** Pixels: about one line, until it has been drawn. */
const LINE = 22;
const GAP = 6;
/** So near to its end, it stays there when something happens. */
const NEAR = 24;
const BEYOND_SIGHT = 8;
const PAGE = 10;

type Rolling = Virtualizer<HTMLElement, HTMLLIElement>;

/** Draws what is in sight, and the row that has the focus: the focus is not lost by scrolling. */
function useRolling(
  rows: readonly Row<Vocabulary>[],
  active: number,
): readonly [Rolling, RefObject<HTMLOListElement | null>] {
  const list = useRef<HTMLOListElement>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      if (active < 0 || active >= range.count || inSight.includes(active)) return inSight;
      return [...inSight, active].sort((one, other) => one - other);
    },
    [active],
  );
  const rolling: Rolling = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => LINE,
    getItemKey: useCallback((index: number) => keyOf(rows[index] as Row<Vocabulary>), [rows]),
    overscan: BEYOND_SIGHT,
    gap: GAP,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR,
    rangeExtractor,
    // What was measured is drawn with everything else that has changed, not before it.
    useFlushSync: false,
  });
  return [rolling, list];
}

/** Which row an arrow key goes to; undefined: it is another key. */
function stepOf(key: string, at: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - PAGE,
    PageDown: at + PAGE,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(last, to));
}

/** One row is on the way of the Tab key, the newest at first; arrows go to the others. */
function useRoving(count: number) {
  const [chosen, setChosen] = useState<number>();
  const wanted = useRef<number>(undefined);
  const active = Math.min(chosen ?? count - 1, count - 1);
  const onKeyDown = (event: KeyboardEvent, rolling: Rolling): void => {
    const to = stepOf(event.key, active, count - 1);
    if (to === undefined) return;
    event.preventDefault();
    wanted.current = to;
    setChosen(to);
    rolling.scrollToIndex(to, { align: 'auto' });
  };
  /** The row that was gone to takes the focus as soon as it is drawn. */
  const onDrawn = (list: HTMLElement | null): void => {
    if (wanted.current === undefined) return;
    const row = list?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (row === null || row === undefined) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  };
  return { active, setChosen, onKeyDown, onDrawn };
}

/**
 * Whoever reads the newest line goes on seeing it when the log gets longer or its panel lower, as under a card;
 * whoever has scrolled up or opened a row reads on until another action begins.
 */
function useEndKept(list: RefObject<HTMLOListElement | null>, begun: number): { letGo(): void } {
  const atEnd = useRef(true);
  const top = useRef(0);
  const toEnd = useCallback(() => {
    const panel = list.current?.parentElement;
    if (panel === null || panel === undefined) return;
    panel.scrollTop = panel.scrollHeight;
    top.current = panel.scrollTop;
  }, [list]);
  useLayoutEffect(() => {
    const panel = list.current?.parentElement;
    if (list.current === null || panel === null || panel === undefined) return undefined;
    const heed = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = panel;
      // That the end has moved away from where one reads is no scrolling up.
      if (scrollHeight - scrollTop - clientHeight < NEAR) atEnd.current = true;
      else if (scrollTop < top.current) atEnd.current = false;
      top.current = scrollTop;
    };
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    panel.addEventListener('scroll', heed);
    observer.observe(panel);
    observer.observe(list.current);
    return () => {
      panel.removeEventListener('scroll', heed);
      observer.disconnect();
    };
  }, [list, toEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an action
  useLayoutEffect(() => {
    atEnd.current = true;
    toEnd();
  }, [toEnd, begun]);
  const letGo = useCallback(() => {
    atEnd.current = false;
  }, []);
  return { letGo };
}

interface RunProps {
  readonly row: Extract<Row<Vocabulary>, { readonly kind: 'run' }>;
  readonly tabIndex: 0 | -1;
  readonly onTurn: () => void;
}

function Run({ row, tabIndex, onTurn }: RunProps) {
  const { small } = useShell();
  return (
    <button type="button" className="run" tabIndex={tabIndex} aria-expanded={row.isOpen} onClick={onTurn}>
      {small?.sentence(row.lines)}
    </button>
  );
}

const byOf = (row: Row<Vocabulary>): string => {
  if (row.kind === 'run') return row.by;
  if (row.kind === 'heading') return 'table';
  return row.kind === 'action' ? row.action.by : row.told.by;
};

interface BodyProps {
  readonly row: Row<Vocabulary>;
  readonly tabIndex: 0 | -1;
  readonly onTurn: () => void;
}

function Body({ row, tabIndex, onTurn }: BodyProps) {
  if (row.kind === 'heading') return <h2 className="heading">{row.heading}</h2>;
  if (row.kind === 'action') return <ActionRow {...{ row, tabIndex, onTurn }} />;
  if (row.kind === 'run') return <Run {...{ row, tabIndex, onTurn }} />;
  return <Entry told={row.told} line={'line' in row.told ? Number(row.told.line) : row.at} tabIndex={tabIndex} />;
}

/** What happened, every die with its reason, every line with its place. Only what is in sight is drawn. */
export const Log = memo(function Log() {
  const { t, actions } = useShell();
  const [filter, setFilter] = useState(EVERYTHING);
  const { rows, turn } = useRows(filter);
  const roving = useRoving(rows.length);
  const [rolling, list] = useRolling(rows, roving.active);
  const { letGo } = useEndKept(list, actions?.length ?? 0);
  const open = (row: Row<Vocabulary>): void => {
    letGo();
    turn(keyOf(row));
  };
  useLayoutEffect(() => roving.onDrawn(list.current));
  return (
    <>
      {actions !== undefined && <LogTools filter={filter} onFilter={setFilter} />}
      <ol
        ref={list}
        className="log"
        aria-label={t('client.log')}
        style={{ height: rolling.getTotalSize() }}
        onKeyDown={event => roving.onKeyDown(event, rolling)}
      >
        {rolling.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index] as Row<Vocabulary>;
          const tabIndex = index === roving.active ? 0 : -1;
          return (
            <li
              key={key}
              ref={rolling.measureElement}
              data-index={index}
              className={`entry of-${row.kind} by-${byOf(row)}`}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              tabIndex={tabIndex}
              onFocus={() => roving.setChosen(index)}
            >
              <Body {...{ row, tabIndex }} onTurn={() => open(row)} />
            </li>
          );
        })}
      </ol>
      {rows.length === 0 && <p className="log-empty">{t('client.log.none')}</p>}
    </>
  );
});
