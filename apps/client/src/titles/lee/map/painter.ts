import { type Game, inches, type Point, type Side } from '@wigwag/lee';
import type { Standing } from '@wigwag/mapview/open';
import type { Language, Translate } from '@wigwag/words';

/** What is painted, for whom, and how things stand to what is being decided. */
export interface Painter {
  readonly t: Translate;
  readonly language: Language;
  readonly game: Game;
  /** Whose eyes are on it. */
  readonly eyes: Side;
  /** How a thing stands to what is being decided. */
  standing(id: string): Standing | undefined;
  /** Can it be dragged? */
  drags(id: string): boolean;
  /** The tape is out: everything can be reached by Tab. */
  readonly isMeasured?: boolean;
}

/** A place of the board in inches. */
export const at = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({ x: inches(x), y: inches(y) });

export function thing({ standing, drags, isMeasured = false }: Painter, id: string, label: string) {
  const stands = standing(id);
  return {
    ...{ id, label },
    ...(stands !== undefined && { standing: stands }),
    ...(drags(id) && { drags: true }),
    ...(isMeasured && { tab: true }),
  };
}
