import type { Forced } from '../judge/moves/forced.ts';
import type { Field, Moving, Place, Step } from '../judge/moves/mover.ts';

/** An attempt of chapter 7 on a table, as plain data whose numbers are whole mils and hundredths. */
export interface MoveCase {
  readonly what: string;
  readonly field: Field;
  readonly mover: Moving;
  readonly attempt:
    | { readonly do: 'march'; readonly kind: 'normal' | 'support'; readonly steps: readonly Step[] }
    | ({ readonly do: 'force' } & Forced)
    | ({ readonly do: 'occupy' } & Place);
}
