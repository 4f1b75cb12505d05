import type { Told } from '@wigwag/host';
import { type Event, type Lee, SIDES, STEPS } from '@wigwag/lee';
import type { Moment } from '../../../shell/replay/moments.ts';
import { thingsOf } from './things.ts';

/** Stretches of the set-up are its steps by their places; those of the battle come after them, by their turns. */
const BATTLE = STEPS.length;

/** A moment of a battle: what it came to, in the order of the log. */
export interface BattleMoment extends Moment {
  readonly events: readonly Event[];
  /** The one that its sentence is of; undefined: nothing was shown. */
  readonly telling: Event | undefined;
}

export type Stretch = { readonly step: (typeof STEPS)[number] } | { readonly turn: number };

export const stretchAt = (stretch: number): Stretch =>
  stretch > BATTLE ? { turn: stretch - BATTLE } : { step: STEPS[stretch] ?? 'lists' };

/** What only says where the game is. */
const isHeading = ({ type }: Event): boolean => type === 'stepBegun' || type === 'turnBegun';

function stretchAfter(stretch: number, event: Event): number {
  if (event.type === 'turnBegun') return BATTLE + event.turn;
  // The first turn of the battle begins with it.
  return event.type === 'stepBegun' && event.step !== 'battle' ? STEPS.indexOf(event.step) : stretch;
}

const facesOf = ({ rolled }: Told<Lee>): string =>
  rolled
    .filter(({ request }) => request.kind !== 'draw')
    .map(({ answer }) => answer.join(' '))
    .join(' – ');

/** Whose it was: dice that are thrown for both are nobody's. */
const sideOf = ({ by }: Told<Lee>): string | undefined => SIDES.find(side => side === by);

/** What is seen on the table says most, then whatever happened. */
const tellingOf = (events: readonly Event[]): Event | undefined =>
  events.find(event => thingsOf(event).length > 0) ?? events.find(event => !isHeading(event)) ?? events[0];

/** A sentence for a moment: of its event, and how many more there were of the kind. */
export type Tell = (told: Told<Lee>, telling: Event | undefined, alike: number) => string;

/** A moment with the line after it, which tells nothing of its own. */
const longer = (moment: BattleMoment, events: readonly Event[]): BattleMoment => ({
  ...moment,
  lines: moment.lines + 1,
  events: [...moment.events, ...events],
});

/** The moments of a battle: each line of the log that tells something; what tells nothing belongs to the one before. */
export function momentsOf(log: readonly Told<Lee>[], tell: Tell): readonly BattleMoment[] {
  const moments: BattleMoment[] = [];
  let stretch = 0;
  for (const [line, told] of log.entries()) {
    const { events } = told;
    const telling = tellingOf(events);
    let here = stretch;
    for (const event of events) {
      stretch = stretchAfter(stretch, event);
      if (event === telling) here = stretch;
    }
    const last = moments.at(-1);
    const isEmpty = events.every(isHeading) && told.rolled.length === 0;
    if (isEmpty && last !== undefined) {
      moments[moments.length - 1] = longer(last, events);
      continue;
    }
    const alike = events.filter(({ type }) => type === telling?.type).length - 1;
    moments.push({
      lines: line + 1,
      side: sideOf(told),
      sentence: tell(told, telling, alike),
      dice: facesOf(told),
      battles: [],
      stretch: here,
      events,
      telling,
    });
  }
  return moments;
}
