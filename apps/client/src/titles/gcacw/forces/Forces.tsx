import { SIDES, type Side } from '@wigwag/gcacw';
import { leaderKey, unitKey } from '@wigwag/staffmap';
import { gcacwTitle } from '@wigwag/titles';
import { hexLabel, keyFor } from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import { capital } from '../asking/asking.ts';
import { useRoom } from '../room.ts';
import { Fatigue } from './Fatigue.tsx';
import { lookAt } from './lookAt.ts';
import { type Away, type Command, entryOf, musterOf } from './muster.ts';
import type { Piece } from './order.ts';

function UnitRow({ unit }: { readonly unit: number }) {
  const { world, view, asking, hand, t, centreOn } = useRoom();
  const data = world.units[unit];
  const state = view.game.board.units[unit];
  if (data === undefined || state === undefined) return undefined;
  const marks = [
    state.disorganized && t('client.disorganized'),
    state.exhausted && t('client.exhausted'),
    state.demoralized > 0 && t('client.demoralized', { level: state.demoralized }),
    state.works !== 'none' && t(keyFor('gcacw.works', state.works)),
  ].filter(mark => mark !== false);
  const light = asking.chosenUnits.includes(unit) ? 'selected' : asking.units.has(unit) ? 'lit' : '';
  const point = (): void => {
    centreOn(state.hex);
    hand.pointAtPiece(unitKey(unit));
  };
  return (
    <li>
      <button type="button" className={`force ${light}`} onClick={point} {...lookAt(unitKey(unit))}>
        <b>{state.manpower}</b>
        <span className="force-name">
          {data.name}
          <small>
            {t(keyFor('gcacw.size', data.size))} · {hexLabel(world, state.hex)}
            {marks.length > 0 && ` · ${marks.join(', ')}`}
          </small>
        </span>
        <span className="unseen">{t('client.fatigue', { fatigue: state.fatigue })}</span>
        <Fatigue level={state.fatigue} />
      </button>
    </li>
  );
}

function LeaderRow({ leader }: { readonly leader: number }) {
  const { world, view, asking, hand, t, centreOn } = useRoom();
  const data = world.leaders[leader];
  const state = view.game.board.leaders[leader];
  if (data === undefined || state === undefined) return undefined;
  const light = asking.chosenLeaders.includes(leader) ? 'selected' : asking.leaders.has(leader) ? 'lit' : '';
  const unit = world.units[state.with]?.name;
  const point = (): void => {
    centreOn(state.hex);
    hand.pointAtPiece(leaderKey(leader));
  };
  return (
    <li>
      <button type="button" className={`force ${light}`} onClick={point} {...lookAt(leaderKey(leader))}>
        <b>★</b>
        <span className="force-name">
          {data.name}
          <small>
            {t(keyFor('gcacw.leader', data.size))}
            {unit !== undefined && ` · ${t('client.with', { unit })}`}
          </small>
        </span>
        <span className="command">{data.commandValue}</span>
      </button>
    </li>
  );
}

const PieceRow = ({ kind, id }: Piece) => (kind === 'leader' ? <LeaderRow leader={id} /> : <UnitRow unit={id} />);

const keyOf = ({ kind, id }: Piece): string => `${kind} ${id}`;

function CommandList({ command }: { readonly command: Command }) {
  const { t } = useRoom();
  const { level, corps, pieces, manpower } = command;
  const title = {
    all: t('client.forces.all'),
    corps: t('client.forces.corps', { corps }),
    none: t('client.forces.none'),
  }[level];
  return (
    <>
      <h3>
        {title}
        {manpower > 0 && <small>{t('client.strength', { manpower })}</small>}
      </h3>
      <ul>
        {pieces.map(piece => (
          <PieceRow key={keyOf(piece)} {...piece} />
        ))}
      </ul>
    </>
  );
}

/** When and where it comes: turn 2: N3719. A turn that is past: its hexes were held by the enemy. */
function Arrival({ piece }: { readonly piece: Piece }) {
  const { world, view, t } = useRoom();
  const entry = entryOf(world, piece);
  if (entry === undefined) return undefined;
  const due = { turn: entry.turn, hexes: entry.hexes.map(hex => hexLabel(world, hex)).join(', ') };
  const isLate = entry.turn < view.game.board.turn;
  return <> · {isLate ? t('client.overdue', due) : t('client.arrives', due)}</>;
}

function AwayRow({ piece, where }: { readonly piece: Piece; readonly where: Away['where'] }) {
  const { world, view, t } = useRoom();
  const { kind, id } = piece;
  const data = kind === 'leader' ? world.leaders[id] : world.units[id];
  if (data === undefined) return undefined;
  const manpower = where === 'lost' ? '' : view.game.board.units[id]?.manpower;
  return (
    <li className="force">
      <b>{kind === 'leader' ? '★' : manpower}</b>
      <span className="force-name">
        {data.name}
        <small>
          {t(keyFor(kind === 'leader' ? 'gcacw.leader' : 'gcacw.size', data.size))}
          {where === 'toCome' && <Arrival piece={piece} />}
        </small>
      </span>
    </li>
  );
}

function AwayList({ away: { where, pieces } }: { readonly away: Away }) {
  const { world, t } = useRoom();
  const lost = gcacwTitle.hasSecrets(world) ? t('client.forces.unseen') : t('client.forces.lost');
  const title = { toCome: t('client.forces.toCome'), exited: t('client.forces.exited'), lost }[where];
  return (
    <>
      <h3>{title}</h3>
      <ul className="off-map">
        {pieces.map(piece => (
          <AwayRow key={keyOf(piece)} piece={piece} where={where} />
        ))}
      </ul>
    </>
  );
}

function Army({ side }: { readonly side: Side }) {
  const { view, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { commands, away, manpower } = musterOf(view.game, side, language);
  return (
    <section className={`army by-${side}`}>
      <h2>
        <span className="side-mark" aria-hidden="true" />
        {capital(t(keyFor('gcacw.side', side)))}
        <small>{t('client.strength', { manpower })}</small>
      </h2>
      {commands.map(command => (
        <CommandList key={`${command.level} ${command.corps}`} command={command} />
      ))}
      {away.map(group => (
        <AwayList key={group.where} away={group} />
      ))}
    </section>
  );
}

/** Both armies as lists: for those who look for a name, and for those who do not see the map. */
export function Forces() {
  return (
    <>
      {SIDES.map(side => (
        <Army key={side} side={side} />
      ))}
    </>
  );
}
