import type { Ready, Ruleset, Vocabulary } from '@wigwag/kernel';
import type { Audience } from '../audiences/audience.ts';
import type { Answer, Intent } from './command.ts';
import type { Scene } from './scene.ts';

/** How anybody reaches a game: what is seen from here at once, and what is wanted by and by. */
export interface Seat<T extends Vocabulary> {
  readonly ruleset: Ruleset<T>;
  readonly audience: Audience<T>;
  /** The same object until something happens. */
  scene(): Scene<T>;
  subscribe(listener: () => void): () => void;
  /** The game as it was seen from here when the log had so many lines; undefined: it has not that many. */
  past(lines: number): Promise<Ready<T> | undefined>;
  /** The answer comes when the scene shows what it says. */
  send(intent: Intent): Promise<Answer<T>>;
}
