import { useRef } from 'react';
import { same } from '../../../drawing/sheet/same.ts';

/** The same object as long as it says the same: what is worked out from it is not worked out again. */
export function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}
