import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { afterAll, play, readyForTactics } from '../field/field.fixture.ts';
import type { AnyChoice, Flow, Game } from '../game.ts';
import { lee } from '../ruleset.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { GREY_ARMY } from '../testing/grey.fixture.ts';
import { after, asked, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { showTactics } from './armyTactic.ts';
import { openedGround, UNNAMED_TACTIC } from './cavalryTactic.ts';
import { TACTICS, type Tactic } from './goals.ts';

const rule = ruleTests<ClauseId>();

const choose = (tactic: Tactic): AnyChoice => ({ do: 'chooseTactic', tactic });
const ride = (tactic: string): AnyChoice => ({ do: 'chooseCavalryTactic', tactic });
const start = readyForTactics();
const riding = (game: Game = start): Game => afterAll(game, choose('cautious'), choose('aggressive'));

/** A world in which the lists of a side have no cavalry. */
const onFoot = (...sides: ('blue' | 'grey')[]) => {
  const { armies } = worldOf();
  const without = (side: 'blue' | 'grey') => ({
    ...armies[side],
    unitTypes: armies[side].unitTypes.map(type =>
      type.arm === 'cavalry' ? { ...type, arm: 'infantry' as const } : type,
    ),
  });
  return worldOf({ armies: Object.fromEntries(sides.map(side => [side, without(side)])) });
};

describe('13.12 army tactics', () => {
  rule('13.12/choose-one', 'LX-31: each chooses one; whoever has chosen is not asked again', () => {
    expect([asked(start), decider(start)]).toEqual(['armyTactic', 'blue']);
    const next = after(start, choose('cautious'));
    expect([asked(next), decider(next)]).toEqual(['armyTactic', 'grey']);
    expect(engine.refusal(next, 'blue', choose('neutral'))?.clause).toBe('kernel/not-your-decision');
    const done = after(next, choose('neutral'));
    expect(whyNot(done, choose('neutral'))).toBe('13.3/step-order');
    expect(done.board.tactics.army).toEqual({ blue: 'cautious', grey: 'neutral' });
  });

  rule('13.12/three-tactics', 'LX-31: cautious, neutral and aggressive, and no fourth', () => {
    expect(engine.choices(start)).toEqual(TACTICS.map(choose));
    expect(whyNot(start, { do: 'chooseTactic', tactic: 'reckless' } as unknown as AnyChoice)).toBe(
      '13.12/three-tactics',
    );
  });

  rule('13.12/secret', 'the enemy does not see it, neither when it is chosen nor later', () => {
    const { game, events } = play(start, choose('aggressive'));
    expect(events.map(event => lee.seenBy(game, event, 'grey'))).toEqual([{ type: 'armyTacticChosen', side: 'blue' }]);
    const done = riding();
    expect(lee.view(done, 'grey').board.tactics.army).toEqual({ grey: 'aggressive' });
    expect(lee.view(done, 'blue').board.tactics.army).toEqual({ blue: 'cautious' });
    expect(lee.view(done, 'blue').board.tactics.chosen).toEqual(['blue', 'grey']);
  });

  test('noninterference: the enemy sees the same whatever was chosen, also at the next decisions', () => {
    const seen = TACTICS.map(tactic => {
      const game = afterAll(start, choose(tactic), choose('neutral'), ride('pickets'));
      return JSON.stringify([lee.view(game, 'grey'), engine.choices(game)]);
    });
    expect(new Set(seen).size).toBe(1);
  });

  test('both are shown at the end, once', () => {
    const game = structuredClone(riding());
    const types: string[] = [];
    const flow: Pick<Flow, 'game' | 'emit'> = {
      game,
      emit: event => {
        lee.evolve(game, event);
        types.push(event.type);
        expect(lee.reveals(event)).toBe(true);
      },
    };
    showTactics(flow as Flow);
    showTactics(flow as Flow);
    expect(types).toEqual(['armyTacticShown', 'armyTacticShown']);
    expect(lee.view(game, 'grey').board.tactics.army.blue).toBe('cautious');
  });
});

describe('13.13 cavalry tactics', () => {
  rule('13.13/after-army-tactic', 'LX-34: not before both army tactics are chosen', () => {
    expect(whyNot(after(start, choose('neutral')), ride('raid'))).toBe('13.13/after-army-tactic');
    // Whoever sealed his army tactic last goes on: a shared screen changes hands once less.
    expect([asked(riding()), decider(riding())]).toEqual(['cavalryTactic', 'grey']);
    expect(whyNot(riding(), ride('pickets'))).toBeUndefined();
  });

  rule('13.13/only-with-cavalry', 'only players with cavalry choose one; without any cavalry nobody does', () => {
    const one = riding(readyForTactics(onFoot('blue')));
    expect([asked(one), decider(one)]).toEqual(['cavalryTactic', 'grey']);
    const chosen = after(one, ride('pickets'));
    expect(chosen.board.tactics).toMatchObject({ cavalry: { grey: 'pickets' }, cavalryShown: ['grey'] });
    expect(asked(riding(readyForTactics(onFoot('blue', 'grey'))))).toBe('assignCorps');
  });

  rule('13.13/optional', 'LS-73: with the option off the step is left out', () => {
    expect(asked(riding(readyForTactics(worldOf({ options: { cavalryTactics: false } }))))).toBe('assignCorps');
  });

  rule('13.13/revealed-together', 'what grey chose is hidden until blue has chosen, then both are shown', () => {
    const { game, events } = play(riding(), ride('pickets'));
    expect(lee.view(game, 'blue').board.tactics.cavalry).toEqual({});
    expect(events.map(event => lee.seenBy(game, event, 'blue'))).toEqual([
      { type: 'cavalryTacticChosen', side: 'grey' },
    ]);
    const shown = play(game, ride('raid'));
    expect(shown.sealed).toBe(true);
    for (const side of ['blue', 'grey'] as const) {
      expect(lee.view(shown.game, side).board.tactics.cavalry).toEqual({ blue: 'raid', grey: 'pickets' });
    }
  });

  test('noninterference: blue sees the same whatever grey chose', () => {
    const seen = ['pickets', 'ride-around'].map(tactic => {
      const { game, events } = play(riding(), ride(tactic));
      return JSON.stringify([lee.view(game, 'blue'), events.map(event => lee.seenBy(game, event, 'blue'))]);
    });
    expect(new Set(seen).size).toBe(1);
  });

  rule('13.13/effects-ref', 'LX-34: a name will do where the book was not entered; otherwise one of the book', () => {
    expect(whyNot(riding(), ride('charge'))).toBe('13.13/effects-ref');
    expect(whyNot(riding(), ride('pickets'))).toBeUndefined();
    const game = riding(readyForTactics(worldOf({ armies: { grey: { cavalryTactics: [] } } })));
    expect(engine.choices(game)).toEqual([ride(UNNAMED_TACTIC)]);
    expect(whyNot(game, ride('charge'))).toBeUndefined();
    expect(whyNot(game, ride(' '))).toBe('13.13/effects-ref');
    expect(openedGround(after(game, ride('charge')), 'grey')).toBe(0);
  });

  test('ground that a tactic opens', () => {
    const game = afterAll(riding(), ride('ride-around'), ride('screen'));
    expect([openedGround(game, 'blue'), openedGround(game, 'grey')]).toEqual([0, 8]);
    expect(GREY_ARMY.cavalryTactics[0]?.opens).toBe(8);
  });

  test('what is imagined agrees with what is seen', () => {
    for (const game of [riding(), after(riding(), ride('pickets'))]) {
      const view = lee.view(game, 'blue');
      for (let n = 0; n < 3; n++) {
        const imagined = lee.imagine(game.world, view, below => n % below);
        expect(imagined.board.tactics.army.grey).toBeDefined();
        expect(imagined.board.tactics.cavalry.grey === undefined).toBe(game.board.tactics.cavalry.grey === undefined);
        expect(lee.view({ ...imagined, derived: {} }, 'blue')).toEqual(view);
      }
    }
  });
});
