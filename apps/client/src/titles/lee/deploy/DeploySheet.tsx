import { corpsAndReserve, lineUp, undeployed } from '@wigwag/lee';
import type { Draft } from '../drafts/draft.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { placeToStart } from '../fresh/placeToStart.ts';
import { corpsName } from '../map/names.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Tool } from '../parts/Tool.tsx';
import { useRoom } from '../room.ts';
import { rosterOf } from '../roster.ts';
import { number, turnedOnce } from '../said.ts';

/** The assistant shows a line-up; it stands when the player says so. */
function LineUp({ corps, label }: { readonly corps?: string; readonly label: string }) {
  const { view, draft, hold } = useRoom();
  const isHeld = draft?.kind === 'lineUp' && draft.corps === corps;
  if (undeployed(view.game, view.eyes, corps).length === 0) return undefined;
  return (
    <button
      type="button"
      className="choice"
      aria-pressed={isHeld}
      onClick={() => hold(isHeld ? undefined : { kind: 'lineUp', corps })}
    >
      {label}
    </button>
  );
}

/** How many still have to be set down, and whether a line-up finds room for all of them. */
function Left() {
  const { t, view, draft, world } = useRoom();
  const { game, eyes } = view;
  const left = undeployed(game, eyes).length;
  const all = rosterOf(world, game.board, eyes).length;
  const wanted = draft?.kind === 'lineUp' ? undeployed(game, eyes, draft.corps).length : 0;
  const found = draft?.kind === 'lineUp' ? lineUp(game, eyes, draft.corps).length : 0;
  return (
    <>
      <p className="lee-left" role="status">
        <b>{left === 0 ? t('lee.client.allStand') : t('lee.client.unitsLeft', { count: left, all })}</b>
      </p>
      {draft?.kind === 'lineUp' && (
        <p className="lee-hint">
          {found < wanted
            ? t('lee.client.lineUpSome', { count: found, all: wanted })
            : t('lee.client.lineUpShown', { count: found })}
        </p>
      )}
    </>
  );
}

function Corps({ id, name }: { readonly id: string; readonly name: string | undefined }) {
  const { t, language, world, view, draft } = useRoom();
  const { game, eyes } = view;
  const held = draft?.kind === 'pose' ? draft : undefined;
  const left = undeployed(game, eyes, id).length;
  const taken = (unit: string): Draft => ({
    ...{ kind: 'pose', verb: 'deploy', unit, pose: standsAt(game, eyes, unit) ?? placeToStart(game, eyes, unit) },
  });
  const own = rosterOf(world, game.board, eyes).filter(({ corps }) =>
    name === undefined ? corps === undefined : corps?.id === id,
  );
  return (
    <section className="lee-form">
      <h2>
        {name ?? t('lee.client.reserve')}{' '}
        <small>{left === 0 ? t('lee.client.allStand') : t('lee.client.left', { count: left })}</small>
      </h2>
      <LineUp corps={id} label={name === undefined ? t('lee.client.lineUpReserve') : t('lee.client.lineUp')} />
      <ul className="lee-tools">
        {own.map(({ unit, type }) => (
          <Tool
            key={unit.id}
            label={unit.name[language]}
            note={t('lee.client.unitFacts', {
              type: type.name[language],
              width: number(language, type.base.width),
              depth: number(language, type.base.depth),
              state: standsAt(game, eyes, unit.id) === undefined ? t('lee.client.toDeploy') : t('lee.client.stands'),
            })}
            draft={taken(unit.id)}
            isHeld={held?.unit === unit.id}
          />
        ))}
      </ul>
    </section>
  );
}

function Place() {
  const { t, draft, hold } = useRoom();
  if (draft?.kind !== 'pose') return undefined;
  const { at, heading } = draft.pose;
  const put = (change: Partial<typeof draft.pose>): void => hold({ ...draft, pose: { ...draft.pose, ...change } });
  const unit = t('lee.client.inch');
  return (
    <div className="lee-row">
      <NumberField
        label={t('lee.client.fromLeft')}
        value={at.x}
        {...{ step: 0.25, unit }}
        onChange={x => put({ at: { ...at, x } })}
      />
      <NumberField
        label={t('lee.client.fromTop')}
        value={at.y}
        {...{ step: 0.25, unit }}
        onChange={y => put({ at: { ...at, y } })}
      />
      <NumberField
        label={t('lee.client.angle')}
        value={turnedOnce(heading)}
        {...{ step: 5, unit: '°' }}
        onChange={to => put({ heading: to })}
      />
    </div>
  );
}

/** Units that still have to be set down, by corps; a corps or the whole army can be lined up at once. */
export function DeploySheet() {
  const { t, language, world, view, draft } = useRoom();
  const { eyes } = view;
  return (
    <div className="lee-sheet">
      <Left />
      <LineUp label={t('lee.client.lineUpArmy')} />
      {draft === undefined && <p className="lee-hint">{t('lee.client.deployHint')}</p>}
      {draft === undefined && <p className="lee-hint">{t('lee.client.deployAbout')}</p>}
      {draft?.kind === 'pose' && draft.isElsewhere && <p className="lee-hint">{t('lee.client.elsewhere')}</p>}
      <Place />
      <Checks />
      {corpsAndReserve(view.game, eyes).map(id => (
        // The reserve has no corps of its own, but is deployed like one.
        <Corps key={id} id={id} name={corpsName(world, eyes, id, language)} />
      ))}
    </div>
  );
}
