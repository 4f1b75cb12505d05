import { type Answer, type AnyChoice, engineOf, type Game, ready, scripted, topFrame } from '@wigwag/kernel';
import type * as kinds from '../game.ts';
import { lee } from '../ruleset.ts';
import type { Side, World } from '../world.ts';

type Lee = kinds.Lee;
type Position = Game<Lee>;

export const engine = engineOf(lee);

/** Whose decision it is does not matter to most tests: the frame's. */
export const decider = (game: Position): Side | 'table' => topFrame<Lee>(game)?.by ?? 'table';

/** What is asked. */
export const asked = (game: Position): string | undefined => topFrame<Lee>(game)?.kind;

/** The clause that forbids a choice, or why else it may not be. */
export const whyNot = (game: Position, choice: AnyChoice<Lee>): string | undefined =>
  engine.refusal(game, decider(game), choice)?.clause;

/** Carries a choice out, with dice and draws written down beforehand: faces, or places in the pool. */
export function carryOut(game: Position, choice: AnyChoice<Lee>, ...dice: readonly Answer[]) {
  const verdict = engine.decide(game, decider(game), choice, scripted(dice));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict.decided;
}

export const after = (game: Position, choice: AnyChoice<Lee>, ...dice: readonly Answer[]): kinds.Game =>
  ready(lee, carryOut(game, choice, ...dice).game);

/** What a choice asks dice or draws for first; undefined: for nothing. */
export function firstRequest(game: Position, choice: AnyChoice<Lee>) {
  const verdict = engine.decide(game, decider(game), choice, () => undefined);
  return 'needsDice' in verdict ? verdict.needsDice : undefined;
}

/** A flow outside of any decision, for what other chapters call: it changes the game that it is given. */
export function flowOn(world: World, board: kinds.Game['board'], ...dice: readonly Answer[]) {
  const game: kinds.Game = { world, board: lee.copyBoard(board), stack: [], derived: {} };
  const events: kinds.Event[] = [];
  const source = scripted(dice);
  const flow: kinds.Flow = {
    game,
    emit: event => {
      lee.evolve(game, event);
      events.push(event);
    },
    push: () => 'on',
    pop: () => 'on',
    beforeDice: find => find(),
    roll: (n, why) => answer(source({ kind: 'roll', n, why })),
    sum: (n, why) => answer(source({ kind: 'sum', n, why })).reduce((total, face) => total + face, 0),
    difference: why => {
      const [first = 0, second = 0] = answer(source({ kind: 'roll', n: 2, why }));
      return first - second;
    },
    isEven: why => (answer(source({ kind: 'sum', n: 1, why }))[0] ?? 0) % 2 === 0,
    draw: (pool, n, why) => answer(source({ kind: 'draw', n, of: pool.length, why })).flatMap(at => pool[at] ?? []),
  };
  return { flow, game, events };
}

function answer(given: Answer | undefined): Answer {
  if (given === undefined) throw new Error('no dice were written down for this');
  return given;
}
