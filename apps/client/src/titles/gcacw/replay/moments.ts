import { type Action, courseOf, type Ended, type Gcacw, type World, wonIn } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { describeAction, diceOfAction, type Translate } from '@wigwag/words';
import type { Moment } from '../../../shell/replay/moments.ts';
import { actionsIn } from '../log/actionsIn.ts';

/** A moment of a campaign, with its action; undefined: the opening. */
export interface CampaignMoment extends Moment {
  readonly action: Action | undefined;
}

function momentOf(t: Translate, world: World, { action, lines }: Ended): CampaignMoment {
  const won = action === undefined ? [] : wonIn(world, action);
  return {
    action,
    lines,
    side: action?.side,
    get sentence() {
      return action === undefined ? t('gcacw.action.opening') : describeAction(t, world, action);
    },
    get dice() {
      return action === undefined ? '' : diceOfAction(action);
    },
    // The last goes on to the end of what was done.
    battles: won.map(({ fight, winner }, place) => ({ winner, lines: place === won.length - 1 ? lines : fight.end })),
    stretch: action?.turn ?? 1,
  };
}

/** The moments of a campaign from its log: how it began, and what was done. The last lasts until now. */
export const momentsOf = (t: Translate, world: World, log: readonly Told<Gcacw>[]): readonly CampaignMoment[] =>
  courseOf(log, actionsIn(log)).map(each => momentOf(t, world, each));
