import type { Told } from '@wigwag/host';
import { type Ready, topFrame, type Vocabulary } from '@wigwag/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Past, Sitting, View } from '../view.ts';
import { lookBack } from './lookBack.ts';
import { useLooking } from './state.ts';
import { type CatchUp, useCatchUp } from './useCatchUp.ts';

export interface Shown<T extends Vocabulary> {
  /** The game as it is. */
  readonly now: View<T>;
  /** What the table shows: that, or the game as it was. */
  readonly view: View<T>;
  readonly catchUp: CatchUp;
}

/** Whose past it is: a side's own, or what all have seen where no secrets are shown. */
const audienceOf = <T extends Vocabulary>({ eyes, isShared }: View<T>): string => (isShared ? 'public' : eyes);

interface Found<T extends Vocabulary> {
  readonly audience: string;
  readonly lines: number;
  readonly game: Ready<T>;
}

/** As it was when the log had so many lines, as soon as it is known. */
function usePast<T extends Vocabulary>(sitting: Sitting<T>, now: View<T>, lines: number | undefined) {
  const { log } = now;
  const audience = audienceOf(now);
  const [found, setFound] = useState<Found<T>>();
  useEffect(() => {
    if (lines === undefined) return setFound(undefined);
    let isGone = false;
    void lookBack(sitting, log, lines).then(game => {
      if (!isGone && game !== undefined) setFound({ audience, lines, game });
    });
    return () => {
      isGone = true;
    };
  }, [sitting, log, audience, lines]);
  return found?.audience === audience ? found : undefined;
}

/** Nothing can be decided in it. */
const pastView = <T extends Vocabulary>(now: View<T>, game: Ready<T>, past: Past): View<T> => ({
  ...now,
  game,
  past,
  frame: topFrame(game),
  choices: [],
  isAutomatic: false,
  log: now.log.slice(0, past.lines),
  mayUndo: false,
  mayRedo: false,
});

const NOT_HELD = (): undefined => undefined;

/** What the table shows: the game as it is, at a moment that somebody looks back to, or on its way to what is new. */
export function useShown<T extends Vocabulary>(
  sitting: Sitting<T>,
  paceOf: (told: Told<T>) => number,
  heldAfter: (now: View<T>) => number | undefined = NOT_HELD,
): Shown<T> {
  const now = useSyncExternalStore(
    listener => sitting.subscribe(listener),
    () => sitting.view(),
  );
  const at = useLooking(looking => looking.at);
  const catchUp = useCatchUp(now, at !== undefined, paceOf, heldAfter(now));
  const isCovered = now.curtain !== undefined;
  const asked = isCovered ? undefined : (at ?? catchUp.lines);
  const lines = asked === undefined ? undefined : Math.min(asked, now.log.length);
  const found = usePast(sitting, now, lines);
  const held = useRef<View<T>>(now);
  const view = useMemo(() => {
    if (lines === undefined) return now;
    const isCatchingUp = at === undefined;
    // Until it is known, what was on the screen stays there, unless somebody else sat before it.
    const isSame = audienceOf(held.current) === audienceOf(now) && held.current.curtain === undefined;
    const before = isSame ? held.current : now;
    return pastView(now, found?.game ?? before.game, { lines: found?.lines ?? lines, isCatchingUp });
  }, [now, at, lines, found]);
  useEffect(() => {
    held.current = view;
  }, [view]);
  return { now, view, catchUp };
}
