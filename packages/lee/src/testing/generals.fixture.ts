import type { Army, ArmyList } from '../data/army.ts';
import type { Game } from '../game.ts';
import type { Commander } from '../generals/board.ts';
import type { Stage } from '../generals/stages.ts';
import { openGame } from '../ruleset.ts';
import type { Side } from '../world.ts';
import { worldOf } from './armies.fixture.ts';
import { BLUE_ARMY } from './blue.fixture.ts';
import { playOn } from './leadTo.fixture.ts';
import { after } from './play.fixture.ts';

/** What a test of the draw is about: blue's deck and list. */
export interface Draw extends Partial<Pick<Army, 'generals' | 'abilities' | 'cards'>> {
  readonly list?: Partial<ArmyList>;
}

const [POTOMAC] = BLUE_ARMY.lists;

/** At blue's first draw, with lists brought and a year agreed. */
export function atTheDraw({ list, ...army }: Draw = {}): Game {
  if (POTOMAC === undefined) throw new Error('no list');
  const blue = { ...army, lists: [{ ...POTOMAC, ...list }] };
  const world = worldOf({ armies: { blue }, options: { yearBy: 'event', year: 1862 } });
  return after(after(openGame(world).game, { do: 'chooseList', list: POTOMAC.id }), {
    do: 'chooseList',
    list: 'valley',
  });
}

/** The same after some stages, drawn at random. */
export function drawnUpTo(stage: Stage, draw: Draw = {}, seed = 1): Game {
  return playOn(atTheDraw(draw), seed, ({ stack }) => {
    const top = stack.at(-1);
    return top?.kind !== 'drawGenerals' || top.side === 'grey' || top.stage === stage;
  });
}

export const commandersOf = ({ board }: Game, side: Side, ...formations: readonly string[]): Commander[] =>
  board.generals.commanders[side].filter(({ formation }) => formations.includes(formation));

export const namesOf = (commanders: readonly Commander[]): string[] => commanders.map(({ general }) => general);
