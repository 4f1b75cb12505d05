import { corpsOf, markersLeft, markersOf, SIDES } from '@wigwag/lee';
import { firstMarker } from '../fresh/firstPlaces.ts';
import { corpsName } from '../map/names.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { OwnSecrets } from '../parts/OwnSecrets.tsx';
import { Tool } from '../parts/Tool.tsx';
import { useRoom } from '../room.ts';
import { sideCalled } from '../roster.ts';
import { assignments } from './assignments.ts';
import { SwapRight } from './SwapRight.tsx';

/** In an order that nobody can guess. */
const shuffled = (markers: readonly string[]): string[] =>
  markers
    .map(marker => ({ marker, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ marker }) => marker);

/** Which corps is behind which marker: secret. */
function Assigning() {
  const { t, language, world, view, choose, hand } = useRoom();
  const { eyes } = view;
  const assigned = view.game.board.patrols.assigned[eyes];
  const all = corpsOf(view.game, eyes);
  const markers = markersOf(view.game, eyes);
  const assign = (to: readonly string[]): void => {
    const inTurn = assignments(assigned, all, to);
    if (inTurn.length > 0) hand.act({ inTurn });
  };
  return (
    <section className="lee-form">
      <h2>{t('lee.client.assignCorps')}</h2>
      <p>{t('lee.client.assignAbout')}</p>
      <div className="lee-choices">
        <button type="button" className="choice" onClick={() => assign(markers)}>
          {t('lee.client.assignInOrder')}
        </button>
        <button type="button" className="choice" onClick={() => assign(shuffled(markers))}>
          {t('lee.client.assignShuffled')}
        </button>
      </div>
      {all.map(id => {
        const now = assigned.find(each => each.corps === id)?.marker ?? '';
        return (
          <label key={id} className="lee-select">
            <span>{corpsName(world, eyes, id, language) ?? id}</span>
            <select
              value={now}
              onChange={({ target }) =>
                target.value !== '' && choose({ do: 'assignCorps', corps: id, marker: target.value })
              }
            >
              <option value="">–</option>
              {markers.map((marker, i) => (
                <option key={marker} value={marker}>
                  {t('lee.client.markerNumber', { n: i + 1 })}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </section>
  );
}

function Placing() {
  const { t, language, world, view, draft, hold } = useRoom();
  const { eyes } = view;
  const { assigned } = view.game.board.patrols;
  const all = markersOf(view.game, eyes);
  // Those that stand keep their places in the list.
  const left = markersLeft(view.game, eyes);
  const held = draft?.kind === 'spot' && draft.of === 'marker' ? draft : undefined;
  return (
    <section className="lee-form">
      <h2>{t('lee.client.markers')}</h2>
      <ul className="lee-tools">
        {all.map(marker => {
          const corps = assigned[eyes].find(each => each.marker === marker)?.corps;
          const place = all.indexOf(marker);
          const isPlaced = !left.includes(marker);
          const behind = corps === undefined ? t('lee.client.decoy') : corpsName(world, eyes, corps, language);
          return (
            <Tool
              key={marker}
              label={t('lee.client.markerNumber', { n: place + 1 })}
              note={isPlaced ? t('lee.client.stands') : view.isShared ? undefined : behind}
              isOut={isPlaced}
              draft={firstMarker(view, marker)}
              isHeld={held?.id === marker}
            />
          );
        })}
      </ul>
      {held?.at !== undefined && (
        <div className="lee-row">
          <NumberField
            label={t('lee.client.fromLeft')}
            value={held.at.x}
            step={0.25}
            onChange={x => hold({ ...held, at: { x, y: held.at?.y ?? 0 } })}
          />
          <NumberField
            label={t('lee.client.fromTop')}
            value={held.at.y}
            step={0.25}
            onChange={y => hold({ ...held, at: { x: held.at?.x ?? 0, y } })}
          />
        </div>
      )}
      <p className="lee-hint">{t('lee.client.markerHint')}</p>
    </section>
  );
}

/** What both have just shown: the curtain came between. */
function Revealed() {
  const { t, language, world, view } = useRoom();
  const { cavalry } = view.game.board.tactics;
  const shown = SIDES.flatMap(side => {
    const tactic = world.armies[side].cavalryTactics.find(({ id }) => id === cavalry[side]);
    return tactic === undefined
      ? []
      : [{ army: sideCalled({ t, language, world }, side), name: tactic.name[language] }];
  });
  if (shown.length === 0) return undefined;
  return (
    <section className="lee-form">
      <p>{t('lee.client.cavalryRevealed')}</p>
      <ul>
        {shown.map(each => (
          <li key={each.army}>{t('lee.client.cavalryOf', each)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Patrol markers: assigned in secret, then placed, perhaps exchanged. */
export function PatrolSheet() {
  const { t, view } = useRoom();
  const kind = view.frame?.kind;
  return (
    <div className="lee-sheet">
      {kind === 'assignCorps' && <Revealed />}
      {kind === 'assignCorps' && <Assigning />}
      {kind === 'deployPatrol' && <Placing />}
      {kind === 'swapMarkers' && <p>{t('lee.client.swapHint')}</p>}
      {kind !== 'assignCorps' && <SwapRight />}
      {kind !== 'assignCorps' && <OwnSecrets about={t('lee.client.markersClosed')} />}
      {kind !== 'assignCorps' && <Checks />}
    </div>
  );
}
