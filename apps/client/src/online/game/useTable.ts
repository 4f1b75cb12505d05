import type { TableInfo } from '@wigwag/protocol';
import { useEffect, useState } from 'react';
import { tableOf } from '../api/games.ts';

const EVERY_MS = 2500;

/** What is known of a table, asked for again while this is on the screen. What is refused for a while leaves what was known. */
export function useTable(first: TableInfo): TableInfo {
  const [table, setTable] = useState(first);
  const { id } = first;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tableOf(id).then(setTable, () => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [id]);
  return table;
}
