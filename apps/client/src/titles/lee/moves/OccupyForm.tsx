import { enemyOf, poseOf, type StoredPose } from '@wigwag/lee';
import type { PoseDraft } from '../drafts/draft.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';
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
  // It looks the way it did: the enemy looked at it.
  const take = (unit: string, pose: StoredPose): void => {
    const own = view.game.board.play.units[view.eyes][unit];
    const heading = own === undefined ? poseOf(pose).heading : poseOf(own.pose).heading;
    hold({ kind: 'pose', verb: 'occupy', unit, pose: { ...poseOf(pose), heading } });
  };
  return (
    <section className="lee-form">
      <h3>{t('lee.client.occupy')}</h3>
      <div className="lee-choices">
        {left.map(({ unit, pose }) => (
          <button
            key={`${unit} ${pose.x} ${pose.y}`}
            type="button"
            className="choice"
            onClick={() => take(held?.unit ?? marching, pose)}
          >
            {unitNamed(world, view.game.board, enemy, unit)?.unit.name[language] ?? unit}
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
