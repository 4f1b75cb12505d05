import type { Event, Game, Gcacw, World } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { describeEvent, type Translate } from '@wigwag/words';
import type { LogLine } from '../../../shell/room.ts';
import { hexOfEvent } from './hexOfEvent.ts';

const HEADINGS: readonly Event['type'][] = ['turnBegan', 'phaseBegan', 'scenarioPhaseBegan', 'gameEnded'];

export const isHeading = ({ type }: Event): boolean => HEADINGS.includes(type);

/** An event as the log tells it, with its hex and its rule. */
export function logLine(t: Translate, game: Game, event: Event): LogLine {
  const hex = hexOfEvent(event, unit => game.board.units[unit]?.hex);
  return {
    sentence: describeEvent(t, game.world, event),
    isHeading: isHeading(event),
    clause: 'because' in event ? event.because : undefined,
    place: hex === undefined || hex < 0 ? undefined : hex,
  };
}

type Moved = Extract<Event, { readonly type: 'unitMoved' }>;

const MARKERS: readonly Event['type'][] = ['forcePlaced', 'forceRevealed'];

const stepIn = ({ events, rolled }: Told<Gcacw>): Moved | undefined => {
  const [event, ...others] = events;
  return rolled.length === 0 && others.length === 0 && event?.type === 'unitMoved' ? event : undefined;
};

/**
 * What the log tells in one line: the steps of a unit's march; and force markers, for LI/place-when and
 * LI/remove-any-time set no bound: in one action they may be placed and taken off without end.
 */
export function runOf(told: Told<Gcacw>): string | undefined {
  const step = stepIn(told);
  if (step !== undefined) return `march ${step.unit}`;
  const { events, rolled } = told;
  const isOfMarkers = rolled.length === 0 && events.length > 0 && events.every(({ type }) => MARKERS.includes(type));
  return isOfMarkers ? 'markers' : undefined;
}

/** A march is told as one step, from where it begins to where it ends. */
export function runSaid(t: Translate, world: World, run: readonly Told<Gcacw>[]): string {
  const steps = run.flatMap(told => stepIn(told) ?? []);
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return t('client.log.markers', { count: run.length });
  return describeEvent(t, world, { ...last, from: first.from });
}
