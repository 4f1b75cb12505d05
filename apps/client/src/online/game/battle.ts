import { IN_EACH, type Language } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { type Entry, type Frames, frames, listed } from '../../titles/gcacw/library/lists.ts';

let entries: Promise<readonly Entry[]> | undefined;

/** The scenarios that came with the page, fetched once; one that cannot be fetched is asked for again. */
function scenarios(): Promise<readonly Entry[]> {
  entries ??= listed().catch((error: unknown) => {
    entries = undefined;
    throw error;
  });
  return entries;
}

const TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  lee: IN_EACH.lee,
  pickets: IN_EACH.pickets,
};

/** What a game is called: the scenario's title, or the game's own; where neither is known yet, its code. */
export const battleNamed = (
  { title, scenario }: { readonly title: string; readonly scenario?: string | undefined },
  known: readonly Entry[],
  language: Language,
): string => known.find(({ id }) => id === scenario)?.title[language] ?? TITLES[title]?.[language] ?? scenario ?? title;

/** The scenarios, as soon as they are there. */
export function useScenarios(): readonly Entry[] {
  const [known, setKnown] = useState<readonly Entry[]>([]);
  useEffect(() => {
    scenarios().then(setKnown, () => undefined);
  }, []);
  return known;
}

let shown: Promise<Frames> | undefined;

/** Which part of the map each picture shows, as soon as that is there. */
export function useFrames(): Frames {
  const [known, setKnown] = useState<Frames>({});
  useEffect(() => {
    shown ??= frames();
    void shown.then(setKnown);
  }, []);
  return known;
}
