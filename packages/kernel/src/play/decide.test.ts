import { engine, newGame, type Pickets, pickets } from '@wigwag/pickets';
import { describe, expect, test } from 'vitest';
import {
  auditChoices,
  auditDecision,
  auditDry,
  auditFields,
  auditPosition,
  auditStorage,
  auditUniverse,
  Bug,
  choices,
  decide,
  type Game,
  positionHash,
  type Ruleset,
  refusal,
  rolling,
  scripted,
  simulate,
  topFrame,
} from '../index.ts';
import { positions } from '../play.fixture.ts';

const some = positions(15);
const byOf = (game: Game<Pickets>) => topFrame(game)?.by ?? 'table';
const dealt = () => {
  const verdict = engine.decide(
    newGame(),
    'table',
    { do: 'deal' },
    scripted([
      [0, 1],
      [0, 1],
    ]),
  );
  if (!('decided' in verdict)) throw new Error('not dealt');
  return verdict.decided.game;
};

describe('every position of random games', () => {
  test('survives JSON, with a cache equal to one built afresh', () => {
    for (const game of some) expect(auditStorage(pickets, game)).toBeUndefined();
  });

  test('lists distinct choices, none of them refused, and keeps the invariants', () => {
    for (const game of some) {
      expect(auditPosition(pickets, game)).toBeUndefined();
      expect(auditChoices(pickets, game)).toBeUndefined();
    }
  });

  test('refuses exactly what it does not list, over a wide universe of attempts', () => {
    for (const game of some.filter((_, index) => index % 5 === 0)) expect(auditUniverse(pickets, game)).toBeUndefined();
  });

  test('is not changed by a decision, whose events alone change the board', () => {
    for (const game of some) {
      for (const choice of engine.choices(game)) {
        const hash = positionHash(game);
        const verdict = engine.decide(
          game,
          byOf(game),
          choice,
          rolling(() => 0),
        );
        if (!('decided' in verdict)) throw new Error('refused');
        expect(auditDecision(pickets, game, hash, verdict.decided)).toBeUndefined();
        expect(auditFields(pickets, game.stack, verdict.decided.events)).toBeUndefined();
      }
    }
  });

  test('is not changed by dice that run dry', () => {
    for (const game of some) {
      for (const choice of engine.choices(game)) expect(auditDry(pickets, game, byOf(game), choice)).toBeUndefined();
    }
  });

  test('goes on in place exactly as in a copy', () => {
    for (const game of some) {
      const choice = engine.choices(game)[0];
      if (choice === undefined) continue;
      const verdict = engine.decide(
        game,
        byOf(game),
        choice,
        rolling(() => 3),
      );
      if (!('decided' in verdict)) throw new Error('refused');
      const own = structuredClone(game);
      const events = simulate(
        pickets,
        own,
        choice,
        rolling(() => 3),
      );
      expect(positionHash(own)).toBe(positionHash(verdict.decided.game));
      expect(events).toEqual(verdict.decided.events);
    }
  });
});

