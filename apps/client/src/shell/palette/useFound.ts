import { useMemo } from 'react';
import { openRule } from '../book/address.ts';
import { useBook } from '../book/useBook.ts';
import { useSearch } from '../book/view/useSearch.ts';
import { useDesk } from '../desk.ts';
import { type Leaf, useShell } from '../room.ts';
import { type Entry, GROUPS, type Group } from './entry.ts';
import { type Found, finderOf } from './find.ts';
import { ownEntries } from './ownEntries.ts';

/** So many of a group are shown: of what was looked for, and before anything was. */
const MOST: Readonly<Record<Group, readonly [looked: number, first: number]>> = {
  pieces: [6, 0],
  now: [8, 10],
  places: [5, 0],
  rules: [5, 0],
  charts: [4, 12],
  map: [4, 7],
  table: [4, 20],
};

export interface Shown {
  readonly group: Group;
  readonly found: readonly Found[];
}

/** What is found in the rulebook. */
function useRules(query: string): readonly Found[] {
  const { book: title } = useShell();
  const book = useBook(title);
  const { hits } = useSearch(book === 'unreachable' ? undefined : book, query, title?.here);
  return useMemo(
    () =>
      hits.map(({ id, section, title: label, text, address, terms }) => ({
        terms,
        entry: {
          ...{ id: `rule ${id}`, group: 'rules', label: `${section} ${label}`, detail: text, icon: 'book' },
          run: () => openRule(address),
          keepsFocus: true,
        } satisfies Entry,
      })),
    [hits],
  );
}

/** What was looked for, by groups; the most likely of each first. */
export function useFound(query: string, leaves: readonly Leaf[]): readonly Shown[] {
  const room = useShell();
  const isDark = useDesk(desk => desk.theme === 'dark');
  const names = leaves.map(({ id, label }) => `${id} ${label}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the leaves it is their names that are looked up
  const find = useMemo(
    () => finderOf([...(room.palette?.entries() ?? []), ...ownEntries(room, leaves, isDark)]),
    [room, names, isDark],
  );
  const rules = useRules(query);
  const { palette } = room;
  return useMemo(() => {
    const isLooked = query.trim() !== '';
    const typed = isLooked ? (palette?.typed?.(query) ?? []).map(entry => ({ entry, terms: [] })) : [];
    const all = [...typed, ...find(query), ...(isLooked ? rules : [])];
    const seen = new Set<string>();
    const once = all.filter(({ entry: { id } }) => !seen.has(id) && seen.add(id));
    return GROUPS.map(group => ({
      group,
      found: once.filter(({ entry }) => entry.group === group).slice(0, MOST[group][isLooked ? 0 : 1]),
    })).filter(({ found }) => found.length > 0);
  }, [query, palette, find, rules]);
}
