import { distance } from '@wigwag/hex';
import { NOBODY } from '../board.ts';
import type { FlowWithoutDice, Game, Rule } from '../game.ts';
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
    if (unit === undefined) flow.emit({ type: 'leaderRemoved', leader, because: '7.5/leader-eliminated' });
    else if (others.length === 0) flow.emit({ type: 'leaderAttached', leader, unit, because: '7.5/leader-displaced' });
    else return flow.push({ kind: 'displaced', by: leaderData(game, leader).side, leader });
  }
  return undefined;
}

export const displaced: Rule<'displaced'> = {
  clause: '7.5/leader-displaced',
  verbs: {
    attachTo: {
      fields: { unit: 'integer' },
      options: (g, f) => refuges(g, f.leader).map(unit => ({ do: 'attachTo', unit })),
      guards: [['7.5/leader-displaced', (g, f, c) => !refuges(g, f.leader).includes(c.unit)]],
      choose: (flow, f, c) => {
        flow.emit({ type: 'leaderAttached', leader: f.leader, unit: c.unit, because: '7.5/leader-displaced' });
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
