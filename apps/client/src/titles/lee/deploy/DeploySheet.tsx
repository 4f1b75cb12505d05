import { corpsAndReserve, poseOf } from '@wigwag/lee';
import { corpsName } from '../map/names.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useRoom } from '../room.ts';
import { rosterOf } from '../roster.ts';

/** Units that still have to be set down, by corps; a corps can be lined up at once. */
export function DeploySheet() {
  const { t, language, world, view, draft, hold, choose, plan } = useRoom();
  const { eyes } = view;
  const { board } = view.game;
  const roster = rosterOf(world, board, eyes);
  // The reserve has no corps of its own, but is deployed like one.
  const groups = corpsAndReserve(view.game, eyes).map(id => ({
    id,
    name: corpsName(world, eyes, id, language),
  }));
  const heading = plan.edges[eyes] === 'top' ? 180 : 0;
  const { left, right, top, bottom } = plan.zones[eyes];
  const held = draft?.kind === 'pose' ? draft : undefined;
  const take = (unit: string): void => {
    const stands = board.play.units[eyes][unit];
    const pose =
      stands === undefined ? { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, heading } : poseOf(stands.pose);
    hold({ kind: 'pose', verb: 'deploy', unit, pose });
  };
  return (
    <div className="lee-sheet">
      {groups.map(({ id, name }) => (
        <section key={id} className="lee-form">
          <h3>{name ?? t('lee.client.reserve')}</h3>
          <button type="button" className="choice" onClick={() => choose({ do: 'deployCorps', corps: id })}>
            {name === undefined ? t('lee.client.lineUpReserve') : t('lee.client.lineUp')}
          </button>
          <ul className="lee-tools">
            {roster
              .filter(({ corps }) => (name === undefined ? corps === undefined : corps?.id === id))
              .map(({ unit }) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    className="lee-tool"
                    aria-pressed={held?.unit === unit.id}
                    onClick={() => take(unit.id)}
                  >
                    <b>{unit.name[language]}</b>
                    <small>
                      {board.play.units[eyes][unit.id] === undefined
                        ? t('lee.client.toDeploy')
                        : t('lee.client.stands')}
                    </small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {held !== undefined && (
        <div className="lee-row">
          <NumberField
            label={t('lee.client.fromLeft')}
            value={held.pose.at.x}
            step={0.25}
            onChange={x => hold({ ...held, pose: { ...held.pose, at: { ...held.pose.at, x } } })}
          />
          <NumberField
            label={t('lee.client.fromTop')}
            value={held.pose.at.y}
            step={0.25}
            onChange={y => hold({ ...held, pose: { ...held.pose, at: { ...held.pose.at, y } } })}
          />
          <NumberField
            label={t('lee.client.angle')}
            value={held.pose.heading}
            step={5}
            unit="°"
            onChange={to => hold({ ...held, pose: { ...held.pose, heading: to } })}
          />
        </div>
      )}
      <Checks />
    </div>
  );
}
