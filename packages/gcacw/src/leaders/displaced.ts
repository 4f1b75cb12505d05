import { distance } from '@wigwag/hex';
import { NOBODY } from '../board.ts';
import type { FlowWithoutDice, Game, Rule } from '../game.ts';
import { hasForces } from '../intelligence/forces.ts';
import { hexOf, hexOfLeader, leaderData, leaderOnMap, unitsOf } from '../pieces/pieces.ts';
import { whyNotAttach } from './attachment.ts';

/** 7.5/leader-displaced: subordinate units he may be attached to in the closest hex that holds one, his own first. */
function refuges(g: Game, leader: number): number[] {
  const from = hexOfLeader(g, leader);
  const lawful = unitsOf(g, leaderData(g, leader).side).filter(unit => whyNotAttach(g, leader, unit) === undefined);
  const away = (unit: number): number => distance(g.world.grid, from, hexOf(g, unit));
  const closest = Math.min(...lawful.map(away));
  return lawful.filter(unit => away(unit) === closest);
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
      fields: { unit: 'integer' },
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
