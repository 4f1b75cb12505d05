import { CARDS, type Event, engine, type Pickets, pickets, SIDES, type Side, WORLD } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { decide, type Game, ready, rolling, topFrame } from '../index.ts';
import { positions } from '../play.fixture.ts';

const enemy = (side: Side): Side => (side === 'blue' ? 'grey' : 'blue');
const world = { ...WORLD, posts: 5 };

/** The same game to this side's eyes: the cards it cannot see are dealt anew. */
function dealtAnew(game: Game<Pickets>, side: Side, seed: number): Game<Pickets> {
  return pickets.imagine(game.world, engine.view(game, side), random(seed));
}

const rolled = (game: Game<Pickets>, side: Side, events: readonly Event[]) =>
  events.map(event => pickets.seenBy(ready(pickets, game), event, side));

describe('what a side may not see does not reach it', () => {
  const some = positions(20, 21).filter(game => game.board.hands.grey.length > 0);

  test.each(SIDES)('%s: equal views, choices and refusals in games that differ only in what it cannot see', side => {
    let different = 0;
    for (const [index, game] of some.entries()) {
      const other = dealtAnew(game, side, index);
      if (JSON.stringify(other.board.hands) !== JSON.stringify(game.board.hands)) different += 1;
      expect(engine.view(other, side)).toEqual(engine.view(game, side));
      if (topFrame(game)?.by === side) expect(engine.choices(other)).toEqual(engine.choices(game));
      for (const attempt of index % 10 === 0 ? pickets.attempts(ready(pickets, game)) : []) {
        expect(engine.refusal(other, side, attempt)).toEqual(engine.refusal(game, side, attempt));
      }
    }
    expect(different).toBeGreaterThan(100);
  });

  test.each(SIDES)('%s: equal events, rolls and requests for the same decision with the same dice', side => {
    for (const [index, game] of some.entries()) {
      const other = dealtAnew(game, side, index);
      const by = topFrame(game)?.by ?? 'table';
      // A card one draws oneself is news from the deck: it may differ.
      const common = engine
        .choices(game)
        .filter(choice => engine.refusal(other, by, choice) === undefined && !(by === side && choice.do === 'draw'));
      for (const choice of common) {
        const [one, two] = [game, other].map(g => decide(pickets, g, by, choice, rolling(random(index))));
        if (!one || !two || !('decided' in one) || !('decided' in two)) throw new Error('not decided');
        expect(rolled(other, side, two.decided.events)).toEqual(rolled(game, side, one.decided.events));
        const rolls = [one, two].map(v => v.decided.rolled.map(roll => pickets.seenRoll(roll, by, side)));
        expect(rolls[1]).toEqual(rolls[0]);
        expect(two.decided.sealed).toBe(one.decided.sealed);
        const dry = [game, other].map(g => decide(pickets, g, by, choice, () => undefined));
        const request = dry.map(verdict => ('needsDice' in verdict ? verdict.needsDice : undefined));
        expect(request[1]).toEqual(request[0]);
      }
    }
  });

  test('the other side sees that cards were drawn, not which', () => {
    const event = { type: 'cardsDrawn', side: 'blue', n: 1, cards: ['dash'] } as const;
    const game = ready(pickets, positions(1)[0] as Game<Pickets>);
    expect(pickets.seenBy(game, event, 'blue')).toEqual(event);
    expect(pickets.seenBy(game, event, 'grey')).toEqual({ type: 'cardsDrawn', side: 'blue', n: 1 });
  });

  test.each(SIDES)(
    '%s: what it sees can be played on in its own decisions: the same choices, the same refusals',
    side => {
      for (const [index, game] of some.entries()) {
        const seen = pickets.shown(game.world, engine.view(game, side));
        expect(engine.view(seen, side)).toEqual(engine.view(game, side));
        expect(engine.choicesFor(seen, side)).toEqual(engine.choicesFor(game, side));
        for (const attempt of index % 10 === 0 ? pickets.attempts(ready(pickets, game)) : []) {
          expect(engine.refusal(seen, side, attempt)).toEqual(engine.refusal(game, side, attempt));
        }
        expect(JSON.stringify(seen.board.hands[enemy(side)])).not.toMatch(/ambush|rally|dash/);
      }
    },
  );

  test('an imagined game is a whole game: every card accounted for, and it plays', () => {
    for (const game of some.slice(0, 40)) {
      const imagined = dealtAnew(game, 'blue', 1);
      expect(pickets.broken(ready(pickets, imagined))).toBeUndefined();
      const cards = [
        ...imagined.board.deck,
        ...imagined.board.shown,
        ...SIDES.flatMap(side => imagined.board.hands[side]),
      ];
      for (const card of CARDS) expect(cards.filter(other => other === card)).toHaveLength(world.cardsOfAKind);
      expect(imagined.board.hands[enemy('blue')]).toHaveLength(game.board.hands.grey.length);
    }
  });
});
