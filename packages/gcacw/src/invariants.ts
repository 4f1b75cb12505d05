import { NOBODY, NOWHERE } from './board.ts';
import { levelOf } from './data/command.ts';
import type { Game } from './game.ts';
import { MOST_FORCES } from './intelligence/force.ts';
import { leaderData, leadersWith, unitData } from './pieces/pieces.ts';
import { SIDES } from './vocabulary.ts';

/** The first promise that a position breaks; for the auditor. */
export function broken(g: Game): string | undefined {
  return (
    brokenUnit(g) ??
    brokenLeader(g) ??
    emptyRefused(g) ??
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
    const level = levelOf(leaderData(g, leader).size);
    if (leadersWith(g, unit).some(other => other !== leader && levelOf(leaderData(g, other).size) === level)) {
      return `two-leaders-of-a-level:${leader}`;
    }
  }
  return undefined;
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

function sharedHex(g: Game): boolean {
  const [mine, theirs] = SIDES.map(
    side =>
      new Set(
        g.board.units.flatMap((unit, id) => (unitData(g, id).side === side && unit.hex !== NOWHERE ? [unit.hex] : [])),
      ),
  );
  return [...(mine ?? [])].some(hex => theirs?.has(hex));
}
