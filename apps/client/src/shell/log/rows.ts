import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import type { LogAction } from './action.ts';

/** What the log draws as one thing: a decision, the line over a run of small ones, an action, what actions stand under. */
export type Row<T extends Vocabulary> =
  | { readonly kind: 'told'; readonly at: number; readonly told: Told<T> }
  | {
      readonly kind: 'run';
      readonly at: number;
      readonly by: string;
      readonly lines: readonly Told<T>[];
      readonly isOpen: boolean;
    }
  | { readonly kind: 'action'; readonly at: number; readonly action: LogAction<T>; readonly isOpen: boolean }
  | { readonly kind: 'heading'; readonly at: number; readonly heading: string };

/** So few in a row are still quickly read one by one. */
const FEWEST = 3;

/** The run that a line belongs to; undefined: none. */
export type RunOf<T extends Vocabulary> = (told: Told<T>) => string | undefined;

/** After how many lines a run by the same side is over. */
function endOfRun<T extends Vocabulary>(log: readonly Told<T>[], from: number, runOf: RunOf<T>): number {
  const first = log[from];
  const run = first && runOf(first);
  if (first === undefined || run === undefined) return from;
  let end = from + 1;
  for (let told = log[end]; told?.by === first.by && runOf(told) === run; told = log[end]) end += 1;
  return end;
}

const toldRow = <T extends Vocabulary>(told: Told<T>, at: number): Row<T> => ({ kind: 'told', at, told });

/** A secret of the other side, or a step nothing came of, has no line. */
const isSilent = <T extends Vocabulary>({ events, rolled }: Told<T>): boolean =>
  events.length === 0 && rolled.length === 0;

/** The rows of a log; runs of small things are one row each, unless they were opened. A run is known by its first line. */
export function rowsOf<T extends Vocabulary>(
  log: readonly Told<T>[],
  runOf: RunOf<T>,
  opened: ReadonlySet<string>,
): Row<T>[] {
  const rows: Row<T>[] = [];
  for (let at = 0; at < log.length; ) {
    const run = endOfRun(log, at, runOf);
    const isOpen = opened.has(`run ${at}`);
    const isRun = run - at >= FEWEST;
    if (isRun) rows.push({ kind: 'run', at, by: log[at]?.by ?? '', lines: log.slice(at, run), isOpen });
    const end = Math.max(run, at + 1);
    if (!isRun || isOpen)
      for (const [place, told] of log.slice(at, end).entries())
        if (!isSilent(told)) rows.push(toldRow(told, at + place));
    at = end;
  }
  return rows;
}

/** An action's parts come below its row, numbered so that no two rows of the log have one key. */
const PARTS = 100_000;

const below = <T extends Vocabulary>(
  action: LogAction<T>,
  at: number,
  runOf: RunOf<T>,
  opened: ReadonlySet<string>,
): Row<T>[] => {
  const first = (at + 1) * PARTS;
  const own = new Set(
    [...opened].flatMap(key => (key.startsWith('run ') ? [`run ${Number(key.slice(4)) - first}`] : [])),
  );
  return rowsOf(action.parts, runOf, own).map(row => ({ ...row, at: row.at + first }));
};

/**
 * The rows of a log that is told in actions: one each, under their headings, the newest opened. `opened` has those that
 * were turned: what is open by itself is closed by it.
 */
export function actionRows<T extends Vocabulary>(
  actions: readonly LogAction<T>[],
  runOf: RunOf<T>,
  opened: ReadonlySet<string>,
  isWanted: (action: LogAction<T>) => boolean = () => true,
): Row<T>[] {
  const rows: Row<T>[] = [];
  let heading = '';
  for (const [at, action] of actions.entries()) {
    if (!isWanted(action)) continue;
    if (action.heading !== heading) rows.push({ kind: 'heading', at, heading: action.heading });
    heading = action.heading;
    const isOpen = (at === actions.length - 1) !== opened.has(`action ${at}`);
    rows.push({ kind: 'action', at, action, isOpen });
    if (isOpen) rows.push(...below(action, at, runOf, opened));
  }
  return rows;
}

export const keyOf = ({ kind, at }: Row<Vocabulary>): string => `${kind} ${at}`;
