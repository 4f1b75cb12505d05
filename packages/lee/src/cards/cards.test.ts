import { topFrame } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game, Lee } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo, playOn } from '../testing/leadTo.fixture.ts';
import { after, asked, carryOut, decider, engine, firstRequest, flowOn, whyNot } from '../testing/play.fixture.ts';
import { allCards } from './deck.ts';
import { cardsWith, drawTurnCard, takeCard } from './hands.ts';

const rule = ruleTests<ClauseId>();

/** Places of cards in the decks of the sample armies, which are in the order of the book. */
const REDRAW = 0;
const BLUE = [REDRAW, 3, 6, 8, 10];
const GREY = [0, 4, 8, 10, 11];

const atTheCards = (): Game => leadTo('cards');

/** Both have drawn, blue decides what to keep. */
const atTheChoice = (): Game => after(after(atTheCards(), { do: 'drawCards' }, BLUE), { do: 'drawCards' }, GREY);

/** Blue has kept a card that lets him redraw, grey none; grey, who kept last, is asked first. */
const atTheFirstUse = (): Game =>
  after(after(atTheChoice(), { do: 'keep', cards: ['new-commander', 'surveyors', 'drums'] }), {
    do: 'keep',
    cards: ['yell', 'yell', 'guides'],
  });
const atTheUse = (): Game => after(atTheFirstUse(), { do: 'doneCards' });

describe('13.6 battle cards', () => {
  rule('13.6/draw-5', 'LS-11: each draws five of a deck of twenty, his own', () => {
    const game = atTheCards();
    expect(firstRequest(game, { do: 'drawCards' })).toEqual({ kind: 'draw', n: 5, of: 20, why: 'cards' });
    const next = atTheChoice();
    expect(next.board.cards.drawn).toEqual({
      blue: ['new-commander', 'surveyors', 'pioneers', 'thicket', 'drums'],
      grey: ['promotion', 'guides', 'spades', 'yell', 'yell'],
    });
    expect(next.board.cards.deck.blue).toHaveLength(15);
    expect(whyNot(next, { do: 'keep', cards: ['promotion', 'guides', 'yell'] })).toBe('13.6/draw-5');
    expect(whyNot(next, { do: 'keep', cards: ['drums', 'drums', 'thicket'] })).toBe('13.6/draw-5');
  });

  rule('13.6/keep-3', 'LS-11: three are kept, not two or four', () => {
    const game = atTheChoice();
    const [a, b, c, d] = ['new-commander', 'surveyors', 'pioneers', 'thicket'] as const;
    expect(whyNot(game, { do: 'keep', cards: [a, b, c] })).toBeUndefined();
    expect(whyNot(game, { do: 'keep', cards: [c, a, b] })).toBeUndefined();
    for (const cards of [[a, b], [a, b, c, d], []]) {
      expect(engine.refusal(game, 'blue', { do: 'keep', cards })).toEqual({
        clause: '13.6/keep-3',
        params: { required: 3 },
      });
    }
    expect(engine.choices(game)).toHaveLength(10);
    expect(after(game, { do: 'keep', cards: [a, b, c] }).board.cards.hand.blue).toEqual([a, b, c]);
  });

  rule('13.6/return-2', 'LS-11: the other two are shuffled back into the own deck', () => {
    const decided = carryOut(atTheChoice(), { do: 'keep', cards: ['new-commander', 'surveyors', 'drums'] });
    const { deck, drawn } = decided.game.board.cards;
    expect(deck.blue).toHaveLength(17);
    expect(deck.blue.filter(card => card === 'pioneers' || card === 'thicket')).toHaveLength(4);
    expect(drawn.blue).toEqual([]);
    expect(deck.grey).toHaveLength(15);
    expect(decided.events[0]).toMatchObject({ type: 'cardsKept', count: 3, returned: 2 });
  });

  rule('13.6/after-generals', 'LX-16: cards are drawn when all generals are', () => {
    const generals = leadTo('generals');
    expect(whyNot(generals, { do: 'drawCards' })).toBe('13.6/after-generals');
    expect(whyNot(leadTo('year'), { do: 'keep', cards: [] })).toBe('13.6/after-generals');
    expect(whyNot(atTheCards(), { do: 'drawCards' })).toBeUndefined();
  });

  rule('13.6/turn-draw', 'one card a turn from the second on, from what is left of the deck', () => {
    const { world, board } = leadTo('assignment');
    const cards = (turn: number) => {
      const { flow, game } = flowOn(world, board, [3]);
      drawTurnCard(flow, 'blue', turn);
      return [game.board.cards.hand.blue.length, game.board.cards.deck.blue.length];
    };
    const [hand, deck] = [board.cards.hand.blue.length, board.cards.deck.blue.length];
    expect(cards(1)).toEqual([hand, deck]);
    expect(cards(2)).toEqual([hand + 1, deck - 1]);
    expect(cards(3)).toEqual([hand + 1, deck - 1]);
  });

  test('LS-13: the card of a neutral battlefield makes a hand of four; the other side stays at three', () => {
    const { world, board } = atTheUse();
    const { flow, game, events } = flowOn(world, board, [16]);
    takeCard(flow, 'blue', 'bonusCard');
    expect(game.board.cards.hand.blue).toEqual(['new-commander', 'surveyors', 'drums', 'drums']);
    expect(game.board.cards.hand.grey).toHaveLength(3);
    expect(events).toEqual([{ type: 'cardTaken', side: 'blue', cards: ['drums'] }]);
  });

  test('a deck that has run out gives no card', () => {
    const { world, board } = atTheUse();
    const { flow, events } = flowOn(world, { ...board, cards: { ...board.cards, deck: { blue: [], grey: [] } } });
    takeCard(flow, 'blue', 'turnCard');
    expect(events).toEqual([]);
  });

  test('an army with fewer cards draws and keeps what it has', () => {
    const cards = [{ id: 'only', title: { en: '', pl: '' }, count: 2, abilities: [] }];
    const world = worldOf({ armies: { blue: { cards }, grey: { cards: [] } } });
    const game = after(leadTo('cards', { world }), { do: 'drawCards' }, [0, 1]);
    const grey = after(game, { do: 'drawCards' });
    expect(engine.choices(grey)).toEqual([{ do: 'keep', cards: ['only', 'only'] }]);
    const next = after(grey, { do: 'keep', cards: ['only', 'only'] });
    expect(next.board.step).toBe('assignment');
    expect(next.board.cards.hand).toEqual({ blue: ['only', 'only'], grey: [] });
  });
});

