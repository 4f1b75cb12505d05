import { type Answer, type AnyChoice, type Game, scripted } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from './clauses.generated.ts';
import { position } from './position.fixture.ts';
import { engine, newGame } from './ruleset.ts';
import type { Event, Pickets } from './vocabulary.ts';

const rule = ruleTests<ClauseId>();

type Choice = AnyChoice<Pickets>;

/** Whose decision it is does not matter to these tests: the frame's. */
const decider = (game: Game<Pickets>) => game.stack.at(-1)?.by ?? 'table';
const whyNot = (game: Game<Pickets>, choice: Choice) => engine.refusal(game, decider(game), choice)?.clause;

function play(game: Game<Pickets>, choice: Choice, ...dice: Answer[]) {
  const verdict = engine.decide(game, decider(game), choice, scripted(dice));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict.decided;
}

const after = (game: Game<Pickets>, choice: Choice, ...dice: Answer[]) => play(game, choice, ...dice).game;
const types = (events: readonly Event[]) => events.map(event => ('because' in event ? event.because : event.type));
const asked = (game: Game<Pickets>) => game.stack.at(-1)?.kind;

describe('1-2 the deal and the rounds', () => {
  rule('1/deal', 'each side is dealt two cards before the first round', () => {
    const game = after(newGame(), { do: 'deal' }, [0, 4], [0, 1]);
    expect(game.board.hands).toEqual({ blue: ['ambush', 'rally'], grey: ['ambush', 'ambush'] });
    expect(asked(game)).toBe('round');
  });

  rule('2/initiative', 'the higher die takes the first turn, then the other side has one', () => {
    const start = after(newGame(), { do: 'deal' }, [0, 1], [0, 1]);
    const game = after(start, { do: 'roll' }, [2, 5]);
    expect(decider(game)).toBe('grey');
    expect(decider(after(game, { do: 'pass' }))).toBe('blue');
    expect(asked(after(after(game, { do: 'pass' }), { do: 'pass' }))).toBe('round');
  });

  rule('2/tie', 'equal dice give the turn to the side that went second', () => {
    const start = after(newGame(), { do: 'deal' }, [0, 1], [0, 1]);
    expect(decider(after(start, { do: 'roll' }, [3, 3]))).toBe('grey');
  });

  rule('2/last-round', 'the game ends after the eighth round and not before', () => {
    const seventh = position({ blue: [2], grey: [5], round: 7 });
    expect(asked(after(after(seventh, { do: 'pass' }), { do: 'pass' }))).toBe('round');
    const eighth = position({ blue: [2], grey: [5], round: 8 });
    const end = play(after(eighth, { do: 'pass' }), { do: 'pass' });
    expect(end.game.stack).toEqual([]);
    expect(types(end.events)).toEqual(['2/last-round']);
  });

  rule('2/no-pickets', 'the game ends at once when a side has none left', () => {
    const one = play(position({ blue: [2], grey: [3] }), { do: 'fire', pickets: [0], at: 3 }, [6, 6]);
    expect(types(one.events)).toEqual(['picketFell', '2/no-pickets']);
    expect(one.game.stack).toEqual([]);
    const two = play(position({ blue: [2], grey: [3, 3] }), { do: 'fire', pickets: [0], at: 3 }, [6, 6]);
    expect(decider(two.game)).toBe('grey');
  });
});

