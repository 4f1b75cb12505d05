import type { Game } from '../../game.ts';
import { nearestOnLine } from '../../geometry/line.ts';
import type { Point } from '../../geometry/point.ts';
import { EPS } from '../../geometry/units.ts';
import type { LinearPiece } from '../board.ts';
import { type Check, finding, lineLit, type Placing, pointLit } from '../judging/check.ts';
import { pointsIn, type Span } from '../judging/worked.ts';
import { pointOf, type StoredPoint } from '../stored.ts';
import { findBelt, findSpacing } from './spacing.ts';
import { courseOf, spanPlaced } from './spans.ts';

type Place = { readonly at: StoredPoint };

/** The river on which a bridge would stand: the nearest. */
export function riverUnder({ board }: Game, at: Point): LinearPiece | undefined {
  const rivers = board.terrain.lines.filter(({ linear }) => linear === 'river');
  const far = (river: LinearPiece): number => nearestOnLine(at, pointsIn(river.line)).distance;
  return rivers.sort((a, b) => far(a) - far(b))[0];
}

export function spanHere(game: Game, at: StoredPoint): Span | undefined {
  const river = riverUnder(game, pointOf(at));
  return river && spanPlaced(pointOf(at), courseOf(river), game.world.book.widths.value.bridge);
}

const spansHere = ({ game }: Placing, at: StoredPoint): Span[] => {
  const span = spanHere(game, at);
  return span === undefined ? [] : [span];
};

export const BRIDGE: readonly Check<Place>[] = [
  [
    '13.10/bridge-other-player',
    ({ game }, { at }) => {
      const river = riverUnder(game, pointOf(at));
      const off = river === undefined ? Infinity : nearestOnLine(pointOf(at), pointsIn(river.line)).distance;
      const banks = river === undefined ? [] : [lineLit(pointsIn(river.line), 'cause')];
      return finding(off <= EPS, { off: Math.min(off, 1000) }, [pointLit(pointOf(at)), ...banks]);
    },
    'stops',
  ],
  ['13.10/bridge-spacing-3', (at, c) => findSpacing(at.game.board.terrain, spansHere(at, c.at))],
  ['13.10/bridge-no-inaccessible', (at, c) => findBelt(at.game.board.terrain.areas, spansHere(at, c.at))],
];
