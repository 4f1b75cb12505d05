import type { Linear } from '../../data/army.ts';
import type { Choice, Game } from '../../game.ts';
import { hostCalled } from '../barriers/hosts.ts';
import { BRIDGE } from '../bridges/placing.ts';
import { type Check, FINE, finding, type Placing } from '../judging/check.ts';
import { findArising, findArisingBelt, findDrawn } from '../linear/lines.ts';
import {
  findNearBridge,
  findOnTable,
  findOutline,
  findStacked,
  findUnderPoint,
  type Laying,
  sizeChecks,
} from '../ordinary/areas.ts';
import type { StoredPoint } from '../stored.ts';
import { SECTION } from '../works/sections.ts';

type Line = { readonly line: readonly StoredPoint[] };
type Area = Omit<Choice<'whole', 'layArea'>, 'do'>;
type Barrier = Omit<Choice<'whole', 'layBarrier'>, 'do'>;

/** More than any table holds. */
const MOST_PIECES = 80;

const pieces = ({ board: { terrain } }: Game): number =>
  terrain.areas.length + terrain.lines.length + terrain.barriers.length + terrain.bridges.length + terrain.works.length;

const findRoom = ({ game }: Placing) => finding(pieces(game) < MOST_PIECES, { limit: MOST_PIECES });

/** A map that the players agree on, that a referee lays or a scenario has: lines run as they like. */
const freeLine = <C extends Line>(linear: Linear): readonly Check<C>[] => [
  ['13.10/methods', findRoom],
  ['13.10/methods', (at, { line }) => findDrawn(at, line), 'stops'],
  ['13.10/bridge-spacing-3', (at, { line }) => findArising(at, linear, line)],
  ['13.10/bridge-no-inaccessible', (at, { line }) => findArisingBelt(at, linear, line)],
];

export const FREE_RIVER = freeLine<Line>('river');
export const FREE_STREAM = freeLine<Line>('stream');
export const FREE_ROAD = freeLine<Omit<Choice<'whole', 'layRoad'>, 'do'>>('road');
export const FREE_RAILWAY: readonly Check<Omit<Choice<'whole', 'layRailway'>, 'do'>>[] = [
  ['13.10/rail-embankment', (_, { bed }) => finding(bed !== 'unsaid')],
  ...freeLine<Omit<Choice<'whole', 'layRailway'>, 'do'>>('railway'),
];

const ofArea = ({ terrain, surface, ring }: Area): Laying => ({ terrain, surface, rings: [ring] });

/** What holds for a table however it is laid: 13.2, 13.7 and what no other rule overrides. */
export const FREE_AREA: readonly Check<Area>[] = [
  ['13.10/methods', findRoom],
  ['7.2/field-is-difficult', (_, { surface, terrain }) => finding(surface !== 'field' || terrain === 'difficult')],
  ['13.10/methods', (at, { ring }) => findOnTable(at, [ring]), 'stops'],
  ['13.10/methods', (_, { ring }) => findOutline([ring]), 'stops'],
  ...sizeChecks(ofArea),
  ['13.10/no-stack', ({ game }, { ring }) => findStacked(game, [ring], game.board.terrain.areas)],
  ['13.7/sp-terrain-allowed', ({ game }, { surface, ring }) => findUnderPoint(game, surface, [ring])],
  ['13.10/bridge-no-inaccessible', ({ game }, { surface, ring }) => findNearBridge(game, surface, [ring])],
];

export const FREE_BARRIER: readonly Check<Barrier>[] = [
  ['13.10/methods', findRoom],
  ['13.10/methods', ({ game }, { along }) => finding(hostCalled(game, along) !== undefined)],
  ['13.10/methods', (at, { line }) => findDrawn(at, line), 'stops'],
];

export const FREE_WORKS: readonly Check<Line>[] = [['13.10/methods', findRoom], ...SECTION];

export const FREE_BRIDGE: readonly Check<{ readonly at: StoredPoint }>[] = [['13.10/methods', findRoom], ...BRIDGE];

export const pieceIds = ({ board: { terrain } }: Pick<Game, 'board'>): string[] =>
  [...terrain.areas, ...terrain.lines, ...terrain.barriers, ...terrain.bridges, ...terrain.works].map(({ id }) => id);

export const TAKE_OFF: readonly Check<{ readonly piece: string }>[] = [
  ['13.10/methods', ({ game }, { piece }) => (pieceIds(game).includes(piece) ? FINE : finding(false))],
];
