import { position } from '@wigwag/content/position';
import { type Gcacw, gcacw, newGame as newCampaign, type World, worldOf } from '@wigwag/gcacw';
import {
  type AnyChoice,
  type Decision,
  type Frame,
  type Game,
  type Ruleset,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
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
  /** What else a decision is counted as, beside its kind and verb. */
  flavours(frame: Frame<T>, choice: AnyChoice<T>, next: Pick<Decision<T>, 'game' | 'events'>): string[];
}

export const picketsTarget: Target<Pickets> = {
  name: 'pickets',
  ruleset: pickets,
  newSetup: below => ({ posts: 4 + below(4) }),
  open: setup => newGame(openSetup(setup)),
  sampled: () => false,
  flavours: () => [],
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

/** Attacks by type, retreats by manner, and what is rare in them. */
const flavours: Target<Gcacw>['flavours'] = (frame, choice, { game, events }) => {
  const found: string[] = [];
  if (choice.do === 'attack') found.push(`attack: ${choice.type}`);
  if (frame.kind === 'combat')
    found.push(
      `combat: ${frame.attack.grand ? 'grand assault' : frame.attack.type === 'assault' ? 'assault' : 'march'}`,
    );
  if (frame.kind === 'retreat' && frame.path.length === 1) found.push(`retreat: ${frame.manner}`);
  const after = topFrame(game);
  if (frame.kind === 'retreat' && !frame.overridden && after?.kind === 'retreat' && after.overridden)
    found.push('retreat: override');
  if (events.some(event => event.type === 'unitEliminated' && event.because === '7.6/surrender'))
    found.push('retreat: surrender');
  if (choice.do === 'evade')
    found.push(`evade: ${game.stack.some(({ kind }) => kind === 'assault') ? 'assault' : 'march'}`);
  return found;
};

/** Choices that name a set: beyond a few pieces the list is a sample. */
const SETS: readonly string[] = ['activate', 'assault', 'keep', 'commit', 'withdraw', 'advance', 'divide', 'conceal'];

/** Small random regions, all games and options. */
export const gcacwTarget: Target<Gcacw> = {
  name: 'gcacw',
  ruleset: gcacw,
  newSetup: below => ({ position: randomPosition(below) }),
  open: setup => newCampaign(worldOfText((setup as { position: string }).position)),
  sampled: choice => SETS.includes(choice.do),
  flavours,
};
