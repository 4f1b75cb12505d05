import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { isAscending, setsOf } from '../../activation/selection.ts';
import { NOWHERE } from '../../board.ts';
import type { FlowWithoutDice, Frame, Game, Verb } from '../../game.ts';
import { enemyOf } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { hasLeader, SHAMS } from '../shapes.ts';
import { forceUnder } from './force.ts';
import { forceOf, forcesOf, freeNumber, ownUnitsIn } from './forces.ts';
import { isOpenlyBeside, isSeenByCavalry } from './watch.ts';

type F = Frame<'offer' | 'action' | 'activation' | 'dummyMarch' | 'riding'>;
interface Concealing {
  readonly hex: Hex;
  readonly force: number;
  readonly units: readonly number[];
}

/** Place a new marker rather than one that lies there. */
const NEW_MARKER = 0;

const isOwnHex = (g: Game, side: Side, hex: Hex): boolean =>
  ownUnitsIn(g, side, hex).length > 0 || forcesOf(g, side).some(force => force.hex === hex);

/** LI/dummy: no units, under a new marker, where one's own units or markers are. */
const isNewDummy = (g: Game, side: Side, { hex, force, units }: Concealing): boolean =>
  holds('LI/dummy', units.length === 0) && force === NEW_MARKER && isOwnHex(g, side, hex);

/** LI/several-per-hex: units of the hex, from the open or from another marker there, to this marker there. */
function isDivision(g: Game, side: Side, { hex, force, units }: Concealing): boolean {
  const marker = forceOf(g, side, force);
  const here = force === NEW_MARKER || (holds('LI/several-per-hex', true) && marker?.hex === hex);
  const all = units.every(unit => ownUnitsIn(g, side, hex).includes(unit) && !marker?.units.includes(unit));
  return here && all && units.length > 0 && isAscending(units);
}

const isBarred = (g: Game, side: Side, hex: Hex): boolean =>
  holds('LI/place-not-adjacent', isOpenlyBeside(g, enemyOf(side), hex)) ||
  holds('LI/place-not-near-cavalry', isSeenByCavalry(g, side, hex));

/** A choice for every set of units in the hex: under a new marker, or under each that lies there. */
function optionsIn(g: Game, side: Side, hex: Hex): ({ do: 'conceal' } & Concealing)[] {
  const units = ownUnitsIn(g, side, hex);
  const there = forcesOf(g, side).filter(force => force.hex === hex);
  const fresh = freeNumber(g, side) === undefined ? [] : [[], ...setsOf(units)];
  const divisions = there.flatMap(({ id, units: under }) =>
    setsOf(units.filter(unit => !under.includes(unit))).map(set => ({ force: id, units: set })),
  );
  const options = [...fresh.map(set => ({ force: NEW_MARKER, units: set })), ...divisions];
  return options.map(each => ({ do: 'conceal', hex, ...each }));
}

/**
 * Not in an offer, nor on a march. A leader's units go one by one, and markers may be placed in between: so may they be
 * around a dummy that moves as with a leader, before it has rolled or moved, and when whoever was led has marched.
 */
function isLate(f: F): boolean {
  if (f.kind === 'dummyMarch') return f.moved || !hasLeader(f.as) || f.shams < SHAMS.led;
  return f.kind === 'offer' || (f.kind === 'riding' && !f.led);
}

/** Units do not join a dummy that is set in motion: it would be none. */
const isJoining = (f: F, { force }: Concealing): boolean => f.kind === 'dummyMarch' && force === f.force;

function options(g: Game, f: F): ({ do: 'conceal' } & Concealing)[] {
  if (!g.world.options.limitedIntelligence || holds('LI/place-when', isLate(f))) return [];
  const hexes = new Set([
    ...g.world.unitsOfSide[f.by].map(unit => g.board.units[unit]?.hex ?? NOWHERE),
    ...forcesOf(g, f.by).map(({ hex }) => hex),
  ]);
  return [...hexes]
    .filter(hex => hex !== NOWHERE && !isBarred(g, f.by, hex))
    .flatMap(hex => optionsIn(g, f.by, hex))
    .filter(each => !holds('LI/place-when', isJoining(f, each)));
}

/** Units vanish from the enemy's eyes, or a marker with nothing under it appears. */
export const concealVerb = {
  exact: true,
  options,
  guards: [
    ['LI/rule-is-optional', (g: Game) => !g.world.options.limitedIntelligence],
    ['LI/place-when', (_g: Game, f: F, c: Concealing) => isLate(f) || isJoining(f, c)],
    ['LI/several-per-hex', (g: Game, f: F, c: Concealing) => !isNewDummy(g, f.by, c) && !isDivision(g, f.by, c)],
    ['LI/ten-markers', (g: Game, f: F, c: Concealing) => c.force === NEW_MARKER && freeNumber(g, f.by) === undefined],
    ['LI/place-not-adjacent', (g: Game, f: F, c: Concealing) => isOpenlyBeside(g, enemyOf(f.by), c.hex)],
    ['LI/place-not-near-cavalry', (g: Game, f: F, c: Concealing) => isSeenByCavalry(g, f.by, c.hex)],
  ],
  choose: (flow: FlowWithoutDice, f: { by: Side }, { hex, force, units }: Concealing) => {
    const id = force === NEW_MARKER ? freeNumber(flow.game, f.by) : force;
    if (id !== undefined) flow.emit({ type: 'forcePlaced', side: f.by, force: id, hex, units });
  },
} as const satisfies Verb<'action', 'conceal'>;

/** A unit that leaves others behind under its marker takes a marker of its own, as long as there is one. */
export function takeMarker(flow: FlowWithoutDice, unit: number): void {
  const { game } = flow;
  const force = forceUnder(game.board.forces, unit);
  if (force === undefined || force.units.length === 1) return;
  const id = freeNumber(game, force.side);
  if (id === undefined) flow.emit({ type: 'unitUncovered', unit, because: 'LI/ten-markers' });
  else flow.emit({ type: 'forcePlaced', side: force.side, force: id, hex: force.hex, units: [unit] });
}
