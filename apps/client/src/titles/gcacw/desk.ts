import type { Gcacw, Side } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { create } from 'zustand';
import { put } from '../../shell/desk.ts';
import type { Mattering } from './battle/mattering.ts';
import type { Day } from './day/day.ts';
import type { Laid } from './march/laid.ts';
import { EMPTY_FORM, type RefereeForm } from './referee/form.ts';

/** What lies on the desk at a map, besides what lies on every desk. */
interface MapDesk {
  /** What the referee is about to change. */
  readonly form: RefereeForm;
  readonly hovered: number | undefined;
  /** The hex that a line or a row speaks of. */
  readonly spoken: number | undefined;
  /** The piece whose card is shown, by its key. */
  readonly inspected: string | undefined;
  /** The hexes of the line of the log that is pointed at. */
  readonly told: readonly number[];
  /** The roll whose card was opened from the log. */
  readonly opened: Mattering | undefined;
  /** The lines of the log whose cards were put away. */
  readonly putAway: readonly Told<Gcacw>[];
  /** The turn whose card was opened from the log. */
  readonly openedDay: Day | undefined;
  /** The lines with which turns began, where the card of the turn before was put away. */
  readonly daysRead: readonly Told<Gcacw>[];
  /** The way that a briefing speaks of, and to which side; undefined: nobody wants to see one. */
  readonly shownWay: { readonly by: Side; readonly path: readonly number[] } | undefined;
  /** A leader who is carried to a unit, and the hex that he is over. */
  readonly transferred: { readonly leader: number; readonly to: number | undefined } | undefined;
  /** The way that is laid out for a march. */
  readonly laid: Laid | undefined;
  /** On a phone a lesson is unfolded, and what would not have room beside it is folded. */
  readonly lessonOpen: boolean;
}

const NO_HEXES: readonly number[] = [];
const NO_LINES: readonly Told<Gcacw>[] = [];

const EMPTY: MapDesk = {
  form: EMPTY_FORM,
  hovered: undefined,
  spoken: undefined,
  inspected: undefined,
  told: NO_HEXES,
  opened: undefined,
  putAway: NO_LINES,
  openedDay: undefined,
  daysRead: NO_LINES,
  shownWay: undefined,
  transferred: undefined,
  laid: undefined,
  lessonOpen: true,
};

export const useMapDesk = create<MapDesk>(() => EMPTY);

export const putOnMap = (change: Partial<MapDesk>): void => useMapDesk.setState(change);

/** The card of a roll is put away, and does not come back by itself. */
export const putCardAway = (told: Told<Gcacw> | undefined): void =>
  useMapDesk.setState(({ putAway }) => ({
    opened: undefined,
    lessonOpen: true,
    putAway: told === undefined ? putAway : [...putAway, told],
  }));

/** So is that of a turn. */
export const putDayAway = (told: Told<Gcacw> | undefined): void =>
  useMapDesk.setState(({ daysRead }) => ({
    openedDay: undefined,
    daysRead: told === undefined ? daysRead : [...daysRead, told],
  }));

/** A card that one side opened has what that side alone was told; so has a line of its log that it pointed at. */
export const clearMap = (): void => putOnMap(EMPTY);

export function fillForm(fill: (form: RefereeForm) => RefereeForm): void {
  putOnMap({ form: fill(useMapDesk.getState().form) });
  put({ message: undefined });
}
