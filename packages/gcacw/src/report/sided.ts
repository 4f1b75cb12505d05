import type { Side } from '../vocabulary.ts';

/** Something that each side has. */
export type Sided<V> = Readonly<Record<Side, V>>;

export const sided = <V>(of: (side: Side) => V): Sided<V> => ({ union: of('union'), confederate: of('confederate') });
