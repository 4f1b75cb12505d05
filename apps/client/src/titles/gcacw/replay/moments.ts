import { type Action, courseOf, type Ended, type Gcacw, type World, winnerOf } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { describeAction, diceOfAction, type Translate } from '@wigwag/words';
import type { Moment } from '../../../shell/replay/moments.ts';
import { actionsIn } from '../log/actionsIn.ts';

/** A moment of a campaign, with its action; undefined: the opening. */
export interface CampaignMoment extends Moment {
  readonly action: Action | undefined;
}

function momentOf(t: Translate, world: World, { action, lines }: Ended): CampaignMoment {
  const winner = action && winnerOf(world, action);
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
    battle: winner && { winner },
    stretch: action?.turn ?? 1,
  };
}

/** The moments of a campaign from its log: how it began, and what was done. The last lasts until now. */
export const momentsOf = (t: Translate, world: World, log: readonly Told<Gcacw>[]): readonly CampaignMoment[] =>
  courseOf(log, actionsIn(log)).map(each => momentOf(t, world, each));