describe('3 marching', () => {
  rule('3/own-picket', 'orders go to a standing picket of one’s own', () => {
    const game = position({ blue: [1], grey: [5], hands: { blue: ['dash'] } });
    expect(whyNot(game, { do: 'march', picket: 0 })).toBeUndefined();
    expect(whyNot(game, { do: 'march', picket: 1 })).toBe('3/own-picket');
    expect(whyNot(game, { do: 'march', picket: 3 })).toBe('3/own-picket');
    expect(whyNot(game, { do: 'dash', picket: 3 })).toBe('3/own-picket');
    expect(whyNot(game, { do: 'march', picket: 9 })).toBe('3/own-picket');
  });

  rule('3/allowance', 'one step on 1 or 2, two on 3 to 6', () => {
    const steps = [1, 2, 3, 4, 5, 6].map(die => {
      const top = after(position({ blue: [0], grey: [6] }), { do: 'march', picket: 0 }, [die]).stack.at(-1);
      return top?.kind === 'march' ? top.steps : undefined;
    });
    expect(steps).toEqual([1, 1, 2, 2, 2, 2]);
  });

  rule('3/next-post', 'a step goes to the next post on the lane', () => {
    const game = after(position({ blue: [0], grey: [6] }), { do: 'march', picket: 0 }, [6]);
    expect(whyNot(game, { do: 'step', to: 1 })).toBeUndefined();
    expect(whyNot(game, { do: 'step', to: 2 })).toBe('3/next-post');
    expect(whyNot(game, { do: 'step', to: 0 })).toBe('3/next-post');
    expect(whyNot(game, { do: 'step', to: -1 })).toBe('3/next-post');
  });

  rule('3/enemy-post', 'a post the enemy holds is closed', () => {
    const game = after(position({ blue: [2], grey: [3] }), { do: 'march', picket: 0 }, [6]);
    expect(whyNot(game, { do: 'step', to: 3 })).toBe('3/enemy-post');
    expect(whyNot(game, { do: 'step', to: 1 })).toBeUndefined();
  });

  rule('3/two-a-post', 'two pickets fill a post, but not a camp', () => {
    const game = after(position({ blue: [1, 2, 2], grey: [6] }), { do: 'march', picket: 0 }, [6]);
    expect(whyNot(game, { do: 'step', to: 2 })).toBe('3/two-a-post');
    const camp = after(position({ blue: [1, 0, 0], grey: [6] }), { do: 'march', picket: 0 }, [6]);
    expect(whyNot(camp, { do: 'step', to: 0 })).toBeUndefined();
  });

  rule('3/spent', 'the last step ends the march, the one before does not', () => {
    const marching = after(position({ blue: [0], grey: [6] }), { do: 'march', picket: 0 }, [6]);
    const first = after(marching, { do: 'step', to: 1 });
    expect(asked(first)).toBe('march');
    const second = play(first, { do: 'step', to: 2 });
    expect(types(second.events)).toEqual(['picketMoved', '3/spent']);
    expect(decider(second.game)).toBe('grey');
  });

  rule('3/watched-stop', 'a step next to an enemy ends the march, a start next to one does not', () => {
    const marching = after(position({ blue: [2], grey: [4] }), { do: 'march', picket: 0 }, [6]);
    const stopped = play(after(marching, { do: 'step', to: 3 }), { do: 'decline' });
    expect(types(stopped.events)).toEqual(['3/watched-stop']);
    const leaving = after(position({ blue: [3], grey: [4] }), { do: 'march', picket: 0 }, [6]);
    expect(asked(after(leaving, { do: 'step', to: 2 }))).toBe('march');
  });

  rule('3/dash-card', 'a dash needs its card, shows it, and has three steps without a die', () => {
    expect(whyNot(position({ blue: [0], grey: [6] }), { do: 'dash', picket: 0 })).toBe('3/dash-card');
    const { game, events, rolled } = play(position({ blue: [0], grey: [6], hands: { blue: ['dash'] } }), {
      do: 'dash',
      picket: 0,
    });
    expect(game.stack.at(-1)).toMatchObject({ kind: 'march', steps: 3 });
    expect(types(events)).toEqual(['cardShown']);
    expect(rolled).toEqual([]);
  });
});

describe('4 an ambush inside a march, a rally inside an ambush', () => {
  const stepped = (hands: Parameters<typeof position>[0]['hands'] = {}) =>
    after(after(position({ blue: [2], grey: [4], hands }), { do: 'march', picket: 0 }, [6]), { do: 'step', to: 3 });

  rule('4/ambush-card', 'the enemy of a picket that steps next to him may spring one if he holds the card', () => {
    expect(decider(stepped())).toBe('grey');
    expect(whyNot(stepped(), { do: 'spring' })).toBe('4/ambush-card');
    expect(whyNot(stepped({ grey: ['ambush'] }), { do: 'spring' })).toBeUndefined();
    const away = after(position({ blue: [1], grey: [4] }), { do: 'march', picket: 0 }, [6]);
    expect(asked(after(away, { do: 'step', to: 2 }))).toBe('march');
  });

  rule('4/rally-card', 'a rally needs its card; hit by 4 or more without it, by 6 only with it', () => {
    const bare = after(stepped({ grey: ['ambush'] }), { do: 'spring' });
    expect(decider(bare)).toBe('blue');
    expect(whyNot(bare, { do: 'rally' })).toBe('4/rally-card');
    expect(types(play(bare, { do: 'stand' }, [4]).events)).toEqual(['picketFell', '2/no-pickets']);
    expect(types(play(bare, { do: 'stand' }, [3]).events)).toEqual(['3/watched-stop']);
    const ready = after(stepped({ grey: ['ambush'], blue: ['rally'] }), { do: 'spring' });
    expect(types(play(ready, { do: 'rally' }, [5]).events)).toEqual(['cardShown', '3/watched-stop']);
    expect(types(play(ready, { do: 'rally' }, [6]).events)).toEqual(['cardShown', 'picketFell', '2/no-pickets']);
  });
});

