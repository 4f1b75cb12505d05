import { decide, type Game, ready, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import type { Event, Lee, Game as Ready } from '../game.ts';
import { lee, openGame } from '../ruleset.ts';
import { STEPS } from '../sequence/steps.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo, playOn } from '../testing/leadTo.fixture.ts';
import { decider, engine, flowOn } from '../testing/play.fixture.ts';
import { enemyOf, SIDES, type Side } from '../world.ts';
import { takeCard } from './hands.ts';

/** Positions from the first card on to the assignment, of several games. */
const POSITIONS: readonly Ready[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(seed => {
  const found: Ready[] = [];
  const isDone = ({ board: { step } }: Ready) => step !== '' && STEPS.indexOf(step) > STEPS.indexOf('assignment');
  playOn(openGame(worldOf()).game, seed, isDone, game => {
    if (game.board.cards.drawn.blue.length + game.board.cards.hand.blue.length > 0) found.push(game);
  });
  return found;
});

const textOf = (value: unknown): string => JSON.stringify(value);
const held = ({ board: { cards } }: Pick<Ready, 'board'>, side: Side): string =>
  textOf([cards.hand[side], cards.drawn[side]]);

/** The same game to this side's eyes: what it cannot see is dealt anew. */
const dealtAnew = (game: Ready, side: Side, seed: number): Ready =>
  ready(lee, lee.imagine(game.world, lee.view(game, side), random(seed)));

const shownTo = (game: Ready, events: readonly Event[], side: Side) =>
  events.map(event => lee.seenBy(game, event, side));

describe('what a side may not see of the cards does not reach it', () => {
  test.each(SIDES)('%s: equal views, choices and refusals in games that differ only in the other’s cards', side => {
    let different = 0;
    for (const [index, game] of POSITIONS.entries()) {
      const other = dealtAnew(game, side, index);
      if (held(other, enemyOf(side)) !== held(game, enemyOf(side))) different += 1;
      expect(held(other, side)).toBe(held(game, side));
      expect(engine.view(other, side)).toEqual(engine.view(game, side));
      expect(engine.choicesFor(other, side)).toEqual(engine.choicesFor(game, side));
      for (const attempt of index % 8 === 0 ? lee.attempts(game) : []) {
        expect(engine.refusal(other, side, attempt)).toEqual(engine.refusal(game, side, attempt));
      }
    }
    expect(different).toBeGreaterThan(50);
  });

  test.each(SIDES)('%s: equal events, rolls, requests and seals for the same decision with the same dice', side => {
    for (const [index, game] of POSITIONS.entries()) {
      const other = dealtAnew(game, side, index);
      const by = decider(game);
      // What a side decides about cards of which the other sees nothing has no counterpart.
      const common = engine.choices(game).filter(choice => engine.refusal(other, by, choice) === undefined);
      for (const choice of common.slice(0, 6)) {
        const [one, two] = [game, other].map(g => decide(lee, g, by, choice, rolling(random(index))));
        if (!one || !two || !('decided' in one) || !('decided' in two)) throw new Error('not decided');
        expect(shownTo(other, two.decided.events, side)).toEqual(shownTo(game, one.decided.events, side));
        const rolls = [one, two].map(({ decided }) => decided.rolled.map(roll => lee.seenRoll(roll, by, side)));
        expect(rolls[1]).toEqual(rolls[0]);
        expect(two.decided.sealed).toBe(one.decided.sealed);
        expect(engine.view(two.decided.game, side)).toEqual(engine.view(one.decided.game, side));
        const dry = [game, other].map(g => decide(lee, g, by, choice, () => undefined));
        const requests = dry.map(verdict => ('needsDice' in verdict ? verdict.needsDice : undefined));
        expect(requests[1]).toEqual(requests[0]);
      }
    }
  });

  test.each(SIDES)('%s: what the other keeps cannot be told from what it shows', side => {
    const choices = POSITIONS.filter(game => topFrame<Lee>(game)?.kind === 'keepCards' && decider(game) !== side);
    expect(choices.length).toBeGreaterThan(3);
    for (const game of choices) {
      const outcomes = engine.choices(game).map(choice => {
        const verdict = engine.decide(game, decider(game), choice, () => undefined);
        if (!('decided' in verdict)) throw new Error('not decided');
        const { game: next, events } = verdict.decided;
        return textOf([engine.view(next, side), shownTo(ready(lee, next), events, side)]);
      });
      expect(new Set(outcomes).size).toBe(1);
    }
  });

  test.each(SIDES)('%s: a view has the numbers and not the faces, and can be played on', side => {
    for (const game of POSITIONS) {
      const seen: Game<Lee> = lee.shown(game.world, engine.view(game, side));
      const { cards } = seen.board;
      const enemy = enemyOf(side);
      expect([...cards.hand[enemy], ...cards.drawn[enemy], ...cards.deck.blue, ...cards.deck.grey]).toEqual(
        Array(
          [
            game.board.cards.hand[enemy],
            game.board.cards.drawn[enemy],
            ...SIDES.map(s => game.board.cards.deck[s]),
          ].flat().length,
        ).fill('unknown'),
      );
      expect(engine.choicesFor(seen, side)).toEqual(engine.choicesFor(game, side));
      expect(engine.view(seen, side)).toEqual(engine.view(game, side));
    }
  });

  test.each(SIDES)('%s: an imagined game is whole: every card accounted for, and it plays', side => {
    for (const [index, game] of POSITIONS.slice(0, 60).entries()) {
      const imagined = dealtAnew(game, side, index + 7);
      expect(lee.broken(imagined)).toBeUndefined();
      playOn(imagined, index, ({ board }) => board.step !== 'cards');
    }
  });

  test('the other side sees that cards were drawn, kept or taken, not which', () => {
    const game = leadTo('cards');
    const cards = ['drums'];
    const shown = (event: Event) => lee.seenBy(game, event, 'grey');
    expect(shown({ type: 'cardsDrawn', side: 'blue', count: 1, cards })).toEqual({
      type: 'cardsDrawn',
      side: 'blue',
      count: 1,
    });
    expect(shown({ type: 'cardsKept', side: 'blue', count: 1, returned: 0, cards })).toEqual({
      type: 'cardsKept',
      side: 'blue',
      count: 1,
      returned: 0,
    });
    expect(shown({ type: 'cardTaken', side: 'blue', cards })).toEqual({ type: 'cardTaken', side: 'blue' });
    expect(shown({ type: 'cardTaken', side: 'grey', cards })).toEqual({ type: 'cardTaken', side: 'grey', cards });
    const played: Event = { type: 'cardPlayed', side: 'blue', card: 'drums' };
    expect(shown(played)).toEqual(played);
    expect(lee.reveals(played)).toBe(true);
  });

  test('a card for a turn or a neutral battlefield is seen by its side alone', () => {
    const before = leadTo('assignment');
    const [one, two] = [0, 16].map(place => {
      const { flow, game, events } = flowOn(before.world, before.board, [place]);
      takeCard(flow, 'blue', 'turnCard');
      return { game, events };
    });
    if (one === undefined || two === undefined) throw new Error('no cards');
    expect(engine.view(two.game, 'grey')).toEqual(engine.view(one.game, 'grey'));
    expect(engine.view(two.game, 'blue')).not.toEqual(engine.view(one.game, 'blue'));
    expect(shownTo(two.game, two.events, 'grey')).toEqual(shownTo(one.game, one.events, 'grey'));
  });
});
