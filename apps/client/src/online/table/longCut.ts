import { useEffect, useState } from 'react';
import type { TableNow } from './farTable.ts';

/** A line that is cut for a moment is not worth a word. */
const PATIENCE_MS = 2500;

/** Is the server out of reach for so long that it is said, and what is shown is of then? */
export function useLongCut({ cutSince }: Pick<TableNow, 'cutSince'>): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (cutSince === undefined) return;
    const timer = setTimeout(() => setLong(true), Math.max(0, cutSince + PATIENCE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [cutSince]);
  return isLong && cutSince !== undefined;
}
