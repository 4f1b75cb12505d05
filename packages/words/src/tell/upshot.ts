import { type Action, type Event, tollOf, type Upshot, type World } from '@wigwag/gcacw';
import { keyFor, type Translate } from '../translate.ts';
import { describeAction } from './actions.ts';
import { inPoints, NOTHING, signed } from './basics.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

interface Telling {
  readonly t: Translate;
  readonly world: World;
  readonly events: readonly Event[];
}

const ofType = <T extends Event['type']>({ events }: Pick<Telling, 'events'>, type: T): readonly Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

/** 5, 5 + 1: the die, and what is added to it. */
const rolledWith = ({ die, modifier }: Of<'extendedMarch'>): string =>
  modifier === 0 ? `${die}` : `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;

const extendedOf = (telling: Telling): string[] =>
  ofType(telling, 'extendedMarch').map(event => {
    const roll = rolledWith(event);
    return event.result === 'NE'
      ? telling.t('gcacw.upshot.extended.NE', { roll })
      : telling.t('gcacw.upshot.extended', { roll });
  });

const forcedOf = (telling: Telling): string[] =>
  ofType(telling, 'forceMarched').map(({ roll, bonus }) =>
    telling.t('gcacw.upshot.forced', { roll, points: inPoints(telling.t, bonus) }),
  );

/** Of a fight: who came out of it disorganized. */
function disorganizedOf(telling: Telling): string[] {
  if (ofType(telling, 'combatResolved').length === 0) return [];
  const units = ofType(telling, 'disorganized').map(({ unit }) => telling.world.units[unit]?.name ?? NOTHING);
  return units.length === 0 ? [] : [telling.t('gcacw.upshot.disorganized', { units: [...new Set(units)].join(', ') })];
}

/** Whoever lost something; the unit whose action it is need not be named. */
function lossesOf(telling: Telling, { kind, unit: actor }: Action): string[] {
  const { t, world, events } = telling;
  const { losses, eliminated } = tollOf(events);
  const nameOf = (unit: number): string => world.units[unit]?.name ?? NOTHING;
  const isActor = (unit: number): boolean => kind === 'march' && unit === actor;
  const lost = [...losses].filter(([unit]) => !eliminated.includes(unit));
  // That a unit is lost on its own march is said already.
  const gone = eliminated.filter(unit => !isActor(unit));
  return [
    ...lost.map(([unit, count]) =>
      isActor(unit)
        ? t('gcacw.upshot.lost.own', { lost: count })
        : t('gcacw.upshot.lost', { unit: nameOf(unit), lost: count }),
    ),
    ...gone.map(unit => t('gcacw.upshot.eliminated', { unit: nameOf(unit) })),
  ];
}

/** Confederacy +2: what each side has scored by it. */
function scoredOf(telling: Telling): string[] {
  const points = new Map<string, number>();
  for (const { side, points: brought } of tollOf(telling.events).scored) {
    points.set(side, (points.get(side) ?? 0) + brought);
  }
  return [...points]
    .filter(([, sum]) => sum !== 0)
    .map(([side, sum]) =>
      telling.t('gcacw.upshot.scored', { side: telling.t(keyFor('gcacw.side', side)), points: signed(sum) }),
    );
}

/** What the dice and the enemy made of it, as short as can be. */
function detailsOf(telling: Telling, action: Action): readonly string[] {
  return [
    ...extendedOf(telling),
    ...forcedOf(telling),
    ...disorganizedOf(telling),
    ...lossesOf(telling, action),
    ...scoredOf(telling),
  ];
}

/** 1 MD is lost on the march: force march, rolled 11; Confederacy +1. Undefined: there is nothing to tell yet. */
export function describeUpshot(t: Translate, world: World, { action, events, isOver }: Upshot): string | undefined {
  const details = detailsOf({ t, world, events }, action).join('; ');
  // A phase that brought nothing goes without saying.
  if (details === '' && (!isOver || action.kind === 'phase')) return undefined;
  const what = describeAction(t, world, action);
  return details === '' ? t('gcacw.upshot.plain', { what }) : t('gcacw.upshot', { what, details });
}

/** Extended march, rolled 5: disorganized. What a march has done to a unit before its first step. */
export const describeSuffered = (t: Translate, world: World, { action, events }: Upshot): string =>
  detailsOf({ t, world, events }, action).join('; ');
