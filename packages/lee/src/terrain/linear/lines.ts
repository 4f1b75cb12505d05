import type { Linear } from '../../data/army.ts';
import { playerA } from '../../field/initiative.ts';
import { planOf } from '../../field/places.ts';
import { atMost } from '../../geometry/units.ts';
import { findBelt, findSpacing } from '../bridges/spacing.ts';
import { bridgesArising, type Course } from '../bridges/spans.ts';
import { type Check, FINE, type Finding, finding, lineLit, type Placing } from '../judging/check.ts';
import { pointsIn } from '../judging/worked.ts';
import type { Bed } from '../kinds.ts';
import type { StoredPoint } from '../stored.ts';
import { type Ban, LINEAR_CAPS, terrainTerms } from '../terms/terms.ts';
import { type FormClause, formMissed, formsOf, mayEndOn } from './forms.ts';
import { bestForm } from './shortest.ts';
import { findEdges, findRightAngle, findZones, isDrawn } from './water.ts';

type Stored = readonly StoredPoint[];
type Water = { readonly line: Stored };
export type Road = { readonly line: Stored; readonly sunken: boolean };
export type Railway = { readonly line: Stored; readonly bed: Bed };

export const courseLaid = ({ game }: Placing, linear: Linear, line: Stored): Course => ({
  linear,
  line: pointsIn(line),
  width: game.world.book.widths.value[linear],
});

const findPool = ({ game }: Placing): Finding => {
  const left = game.board.terrain.linearLeft;
  return finding(left > 0, { left });
};

function findCap({ game }: Placing, linear: Linear): Finding {
  const standing = game.board.terrain.lines.filter(piece => piece.linear === linear).length;
  return finding(standing < LINEAR_CAPS[linear], { standing, limit: LINEAR_CAPS[linear] });
}

const findBan = ({ game }: Placing, ...kinds: readonly Ban[]): Finding =>
  finding(!terrainTerms(game).bans.some(ban => kinds.includes(ban)));

const spansLaid = (at: Placing, linear: Linear, line: Stored) =>
  bridgesArising(at.game.board.terrain, courseLaid(at, linear, line)).map(({ span }) => span);

export const findArising = (at: Placing, linear: Linear, line: Stored): Finding =>
  findSpacing(at.game.board.terrain, spansLaid(at, linear, line));

export const findArisingBelt = (at: Placing, linear: Linear, line: Stored): Finding =>
  findBelt(at.game.board.terrain.areas, spansLaid(at, linear, line));

const widthOf = ({ game }: Placing, linear: Linear): number => game.world.book.widths.value[linear];

export const RIVER: readonly Check<Water>[] = [
  ['13.10/linear-max-4', findPool],
  ['13.10/list-bans', at => findBan(at, 'river')],
  ['13.10/river-player-a', ({ game, by }) => finding(by === playerA(game))],
  ['13.10/river-max-1', at => findCap(at, 'river')],
  ['13.10/river-edges', ({ game }, { line }) => findEdges(game.world, line), 'stops'],
  ['13.10/river-zones', (at, { line }) => findZones(at, line, widthOf(at, 'river'))],
  ['13.10/water-perpendicular', (at, { line }) => findRightAngle(at, line, widthOf(at, 'river'))],
  ['13.10/bridge-spacing-3', (at, { line }) => findArising(at, 'river', line)],
];

export const STREAM: readonly Check<Water>[] = [
  ['13.10/linear-max-4', findPool],
  ['13.10/list-bans', at => findBan(at, 'stream')],
  ['13.10/stream-max-1', at => findCap(at, 'stream')],
  ['13.10/stream-as-river', ({ game }, { line }) => findEdges(game.world, line), 'stops'],
  ['13.10/stream-any-player', (at, { line }) => findZones(at, line, widthOf(at, 'stream'))],
  ['13.10/water-perpendicular', (at, { line }) => findRightAngle(at, line, widthOf(at, 'stream'))],
  ['13.10/bridge-spacing-3', (at, { line }) => findArising(at, 'stream', line)],
];

interface WayFound {
  readonly missed?: FormClause;
  readonly length: number;
  readonly least: number;
  readonly shortest: readonly { readonly x: number; readonly y: number }[];
}

