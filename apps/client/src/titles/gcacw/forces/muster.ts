import { type Game, NOWHERE, type Side, type UnitReinforcement, type World } from '@wigwag/gcacw';
import type { Language } from '@wigwag/words';
import { type Listed, listedOf, type Piece } from './order.ts';

/** Who belongs together: leaders, and their units. */
export interface Command extends Pick<Listed, 'level' | 'corps'> {
  readonly pieces: readonly Piece[];
  readonly manpower: number;
}

/** Pieces off the map. */
export interface Away {
  readonly where: 'toCome' | 'exited' | 'lost';
  readonly pieces: readonly Piece[];
}

/** A side's army, in the order in which a player looks for its pieces. */
export interface Muster {
  readonly commands: readonly Command[];
  readonly away: readonly Away[];
  readonly manpower: number;
}

/** When and where a reinforcement is due; a leader comes with a unit. */
export function entryOf({ scenario, units, leaders }: World, { kind, id }: Piece): UnitReinforcement | undefined {
  const { reinforcements } = scenario;
  const host = reinforcements.leaders.find(({ leader }) => leader === leaders[id]?.id)?.with;
  const unit = kind === 'unit' ? units[id]?.id : host;
  return reinforcements.units.find(entry => entry.unit === unit);
}

/** Undefined: on the map, or not of this scenario. What became of a leader who is gone, the board does not know. */
function whereAway({ world, board }: Game, piece: Piece): Away['where'] | undefined {
  const { scenario, units } = world;
  const entry = entryOf(world, piece);
  if (entry !== undefined && board.awaited.some(unit => units[unit]?.id === entry.unit)) return 'toCome';
  if (piece.kind === 'leader' || board.units[piece.id]?.hex !== NOWHERE) return undefined;
  if (board.exited.includes(piece.id)) return 'exited';
  const isSetUp = scenario.setup.units.some(({ unit }) => unit === units[piece.id]?.id);
  return isSetUp || entry !== undefined ? 'lost' : undefined;
}

const isPresent = ({ board }: Game, { kind, id }: Piece): boolean =>
  (kind === 'leader' ? board.leaders : board.units)[id]?.hex !== NOWHERE;

const manpowerOf = ({ board }: Game, { kind, id }: Piece): number =>
  kind === 'unit' ? (board.units[id]?.manpower ?? 0) : 0;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** In the order of the list. */
function commandsIn(game: Game, present: readonly Listed[]): Command[] {
  const groups = new Map<string, Listed[]>();
  for (const each of present) {
    const key = `${each.level} ${each.corps}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap(group => {
    const pieces = group.map(({ piece }) => piece);
    const manpower = sumOf(pieces.map(piece => manpowerOf(game, piece)));
    return group.slice(0, 1).map(({ level, corps }) => ({ level, corps, pieces, manpower }));
  });
}

export function musterOf(game: Game, side: Side, language: Language): Muster {
  const all = listedOf(game.world, side, language);
  const commands = commandsIn(
    game,
    all.filter(({ piece }) => isPresent(game, piece)),
  );
  const turnOf = (piece: Piece): number => entryOf(game.world, piece)?.turn ?? 0;
  const awayOf = (where: Away['where']): Away => ({
    where,
    pieces: all
      .map(({ piece }) => piece)
      .filter(piece => whereAway(game, piece) === where)
      .sort((a, b) => turnOf(a) - turnOf(b)),
  });
  return {
    commands,
    away: [awayOf('toCome'), awayOf('exited'), awayOf('lost')].filter(({ pieces }) => pieces.length > 0),
    manpower: sumOf(commands.map(({ manpower }) => manpower)),
  };
}
