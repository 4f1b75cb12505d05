import { type Event, enemyOf, type Lee, lee } from '@wigwag/lee';
import type { Tape } from '@wigwag/mapview/open';
import type { Translate } from '@wigwag/words';
import { useMemo } from 'react';
import { indexAt, type Replay } from '../../../shell/replay/moments.ts';
import type { Leaf } from '../../../shell/room.ts';
import { stepName } from '../asking/crumbs.ts';
import { Detail } from '../opened.ts';
import type { Sitting, View } from '../room.ts';
import { type BattleMoment, momentsOf, stretchAt, type Tell } from './moments.ts';
import { paceOf } from './pace.ts';
import { thingsOf, wayOf } from './things.ts';

export interface BattleReplay extends Replay<Lee> {
  readonly moments: readonly BattleMoment[];
}

/** A line of the log as both may read it: it carries no secret, though this side knows more. */
export function openSentence(sitting: Sitting, { game, eyes, world }: View, t: Translate, event: Event): string {
  const seen = lee.seenBy(game, event, enemyOf(eyes));
  return seen === undefined ? t('lee.client.secretLine') : sitting.title.words.event(t, world, seen);
}

const tellBy =
  (sitting: Sitting, t: Translate, say: (event: Event) => string): Tell =>
  ({ rolled }, telling, alike) => {
    const [roll] = rolled;
    if (telling === undefined) return roll ? sitting.title.words.roll(t, roll) : t('lee.client.secretLine');
    const sentence = say(telling);
    return alike > 0 ? t('lee.client.replay.alike', { sentence, count: alike }) : sentence;
  };

/** What the shell needs to show a battle as it was. */
export function useReplay(sitting: Sitting, now: View, t: Translate, leaves: readonly Leaf[]): BattleReplay {
  return useMemo(() => {
    const say = (event: Event): string => openSentence(sitting, now, t, event);
    let told: readonly BattleMoment[] | undefined;
    const momentsNow = (): readonly BattleMoment[] => {
      told ??= momentsOf(now.log, tellBy(sitting, t, say));
      return told;
    };
    const nameOf = (stretch: number): string => {
      const found = stretchAt(stretch);
      return 'turn' in found ? t('lee.client.turn', { n: found.turn }) : stepName(t, found.step);
    };
    return {
      // Nobody asks for them before he looks back.
      get moments() {
        return momentsNow();
      },
      paceOf,
      stretchName: stretch => ({ long: nameOf(stretch), short: nameOf(stretch) }),
      leadOf: () => undefined,
      detail: index => <Detail moment={momentsNow()[index]} say={say} />,
      leaves,
    };
  }, [sitting, now, t, leaves]);
}

/** What the moment is about that is looked at: the things on the table, and the ways that units went. */
export function shownIn(
  { moments }: BattleReplay,
  lines: number,
): { things: readonly string[]; ways: readonly Tape[] } {
  const events = moments[indexAt(moments, lines)]?.events ?? [];
  const ways = events.flatMap((event, place): Tape[] => {
    const points = wayOf(event);
    return points === undefined ? [] : [{ id: `way-${place}`, points, light: 'held', ticks: true, dots: true }];
  });
  return { things: events.flatMap(thingsOf), ways };
}