describe('5-6 firing and drawing', () => {
  const facing = position({ blue: [2, 2, 4], grey: [3, 3, 6] });

  rule('5/somebody-fires', 'at least one picket, each once', () => {
    expect(whyNot(facing, { do: 'fire', pickets: [0], at: 3 })).toBeUndefined();
    expect(whyNot(facing, { do: 'fire', pickets: [], at: 3 })).toBe('5/somebody-fires');
    expect(whyNot(facing, { do: 'fire', pickets: [0, 0], at: 3 })).toBe('5/somebody-fires');
  });

  rule('5/next-to-target', 'every one of them next to the target', () => {
    expect(whyNot(facing, { do: 'fire', pickets: [0, 1, 2], at: 3 })).toBeUndefined();
    expect(whyNot(facing, { do: 'fire', pickets: [0], at: 6 })).toBe('5/next-to-target');
  });

  rule('5/target-held', 'at a post the enemy holds', () => {
    expect(whyNot(facing, { do: 'fire', pickets: [0], at: 1 })).toBe('5/target-held');
  });

  rule('5/hit', 'eight hits, seven does not', () => {
    const game = position({ blue: [2], grey: [3, 3] });
    expect(types(play(game, { do: 'fire', pickets: [0], at: 3 }, [4, 4]).events)).toEqual(['picketFell']);
    expect(types(play(game, { do: 'fire', pickets: [0], at: 3 }, [4, 3]).events)).toEqual(['firingMissed']);
  });

  rule('5/support', 'each picket after the first adds one', () => {
    expect(types(play(facing, { do: 'fire', pickets: [0, 1], at: 3 }, [4, 3]).events)).toEqual(['picketFell']);
    expect(types(play(facing, { do: 'fire', pickets: [0, 1], at: 3 }, [3, 3]).events)).toEqual(['firingMissed']);
    expect(types(play(facing, { do: 'fire', pickets: [0, 1, 2], at: 3 }, [3, 3]).events)).toEqual(['picketFell']);
  });

  rule('5/camp-cover', 'a camp takes two off', () => {
    const game = position({ blue: [5], grey: [6, 6] });
    expect(types(play(game, { do: 'fire', pickets: [0], at: 6 }, [5, 4]).events)).toEqual(['firingMissed']);
    expect(types(play(game, { do: 'fire', pickets: [0], at: 6 }, [5, 5]).events)).toEqual(['picketFell']);
  });

  rule('6/full-hand', 'four cards are enough', () => {
    const three = position({ blue: [0], grey: [6], hands: { blue: ['dash', 'dash', 'rally'] } });
    expect(whyNot(three, { do: 'draw' })).toBeUndefined();
    expect(after(three, { do: 'draw' }, [0]).board.hands.blue).toHaveLength(4);
    const four = position({ blue: [0], grey: [6], hands: { blue: ['dash', 'dash', 'rally', 'rally'] } });
    expect(whyNot(four, { do: 'draw' })).toBe('6/full-hand');
  });

  rule('6/empty-deck', 'an empty deck gives nothing', () => {
    expect(whyNot(position({ blue: [0], grey: [6], deck: [] }), { do: 'draw' })).toBe('6/empty-deck');
    expect(whyNot(position({ blue: [0], grey: [6], deck: ['dash'] }), { do: 'draw' })).toBeUndefined();
  });
});