describe('the audits can fail', () => {
  const withBroken = (change: Partial<Ruleset<Pickets>>): Ruleset<Pickets> => ({ ...pickets, ...change });

  test('a broken invariant is named', () => {
    const ruleset = withBroken({ broken: () => 'cards-lost' });
    expect(auditPosition(ruleset, newGame())).toMatchObject({ code: 'invariant:cards-lost' });
  });

  test('a frame without a choice is a dead end', () => {
    const none = { ...pickets.frames.deal, verbs: { deal: { ...pickets.frames.deal.verbs.deal, options: () => [] } } };
    const ruleset = withBroken({ frames: { ...pickets.frames, deal: none } });
    expect(auditPosition(ruleset, newGame())).toMatchObject({ code: 'dead-end' });
    expect(auditUniverse(ruleset, newGame())).toMatchObject({ code: 'legal-but-unlisted' });
  });

  test('a choice listed twice is found', () => {
    const verb = {
      ...pickets.frames.deal.verbs.deal,
      options: () => [{ do: 'deal' as const }, { do: 'deal' as const }],
    };
    const ruleset = withBroken({
      frames: { ...pickets.frames, deal: { ...pickets.frames.deal, verbs: { deal: verb } } },
    });
    expect(auditChoices(ruleset, newGame())).toMatchObject({ code: 'choice-listed-twice' });
  });

  test('what follows from an event is told right after it, and only once', () => {
    const marching = positions(3).find(game => topFrame(game)?.kind === 'march');
    const step = marching && engine.choices(marching).find(choice => choice.do === 'step');
    if (!marching || !step) throw new Error('no march');
    const after = { type: 'firingMissed', at: 0, total: 99 } as const;
    const ruleset = withBroken({
      evolve: (game, event) => {
        if (event !== after) pickets.evolve(game, event);
      },
      follows: (_game, event) => (event.type === 'picketMoved' ? [after] : []),
    });
    const verdict = decide(
      ruleset,
      marching,
      byOf(marching),
      step,
      rolling(() => 0),
    );
    if (!('decided' in verdict)) throw new Error('refused');
    const types = verdict.decided.events.map(event => event.type);
    expect(types.indexOf('firingMissed')).toBe(types.indexOf('picketMoved') + 1);
    expect(verdict.decided.events.filter(event => event === after)).toHaveLength(1);
  });

  test('a cache that events do not keep is found', () => {
    const ruleset = withBroken({
      evolve: (game, event) => {
        const kept = pickets.copyDerived(game.derived);
        pickets.evolve(game, event);
        game.derived = kept;
      },
    });
    const marching = positions(3).find(game => topFrame(game)?.kind === 'march');
    const step = marching && engine.choices(marching).find(choice => choice.do === 'step');
    if (!marching || !step) throw new Error('no march');
    const verdict = decide(
      ruleset,
      marching,
      byOf(marching),
      step,
      rolling(() => 0),
    );
    if (!('decided' in verdict)) throw new Error('refused');
    expect(auditStorage(ruleset, verdict.decided.game)).toMatchObject({ code: 'stale-cache' });
  });

  test('a field that is not declared, or not of its form, is found', () => {
    const march = { kind: 'march', by: 'blue', picket: 0, steps: 1, moved: false } as const;
    const missed = { type: 'firingMissed', at: 1, total: 3 } as const;
    expect(auditFields(pickets, [march], [missed])).toBeUndefined();
    expect(auditFields(pickets, [{ ...march, hand: 'dash' } as never], [])).toEqual({
      code: 'field-of-a-frame',
      data: { kind: 'march', field: 'hand' },
    });
    expect(auditFields(pickets, [march], [{ ...missed, total: 'three' } as never])).toEqual({
      code: 'field-of-an-event',
      data: { type: 'firingMissed', field: 'total' },
    });
  });

  test('a board changed behind the events’ back is found', () => {
    const game = dealt();
    const hash = positionHash(game);
    const verdict = engine.decide(game, 'table', { do: 'roll' }, scripted([[5, 2]]));
    if (!('decided' in verdict)) throw new Error('refused');
    verdict.decided.game.board.round += 1;
    expect(auditDecision(pickets, game, hash, verdict.decided)).toMatchObject({ code: 'changed-without-event' });
    game.board.round += 1;
    expect(auditDecision(pickets, game, hash, verdict.decided)).toMatchObject({ code: 'argument-changed' });
  });
});

