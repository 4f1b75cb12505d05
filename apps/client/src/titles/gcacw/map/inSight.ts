import type { MapHandle } from '@wigwag/mapview';
import { type RefObject, useEffect } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import type { Asking, Sheet } from '../asking/asking.ts';
import type { LearnerAt } from '../lessons/lessonWatch.ts';
import { useOpponent } from '../opponent/desk.ts';
import type { Room, View } from '../room.ts';

/** What of the page lies over the map on a phone: the panel that is up, and the card of a roll. */
export const COVERING = '.panel.open, .battle-card';

/** The hex a sheet is about. */
const spokenOf = (sheet: Sheet, { game }: View): number | undefined =>
  sheet.kind === 'odds' ? sheet.attack.target : game.board.units[sheet.rows[0]?.unit ?? -1]?.hex;

/** From where to where a hint bids one look; undefined: at one place. */
const towardsOf = (hinted: Room['hinted']): readonly number[] | undefined =>
  hinted?.isTowards === true ? [hinted.from, hinted.goal].filter(hex => hex !== undefined) : undefined;

interface Looked {
  readonly view: View;
  readonly asking: Asking;
  readonly standing: LearnerAt | undefined;
  readonly onCard: Room['onCard'];
  readonly hinted: Room['hinted'];
}

/** What a player looks for now: where the hint, the sheet or the lesson points, or else where the dice fell. */
function wantedOf({ view, asking, standing, onCard }: Looked, advised: number | undefined): number | undefined {
  if (advised !== undefined) return advised;
  if (asking.sheet !== undefined) return spokenOf(asking.sheet, view);
  const pointed = standing?.done === false ? standing.pointed[0] : undefined;
  return pointed ?? onCard?.hex;
}

/** A phone shows a part of the map, and sheets and cards lie over it: what they speak of is brought into what is free. */
export function useInSight(looked: Looked, map: RefObject<MapHandle | null>): void {
  const { asking, standing, onCard, hinted } = looked;
  const step = useOpponent(desk => desk.hint);
  const advised = step === 'where' ? hinted?.from : (hinted?.goal ?? hinted?.from);
  // Look from here towards there: both are seen.
  const way = step === 'where' ? towardsOf(hinted) : undefined;
  const wanted = wantedOf(looked, advised);
  const isUp = useDesk(desk => desk.sheetOpen || (asking.sheet !== undefined && !desk.aside));
  const above = `${isUp} ${asking.sheet?.kind} ${onCard?.line} ${standing?.index} ${standing?.done} ${advised}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is wanted or lies over the map, not wherever a piece goes
  useEffect(() => {
    if (!matchMedia('(max-width: 760px)').matches) {
      if (advised !== undefined) map.current?.show(advised);
      return;
    }
    if (way !== undefined) map.current?.showAll(way);
    else if (wanted === undefined) map.current?.settle();
    else map.current?.bring(wanted);
  }, [above, map]);
}
