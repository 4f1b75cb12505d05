import type { Event, Side, World } from '@wigwag/gcacw';
import { describeEvent, type Translate } from '@wigwag/words';
import type { Closing } from '../../../shell/replay/closing.ts';
import type { View } from '../room.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type OfUnit = Event & { readonly unit: number };

interface Told {
  readonly t: Translate;
  readonly world: World;
  readonly eyes: Side;
  readonly events: readonly Event[];
}

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): readonly Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

/** The enemy had the initiative without a roll, or nobody is left who may act: one's own units could do no more. */
const couldDoNoMore = ({ events, eyes }: Told): boolean =>
  ofType(events, 'initiativeRolled').some(
    ({ because, initiative }) => because === '4.2/auto-win' && initiative.winner !== eyes,
  ) ||
  ofType(events, 'cycleEnded').some(({ because }) => because === '4.4/none-eligible') ||
  (ofType(events, 'cycleEnded').some(({ because }) => because === '4.4/pass-against-ineligible') &&
    ofType(events, 'passed').at(-1)?.side !== eyes);

function cycleOver(told: Told): readonly string[] {
  if (couldDoNoMore(told)) return [told.t('client.day.noMore')];
  return ofType(told.events, 'cycleEnded').map(event => describeEvent(told.t, told.world, event));
}

const namesOf = ({ world, eyes }: Told, events: readonly OfUnit[], more = (_: OfUnit): string => ''): string =>
  events
    .filter(({ unit }) => world.units[unit]?.side === eyes)
    .map(event => `${world.units[event.unit]?.name}${more(event)}`)
    .join(', ');

/** One's own units in the Recovery Phase, by what became of them. */
function recovered(told: Told): readonly string[] {
  const { t, events } = told;
  const fatigue = new Map(ofType(events, 'rested').map(event => [event.unit, event.fatigue]));
  const groups = {
    rested: namesOf(told, ofType(events, 'rested'), ({ unit }) => ` (${fatigue.get(unit)})`),
    organized: namesOf(told, ofType(events, 'organized')),
    exhausted: namesOf(
      told,
      ofType(events, 'exhausted').filter(({ exhausted }) => exhausted),
    ),
  };
  return [
    ...(groups.rested === '' ? [] : [t('client.day.rested', { units: groups.rested })]),
    ...(groups.organized === '' ? [] : [t('client.day.organized', { units: groups.organized })]),
    ...(groups.exhausted === '' ? [] : [t('client.day.exhausted', { units: groups.exhausted })]),
  ];
}

/** So many of the latest lines of the ledger; all of them are under the score. */
const MOST = 5;

/** The whole day's points, also those that were there before one's last decision. */
function scoredOn({ t, world }: Told, log: View['log'], turn: number): readonly string[] {
  const scored = log.flatMap(({ events }) => ofType(events, 'scored')).filter(line => line.turn === turn);
  return scored.slice(-MOST).map(event => describeEvent(t, world, event));
}

/**
 * What a turn that has ended since a line of the log brought: why it ended, who scored for what, who rested. Undefined: it goes on, or
 * whoever looks was asked on the way.
 */
export function dayOver(t: Translate, { world, log, eyes, frame }: View, from: number): Closing | undefined {
  const events = log.slice(from).flatMap(told => told.events);
  const turn = events.findLast(event => event.type === 'turnBegan')?.turn;
  if (turn === undefined || turn < 2 || frame === undefined) return undefined;
  const told: Told = { t, world, eyes, events };
  return {
    title: t('client.day.over', { turn: turn - 1 }),
    sentences: [...cycleOver(told), ...scoredOn(told, log, turn - 1), ...recovered(told)],
  };
}
