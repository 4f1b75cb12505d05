import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { FlowWithoutDice, Game, Rule } from '../game.ts';
import { lookInto } from '../intelligence/markers/reveal.ts';
import { enemyOf, unitData } from '../pieces/pieces.ts';
import { SIDES } from '../vocabulary.ts';
import { isHeld } from '../zones/zones.ts';

const entryOf = (g: Game, unit: number) =>
  g.world.scenario.reinforcements.units.find(each => each.unit === unitData(g, unit).id);

const entryHexes = (g: Game, unit: number): readonly Hex[] => entryOf(g, unit)?.hexes ?? [];

const isBarred = (g: Game, unit: number, hex: Hex): boolean => isHeld(g, enemyOf(unitData(g, unit).side), hex);

const openHexes = (g: Game, unit: number): Hex[] => entryHexes(g, unit).filter(hex => !isBarred(g, unit, hex));

/** A unit whose turn is past has waited for a free hex (SC/arrival-blocked). */
function isDue(g: Game, unit: number): boolean {
  const turn = entryOf(g, unit)?.turn ?? 0;
  return holds('SC/arrival-turn', turn === g.board.turn) || holds('SC/arrival-blocked', turn < g.board.turn);
}

/** Those who are to enter now, the Union first. */
function due(g: Game): number[] {
  const { awaited } = g.board;
  if (awaited.length === 0) return [];
  const now = awaited.filter(unit => isDue(g, unit));
  return SIDES.flatMap(side => now.filter(unit => unitData(g, unit).side === side));
}

function enter(flow: FlowWithoutDice, unit: number, to: Hex): void {
  const { world } = flow.game;
  flow.emit({ type: 'unitArrived', unit, to, because: 'SC/arrival-turn' });
  for (const { leader: id, with: host } of world.scenario.reinforcements.leaders) {
    if (!holds('SC/arrival-leader', host === world.units[unit]?.id)) continue;
    const leader = world.leaders.findIndex(each => each.id === id);
    flow.emit({ type: 'leaderAttached', leader, unit, because: 'SC/arrival-leader' });
  }
}

/** Brings in whoever is due. Where the owner has a choice he is asked, and the answer is 'on'. */
export function arrive(flow: FlowWithoutDice): 'on' | undefined {
  const { game } = flow;
  for (const unit of due(game)) {
    // A dummy keeps nobody out: the newcomers see what is under a marker on their way.
    lookInto(flow, enemyOf(unitData(game, unit).side), hex => entryHexes(game, unit).includes(hex));
    if (openHexes(game, unit).length === 0) continue;
    if (game.board.phase !== 'reinforcements') flow.emit({ type: 'phaseBegan', phase: 'reinforcements' });
    const [hex, ...others] = openHexes(game, unit);
    if (others.length > 0) return flow.push({ kind: 'arrival', by: unitData(game, unit).side, unit });
    if (hex !== undefined) enter(flow, unit, hex);
  }
  return undefined;
}

export const arrival: Rule<'arrival'> = {
  clause: 'SC/arrival-turn',
  verbs: {
    enter: {
      options: (g, f) => entryHexes(g, f.unit).map(to => ({ do: 'enter', to })),
      guards: [
        ['SC/arrival-hex', (g, f, c) => !entryHexes(g, f.unit).includes(c.to)],
        ['SC/arrival-enemy', (g, f, c) => isBarred(g, f.unit, c.to)],
      ],
      choose: (flow, f, c) => {
        enter(flow, f.unit, c.to);
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
