import { type Answer, begin, ready } from '@wigwag/kernel';
import type { AnyChoice, Game } from '../game.ts';
import { lee } from '../ruleset.ts';
import type { Step } from '../sequence/steps.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { after, carryOut } from '../testing/play.fixture.ts';
import { SIDES, type Side, type World } from '../world.ts';
import type { Battlefield } from './battlefields.ts';
import { initiativeDice } from './initiative.ts';

/** Carries a choice out, and tells what happened besides the new position. */
export function play(game: Game, choice: AnyChoice, ...dice: readonly Answer[]) {
  const { events, sealed, game: next } = carryOut(game, choice, ...dice);
  return { game: ready(lee, next), events, sealed };
}

/** One choice after the other, none of which rolls. */
export const afterAll = (game: Game, ...choices: AnyChoice[]): Game =>
  choices.reduce((now, choice) => after(now, choice), game);

export interface Declared {
  readonly world?: World;
  readonly blue?: Battlefield;
  readonly grey?: Battlefield;
  readonly marches?: readonly Side[];
}

/** Both have declared, and the dice are to be thrown. */
export function declaredBy({ world, blue = 'neutral', grey = 'neutral', marches = [] }: Declared = {}): Game {
  const game = leadTo('declaration', world === undefined ? {} : { world });
  return afterAll(
    game,
    { do: 'declare', field: blue, forcedMarch: marches.includes('blue') },
    { do: 'declare', field: grey, forcedMarch: marches.includes('grey') },
  );
}

/** Faces by which a side has no success, or so many. */
export const facesFor = (game: Game, side: Side, successes: number): Answer =>
  Array.from({ length: initiativeDice(game, side, 1) }, (_, i) => (i < successes ? 6 : 1));

export const rollFor = (game: Game, winner: Side) =>
  play(game, { do: 'rollInitiative' }, ...SIDES.map(side => facesFor(game, side, side === winner ? 1 : 0)));

/** The winner has been found, and is player A. */
export const wonBy = (winner: Side, declared: Declared = {}): Game => rollFor(declaredBy(declared), winner).game;

/** The battlefield is chosen and the list is settled; the other's consent was not asked for. */
export function settledBy(winner: Side, declared: Declared = {}): Game {
  return afterAll(
    wonBy(winner, declared),
    { do: 'chooseTerrainList', from: 'typical' },
    { do: 'terms', amount: 'asListed', size: 'twelveBySix' },
  );
}

/** As if a step were done, whatever it would have asked: the game goes on to the next. */
export const goOnAfter = (step: Step, { world, board }: Game): Game =>
  begin(lee, world, { ...structuredClone(board), step }, { kind: 'sequence', by: 'table', step }).game;

/** The bases stand, no terrain was laid, and blue, who is player A unless said otherwise, is asked for a tactic. */
export const readyForTactics = (world?: World, a: Side = 'blue'): Game =>
  goOnAfter(
    'terrain',
    settledBy(a, { blue: 'defensive', grey: 'defensive', ...(world === undefined ? {} : { world }) }),
  );