describe('refusals', () => {
  test('the decision of another, an unknown choice and a finished game are refused by the kernel itself', () => {
    const game = newGame();
    expect(engine.refusal(game, 'blue', { do: 'deal' })).toEqual({
      clause: 'kernel/not-your-decision',
      params: { by: 'table' },
    });
    expect(engine.refusal(game, 'table', { do: 'pass' })?.clause).toBe('kernel/no-such-choice');
    expect(engine.refusal({ ...game, stack: [] }, 'table', { do: 'deal' })?.clause).toBe('kernel/game-over');
    expect(engine.choices({ ...game, stack: [] })).toEqual([]);
  });

  test('a refused decision changes nothing and keeps the cache', () => {
    const game = newGame();
    const hash = positionHash(game);
    expect(engine.decide(game, 'blue', { do: 'pass' }, scripted([]))).toHaveProperty('refused');
    expect(positionHash(game)).toBe(hash);
    expect(game.derived).toBeDefined();
  });

  test('a refusal carries the numbers its sentence needs', () => {
    const game = dealt();
    const hand = ['dash', 'dash', 'rally', 'rally'] as const;
    const full = { ...game, board: { ...game.board, hands: { blue: [...hand], grey: [] } } };
    full.stack.push({ kind: 'turn', by: 'blue', done: false });
    expect(engine.refusal(full, 'blue', { do: 'draw' })).toEqual({ clause: '6/full-hand', params: { limit: 4 } });
  });
});

describe('what verbs may declare', () => {
  type Deal = Ruleset<Pickets>['frames']['deal'];
  const withDeal = (change: Partial<Deal['verbs']['deal']>): Ruleset<Pickets> => ({
    ...pickets,
    frames: {
      ...pickets.frames,
      deal: { ...pickets.frames.deal, verbs: { deal: { ...pickets.frames.deal.verbs.deal, ...change } } },
    },
  });

  test('a group of guards answers with the clause it finds', () => {
    const closed = withDeal({ guards: [[['1/deal', '2/tie'], () => '2/tie']] });
    expect(refusal(closed, newGame(), 'table', { do: 'deal' })).toEqual({ clause: '2/tie', params: {} });
    expect(choices(closed, newGame())).toEqual([]);
    expect(choices(withDeal({ guards: [[['1/deal'], () => undefined]] }), newGame())).toHaveLength(1);
  });

  test('exact options are listed as they are; an audit finds one that a guard forbids', () => {
    const wrong = withDeal({ exact: true, guards: [['1/deal', () => true]] });
    expect(choices(wrong, newGame())).toHaveLength(1);
    expect(auditChoices(wrong, newGame())).toMatchObject({ code: 'listed-but-refused' });
    expect(decide(wrong, newGame(), 'table', { do: 'deal' }, scripted([]))).toHaveProperty('refused');
  });

  test('a side is offered nothing while another decides', () => {
    expect(engine.choicesFor(newGame(), 'blue')).toEqual([]);
    expect(engine.choicesFor(newGame(), 'table')).toEqual([{ do: 'deal' }]);
  });
});

describe('dice', () => {
  test('a dry source is asked for by name, with what was rolled so far', () => {
    expect(engine.decide(newGame(), 'table', { do: 'deal' }, scripted([[0, 1]]))).toEqual({
      needsDice: { kind: 'draw', n: 2, of: 10, why: 'deal' },
      rolled: [{ request: { kind: 'draw', n: 2, of: 12, why: 'deal' }, answer: [0, 1] }],
    });
  });

  test.each([[[0]], [[0, 0]], [[0, 12]], [[-1, 0]], [[0.5, 1]], [[0, 1, 2]]])('a draw of %j is no answer', answer => {
    expect(engine.decide(newGame(), 'table', { do: 'deal' }, scripted([answer]))).toEqual({
      badDice: { kind: 'draw', n: 2, of: 12, why: 'deal' },
      answer,
    });
  });

  test.each([[[0, 3]], [[7, 3]], [[3]], [[1, 2, 3]], [[Number.NaN, 1]]])('a roll of %j is no answer', answer => {
    const game = dealt();
    const hash = positionHash(game);
    expect(engine.decide(game, 'table', { do: 'roll' }, scripted([answer]))).toMatchObject({
      badDice: { kind: 'roll' },
      answer,
    });
    expect(positionHash(game)).toBe(hash);
  });
});