describe('R-48: cards that are used at once', () => {
  rule('13.5/redraw-timing', 'a card lets a general be redrawn in the card step, before he gets a formation', () => {
    const game = atTheUse();
    expect([decider(game), asked(game)]).toEqual(['blue', 'useCards']);
    expect(whyNot(game, { do: 'playCard', card: 'new-commander' })).toBeUndefined();
    expect(whyNot(game, { do: 'playCard', card: 'drums' })).toBe('13.5/redraw-timing');
    const played = carryOut(game, { do: 'playCard', card: 'new-commander' });
    expect(played.events).toEqual([{ type: 'cardPlayed', side: 'blue', card: 'new-commander' }]);
    expect(played.sealed).toBe(true);
    expect(played.game.stack.at(-1)).toMatchObject({ kind: 'redraw', by: 'blue', left: 1 });
    expect(played.game.board.cards.hand.blue).toEqual(['surveyors', 'drums']);
    const back = after(played.game, { do: 'noRedraw' });
    expect([decider(back), asked(back)]).toEqual(['blue', 'useCards']);
    expect(back.board.step).toBe('cards');
    expect(back.board.generals.aside.blue).toEqual([]);
  });

  rule('13.6/keep-3', 'only a card of the own hand can be played', () => {
    const game = atTheUse();
    for (const card of ['pioneers', 'promotion', 'unknown', '']) {
      expect(whyNot(game, { do: 'playCard', card })).toBe('13.6/keep-3');
    }
  });

  rule('13.5/redraw-how', 'a card is not wasted on a deck that has nobody left', () => {
    const game = atTheUse();
    const board = { ...game.board, generals: { ...game.board.generals, deck: { blue: [], grey: [] } } };
    expect(whyNot({ ...game, board, derived: undefined }, { do: 'playCard', card: 'new-commander' })).toBe(
      '13.5/redraw-how',
    );
  });

  test('both are asked whether or not they hold such a card, unless their deck has none', () => {
    const game = atTheFirstUse();
    expect([decider(game), asked(game)]).toEqual(['grey', 'useCards']);
    expect(engine.choices(game)).toEqual([{ do: 'doneCards' }]);
    expect([decider(atTheUse()), asked(atTheUse())]).toEqual(['blue', 'useCards']);
    const plain = worldOf().armies.grey.cards.map(card => ({ ...card, abilities: [] }));
    const world = worldOf({ armies: { grey: { cards: plain } } });
    const kinds = new Set<string>();
    const isDone = ({ board }: Game) => board.step === 'assignment';
    playOn(leadTo('cards', { world }), 1, isDone, each => {
      const top = topFrame<Lee>(each);
      if (top?.kind === 'useCards') kinds.add(top.by);
    });
    expect([...kinds]).toEqual(['blue']);
  });

  test('what a hand may do is asked by ability', () => {
    expect(cardsWith(atTheUse(), 'blue', 'shift')).toEqual(['surveyors']);
    expect(allCards(worldOf().armies.blue)).toHaveLength(20);
  });
});
