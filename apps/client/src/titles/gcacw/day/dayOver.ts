import type { Event, Gcacw, Side, World } from '@wigwag/gcacw';
import { SIDES } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { describeEvent, type Translate } from '@wigwag/words';
import type { Day } from './day.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type OfUnit = Event & { readonly unit: number };

interface Telling {
  readonly t: Translate;
  readonly world: World;
  readonly events: readonly Event[];
}

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): readonly Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

/** The enemy had the initiative without a roll, or nobody is left who may act: one's own units could do no more. */
const couldDoNoMore = ({ events }: Telling, eyes: Side): boolean =>
  ofType(events, 'initiativeRolled').at(-1)?.because === '4.2/auto-win'
    ? ofType(events, 'initiativeRolled').at(-1)?.initiative.winner !== eyes
    : ofType(events, 'cycleEnded').some(({ because }) => because === '4.4/none-eligible') ||
      (ofType(events, 'cycleEnded').some(({ because }) => because === '4.4/pass-against-ineligible') &&
        ofType(events, 'passed').at(-1)?.side !== eyes);

const namesOf = ({ world }: Telling, side: Side, events: readonly OfUnit[], more = (_: OfUnit): string => ''): string =>
  events
    .filter(({ unit }) => world.units[unit]?.side === side)
    .map(event => `${world.units[event.unit]?.name}${more(event)}`)
    .join(', ');

/** The units of a side in the Recovery Phase, by what became of them. */
function recovered(telling: Telling, side: Side): readonly string[] {
  const { t, events } = telling;
  const fatigue = new Map(ofType(events, 'rested').map(event => [event.unit, event.fatigue]));
  const exhausted = ofType(events, 'exhausted');
  const rested = namesOf(telling, side, ofType(events, 'rested'), ({ unit }) => ` (${fatigue.get(unit)})`);
  const organized = namesOf(telling, side, ofType(events, 'organized'));
  const weary = namesOf(
    telling,
    side,
    exhausted.filter(event => event.exhausted),
  );
  const fresh = namesOf(
    telling,
    side,
    exhausted.filter(event => !event.exhausted),
  );
  return [
    ...(rested === '' ? [] : [t('client.day.rested', { units: rested })]),
    ...(organized === '' ? [] : [t('client.day.organized', { units: organized })]),
    ...(weary === '' ? [] : [t('client.day.exhausted', { units: weary })]),
    ...(fresh === '' ? [] : [t('client.day.recovered', { units: fresh })]),
  ];
}

export interface DayOver {
  /** Why it ended. */
  readonly why: readonly string[];
  /** Who scored for what in that turn, in order. */
  readonly scored: readonly { readonly side: Side; readonly sentence: string }[];
  /** What became of the units of each side. */
  readonly recovered: readonly { readonly side: Side; readonly sentences: readonly string[] }[];
}

/** What a turn brought: why it ended, who scored for what, who rested. With `eyes`, whether these could have done more. */
export function dayOver(
  t: Translate,
  world: World,
  log: readonly Told<Gcacw>[],
  { turn, line }: Day,
  eyes?: Side,
): DayOver {
  const begins = log.findLastIndex(
    ({ events }, at) => at < line && events.some(event => event.type === 'turnBegan' && event.turn === turn),
  );
  const events = log.slice(Math.max(0, begins), line + 1).flatMap(told => told.events);
  const telling: Telling = { t, world, events };
  const ended = ofType(events, 'cycleEnded').slice(-1);
  return {
    why:
      eyes !== undefined && couldDoNoMore(telling, eyes)
        ? [t('client.day.noMore')]
        : ended.map(event => describeEvent(t, world, event)),
    scored: ofType(events, 'scored')
      .filter(event => event.turn === turn)
      .map(event => ({ side: event.side, sentence: describeEvent(t, world, event) })),
    recovered: SIDES.map(side => ({ side, sentences: recovered(telling, side) })).filter(
      ({ sentences }) => sentences.length > 0,
    ),
  };
}