/** Four checks of a road ask for the same search: it is made once. */
const WAYS = new WeakMap<Stored, { readonly terrain: object; readonly laid: string; readonly found: WayFound }>();

function wayFound(at: Placing, laid: 'road' | 'railway', line: Stored): WayFound {
  const { world, board } = at.game;
  const drawn = pointsIn(line);
  const ways = board.terrain.lines.filter(piece => mayEndOn(laid, piece));
  const best = bestForm(at.game, formsOf(world, planOf(at.game), drawn, ways), laid, widthOf(at, laid));
  if (best !== undefined) return { length: best.length, least: best.least, shortest: best.shortest };
  return { missed: formMissed(world, planOf(at.game), drawn), length: 0, least: 0, shortest: [] };
}

function findWay(at: Placing, laid: 'road' | 'railway', line: Stored): WayFound {
  const { terrain } = at.game.board;
  const known = WAYS.get(line);
  if (known?.terrain === terrain && known.laid === laid) return known.found;
  const found = wayFound(at, laid, line);
  WAYS.set(line, { terrain, laid, found });
  return found;
}

const findForm = (at: Placing, laid: 'road' | 'railway', line: Stored, clause: FormClause): Finding =>
  finding(findWay(at, laid, line).missed !== clause, {}, [lineLit(pointsIn(line))]);

/** Any course will do that can be judged. */
export const findDrawn = ({ game }: Placing, line: Stored): Finding =>
  finding(isDrawn(game.world, line), { corners: line.length }, [lineLit(pointsIn(line))]);

function findShortest(at: Placing, laid: 'road' | 'railway', line: Stored): Finding {
  const { missed, length, least, shortest } = findWay(at, laid, line);
  if (missed !== undefined) return FINE;
  const slack = at.game.world.book.terrain.slack.value;
  return finding(atMost(length, least + slack), { length, shortest: least, slack }, [
    lineLit(pointsIn(line)),
    lineLit(shortest, 'cause'),
  ]);
}

export const ROAD: readonly Check<Road>[] = [
  ['13.10/linear-max-4', findPool],
  ['13.10/list-bans', (at, { sunken }) => (sunken ? findBan(at, 'road', 'sunken-road') : findBan(at, 'road'))],
  ['13.10/road-max-4', at => findCap(at, 'road')],
  ['13.10/road-shortest', (at, { line }) => findDrawn(at, line), 'stops'],
  ['13.10/road-form-branch', (at, { line }) => findForm(at, 'road', line, '13.10/road-form-branch'), 'stops'],
  ['13.10/road-form-base-sp', (at, { line }) => findForm(at, 'road', line, '13.10/road-form-base-sp'), 'stops'],
  ['13.10/road-form-two-sp', (at, { line }) => findForm(at, 'road', line, '13.10/road-form-two-sp'), 'stops'],
  ['13.10/road-shortest', (at, { line }) => findShortest(at, 'road', line)],
  ['13.10/bridge-spacing-3', (at, { line }) => findArising(at, 'road', line)],
];

/** Railways are laid like roads: whatever form they lack, it is this clause that asks for one. */
export const RAILWAY: readonly Check<Railway>[] = [
  ['13.10/linear-max-4', findPool],
  [
    '13.10/list-bans',
    (at, { bed }) => (bed === 'embanked' ? findBan(at, 'railway', 'embankment') : findBan(at, 'railway')),
  ],
  ['13.10/rail-max-2', at => findCap(at, 'railway')],
  ['13.10/rail-embankment', (_, { bed }) => finding(bed !== 'unsaid')],
  ['13.10/road-shortest', (at, { line }) => findDrawn(at, line), 'stops'],
  [
    '13.10/rail-as-road',
    (at, { line }) => finding(findWay(at, 'railway', line).missed === undefined, {}, [lineLit(pointsIn(line))]),
    'stops',
  ],
  ['13.10/road-shortest', (at, { line }) => findShortest(at, 'railway', line)],
  ['13.10/bridge-spacing-3', (at, { line }) => findArising(at, 'railway', line)],
];
