import { type Pose, type RosterUnit, rightOf, rosterOf, storedPose, undeployed } from '@wigwag/lee';
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

/** On the right of a unit that stands, in line with it, then on its left. */
function* besides(pose: Pose, { type: { base } }: RosterUnit, { type }: RosterUnit): Generator<Pose> {
  const far = (base.width + type.base.width) / 2 + GAP;
  const right = rightOf(pose.heading);
  for (const by of [far, -far]) yield { ...pose, at: { x: pose.at.x + right.x * by, y: pose.at.y + right.y * by } };
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
  if (last !== undefined && stands !== undefined && next.corps === last.corps)
    for (const pose of besides(stands, last, next))
      if (sitting.whyNot({ do: 'deployUnit', unit: next.id, pose: storedPose(pose) }) === undefined)
        return deploying(next.id, pose);
  return deploying(next.id, placeToStart(game, eyes, next.id));
}
