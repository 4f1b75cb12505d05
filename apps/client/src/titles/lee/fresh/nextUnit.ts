import { forwardOf, type Pose, type RosterUnit, rightOf, rosterOf, storedPose, undeployed } from '@wigwag/lee';
import type { PoseDraft } from '../drafts/draft.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import type { Sitting, View } from '../room.ts';
import { placeToStart } from './placeToStart.ts';

/** Inches between neighbours in a line. */
const GAP = 0.25;

const deploying = (unit: string, pose: Pose): PoseDraft => ({ kind: 'pose', verb: 'deploy', unit, pose });

/** Who is set down after a unit: of its corps, else whoever is left. */
function unitAfter({ game, eyes }: View, last: RosterUnit | undefined): RosterUnit | undefined {
  const all = undeployed(game, eyes);
  return all.find(({ corps }) => corps === last?.corps) ?? all[0];
}

/** Places to a side of a unit that are tried, and lines behind and before it. */
const FILES = 4;
const RANKS = [0, -1, 1, -2] as const;

/** On the right of a unit that stands, in line with it, then on its left, then farther along, then in a line behind and before. */
function* besides(pose: Pose, { type: { base } }: RosterUnit, { type }: RosterUnit): Generator<Pose> {
  const [right, ahead] = [rightOf(pose.heading), forwardOf(pose.heading)];
  const [first, more] = [(base.width + type.base.width) / 2 + GAP, type.base.width + GAP];
  const rank = Math.max(base.depth, type.base.depth) + GAP;
  for (const row of RANKS) {
    const straight = row === 0 ? [] : [0];
    const files = Array.from({ length: FILES }, (_, i) => [first + i * more, -first - i * more]).flat();
    for (const by of [...straight, ...files])
      yield {
        ...pose,
        at: {
          x: pose.at.x + right.x * by + ahead.x * rank * row,
          y: pose.at.y + right.y * by + ahead.y * rank * row,
        },
      };
  }
}

/** The unit that is set down next; undefined: all stand. */
export function nextUnit(view: View): PoseDraft | undefined {
  const next = unitAfter(view, undefined);
  return next && deploying(next.id, placeToStart(view.game, view.eyes, next.id));
}

/** After one that was just set down: beside it, if it is of the same corps and may stand there. */
export function unitBeside(sitting: Pick<Sitting, 'whyNot'>, view: View, unit: string): PoseDraft | undefined {
  const { game, eyes } = view;
  const last = rosterOf(game, eyes).get(unit);
  const stands = standsAt(game, eyes, unit);
  const next = unitAfter(view, last);
  if (next === undefined) return undefined;
  const isSame = last !== undefined && next.corps === last.corps;
  if (last !== undefined && stands !== undefined && isSame)
    for (const pose of besides(stands, last, next))
      if (sitting.whyNot({ do: 'deployUnit', unit: next.id, pose: storedPose(pose) }) === undefined)
        return deploying(next.id, pose);
  return { ...deploying(next.id, placeToStart(game, eyes, next.id)), ...(isSame && { isElsewhere: true }) };
}
