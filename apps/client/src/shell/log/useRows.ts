import type { Vocabulary } from '@wigwag/kernel';
import { useMemo, useState } from 'react';
import { useShell } from '../room.ts';
import { isShown, type LogFilter, type LogPart } from './action.ts';
import { actionRows, type Row, rowsOf } from './rows.ts';

const NO_RUNS = (): undefined => undefined;

/** What the log draws, and how a row is opened and closed. */
export function useRows(filter: LogFilter): {
  readonly rows: readonly Row<Vocabulary>[];
  readonly turn: (key: string) => void;
} {
  const { view, small, actions, lineOf } = useShell();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const runOf = small?.runOf ?? NO_RUNS;
  const rows = useMemo(() => {
    if (actions === undefined) return rowsOf(view.log, runOf, opened);
    const textOf = ({ events }: LogPart<Vocabulary>): string => events.map(event => lineOf(event).sentence).join(' ');
    return actionRows(actions, runOf, opened, action => isShown(filter, action, textOf));
  }, [view.log, actions, runOf, opened, filter, lineOf]);
  const turn = (key: string): void => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return { rows, turn };
}
