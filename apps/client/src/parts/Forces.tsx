import { NOWHERE, SIDES, type Side } from '@wigwag/gcacw';
import { leaderKey, unitKey } from '@wigwag/pictures';
import { hexLabel, keyFor } from '@wigwag/words';
import { capital } from '../asking/asking.ts';
import { useRoom } from '../context.ts';

function Fatigue({ level }: { readonly level: number }) {
  return (
    <span className="dots" aria-hidden="true">
      {[0, 1, 2, 3].map(dot => (
        <i key={dot} className={dot < level ? 'full' : ''} />
      ))}
    </span>
  );
}

function UnitRow({ unit }: { readonly unit: number }) {
  const { table, view, asking, hand, t, centreOn } = useRoom();
  const data = table.world.units[unit];
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
      <button type="button" className={`force ${light}`} onClick={point}>
        <b>{state.manpower}</b>
        <span className="force-name">
          {data.name}
          <small>
            {hexLabel(table.world, state.hex)}
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
  const { table, view, asking, hand, t, centreOn } = useRoom();
  const data = table.world.leaders[leader];
  const state = view.game.board.leaders[leader];
  if (data === undefined || state === undefined) return undefined;
  const light = asking.chosenLeaders.includes(leader) ? 'selected' : asking.leaders.has(leader) ? 'lit' : '';
  const unit = table.world.units[state.with]?.name;
  const point = (): void => {
    centreOn(state.hex);
    hand.pointAtPiece(leaderKey(leader));
  };
  return (
    <li>
      <button type="button" className={`force ${light}`} onClick={point}>
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

/** Who is still to come, when and where; who has left. */
function OffMap({ side }: { readonly side: Side }) {
  const { table, view, t } = useRoom();
  const { world } = table;
  const { awaited, exited, units } = view.game.board;
  const own = (some: readonly number[]): number[] => some.filter(unit => world.units[unit]?.side === side);
  const entryOf = (unit: number): string => {
    const entry = world.scenario.reinforcements.units.find(each => each.unit === world.units[unit]?.id);
    const hexes = (entry?.hexes ?? []).map(hex => hexLabel(world, hex)).join(', ');
    return t('client.arrives', { turn: entry?.turn, hexes });
  };
  const rows = [
    ...own(awaited).map(unit => [unit, `${t('client.toCome')} · ${entryOf(unit)}`] as const),
    ...own(exited).map(unit => [unit, t('client.gone')] as const),
  ];
  if (rows.length === 0) return undefined;
  return (
    <ul className="off-map">
      {rows.map(([unit, where]) => (
        <li key={unit} className="force">
          <b>{units[unit]?.manpower}</b>
          <span className="force-name">
            {world.units[unit]?.name}
            <small>{where}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Army({ side }: { readonly side: Side }) {
  const { table, view, t } = useRoom();
  const { units, leaders } = view.game.board;
  const present = (states: readonly { hex: number }[], data: readonly { side: Side }[]): number[] =>
    states.flatMap(({ hex }, id) => (hex !== NOWHERE && data[id]?.side === side ? [id] : []));
  const own = present(units, table.world.units);
  return (
    <section className={`army ${side}`}>
      <h2>
        {capital(t(keyFor('gcacw.side', side)))}
        <small>
          {t('client.strength', { manpower: own.reduce((sum, unit) => sum + (units[unit]?.manpower ?? 0), 0) })}
        </small>
      </h2>
      <ul>
        {present(leaders, table.world.leaders).map(leader => (
          <LeaderRow key={leader} leader={leader} />
        ))}
        {own.map(unit => (
          <UnitRow key={unit} unit={unit} />
        ))}
      </ul>
      <OffMap side={side} />
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
