import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';

/** What the log draws as one thing: a decision, or the line over a run of small ones. */
export type Row<T extends Vocabulary> =
  | { readonly kind: 'told'; readonly at: number; readonly told: Told<T> }
  | {
      readonly kind: 'run';
      readonly at: number;
      readonly by: string;
      readonly count: number;
      readonly isOpen: boolean;
    };

/** So many in a row are still quickly read one by one. */
const FEWEST = 4;

/** After how many lines a run of small things by the same side is over. */
function endOfRun<T extends Vocabulary>(
  log: readonly Told<T>[],
  from: number,
  isSmall: (told: Told<T>) => boolean,
): number {
  const by = log[from]?.by;
  let end = from;
  for (let told = log[end]; told !== undefined && told.by === by && isSmall(told); told = log[end]) end += 1;
  return end;
}

const toldRow = <T extends Vocabulary>(told: Told<T>, at: number): Row<T> => ({ kind: 'told', at, told });

/** The rows of a log; runs of small things are one row each, unless they were opened. A run is known by its first line. */
export function rowsOf<T extends Vocabulary>(
  log: readonly Told<T>[],
  isSmall: (told: Told<T>) => boolean,
  opened: ReadonlySet<number>,
): Row<T>[] {
  const rows: Row<T>[] = [];
  for (let at = 0; at < log.length; ) {
    const run = endOfRun(log, at, isSmall);
    const count = run - at;
    const isOpen = opened.has(at);
    const isRun = count >= FEWEST;
    if (isRun) rows.push({ kind: 'run', at, by: log[at]?.by ?? '', count, isOpen });
    const end = Math.max(run, at + 1);
    for (let each = at; each < end && (!isRun || isOpen); each++) rows.push(toldRow(log[each] as Told<T>, each));
    at = end;
  }
  return rows;
}

export const keyOf = ({ kind, at }: Row<Vocabulary>): string => `${kind} ${at}`;
