import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_BOOK } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import { lee } from '../ruleset.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { after, asked, decider, engine } from '../testing/play.fixture.ts';
import { freeWorks, mayExchange } from './bonuses.ts';
import { play, settledBy } from './field.fixture.ts';

const rule = ruleTests<ClauseId>();

describe('13.7 what the battlefield gives to the winner', () => {
  rule('13.7/bonus-to-winner', 'LX-17: A won with an offensive field and may exchange, B has nothing', () => {
    const game = settledBy('blue', { blue: 'offensive', grey: 'defensive' });
    expect([mayExchange(game, 'blue'), mayExchange(game, 'grey')]).toEqual([true, false]);
    expect([freeWorks(game, 'blue'), freeWorks(game, 'grey')]).toEqual([0, 0]);
  });

  rule('13.7/bonus-defensive', 'a defensive battlefield gives one section of works', () => {
    const game = settledBy('grey', { blue: 'offensive', grey: 'defensive' });
    expect([freeWorks(game, 'grey'), freeWorks(game, 'blue')]).toEqual([1, 0]);
    expect(mayExchange(game, 'grey')).toBe(false);
  });

  rule('13.7/bonus-offensive', 'an offensive battlefield gives the right of exchange, the others do not', () => {
    const right = (['defensive', 'neutral', 'offensive'] as const).map(blue =>
      mayExchange(settledBy('blue', { blue }), 'blue'),
    );
    expect(right).toEqual([false, false, true]);
  });

  rule(
    '13.7/bonus-neutral',
    'LS-13: a neutral battlefield gives the winner a fourth card, the loser keeps three',
    () => {
      const game = settledBy('blue', { blue: 'neutral', grey: 'neutral' });
      expect([asked(game), decider(game)]).toEqual(['bonusCard', 'table']);
      const before = game.board.cards;
      const { hand, deck } = after(game, { do: 'drawBonusCard' }, [0]).board.cards;
      expect(hand.blue).toHaveLength(before.hand.blue.length + 1);
      expect(deck.blue).toHaveLength(before.deck.blue.length - 1);
      expect(hand.grey).toEqual(before.hand.grey);
      expect(asked(settledBy('blue', { blue: 'defensive', grey: 'neutral' }))).not.toBe('bonusCard');
    },
  );

  test('R-22, the other reading: three of six are kept', () => {
    const world = worldOf({ book: { ...DEFAULT_BOOK, neutralCard: house('pickedAgain') } });
    const game = settledBy('grey', { world });
    const drawn = after(game, { do: 'drawBonusCard' }, [0]);
    expect([asked(drawn), decider(drawn)]).toEqual(['keepCards', 'grey']);
    expect(drawn.board.cards.drawn.grey).toHaveLength(game.board.cards.hand.grey.length + 1);
    const [keep] = engine.choices(drawn);
    if (keep === undefined) throw new Error('nothing to keep');
    const kept = after(drawn, keep);
    expect(kept.board.cards.hand.grey).toHaveLength(3);
    expect(asked(kept)).not.toBe('bonusCard');
    expect(lee.broken(kept)).toBeUndefined();
  });

  test('an empty deck gives no card', () => {
    const world = worldOf({ armies: { blue: { cards: [] } } });
    const game = settledBy('blue', { world });
    expect(play(game, { do: 'drawBonusCard' }).game.board.cards.hand.blue).toEqual([]);
    const again = worldOf({
      armies: { blue: { cards: [] } },
      book: { ...DEFAULT_BOOK, neutralCard: house('pickedAgain') },
    });
    expect(asked(after(settledBy('blue', { world: again }), { do: 'drawBonusCard' }))).not.toBe('keepCards');
  });
});
