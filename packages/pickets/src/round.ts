import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from './clauses.generated.ts';
import { enemy, pickets } from './lane.ts';
import { type Game, type Rule, SIDES } from './vocabulary.ts';

const DEALT = 2;

/** Why the game is over. */
const ENDS: readonly ClauseRow<ClauseId, [Game, turns: number]>[] = [
  ['2/no-pickets', g => SIDES.some(side => pickets(g, side).length === 0)],
  ['2/last-round', (g, turns) => turns === 0 && g.board.round >= g.world.rounds],
];

export const deal: Rule<'deal'> = {
  clause: '1/deal',
  verbs: {
    deal: {
      options: () => [{ do: 'deal' }],
      guards: [],
      choose: (flow, f) => {
        for (const side of SIDES) {
          const cards = flow.draw(flow.game.board.deck, DEALT, 'deal');
          flow.emit({ type: 'cardsDrawn', side, n: DEALT, cards });
        }
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};

/** A round: the dice, then a turn each. It lies at the bottom of the stack all game long. */
export const round: Rule<'round'> = {
  clause: '2/initiative',
  verbs: {
    roll: {
      options: () => [{ do: 'roll' }],
      guards: [],
      choose: (flow, f) => {
        const [blue = 0, grey = 0] = flow.roll(2, 'initiative');
        const { board } = flow.game;
        const side = blue === grey ? enemy(board.first) : blue > grey ? 'blue' : 'grey';
        const because = blue === grey ? '2/tie' : '2/initiative';
        flow.emit({ type: 'initiativeWon', side, round: board.round + 1, because });
        f.turns = 2;
      },
    },
  },
  resume(flow, f) {
    const because = firstToSpeak(ENDS, flow.game, f.turns);
    if (because !== undefined) {
      flow.emit({ type: 'gameEnded', because });
      return flow.pop(f, {});
    }
    if (f.turns === 0) return 'ask';
    f.turns -= 1;
    const { first } = flow.game.board;
    return flow.push({ kind: 'turn', by: f.turns === 1 ? first : enemy(first), done: false });
  },
};
