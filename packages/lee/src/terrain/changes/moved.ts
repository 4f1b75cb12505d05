import { holds } from '@wigwag/kernel';
import type { Choice, Game } from '../../game.ts';
import { minus } from '../../geometry/point.ts';
import { enemyOf } from '../../world.ts';
import type { AreaPiece, BarrierPiece, TerrainBoard } from '../board.ts';
import { type Check, FINE, type Finding, finding, type Placing, ringLit } from '../judging/check.ts';
import { centroidOf, pointsIn } from '../judging/worked.ts';
import { findNearBridge, findOnRiver, findOnTable, findStacked, findUnderPoint } from '../ordinary/areas.ts';
import { type StoredPoint, storedPoint } from '../stored.ts';

export type Exchange = Omit<Choice<'changes', 'exchange'>, 'do'>;
export type Shift = Omit<Choice<'changes', 'shift'>, 'do'>;

/** Pieces as they would lie, with what goes along with them, and those that stay. */
export interface Moved {
  readonly areas: readonly AreaPiece[];
  readonly barriers: readonly BarrierPiece[];
  readonly staying: readonly AreaPiece[];
}

export const areaCalled = ({ board }: Game, id: string): AreaPiece | undefined =>
  board.terrain.areas.find(area => area.id === id);

const shifted = (points: readonly StoredPoint[], by: StoredPoint): StoredPoint[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** A fence or a wall goes with its field. */
function movedBy({ board }: Game, moves: readonly (readonly [AreaPiece, StoredPoint])[]): Moved {
  const ids = moves.map(([{ id }]) => id);
  return {
    areas: moves.map(([area, by]) => ({ ...area, ring: shifted(area.ring, by) })),
    barriers: moves.flatMap(([{ id }, by]) =>
      board.terrain.barriers
        .filter(({ along }) => along === id)
        .map(barrier => ({ ...barrier, line: shifted(barrier.line, by) })),
    ),
    staying: board.terrain.areas.filter(({ id }) => !ids.includes(id)),
  };
}

/** 13.7/bonus-offensive: by the geometric centres, each keeping its orientation. */
export function exchanged(game: Game, { one, other }: Exchange): Moved | undefined {
  const [a, b] = [areaCalled(game, one), areaCalled(game, other)];
  if (a === undefined || b === undefined || a === b) return undefined;
  const there = storedPoint(minus(centroidOf(b.ring), centroidOf(a.ring)));
  return movedBy(game, [
    [a, there],
    [b, { x: -there.x, y: -there.y }],
  ]);
}

export function shiftedPiece(game: Game, { piece, by }: Shift): Moved | undefined {
  const area = areaCalled(game, piece);
  return area && movedBy(game, [[area, by]]);
}

/** Several checks ask about the same outlines: they are made once. */
const MOVES = new WeakMap<object, { readonly terrain: object; readonly moved: Moved | undefined }>();

export function shiftedOnce(game: Game, choice: Shift): Moved | undefined {
  const { terrain } = game.board;
  const known = MOVES.get(choice);
  if (known?.terrain === terrain) return known.moved;
  const moved = shiftedPiece(game, choice);
  MOVES.set(choice, { terrain, moved });
  return moved;
}

const EXCHANGES = new WeakMap<TerrainBoard, Map<string, Moved | undefined>>();

/** Two pieces come to lie alike whichever is named first: each pair is made and judged once. */
export function exchangedOnce(game: Game, { one, other }: Exchange): Moved | undefined {
  const { terrain } = game.board;
  const known = EXCHANGES.get(terrain) ?? new Map<string, Moved | undefined>();
  EXCHANGES.set(terrain, known);
  const [first, second] = one < other ? [one, other] : [other, one];
  const pair = `${first} ${second}`;
  if (!known.has(pair)) known.set(pair, exchanged(game, { one: first, other: second }));
  return known.get(pair);
}

const ringsOf = ({ areas }: Moved): readonly (readonly StoredPoint[])[] => areas.map(({ ring }) => ring);

/** 13.10/no-second-move: what the other player has moved stays. */
export function findLocked({ game, by }: Placing, ids: readonly string[]): Finding {
  const locked = game.board.terrain.areas.filter(area => ids.includes(area.id) && area.movedBy === enemyOf(by));
  return finding(
    locked.length === 0,
    {},
    locked.map(({ id, ring }) => ringLit(pointsIn(ring), 'fault', id)),
  );
}

function findMovedStacked({ game }: Placing, { areas, staying }: Moved): Finding {
  for (const [i, { ring }] of areas.entries()) {
    const found = findStacked(game, [ring], [...staying, ...areas.slice(0, i)]);
    if (!found.ok) return found;
  }
  return FINE;
}

const firstFault = (found: readonly Finding[]): Finding => found.find(({ ok }) => !ok) ?? FINE;

const onRiver = (game: Game, { areas }: Moved, terrain: AreaPiece['terrain']): Finding =>
  findOnRiver(
    game,
    areas.filter(area => area.terrain === terrain).map(({ ring }) => ring),
  );

/** Only the rule about bridges stands above what cards and traits allow. */
export const findAbsolute = (game: Game, areas: readonly AreaPiece[]): Finding =>
  holds('13.10/bridge-overrides-golden', true)
    ? firstFault(areas.map(({ surface, ring }) => findNearBridge(game, surface, [ring])))
    : FINE;

/** what terrain that was moved has to respect where it lies now; not the zones. */
export const movedChecks = <C>(of: (game: Game, choice: C) => Moved | undefined): readonly Check<C>[] => {
  const ask = (find: (at: Placing, moved: Moved) => Finding) => {
    const known = new WeakMap<Moved, Finding>();
    return (at: Placing, choice: C): Finding => {
      const moved = of(at.game, choice);
      if (moved === undefined) return FINE;
      const found = known.get(moved) ?? find(at, moved);
      known.set(moved, found);
      return found;
    };
  };
  return [
    [
      '13.10/ordinary-rest',
      ask((at, moved) => findOnTable(at, [...ringsOf(moved), ...moved.barriers.map(({ line }) => line)])),
      'stops',
    ],
    ['13.10/no-stack', ask(findMovedStacked)],
    ['13.10/river-no-hill', ask(({ game }, moved) => onRiver(game, moved, 'hill'))],
    ['13.10/river-no-built-up', ask(({ game }, moved) => onRiver(game, moved, 'built-up'))],
    [
      '13.7/sp-terrain-allowed',
      ask(({ game }, { areas }) => firstFault(areas.map(({ surface, ring }) => findUnderPoint(game, surface, [ring])))),
    ],
    ['13.10/bridge-no-conversion', ask(({ game }, { areas }) => findAbsolute(game, areas))],
  ];
};
