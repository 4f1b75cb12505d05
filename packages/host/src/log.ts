import type { Answer, GameRecord, RecordedDecision, SavedGame } from '@wigwag/kernel';

export const LOG_FORMAT = 'wigwag-log 1';

/** What happened to a game, in the order in which it happened: nothing is ever changed or left out. */
export type Entry =
  | { readonly kind: 'decision'; readonly by: string; readonly choice: unknown; readonly dice: readonly Answer[] }
  /** A choice whose first dice are known. */
  | { readonly kind: 'pending'; readonly by: string; readonly choice: unknown; readonly dice: readonly Answer[] }
  /** So many decisions stand. */
  | { readonly kind: 'undo'; readonly by: string; readonly to: number }
  /** So many decisions that were taken back stand again. */
  | { readonly kind: 'redo'; readonly by: string; readonly count: number }
  | { readonly kind: 'offer'; readonly by: string; readonly to: number }
  | { readonly kind: 'decline'; readonly by: string }
  /** The position after so many decisions. */
  | { readonly kind: 'check'; readonly after: number; readonly hash: string };

/** What a log begins with: what the game was opened from, and by which rules. */
export type LogHeader = Pick<GameRecord, 'ruleset' | 'version' | 'rules' | 'setup'>;

export const headerLine = (header: LogHeader): string => `${JSON.stringify({ format: LOG_FORMAT, ...header })}\n`;
export const entryLine = (entry: Entry): string => `${JSON.stringify(entry)}\n`;

/** The decisions that stand after all of it. */
export function fold(header: LogHeader, entries: readonly Entry[]): SavedGame {
  const decisions: RecordedDecision[] = [];
  let undone: RecordedDecision[] = [];
  let pending: RecordedDecision | undefined;
  let checks: { readonly after: number; readonly hash: string }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'decision' || entry.kind === 'pending') {
      const { by, choice, dice } = entry;
      pending = entry.kind === 'pending' ? { by, choice, dice } : undefined;
      if (entry.kind === 'decision') decisions.push({ by, choice, dice });
      undone = [];
    } else if (entry.kind === 'undo') {
      undone.push(...decisions.splice(entry.to).reverse());
      checks = checks.filter(({ after }) => after <= entry.to);
    } else if (entry.kind === 'redo') {
      for (let n = 0; n < entry.count; n++) {
        const again = undone.pop();
        if (again !== undefined) decisions.push(again);
      }
    } else if (entry.kind === 'check') checks.push({ after: entry.after, hash: entry.hash });
  }
  return { ...header, decisions, checks, ...(pending && { pending }) };
}
