import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import type { Scene } from './scene.ts';

/** Somebody who plays a side besides a person. It sees what a person in its seat would see, and no more. */
export interface Player<T extends Vocabulary> {
  /** It is asked once for every decision of its side. */
  choose(scene: Scene<T>): AnyChoice<T> | Promise<AnyChoice<T>>;
}

/** Who plays by himself, by side; a side that is not here is played in person. */
export type Players<T extends Vocabulary> = { readonly [S in T['side']]?: Player<T> };
