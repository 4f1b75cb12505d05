import { DIRECTIONS, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';

import type { Choice, Frame, Game, Rule } from '../game.ts';
import {
  enemyOf,
  hexOf,
  hexOfLeader,
  isOwnLeader,
  isOwnUnit,
  leaderData,
  leadersOf,
  leadersWith,
  levelOf,
  unitsOf,
} from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { isHeld } from '../zones/zones.ts';
import { attachmentGuards } from './attachment.ts';

/** 6.3/transfer-range */
const RANGE = 10;

/** 6.3/transfer-path: hexes within so many steps, round enemy-held hexes, over any ground and water. */
function hexesInRange(g: Game, side: Side, from: Hex): Set<Hex> {
  const { grid, terrain } = g.world.ground;
  const seen = new Set([from]);
  let edge = [from];
  for (let step = 0; step < RANGE; step++) {
    const next: Hex[] = [];
    for (const hex of edge) {
      for (const direction of DIRECTIONS) {
        const to = neighbour(grid, hex, direction);
        if (to === OFF_MAP || terrain[to] === 'off-map' || seen.has(to) || isHeld(g, enemyOf(side), to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return seen;
}

type Transfer = Choice<'transfer', 'transfer'>;
type F = Frame<'transfer'>;

function isTooFar(g: Game, _f: F, { leader, unit }: Transfer): boolean {
  return distance(g.world.ground.grid, hexOfLeader(g, leader), hexOf(g, unit)) > RANGE;
}

/** 6.3/army-district-transfer-phase: not to a cavalry leader either. */
const joinsCavalryLeader = (g: Game, { leader, unit }: Transfer): boolean =>
  levelOf(leaderData(g, leader).size) === 'high' &&
  leadersWith(g, unit).some(other => other !== leader && leaderData(g, other).arm === 'cavalry');

/** The Leader Transfer phase of one side. */
export const transfer: Rule<'transfer'> = {
  clause: '3.0/leader-transfer-phase',
  verbs: {
    transfer: {
      fields: { leader: 'integer', unit: 'integer' },
      options: (g, f) =>
        leadersOf(g, f.by).flatMap(leader => {
          if (f.done.includes(leader)) return [];
          const near = hexesInRange(g, f.by, hexOfLeader(g, leader));
          return unitsOf(g, f.by)
            .filter(unit => near.has(hexOf(g, unit)) && g.world.attaches[leader]?.[unit])
            .map(unit => ({ do: 'transfer' as const, leader, unit }));
        }),
      guards: [
        ['6.3/leader-no-own-move', (g, f, c) => !isOwnLeader(g, f.by, c.leader) || !isOwnUnit(g, f.by, c.unit)],
        ['6.3/transfer-phase', (g, f, c) => f.done.includes(c.leader) || g.board.leaders[c.leader]?.with === c.unit],
        ...attachmentGuards<F, Transfer>(
          (_g, _f, c) => c.leader,
          (_g, _f, c) => c.unit,
        ),
        ['6.3/army-district-transfer-phase', (g, _f, c) => joinsCavalryLeader(g, c)],
        ['6.3/transfer-range', isTooFar, () => ({ range: RANGE })],
        [
          '6.3/transfer-path',
          (g, f, c) => !hexesInRange(g, f.by, hexOfLeader(g, c.leader)).has(hexOf(g, c.unit)),
          () => ({ range: RANGE }),
        ],
      ],
      choose: (flow, f, c) => {
        flow.emit({ type: 'leaderAttached', leader: c.leader, unit: c.unit, because: '6.3/transfer-phase' });
        f.done = [...f.done, c.leader];
      },
    },
    finish: { fields: {}, options: () => [{ do: 'finish' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume: () => 'ask',
};
