import { type Gcacw, tally, type World } from '@wigwag/gcacw';
import type { MapHandle } from '@wigwag/mapview';
import { dateOf, type Language, type Translate } from '@wigwag/words';
import { type RefObject, useEffect, useMemo } from 'react';
import { indexAt, type Replay } from '../../../shell/replay/moments.ts';
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

/** Where a piece went last in what an action had come to when the log had so many lines; undefined: nobody went anywhere. */
function lastPlace({ moments }: CampaignReplay, lines: number): number | undefined {
  const { action } = moments[indexAt(moments, lines)] ?? {};
  const events = action?.parts.flatMap(part => (part.line < lines ? part.events : [])) ?? [];
  const last = events.findLast(event => 'to' in event);
  return last !== undefined && 'to' in last ? last.to : undefined;
}

/** The map follows the action, as little as it takes: where it has come to is in sight. */
export function useFollowed({ past }: View, replay: CampaignReplay, map: RefObject<MapHandle | null>): void {
  const lines = past?.lines;
  const hex = lines === undefined ? undefined : lastPlace(replay, lines);
  useEffect(() => {
    if (lines !== undefined && hex !== undefined && hex >= 0) map.current?.show(hex);
  }, [lines, hex, map]);
}
