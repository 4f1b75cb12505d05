import { position } from '@wigwag/content/position';
import { type Gcacw, gcacw, newGame as newCampaign, type World, worldOf } from '@wigwag/gcacw';
import type { AnyChoice, Game, Ruleset, Vocabulary } from '@wigwag/kernel';
import { newGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { randomPosition } from './randomPosition.ts';

/** A game that the fuzzer can open and play. */
export interface Target<T extends Vocabulary> {
  readonly name: string;
  readonly ruleset: Ruleset<T>;
  /** What a record is opened from; `below(n)` is a whole number under n. */
  newSetup(below: (n: number) => number): unknown;
  open(setup: unknown): Game<T>;
  /** Sets beyond a few pieces are listed as a sample: legal, but not all in the list. */
  sampled(choice: AnyChoice<T>): boolean;
}

export const picketsTarget: Target<Pickets> = {
  name: 'pickets',
  ruleset: pickets,
  newSetup: below => ({ posts: 4 + below(4) }),
  open: setup => newGame(openSetup(setup)),
  sampled: () => false,
};

/** The world of the last position: the next game is likely to be played on it too. */
function lastWorld(): (text: string) => World {
  let last: { readonly text: string; readonly world: World } | undefined;
  return text => {
    if (last?.text !== text) last = { text, world: worldOf(position(text).scenario) };
    return last.world;
  };
}

const worldOfText = lastWorld();

/** Small random regions, all games and options. */
export const gcacwTarget: Target<Gcacw> = {
  name: 'gcacw',
  ruleset: gcacw,
  newSetup: below => ({ position: randomPosition(below) }),
  open: setup => newCampaign(worldOfText((setup as { position: string }).position)),
  sampled: choice => choice.do === 'activate',
};
