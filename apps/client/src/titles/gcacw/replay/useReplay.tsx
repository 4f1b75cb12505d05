import { type Event, eventsOf, type Gcacw, movesOf, tally, type World } from '@wigwag/gcacw';
import type { MapHandle } from '@wigwag/mapview';
import { afterPaint } from '@wigwag/mapview/afterwards';
import { dateOf, type Language, type Translate } from '@wigwag/words';
import { type RefObject, useEffect, useMemo } from 'react';
import { indexAt, type Replay } from '../../../shell/replay/moments.ts';
import type { Asking } from '../asking/asking.ts';
import { Detail, Forces, Score } from '../opened.ts';
import type { View } from '../room.ts';
import { type CampaignMoment, momentsOf } from './moments.ts';
import { paceOf } from './pace.ts';

interface Telling {
  readonly t: Translate;
  readonly language: Language;
  readonly world: World;
}

export interface CampaignReplay extends Replay<Gcacw> {
  readonly moments: readonly CampaignMoment[];
}

/** What the shell needs to show a campaign as it was. */
export function useReplay({ t, language, world }: Telling, { log }: View): CampaignReplay {
  return useMemo(() => {
    let told: readonly CampaignMoment[] | undefined;
    const momentsNow = (): readonly CampaignMoment[] => {
      told ??= momentsOf(t, world, log);
      return told;
    };
    return {
      // Nobody asks for them before he looks back.
      get moments() {
        return momentsNow();
      },
      paceOf,
      stretchName: turn => ({
        long: t('client.replay.turnDate', { turn, date: dateOf(world.scenario.turns[turn - 1], language) }),
        short: t('client.replay.turn', { turn }),
      }),
      leadOf: game => {
        const points = tally(game)?.result.points;
        return points && points.union - points.confederate;
      },
      detail: index => <Detail action={momentsNow()[index]?.action} />,
      leaves: [
        { id: 'forces', label: t('client.replay.forces'), body: <Forces /> },
        { id: 'score', label: t('client.replay.score'), body: <Score /> },
      ],
    };
  }, [t, language, world, log]);
}

/** Where a piece goes or comes from in an event; undefined: nobody goes anywhere. */
const placeOf = (event: Event, end: 'from' | 'to'): number | undefined => {
  const place = end in event ? (event as Event & Partial<Record<typeof end, unknown>>)[end] : undefined;
  return typeof place === 'number' && place >= 0 ? place : undefined;
};

/** Where a piece went last in what an action had come to when the log had so many lines; before any has moved, where the first sets out. */
export function placeToLookAt({ moments }: Pick<CampaignReplay, 'moments'>, lines: number): number | undefined {
  const at = indexAt(moments, lines);
  const events = moments[at]?.action?.parts.flatMap(part => (part.line < lines ? part.events : [])) ?? [];
  const last = events.findLast(event => placeOf(event, 'to') !== undefined);
  if (last !== undefined) return placeOf(last, 'to');
  const hasMoved = moments.slice(0, at).some(({ action }) => action !== undefined && movesOf(action).length > 0);
  const first = hasMoved
    ? undefined
    : moments
        .slice(at)
        .flatMap(({ action }) => (action === undefined ? [] : eventsOf(action)))
        .find(event => event.type === 'unitMoved');
  return first && placeOf(first, 'from');
}

/** The map follows the action, as little as it takes: where it has come to is in sight, and under nothing that lies over the map. */
export function useFollowed({ past }: View, replay: CampaignReplay, map: RefObject<MapHandle | null>): void {
  const lines = past?.lines;
  const hex = lines === undefined ? undefined : placeToLookAt(replay, lines);
  useEffect(() => {
    if (lines === undefined || hex === undefined) return undefined;
    return afterPaint(() => map.current?.show(hex));
  }, [lines, hex, map]);
}

/** Whoever looks back finds the map where he left it. */
export function useSightAgain({ past }: View, map: RefObject<MapHandle | null>): void {
  const isLookingBack = past?.isCatchingUp === false;
  useEffect(() => {
    return isLookingBack ? map.current?.keepSight() : undefined;
  }, [isLookingBack, map]);
}

/** Where a piece went with the last line of the log; undefined: nobody went anywhere. */
const lastMoved = ({ log }: View): number | undefined =>
  log
    .at(-1)
    ?.events.map(event => placeOf(event, 'to'))
    .findLast(place => place !== undefined);

/** So many lit hexes are all brought into sight: of more one knows where to look. */
const FEW = 6;

/** What is asked on the map alone, and where a unit has just come to, is in sight. */
export function useAskedInSight(view: View, { hexes, buttons }: Asking, map: RefObject<MapHandle | null>): void {
  const { past, log } = view;
  const moved = lastMoved(view);
  const asked = past === undefined && buttons.length === 0 && hexes.size <= FEW ? [...hexes.keys()].join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a decision, also where it comes to the same hex
  useEffect(() => {
    if (past !== undefined || moved === undefined) return undefined;
    return afterPaint(() => map.current?.show(moved));
  }, [log.length, map]);
  useEffect(() => {
    if (asked === '') return undefined;
    return afterPaint(() => map.current?.showAll(asked.split(',').map(Number)));
  }, [asked, map]);
}
