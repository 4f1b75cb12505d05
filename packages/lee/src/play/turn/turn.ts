import { holds } from '@wigwag/kernel';
import { diceThrown, successesOf } from '../../field/dice.ts';
import { playerA } from '../../field/initiative.ts';
import type { Flow, FlowWithoutDice, Frame, Game, PushedFrame, Rule, Verb } from '../../game.ts';
import { SIDES } from '../../world.ts';
import { onTable } from '../table/ground.ts';

/** 13.6/turn-draw: from which turn on a card is drawn. */
const FIRST_DRAW = 2;

const isDrawDue = ({ board: { play } }: Game): boolean =>
  holds('13.6/turn-draw', play.turn >= FIRST_DRAW && !play.drawn);

const drawTurnCards: Verb<'turn', 'drawTurnCards'> = {
  options: () => [{ do: 'drawTurnCards' }],
  guards: [['13.6/turn-draw', ({ board: { play } }) => play.turn < FIRST_DRAW || play.drawn]],
  choose: flow => {
    for (const side of SIDES) {
      const deck = flow.game.board.cards.deck[side];
      if (deck.length > 0) flow.emit({ type: 'cardTaken', side, cards: flow.draw(deck, 1, 'turnCard') });
    }
    flow.emit({ type: 'turnCardsDrawn', turn: flow.game.board.play.turn });
  },
};

/** Only the dice that everybody throws: the bonuses are for the first roll. */
function thrown(flow: Flow): readonly number[] {
  const { book } = flow.game.world;
  const { turn } = flow.game.board.play;
  const dice = diceThrown(book, { turn, field: 'neutral', character: undefined, forcedMarch: false });
  return flow.roll(dice, 'turnInitiative');
}

/** a tie is thrown again, as another decision of the table. */
function rollInitiative(flow: Flow): void {
  const { world, board } = flow.game;
  const { turn } = board.play;
  const [blue, grey] = [thrown(flow), thrown(flow)];
  const lead = successesOf(world.book, blue) - successesOf(world.book, grey);
  if (lead === 0) flow.emit({ type: 'turnTied', turn, blue, grey });
  else flow.emit({ type: 'turnInitiative', turn, side: lead > 0 ? 'blue' : 'grey', blue, grey });
}

const rollTurn: Verb<'turn', 'rollTurn'> = {
  options: () => [{ do: 'rollTurn' }],
  guards: [['13.6/turn-draw', isDrawDue]],
  choose: rollInitiative,
};

function beginTurn(flow: FlowWithoutDice): void {
  const turn = flow.game.board.play.turn + 1;
  flow.emit({ type: 'turnBegun', turn });
  // the roll for the battlefield was the first turn's.
  if (turn === 1) flow.emit({ type: 'turnInitiative', turn, side: playerA(flow.game), blue: [], grey: [] });
}

const isAnybodyLeft = (game: Game): boolean => SIDES.some(side => onTable(game)[side].length > 0);

function arePassagesMade({ world }: Game): boolean {
  const isOff = !world.options.passageOfLines || world.book.movement.rulings['R-51'].value === 'off';
  return !holds('7.6/optional', isOff);
}

type Goes = 'ask' | 'on';

/** The phases of a turn that the two chapters know: initiative, activation, the first step of reorganisation. */
function goOn(flow: FlowWithoutDice, f: Frame<'turn'>): Goes {
  if (!isAnybodyLeft(flow.game)) return flow.pop(f, {});
  const { initiative } = flow.game.board.play;
  return initiative === '' ? 'ask' : flow.push({ kind: 'activation', by: initiative, acted: false });
}

export const turn: Rule<'turn'> = {
  clause: '13.14/start',
  verbs: { drawTurnCards, rollTurn },
  resume(flow, f, back) {
    const { play } = flow.game.board;
    if (back?.from === 'activation') {
      if (back.over) return flow.pop(f, {});
      if (arePassagesMade(flow.game) && play.initiative !== '') {
        return flow.push({ kind: 'reorganisation', by: play.initiative, said: false });
      }
    }
    if (back !== undefined || play.turn === 0) beginTurn(flow);
    return goOn(flow, f);
  },
};

/** 13.14/start. */
export const enterBattle = (): PushedFrame => ({ kind: 'turn', by: 'table' });
