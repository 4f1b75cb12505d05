import { holds } from '@wigwag/kernel';
import type { Flow, Game, Rule } from '../game.ts';
import { characterOf } from '../generals/commanders.ts';
import { enemyOf, SIDES, type Side } from '../world.ts';
import { hasBonusCard } from './bonuses.ts';
import { diceThrown, successesOf } from './dice.ts';

/** How many dice a side throws in the initiative roll of a turn: 13.8 adds to that of the first. */
export function initiativeDice(game: Game, side: Side, turn: number): number {
  const { field = 'neutral', forcedMarch = false } = game.board.field.declarations[side] ?? {};
  return diceThrown(game.world.book, { turn, field, forcedMarch, character: characterOf(game, side) });
}

function thrown(flow: Flow, side: Side): number {
  const dice = initiativeDice(flow.game, side, 1);
  const faces = flow.roll(dice, 'initiative');
  const successes = successesOf(flow.game.world.book, faces);
  flow.emit({ type: 'battlefieldRolled', side, dice, faces: [...faces], successes });
  return successes;
}

/** 13.8/forced-march-morale: whether or not it helped. */
function payForMarches(flow: Flow): void {
  const { declarations, morale } = flow.game.board.field;
  for (const side of SIDES) {
    const marched = declarations[side]?.forcedMarch === true;
    if (!holds('13.8/forced-march-morale', marched)) continue;
    flow.emit({ type: 'forcedMarchPaid', side, morale: Math.max(0, morale[side] - 1) });
  }
}

/** 13.8: one roll decides on the initiative of the first turn and on the battlefield; R-24, a tie is rolled again. */
export const initiative: Rule<'initiative'> = {
  clause: '13.8/one-roll-both',
  verbs: {
    rollInitiative: {
      options: () => [{ do: 'rollInitiative' }],
      guards: [],
      choose(flow) {
        const [blue, grey] = [thrown(flow, 'blue'), thrown(flow, 'grey')];
        if (blue === grey) return flow.emit({ type: 'battlefieldTied', successes: blue });
        const side = blue > grey ? 'blue' : 'grey';
        const field = flow.game.board.field.declarations[side]?.field ?? 'neutral';
        flow.emit({ type: 'battlefieldWon', side, field, card: hasBonusCard(field) });
        payForMarches(flow);
      },
    },
  },
  resume(flow, f) {
    const { a, list, terms, bonusCard } = flow.game.board.field;
    if (a === '') return 'ask';
    // Terrain that is laid by another method comes from no list.
    const byList = flow.game.world.options.method === 'procedure';
    if (byList && list === '') return flow.push({ kind: 'terrainList', by: a });
    if (byList && terms === undefined) return flow.push({ kind: 'terms', by: a });
    if (bonusCard === 'due') return flow.push({ kind: 'bonusCard', by: 'table', side: a });
    return flow.pop(f, {});
  },
};

/** Player A; before the roll there is none, and whoever asks has asked too early. */
export const playerA = ({ board }: Game): Side => board.field.a || 'blue';
export const playerB = (game: Game): Side => enemyOf(playerA(game));
