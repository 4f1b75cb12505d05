import { DIRECTIONS, directionTowards, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { type Leader, NOWHERE } from '../board.ts';
import { levelOf } from '../data/command.ts';
import type { Choice, Frame, Game, Rule } from '../game.ts';
import { revealVerb } from '../intelligence/markers/reveal.ts';
import { enemyOf, hexOf, hexOfLeader, isOwnLeader, isOwnUnit, leaderData } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { isHeld } from '../zones/zones.ts';
import { ATTACHMENT_CLAUSES, whyNotAttach } from './attachment.ts';

/** 6.3/transfer-range */
export const RANGE = 10;

/** A hex that a transfer may not pass: enemies, or none at all. Ground, water and zones are no hindrance. */
const isBlocked = (g: Game, side: Side, hex: Hex): boolean =>
  g.derived.ground.terrain[hex] === 'off-map' || isHeld(g, enemyOf(side), hex);

/** Straight on towards the hex while nobody stands in the way: most transfers. */
function hasStraightPath(g: Game, side: Side, from: Hex, to: Hex): boolean {
  const { grid } = g.world;
  let here = from;
  for (;;) {
    const towards = directionTowards(grid, here, to);
    if (towards === undefined) return true;
    here = neighbour(grid, here, towards);
    if (here === OFF_MAP || isBlocked(g, side, here)) return false;
  }
}

/** 6.3/transfer-path: a way of so many hexes round the enemy. Ways that could not arrive in time are not followed. */
function hasPath(g: Game, side: Side, from: Hex, to: Hex): boolean {
  // There and back straight ways go round different sides.
  if (hasStraightPath(g, side, from, to) || hasStraightPath(g, side, to, from)) return true;
  const { grid } = g.world;
  const seen = new Set([from]);
  let edge = [from];
  for (let left = RANGE - 1; left >= 0 && !seen.has(to); left--) {
    const next: Hex[] = [];
    for (const hex of edge) {
      for (const direction of DIRECTIONS) {
        const on = neighbour(grid, hex, direction);
        if (on === OFF_MAP || seen.has(on) || distance(grid, on, to) > left || isBlocked(g, side, on)) continue;
        seen.add(on);
        next.push(on);
      }
    }
    edge = next;
  }
  return seen.has(to);
}

type Transfer = Choice<'transfer', 'transfer'>;

const isNear = (g: Game, leader: number, unit: number): boolean =>
  distance(g.world.grid, hexOfLeader(g, leader), hexOf(g, unit)) <= RANGE;

/** 6.3/army-district-transfer-phase: not to a cavalry leader either. */
const joinsCavalryLeader = (g: Game, { leader, unit }: Transfer): boolean =>
  levelOf(leaderData(g, leader).size) === 'high' &&
  g.world.leadersOfSide[leaderData(g, leader).side].some(
    other => g.board.leaders[other]?.with === unit && leaderData(g, other).arm === 'cavalry',
  );

const LEVELS = { high: 1, corps: 2, division: 4 } as const;
const CAVALRY = 8;

/** By unit: the levels of the leaders with it, and whether one of them leads cavalry. */
function leadersByUnit(g: Game, side: Side): Uint8Array {
  const levels = new Uint8Array(g.board.units.length);
  for (const leader of g.world.leadersOfSide[side]) {
    const { with: unit } = g.board.leaders[leader] as Leader;
    const { size, arm } = leaderData(g, leader);
    if (unit >= 0) levels[unit] = (levels[unit] ?? 0) | LEVELS[levelOf(size)] | (arm === 'cavalry' ? CAVALRY : 0);
  }
  return levels;
}

/** 6.3/transfer-range, 6.3/transfer-path: while nobody moves they are the same after each transfer of a phase. */
function inRange(g: Game, side: Side, leader: number, from: Hex): readonly number[] {
  const known = g.derived.ranges.unitsFor(leader, from);
  if (known !== undefined) return known;
  const { hosts, grid } = g.world;
  const units = (hosts[leader] ?? []).filter(unit => {
    const to = hexOf(g, unit);
    return to !== NOWHERE && distance(grid, from, to) <= RANGE && hasPath(g, side, from, to);
  });
  return g.derived.ranges.learn(leader, from, units);
}

/** Every transfer that may be made. Whom a leader could ever be attached to the world knows. */
function transferOptions(g: Game, f: Frame<'transfer'>): Transfer[] {
  const found: Transfer[] = [];
  const levels = leadersByUnit(g, f.by);
  for (const leader of g.world.leadersOfSide[f.by]) {
    const { hex, with: host } = g.board.leaders[leader] as Leader;
    if (hex === NOWHERE || f.done.includes(leader)) continue;
    const level = LEVELS[levelOf(leaderData(g, leader).size)];
    // 6.3/leader-levels-per-unit, 6.3/army-district-transfer-phase
    const excludes = level === LEVELS.high ? level | CAVALRY : level;
    for (const unit of inRange(g, f.by, leader, hex)) {
      if (unit !== host && ((levels[unit] ?? 0) & excludes) === 0) found.push({ do: 'transfer', leader, unit });
    }
  }
  return found;
}

/** The Leader Transfer phase of one side. */
export const transfer: Rule<'transfer'> = {
  clause: '3.0/leader-transfer-phase',
  verbs: {
    transfer: {
      exact: true,
      options: transferOptions,
      guards: [
        ['6.3/leader-no-own-move', (g, f, c) => !isOwnLeader(g, f.by, c.leader) || !isOwnUnit(g, f.by, c.unit)],
        ['6.3/transfer-phase', (g, f, c) => f.done.includes(c.leader) || g.board.leaders[c.leader]?.with === c.unit],
        [ATTACHMENT_CLAUSES, (g, _f, c) => whyNotAttach(g, c.leader, c.unit)],
        ['6.3/army-district-transfer-phase', (g, _f, c) => joinsCavalryLeader(g, c)],
        ['6.3/transfer-range', (g, _f, c) => !isNear(g, c.leader, c.unit), () => ({ range: RANGE })],
        [
          '6.3/transfer-path',
          (g, f, c) => !hasPath(g, f.by, hexOfLeader(g, c.leader), hexOf(g, c.unit)),
          () => ({ range: RANGE }),
        ],
      ],
      choose: (flow, f, c) => {
        flow.emit({ type: 'leaderAttached', leader: c.leader, unit: c.unit, because: '6.3/transfer-phase' });
        f.done = [...f.done, c.leader];
      },
    },
    finish: { options: () => [{ do: 'finish' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
    reveal: revealVerb,
  },
  resume: () => 'ask',
};
