import { NOBODY, NOWHERE } from './board.ts';
import type { Game } from './game.ts';
import { MOST_FORCES } from './intelligence/markers/force.ts';
import { unitData } from './pieces/pieces.ts';
import { pointsOf } from './victory/ledger.ts';
import { SIDES } from './vocabulary.ts';

/** The first promise that a position breaks; for the auditor. */
export function broken(g: Game): string | undefined {
  return (
    brokenUnit(g) ??
    brokenLeader(g) ??
    emptyRefused(g) ??
    brokenCrossing(g) ??
    brokenRoll(g) ??
    brokenScore(g) ??
    brokenForce(g) ??
    (sharedHex(g) && !g.stack.some(frame => frame.kind === 'retreat') ? 'enemies-in-one-hex' : undefined)
  );
}

function brokenUnit(g: Game): string | undefined {
  const { terrain } = g.derived.ground;
  for (const [unit, state] of g.board.units.entries()) {
    if (state.hex === NOWHERE) continue;
    const ground = terrain[state.hex];
    if (ground === undefined || ground === 'water' || ground === 'off-map') return `unit-off-land:${unit}`;
    if (state.fatigue < 0 || state.fatigue > 4) return `fatigue:${unit}`;
    if (state.manpower < 1 || state.manpower > g.world.profile.maxManpower) return `manpower:${unit}`;
    if (state.demoralized < 0 || state.demoralized > 2) return `demoralization:${unit}`;
  }
  return undefined;
}

/** 2.2/leader-never-alone, in every hex and at every moment. */
function brokenLeader(g: Game): string | undefined {
  const top = g.stack[g.stack.length - 1];
  for (const [leader, { with: unit, hex }] of g.board.leaders.entries()) {
    if (hex === NOWHERE || (top?.kind === 'displaced' && unit === NOBODY)) continue;
    if (unit === NOBODY || g.board.units[unit]?.hex !== hex) return `leader-alone:${leader}`;
    if (!g.world.attaches[leader]?.[unit]) return `leader-not-his-unit:${leader}`;
  }
  return undefined;
}

/** Who is still to come or has left is not on the map. */
function brokenRoll({ board }: Game): string | undefined {
  const { awaited, exited } = board;
  const there = [...awaited, ...exited].find(unit => board.units[unit]?.hex !== NOWHERE);
  if (there !== undefined) return `awaited-or-gone-on-map:${there}`;
  const both = awaited.find(unit => exited.includes(unit));
  return both === undefined ? undefined : `gone-before-it-came:${both}`;
}

/** The result is what the ledger adds up to, and the game ends with one if its scenario knows victory. */
function brokenScore({ world, board, stack }: Game): string | undefined {
  const known = new Set(world.scenario.victory?.rules.map(({ id }) => id));
  const strange = board.ledger.find(({ rule, turn }) => !known.has(rule) || turn > board.turn);
  if (strange !== undefined) return `ledger:${strange.rule}`;
  const { result } = board;
  if ((stack.length === 0 && world.scenario.victory !== undefined) !== (result !== undefined)) return 'result';
  return SIDES.some(side => result && result.points[side] !== pointsOf(board.ledger, side))
    ? 'result-points'
    : undefined;
}

/** LI: numbers 1 to 10, once a side; a unit is under one marker at most, of its side and in its hex. */
function brokenForce(g: Game): string | undefined {
  const seen = new Set<string | number>();
  for (const { id, side, hex, units } of g.board.forces) {
    const name = `${side}-${id}`;
    if (seen.has(name) || id < 1 || id > MOST_FORCES) return `force-number:${name}`;
    seen.add(name);
    for (const unit of units) {
      const lost = seen.has(unit) || unitData(g, unit).side !== side || g.board.units[unit]?.hex !== hex;
      if (lost) return `force-unit:${unit}`;
      seen.add(unit);
    }
  }
  return undefined;
}

/** 7.8/remove-empty */
function emptyRefused(g: Game): string | undefined {
  const empty = g.board.refused.find(hex => g.board.units.every(unit => unit.hex !== hex));
  return empty === undefined ? undefined : `refused-without-units:${empty}`;
}

/** 10.1/one-bridge-per-hexside, 10.1/no-creek-bridges; one entry a hexside. */
function brokenCrossing(g: Game): string | undefined {
  const { crossings } = g.board;
  for (const [at, { hexside, pontoon, destroyed }] of crossings.entries()) {
    if (crossings.findIndex(each => each.hexside === hexside) !== at) return `crossing-twice:${hexside}`;
    const printed = g.world.scenario.map.hexsides[hexside];
    if (pontoon !== undefined && !printed?.water?.endsWith('-river')) return `pontoon-without-river:${hexside}`;
    const blocked = printed?.crossing === 'dam' || (printed?.crossing === 'bridge' && !destroyed);
    if (pontoon !== undefined && blocked) return `two-bridges:${hexside}`;
  }
  return undefined;
}

function sharedHex(g: Game): boolean {
  const [mine, theirs] = SIDES.map(
    side =>
      new Set(
        g.board.units.flatMap((unit, id) => (unitData(g, id).side === side && unit.hex !== NOWHERE ? [unit.hex] : [])),
      ),
  );
  return [...(mine ?? [])].some(hex => theirs?.has(hex));
}
