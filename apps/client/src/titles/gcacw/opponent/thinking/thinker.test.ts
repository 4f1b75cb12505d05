import { bundledScenario } from '@wigwag/content/bundled';
import {
  type AnyChoice,
  engine,
  type Game,
  gcacw,
  newGame,
  type ScenarioData,
  type Side,
  worldOf,
} from '@wigwag/gcacw';
import { ready, rolling, topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import type { Question, Thought } from './protocol.ts';
import { Thinker } from './thinker.ts';

const SILENT = { weighed: () => undefined, soFar: () => undefined };

/** Always the same numbers. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % n;
  };
}

const gameOf = (id: string): Game => newGame(worldOf(bundledScenario(id) as ScenarioData));

/** As the side sees it. */
function questionOf(game: Game, side: Side, more: Partial<Question> = {}): Question {
  const { board, stack } = gcacw.view(game, side);
  return { level: 'regular', style: 'balanced', side, before: [], now: { board, stack, lines: 7 }, ...more };
}

const thinkOf = (game: Game, question: Question): Thought => new Thinker(game.world).think(question, SILENT);

/** Plays on, with the verbs that are wanted before all others, until it is time. */
function playedTo(game: Game, isTime: (game: Game) => boolean, wanted: readonly AnyChoice['do'][], seed = 5): Game {
  const below = numbers(seed);
  const dice = rolling(below);
  for (let n = 0; n < 400 && !isTime(game); n++) {
    const open = engine.choices(game);
    const liked = open.filter(({ do: verb }) => wanted.includes(verb));
    const from = liked.length > 0 ? liked : open;
    engine.simulate(game, from[below(from.length)] as AnyChoice, dice);
  }
  return game;
}

const isMarching = (game: Game): boolean => {
  const frame = topFrame(game);
  const verbs = engine.choices(game).map(choice => choice.do);
  return (
    frame?.kind === 'march' &&
    frame.by === 'confederate' &&
    frame.moved &&
    verbs.includes('step') &&
    verbs.includes('stop')
  );
};

describe('on the march', () => {
  const game = playedTo(gameOf('stuarts-raid'), isMarching, ['take', 'march', 'finish', 'step']);

  test('the answer is compared with ending the march here: where it leads, and what makes the difference', () => {
    const { choice, compared } = thinkOf(game, questionOf(game, 'confederate', { against: 'next' }));
    expect(choice.do).toBe('step');
    expect(compared?.against).toEqual([{ do: 'stop' }]);
    expect(compared?.cost).toBeGreaterThan(0);
    expect(compared?.terms.length).toBeGreaterThan(0);
    expect(compared?.goal).toBeTypeOf('number');
  });

  test('and with what somebody means to do; with nothing where nobody asks', () => {
    const here = topFrame(game)?.kind === 'march' ? questionOf(game, 'confederate') : undefined;
    if (here === undefined) throw new Error('nobody marches');
    const { choice, compared } = thinkOf(game, here);
    expect(compared).toBeUndefined();
    const same = thinkOf(game, { ...here, against: [choice] }).compared;
    expect(same?.cost).toBe(0);
    const refused = thinkOf(game, { ...here, against: [{ do: 'pass' }] }).compared;
    expect(refused, 'what is not allowed now').toBeUndefined();
  });
});

const MOST_TWINS = 12;

/** The same to look at: what the enemy has under his markers is weaker and tired. */
function otherwise(game: Game, side: Side): Game {
  const twin = ready(gcacw, { ...game, board: gcacw.copyBoard(game.board), derived: undefined });
  for (const unit of twin.board.forces.filter(force => force.side !== side).flatMap(({ units }) => units)) {
    const state = twin.board.units[unit];
    if (state !== undefined)
      Object.assign(state, { manpower: Math.max(1, state.manpower - 1), fatigue: 3, disorganized: true });
  }
  return twin;
}

test('hint and coach know what the player sees: of twins that differ in what the enemy hides they say the same', {
  timeout: 60_000,
}, () => {
  const game = gameOf('crossing-the-tallowee');
  const asked = { twins: 0, hidden: 0, compared: 0 };
  const isTime = (now: Game): boolean => {
    const hidden = now.board.forces.filter(force => force.side !== 'union').flatMap(({ units }) => units).length;
    const choices = engine.choices(now);
    if (topFrame(now)?.by !== 'union' || hidden === 0 || choices.length < 2) return false;
    const twin = otherwise(now, 'union');
    const against = asked.twins % 2 === 0 ? 'next' : [choices[0] as AnyChoice];
    const [one, other] = [questionOf(now, 'union', { against }), questionOf(twin, 'union', { against })];
    expect(other).toEqual(one);
    const thought = thinkOf(now, one);
    expect(thinkOf(twin, other)).toEqual(thought);
    asked.compared += thought.compared === undefined ? 0 : 1;
    expect(questionOf(twin, 'confederate'), 'whoever hides it sees it').not.toEqual(questionOf(now, 'confederate'));
    asked.twins += 1;
    asked.hidden += hidden;
    return asked.twins === MOST_TWINS;
  };
  playedTo(game, isTime, ['take', 'march', 'conceal', 'step']);
  expect(asked.twins).toBe(MOST_TWINS);
  expect(asked.compared).toBeGreaterThan(3);
});

test('what is best is not compared with itself', () => {
  const game = playedTo(gameOf('cedar-mountain'), now => topFrame(now)?.kind === 'transfer', ['take']);
  const side = topFrame(game)?.by;
  if (side !== 'union' && side !== 'confederate') throw new Error('no side is asked');
  const { choice, compared } = thinkOf(game, questionOf(game, side, { against: 'next' }));
  expect(choice).toEqual({ do: 'finish' });
  expect(compared).toBeUndefined();
});
