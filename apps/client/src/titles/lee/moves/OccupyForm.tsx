import { enemyOf, forwardOf, type Pose, poseOf, type Side, type Vacated } from '@wigwag/lee';
import type { PoseDraft } from '../drafts/draft.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { type Room, useRoom } from '../room.ts';
import { standingUnits, unitNamed } from '../roster.ts';

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
        value={heading}
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

/** a unit takes the place of an enemy that was pushed back or destroyed in this activation. */
export function OccupyForm() {
  const room = useRoom();
  const { t, view, world, language, draft, hold } = room;
  const enemy = enemyOf(view.eyes);
  const left = view.game.board.play.vacated.filter(({ side }) => side === enemy);
  const held = draft?.kind === 'pose' && draft.verb === 'occupy' ? draft : undefined;
  const units = standingUnits(room, view.eyes);
  const marching = draft?.kind === 'march' ? draft.unit : units[0]?.value;
  if (left.length === 0 || marching === undefined) return undefined;
  const take = (unit: string, place: Vacated): void =>
    hold({ kind: 'pose', verb: 'occupy', unit, pose: poseIn(room, unit, place) });
  return (
    <section className="lee-form">
      <h3>{t('lee.client.occupy')}</h3>
      <div className="lee-choices">
        {left.map(place => (
          <button
            key={`${place.unit} ${place.pose.x} ${place.pose.y}`}
            type="button"
            className="choice"
            onClick={() => take(held?.unit ?? marching, place)}
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
            all={units}
            onChange={unit => hold({ ...held, unit })}
          />
          <Place held={held} />
          <Checks />
        </>
      )}
    </section>
  );
}
