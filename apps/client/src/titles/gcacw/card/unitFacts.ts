import {
  beginning,
  combatValue,
  hexDataOf,
  inZone,
  type LeaderData,
  NOBODY,
  NOWHERE,
  type Side,
  type UnitData,
} from '@wigwag/gcacw';
import { marchesLeft, statesOf } from '@wigwag/staffmap';
import { hexLabel, keyFor } from '@wigwag/words';
import { capital } from '../asking/asking.ts';
import { inQuarters } from '../odds/numbers.ts';
import { type CardFacts, type Fact, fact, type Looking, tacticsOf, whyNot } from './facts.ts';
import { weighedFor } from './weighed.ts';

const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** Union infantry division, command III. */
function kindOf({ t }: Looking, { side, arm, size, command }: UnitData): string {
  const kind = t('client.card.kind', { side, arm, size });
  return command === undefined ? kind : `${kind}, ${t('client.card.command', { command })}`;
}

/** The nearest to him in rank whom the unit follows: of his own corps rather than of all. */
const levelOf = ({ size }: LeaderData): number => ['division', 'corps', 'district', 'army'].indexOf(size);

/** Whether its leader could lead it next, and why not; an army leader leads by others, unless the game lets him. */
function leadOf(looking: Looking, unit: number, side: Side): string | undefined {
  const { game, t } = looking;
  const { world, board } = game;
  const own = world.leadersOfSide[side]
    .filter(leader => world.followers[leader]?.includes(unit) && board.leaders[leader]?.hex !== NOWHERE)
    .sort((a, b) => levelOf(world.leaders[a] as LeaderData) - levelOf(world.leaders[b] as LeaderData));
  const weighed = own.map(leader => ({
    leader: world.leaders[leader]?.name,
    size: world.leaders[leader]?.size,
    why: whyNot(looking, side, { do: 'activate', leader, units: [unit], digging: [] }),
  }));
  const may = weighed.find(({ why }) => why === undefined);
  if (may !== undefined) return t('client.card.mayLead', { leader: may.leader });
  const first = weighed.find(({ size }) => size !== 'army');
  return first === undefined ? t('client.card.noLeader') : t('client.card.mayNotLead', { ...first });
}

/** Now, or when its side has the action: in another phase nobody marches. */
function mayLabel({ t, game }: Looking, side: Side): string {
  const frame = game.stack.at(-1);
  const isNow = frame?.by === side && (frame.kind === 'offer' || frame.kind === 'action');
  return isNow ? t('client.card.may') : t('client.card.mayNext');
}

/** What it may do by itself, and why it may not march; while its side acts, only whether it may go now. */
function mayOf(looking: Looking, unit: number, side: Side): Fact[] {
  const { t, game } = looking;
  const isActing = game.stack.some(({ kind, by }) => by === side && (kind === 'march' || kind === 'activation'));
  if (isActing) return fact(t('client.card.may'), beginning(game, unit) && t('client.card.march'));
  const why = whyNot(looking, side, { do: 'march', unit });
  const atStation = hexDataOf(game.world, game.board.units[unit]?.hex ?? NOWHERE)?.station === true;
  const may = [
    why === undefined && t('client.card.march'),
    whyNot(looking, side, { do: 'entrench', unit }) === undefined && t('client.card.entrench'),
    atStation && whyNot(looking, side, { do: 'burn', unit }) === undefined && t('client.card.burn'),
  ].filter(text => text !== false);
  return [
    ...fact(mayLabel(looking, side), may.length === 0 ? undefined : may.join(', ')),
    ...fact(t('client.card.mayNot'), why === undefined ? undefined : t('client.card.mayNotMarch', { why })),
  ];
}

/** How strong all who stand there are; undefined: it stands alone. */
function stackIn({ game, t }: Looking, hex: number): string | undefined {
  const here = game.board.units.filter(state => state.hex === hex);
  if (here.length < 2) return undefined;
  return t('client.stack', { count: here.length, manpower: here.reduce((sum, { manpower }) => sum + manpower, 0) });
}

/** Everything that is known of a unit, own or enemy; undefined: it is not to be seen. */
export function unitFacts(looking: Looking, unit: number): CardFacts | undefined {
  const { game, eyes, t } = looking;
  const { world, board } = game;
  const [data, state] = [world.units[unit], board.units[unit]];
  if (data === undefined || state === undefined || state.hex === NOWHERE) return undefined;
  const { side } = data;
  const { hex, manpower, disorganized, fatigue, works } = state;
  const leaders = board.leaders.flatMap(({ with: host }, leader) =>
    host === unit && host !== NOBODY ? [world.leaders[leader]?.name ?? ''] : [],
  );
  const value = inQuarters(combatValue(manpower, disorganized));
  const states = statesOf(t, state);
  return {
    side,
    name: data.name,
    lines: [
      capital(kindOf(looking, data)),
      [
        t('client.card.at', { hex: hexLabel(world, hex) }),
        ...(leaders.length === 0 ? [] : [t('client.card.with', { leaders: leaders.join(', ') })]),
      ].join(', '),
    ],
    facts: [
      ...fact(t('client.card.manpower'), disorganized ? t('client.card.fightsAs', { manpower, value }) : `${manpower}`),
      ...fact(t('client.card.tactics'), tacticsOf(t, data.tactical)),
      ...fact(t('client.card.guns'), `${data.artillery}`),
      { label: t('client.card.fatigue'), text: marchesLeft(t, fatigue), dots: fatigue },
      ...fact(t('client.card.state'), states.length === 0 ? undefined : states.join(', ')),
      ...fact(t('client.card.works'), works === 'none' ? undefined : t(keyFor('gcacw.works', works))),
      ...fact(t('client.card.flanks'), board.refused.includes(hex) ? t('client.card.flanksRefused') : undefined),
      ...fact(t('client.card.leader'), leadOf(looking, unit, side)),
      ...fact(t('client.card.zone'), inZone(game, enemyOf(side), hex) ? t('client.card.inZone') : undefined),
      ...fact(t('client.card.stack'), stackIn(looking, hex)),
      ...mayOf(looking, unit, side),
    ],
    weighed: weighedFor(looking, unit, side !== eyes),
  };
}
