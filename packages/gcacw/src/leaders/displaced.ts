import { distance } from '@wigwag/hex';
import { NOBODY } from '../board.ts';
import type { FlowWithoutDice, Game, Rule } from '../game.ts';
import { hasForces } from '../intelligence/markers/forces.ts';
import { hexOf, hexOfLeader, leaderData, leaderOnMap, unitsOf } from '../pieces/pieces.ts';
import { whyNotAttach } from './attachment.ts';

/**
 * 7.5/leader-displaced: subordinates he may be attached to in the closest hex that holds one. Where each of them in that
 * hex has a leader of his level he shares one: the rule asks for the hex, and only who has nobody left is removed.
 */
function refuges(g: Game, leader: number): number[] {
  const from = hexOfLeader(g, leader);
  const away = (unit: number): number => distance(g.world.grid, from, hexOf(g, unit));
  const his = unitsOf(g, leaderData(g, leader).side)
    .map(unit => ({ unit, away: away(unit), why: whyNotAttach(g, leader, unit) }))
    .filter(({ why }) => why === undefined || why === '6.3/leader-levels-per-unit');
  const closest = Math.min(...his.map(each => each.away));
  const near = his.filter(each => each.away === closest);
  const free = near.filter(({ why }) => why === undefined).map(({ unit }) => hexOf(g, unit));
  return near.filter(({ unit, why }) => why === undefined || !free.includes(hexOf(g, unit))).map(({ unit }) => unit);
}

/** Places leaders whose unit is lost. Where the owner has a choice he is asked, and the answer is 'on'. */
export function settleLeaders(flow: FlowWithoutDice): 'on' | undefined {
  const { game } = flow;
  for (const leader of game.board.leaders.keys()) {
    if (leaderOnMap(game, leader)?.with !== NOBODY) continue;
    const [unit, ...others] = refuges(game, leader);
    const side = leaderData(game, leader).side;
    // Whether there is a choice may depend on units under force markers: then he is asked in any case.
    if (hasForces(game, side)) return flow.push({ kind: 'displaced', by: side, leader });
    if (unit === undefined) flow.emit({ type: 'leaderRemoved', leader, because: '7.5/leader-eliminated' });
    else if (others.length === 0) flow.emit({ type: 'leaderAttached', leader, unit, because: '7.5/leader-displaced' });
    else return flow.push({ kind: 'displaced', by: side, leader });
  }
  return undefined;
}

/** Where he ends up: with nobody where nobody is left. */
function ends(g: Game, leader: number): number[] {
  const found = refuges(g, leader);
  return found.length === 0 ? [NOBODY] : found;
}

export const displaced: Rule<'displaced'> = {
  clause: '7.5/leader-displaced',
  verbs: {
    attachTo: {
      options: (g, f) => ends(g, f.leader).map(unit => ({ do: 'attachTo', unit })),
      guards: [['7.5/leader-displaced', (g, f, c) => !ends(g, f.leader).includes(c.unit)]],
      choose: (flow, f, c) => {
        const { leader } = f;
        if (c.unit === NOBODY) flow.emit({ type: 'leaderRemoved', leader, because: '7.5/leader-eliminated' });
        else flow.emit({ type: 'leaderAttached', leader, unit: c.unit, because: '7.5/leader-displaced' });
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
