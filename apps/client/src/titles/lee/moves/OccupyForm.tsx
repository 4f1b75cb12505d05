import {
  distance,
  enemyOf,
  forwardOf,
  type Pose,
  poseOf,
  type Side,
  standingUnit,
  storedPose,
  type Vacated,
} from '@wigwag/lee';
import type { PoseDraft } from '../drafts/draft.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { type Room, useRoom } from '../room.ts';
import { standingUnits, unitNamed } from '../roster.ts';
import { number, turnedOnce } from '../said.ts';

function Place({ held }: { readonly held: PoseDraft }) {
  const { t, hold } = useRoom();
  const { at, heading } = held.pose;
  const put = (change: Partial<PoseDraft['pose']>): void => hold({ ...held, pose: { ...held.pose, ...change } });
  return (
    <div className="lee-row">
      <NumberField
        label={t('lee.client.fromLeft')}
        value={at.x}
        step={0.25}
        onChange={x => put({ at: { ...at, x } })}
      />
      <NumberField label={t('lee.client.fromTop')} value={at.y} step={0.25} onChange={y => put({ at: { ...at, y } })} />
      <NumberField
        label={t('lee.client.angle')}
        value={turnedOnce(heading)}
        step={5}
        unit="°"
        onChange={to => put({ heading: to })}
      />
    </div>
  );
}

/** On the middle of the place, looking the way it did. A base stands by the middle of its front. */
function poseIn({ world, view }: Room, unit: string, { side, unit: enemy, pose }: Vacated): Pose {
  const { board } = view.game;
  const left = poseOf(pose);
  const own = board.play.units[view.eyes][unit];
  const heading = own === undefined ? left.heading : poseOf(own.pose).heading;
  const half = (of: Side, id: string): number => (unitNamed(world, board, of, id)?.type.base.depth ?? 0) / 2;
  const [back, ahead] = [half(side, enemy), half(view.eyes, unit)];
  const [theirs, ours] = [forwardOf(left.heading), forwardOf(heading)];
  const at = {
    x: left.at.x - theirs.x * back + ours.x * ahead,
    y: left.at.y - theirs.y * back + ours.y * ahead,
  };
  return { at, heading };
}

interface Candidate {
  readonly unit: string;
  readonly name: string;
  readonly away: number;
}

/** Own units on the table, the nearest to a place first. */
function nearestTo(room: Room, { x, y }: Pose['at']): Candidate[] {
  const { game, eyes } = room.view;
  return standingUnits(room, eyes)
    .flatMap(({ value, label }) => {
      const base = standingUnit(game, eyes, value);
      return base === undefined ? [] : [{ unit: value, name: label, away: distance(base.pose.at, { x, y }) }];
    })
    .sort((a, b) => a.away - b.away);
}

/** The nearest unit that may take the place as it is; if none may, the nearest, and the screen says why not. */
function proposed(room: Room, place: Vacated): string | undefined {
  const near = nearestTo(room, poseOf(place.pose).at);
  const may = near.find(({ unit }) => {
    const pose = storedPose(poseIn(room, unit, place));
    return room.sitting.whyNot({ do: 'occupy', unit, pose, entitled: true }) === undefined;
  });
  return (may ?? near[0])?.unit;
}

/** a unit takes the place of an enemy that was pushed back or destroyed in this activation. */
export function OccupyForm() {
  const room = useRoom();
  const { t, view, world, language, draft, hold } = room;
  const enemy = enemyOf(view.eyes);
  const left = view.game.board.play.vacated.filter(({ side }) => side === enemy);
  const held = draft?.kind === 'pose' && draft.verb === 'occupy' ? draft : undefined;
  if (left.length === 0) return undefined;
  const take = (place: Vacated): void => {
    const unit = draft?.kind === 'march' ? draft.unit : proposed(room, place);
    if (unit !== undefined) hold({ kind: 'pose', verb: 'occupy', unit, pose: poseIn(room, unit, place) });
  };
  return (
    <section className="lee-form">
      <h2>{t('lee.client.occupy')}</h2>
      <div className="lee-choices">
        {left.map(place => (
          <button
            key={`${place.unit} ${place.pose.x} ${place.pose.y}`}
            type="button"
            className="choice"
            onClick={() => take(place)}
          >
            {unitNamed(world, view.game.board, enemy, place.unit)?.unit.name[language] ?? place.unit}
          </button>
        ))}
      </div>
      {held !== undefined && (
        <>
          <Select
            label={t('lee.client.unit')}
            value={held.unit}
            all={nearestTo(room, held.pose.at).map(({ unit, name, away }) => ({
              value: unit,
              label: t('lee.client.unitAway', { unit: name, n: number(language, away) }),
            }))}
            onChange={unit => hold({ ...held, unit })}
          />
          <Place held={held} />
          <Checks />
        </>
      )}
    </section>
  );
}
