import { type Gcacw, gcacw, SIDES, type Side } from '@wigwag/gcacw';
import type { Hosted } from '@wigwag/host';
import { topFrame } from '@wigwag/kernel';
import { random } from '../../support/random.ts';
import { twinOf } from '../../twins/exchange.ts';
import { newGame } from '../../twins/grounds.ts';
import { type Count, Pair } from '../../twins/pair.ts';
import { isQuiet, opened, playOn } from '../../twins/playing.ts';
import type { Deed } from '../../twins/twin.ts';
import type { Plan } from '../../twins/variety.ts';

/** What is done in each of two games from one moment at which a side may not tell them apart to the next. */
export interface Act {
  readonly one: readonly Deed[];
  readonly other: readonly Deed[];
}

/** Two games that differ only in what one side may not see, and how they are played alike. */
export interface Script {
  readonly hosted: readonly [Hosted<Gcacw>, Hosted<Gcacw>];
  readonly watcher: Side;
  /** What the dice follow from. */
  readonly dice: number;
  readonly acts: readonly Act[];
}

const MOST_ACTS = 8;
const LEAD = 60;
const PAIRS_OF_A_GAME = 6;

const newCount = (): Count => ({ comparisons: 0, pasts: 0, decisions: 0, tells: {} });

/** Plays a pair where it can be looked at, until it is told apart. Where the engine itself tells something, `npm run twins` says so. */
function actsOf(pair: Pair): readonly Act[] {
  const acts: Act[] = [];
  while (acts.length < MOST_ACTS) {
    if (pair.step() !== 'on') break;
    acts.push({ one: pair.one.newDeeds(), other: pair.other.newDeeds() });
  }
  return acts;
}

/** Pairs of one game, each from a later moment of it. */
export function* scriptsOf(seed: number, plan: Plan): Generator<Script> {
  const below = random(seed);
  const hosted = newGame(below, plan);
  let game = playOn(hosted.opening.game, below, below(LEAD));
  for (let turn = 0, made = 0; topFrame(game) !== undefined && made < PAIRS_OF_A_GAME; turn++) {
    const watcher = SIDES[(seed + turn) % SIDES.length] as Side;
    const other = isQuiet(game, watcher) ? twinOf(game, watcher, below) : undefined;
    if (other !== undefined) {
      const twins = [opened(hosted, game), opened(hosted, other)] as const;
      const dice = seed * 31 + turn;
      const acts = actsOf(new Pair(twins, watcher, dice, below, newCount()));
      made += 1;
      if (acts.length > 0) yield { hosted: twins, watcher, dice, acts };
    }
    game = playOn(game, below, 1 + below(6));
  }
}

/** A copy whose views tell something: to see that it is found. */
export const withLeak = (hosted: Hosted<Gcacw>, watcher: Side): Hosted<Gcacw> => ({
  ...hosted,
  ruleset: {
    ...hosted.ruleset,
    view: (game, side) => {
      const view = gcacw.view(game, side);
      const hidden = game.board.forces.filter(force => force.side !== watcher && force.units.length === 0);
      return side === watcher
        ? { ...view, stack: [...view.stack], board: { ...view.board, turn: view.board.turn + hidden.length } }
        : view;
    },
  },
});
