import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { Event, Game, PushedFrame } from '../game.ts';
import { lee, openGame } from '../ruleset.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { after, carryOut, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { STEPS, type Step } from './steps.ts';
import { untimelyBy } from './timing.ts';

const rule = ruleTests<ClauseId>();

/** Verbs of all chapters, whether or not they are asked anywhere. */
const VERBS = [
  'chooseList',
  'drawCards',
  'declare',
  'rollInitiative',
  'exchange',
  'layBarrier',
  'shift',
  'chooseTactic',
  'chooseCavalryTactic',
  'placeMarker',
  'move',
  'passLines',
] as const;

const untimely = untimelyBy({ any: { verbs: Object.fromEntries(VERBS.map(verb => [verb, {}])) } });

/** Whether a verb is refused in a step, in a frame of some kind, and by which clause. */
function refusedIn(step: Step, verb: string, kind = 'lists'): string | undefined {
  const game = openGame(worldOf()).game;
  const at: Game = { ...game, board: { ...game.board, step } };
  return untimely(at, { kind, by: 'blue' } as PushedFrame, verb)?.clause;
}

describe('13.3 the order of the steps', () => {
  rule('13.3/step-order', 'LS-77: a later step is refused with the name of the step that is due', () => {
    const game = openGame(worldOf()).game;
    expect(engine.refusal(game, 'blue', { do: 'draw', stage: 'cinc' })).toEqual({
      clause: '13.3/step-order',
      params: { step: 'lists' },
    });
    expect(engine.refusal(game, 'blue', { do: 'agreeYear' })?.params).toEqual({ step: 'lists' });
    const cards = leadTo('cards');
    expect(engine.refusal(cards, 'table', { do: 'assigned' })).toEqual({
      clause: '13.3/step-order',
      params: { step: 'cards' },
    });
  });

  rule('13.3/step-order', 'a step that is over is refused as well', () => {
    const game = leadTo('assignment');
    expect(engine.refusal(game, 'blue', { do: 'chooseList', list: 'potomac' })).toEqual({
      clause: '13.3/step-order',
      params: { step: 'assignment' },
    });
    expect(whyNot(game, { do: 'drawCards' })).toBe('13.3/step-order');
  });

  test('what no step knows is no choice at all', () => {
    const game = openGame(worldOf()).game;
    expect(whyNot(game, { do: 'surrender' } as never)).toBe('kernel/no-such-choice');
    expect(whyNot(game, { do: 'toString' } as never)).toBe('kernel/no-such-choice');
  });

  rule('13.3/all-required', 'every step is begun, in its order, and none is left out', () => {
    const { game, events } = openGame(worldOf());
    const begun = (all: readonly Event[]) => all.flatMap(event => (event.type === 'stepBegun' ? [event.step] : []));
    expect(begun(events)).toEqual(['lists']);
    const year = carryOut(after(game, { do: 'chooseList', list: 'potomac' }), { do: 'chooseList', list: 'valley' });
    expect(begun(year.events)).toEqual(['year']);
    expect(STEPS.indexOf('battle')).toBe(STEPS.indexOf('deployment') + 1);
    // No step can be ended without a list: there is no other way on.
    expect(whyNot(game, { do: 'chooseList', list: '' })).toBe('13.3/all-required');
  });

  test('the steps are those of the book', () => {
    expect(STEPS.slice(0, STEPS.indexOf('deployment'))).toEqual([
      'lists',
      'year',
      'generals',
      'cards',
      'assignment',
      'declaration',
      'initiative',
      'points',
      'terrain',
      'bases',
      'armyTactics',
      'cavalryTactics',
      'assignPatrols',
      'deployPatrols',
    ]);
    for (const step of ['lists', 'year', 'generals', 'cards', 'assignment'] as const) {
      const game = leadTo(step);
      expect(lee.frames[game.stack.at(-1)?.kind ?? 'sequence'].clause).not.toBe('13.3/step-order');
      expect(engine.choicesFor(game, decider(game)).length).toBeGreaterThan(0);
    }
  });
});

describe('verbs with a time of their own', () => {
  rule('13.6/after-generals', 'no cards before the generals', () => {
    expect(refusedIn('generals', 'drawCards')).toBe('13.6/after-generals');
    expect(refusedIn('assignment', 'drawCards')).toBe('13.3/step-order');
  });

  rule('13.7/declare-after-cards', 'no declaration before the cards', () => {
    expect(refusedIn('cards', 'declare')).toBe('13.7/declare-after-cards');
  });

  rule('13.8/forced-march-declare', 'LS-16: no forced march when the dice are thrown', () => {
    expect(refusedIn('initiative', 'declare')).toBe('13.8/forced-march-declare');
    expect(refusedIn('battle', 'declare')).toBe('13.8/forced-march-declare');
  });

  rule('13.8/roll-after-declaration', 'LX-16: no roll while a declaration is missing', () => {
    expect(refusedIn('declaration', 'rollInitiative')).toBe('13.8/roll-after-declaration');
    expect(refusedIn('terrain', 'rollInitiative')).toBe('13.3/step-order');
  });

  rule(
    '13.7/bonus-offensive-timing',
    'LX-20: no exchange before the ordinary terrain lies, nor after fortifications',
    () => {
      expect(refusedIn('terrain', 'exchange', 'ordinary')).toBe('13.7/bonus-offensive-timing');
      expect(refusedIn('terrain', 'exchange', 'works')).toBe('13.7/bonus-offensive-timing');
      expect(refusedIn('initiative', 'exchange')).toBe('13.7/bonus-offensive-timing');
    },
  );

  rule('13.10/fence-after-ordinary', 'no fence before the ordinary terrain', () => {
    expect(refusedIn('terrain', 'layBarrier', 'ordinary')).toBe('13.10/fence-after-ordinary');
    expect(refusedIn('terrain', 'layBarrier', 'works')).toBe('13.3/step-order');
  });

  rule('13.10/special-after', 'LX-20: no change before the terrain lies', () => {
    expect(refusedIn('terrain', 'shift', 'linear')).toBe('13.10/special-after');
    expect(refusedIn('terrain', 'shift', 'works')).toBe('13.3/step-order');
  });

  rule('13.13/after-army-tactic', 'LX-34: no cavalry tactic while an army tactic is missing', () => {
    expect(refusedIn('armyTactics', 'chooseCavalryTactic')).toBe('13.13/after-army-tactic');
    expect(refusedIn('assignPatrols', 'chooseCavalryTactic')).toBe('13.3/step-order');
  });

  rule('7.1/normal-timing', 'LX-02: no move outside of the activation phase', () => {
    expect(refusedIn('deployPatrols', 'move')).toBe('7.1/normal-timing');
    expect(refusedIn('battle', 'move', 'reorganisation')).toBe('7.1/normal-timing');
  });

  rule('7.6/timing', 'LX-02: no passage of lines outside of the reorganisation phase', () => {
    expect(refusedIn('battle', 'passLines', 'moves')).toBe('7.6/timing');
  });
});