describe('seals', () => {
  const step = (game: Game<Pickets>, choice: Parameters<typeof engine.decide>[2], ...dice: number[][]) => {
    const verdict = engine.decide(game, byOf(game), choice, scripted(dice));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    return verdict.decided;
  };
  const turn = () => step(dealt(), { do: 'roll' }, [5, 2]).game;

  test('a roll seals; a step within one’s own march does not', () => {
    const march = step(turn(), { do: 'march', picket: 0 }, [6]);
    expect(march.sealed).toBe(true);
    expect(step(march.game, { do: 'step', to: 1 }).sealed).toBe(false);
  });

  test('passing the decision to the other side seals, passing it to the table does not', () => {
    const passed = step(turn(), { do: 'pass' });
    expect(passed.sealed).toBe(true);
    expect(topFrame(step(passed.game, { do: 'pass' }).game)?.by).toBe('table');
    expect(step(passed.game, { do: 'pass' }).sealed).toBe(false);
  });

  test('showing a card seals', () => {
    const game = turn();
    game.board.hands.blue = ['dash'];
    expect(step(game, { do: 'dash', picket: 0 }).sealed).toBe(true);
  });
});

describe('limits are asserted', () => {
  type Frames = Ruleset<Pickets>['frames'];
  const dealing = (change: Partial<Frames['deal']['verbs']['deal']> & { resume?: Frames['deal']['resume'] }) => {
    const { resume = pickets.frames.deal.resume, ...verb } = change;
    const deal = { ...pickets.frames.deal, verbs: { deal: { ...pickets.frames.deal.verbs.deal, ...verb } }, resume };
    return { ...pickets, frames: { ...pickets.frames, deal } };
  };
  const deal = (ruleset: Ruleset<Pickets>) => () =>
    decide(
      ruleset,
      newGame(),
      'table',
      { do: 'deal' },
      rolling(() => 0),
    );
  const bug = (code: string) => expect.objectContaining({ code }) as Bug;

  test('the stack may not grow without end', () => {
    const ruleset = dealing({
      choose: flow => {
        for (;;) flow.push({ kind: 'deal', by: 'table' });
      },
    });
    expect(deal(ruleset)).toThrow(bug('stack-depth'));
  });

  test('nor may settling, events or requests', () => {
    expect(deal(dealing({ choose: () => undefined, resume: () => 'on' }))).toThrow(bug('settle-loop'));
    const events = dealing({
      choose: flow => {
        for (;;) flow.emit({ type: 'firingMissed', at: 0, total: 0 });
      },
    });
    expect(deal(events)).toThrow(bug('too-many-events'));
    const requests = dealing({
      choose: flow => {
        for (;;) flow.roll(1, 'deal');
      },
    });
    expect(deal(requests)).toThrow(bug('too-many-requests'));
  });

  test('a result nobody received, a pop below the top and a draw past the pool are bugs', () => {
    const lost = dealing({
      choose: (flow, f) => {
        flow.pop(f, {});
        flow.push({ kind: 'deal', by: 'table' });
      },
    });
    expect(deal(lost)).toThrow(bug('result-not-received'));
    const below = dealing({ choose: flow => void flow.pop({ kind: 'deal', by: 'table' }, {}) });
    expect(deal(below)).toThrow(bug('pop-below-the-top'));
    expect(deal(dealing({ choose: flow => void flow.draw([1], 2, 'deal') }))).toThrow(bug('draw-past-the-pool'));
  });

  test('a decision that fails leaves the game as it was', () => {
    const game = newGame();
    const hash = positionHash(game);
    const failing = dealing({
      choose: flow => {
        flow.emit({ type: 'cardsDrawn', side: 'blue', n: 1, cards: ['dash'] });
        throw new Bug('half-way');
      },
    });
    expect(() =>
      decide(
        failing,
        game,
        'table',
        { do: 'deal' },
        rolling(() => 0),
      ),
    ).toThrow(bug('half-way'));
    expect(positionHash(game)).toBe(hash);
    expect(auditStorage(pickets, game)).toBeUndefined();
  });

  test('a simulation with a source that runs dry is a bug', () => {
    expect(() => simulate(pickets, newGame(), { do: 'deal' }, scripted([]))).toThrow(bug('simulation-ran-dry'));
  });
});
