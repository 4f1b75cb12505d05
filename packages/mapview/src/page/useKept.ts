import { useRef } from 'react';
import { same } from '../drawing/sheet/same.ts';

/** A list whose things are the same objects as before as long as they say the same: what is drawn of them stays. */
export function useKept<T extends object>(list: readonly T[], nameOf: (thing: T) => string): readonly T[] {
  const kept = useRef<{ readonly given: readonly T[]; readonly list: readonly T[] }>({ given: [], list: [] });
  if (kept.current.given === list) return kept.current.list;
  const before = new Map(kept.current.list.map(thing => [nameOf(thing), thing]));
  const next = list.map(thing => {
    const known = before.get(nameOf(thing));
    return known !== undefined && same(known, thing) ? known : thing;
  });
  const old = kept.current.list;
  const isOld = next.length === old.length && next.every((thing, place) => thing === old[place]);
  kept.current = { given: list, list: isOld ? old : next };
  return kept.current.list;
}
