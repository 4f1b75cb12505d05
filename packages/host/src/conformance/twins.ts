import {
  type AnyChoice,
  type Author,
  choices,
  type DiceSource,
  decide,
  type Game,
  positionHash,
  ready,
  rolling,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { expect } from 'vitest';
import type { DiceAt } from '../game/history.ts';
import type { Hosted } from '../game/hosted.ts';
import { step } from '../game/step.ts';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { positionOf, Trial, textOf } from './trial.ts';

const DECISIONS = 30;
const TRIES = 30;

/** Two games that look the same to a side. */
export interface Twins<T extends Vocabulary> {
  readonly side: T['side'];
  readonly hosted: readonly [Hosted<T>, Hosted<T>];
}

/** The dice after so many decisions: two games that are decided alike roll alike. */
const diceAfter =
  (seed: number, decisions: number): DiceSource =>
  request =>
    rolling(random(seed * 1009 + decisions * 31 + request.why.length))(request);

/** A game that has been played for a while, and another that a side could take it for; undefined: it hides nothing. */
export function twinsOf<T extends Vocabulary>(hosted: Hosted<T>, seed: number): Twins<T> | undefined {
  const { ruleset } = hosted;
  const below = random(seed);
  const side = ruleset.sides[seed % ruleset.sides.length] as T['side'];
  let game: Game<T> = hosted.opening.game;
  for (let left = below(40); left > 0; left--) {
    const listed = choices(ruleset, game);
    const [frame, choice] = [topFrame(game), listed[below(listed.length)]];
    if (frame === undefined || choice === undefined) break;
    const verdict = decide(ruleset, game, frame.by, choice, rolling(below));
    if ('decided' in verdict) game = verdict.decided.game;
  }
  const other = ruleset.imagine(game.world, ruleset.view(ready(ruleset, game), side), below);
  if (positionHash(other) === positionHash(game)) return undefined;
  const opened = (each: Game<T>): Hosted<T> => ({ ...hosted, opening: { game: each, events: [] } });
  return { side, hosted: [opened(game), opened(other)] };
}

/** Plays both alike until something is shown that they differ in; how many scenes were compared. */
export async function expectSameToSide<T extends Vocabulary>(
  open: OpenGame<T>,
  specimen: Specimen<T>,
  { side, hosted }: Twins<T>,
  seed: number,
): Promise<number> {
  const dice: DiceAt<T> = (request, { made }) => diceAfter(seed, made.length)(request);
  const opened = (each: Hosted<T>) => Trial.open(open, specimen, { seed, hosted: each, consent: 'agreed', dice });
  const [one, two] = [await opened(hosted[0]), await opened(hosted[1])];
  let compared = 0;
  while (compared < DECISIONS && isAlike(one, two, side)) {
    expect(textOf(two.scene(side))).toBe(textOf(one.scene(side)));
    compared += 1;
    const { by } = one.mirror;
    expect(two.mirror.by).toBe(by);
    if (by === undefined) break;
    const choice = sameToSide(one, two, side, seed);
    if (choice === undefined) break;
    for (const each of [one, two]) {
      const answer = await each.ask(by as T['side'], { do: 'decide', choice });
      expect(answer, JSON.stringify({ by, choice })).toHaveProperty('done');
    }
  }
  one.close();
  two.close();
  return compared;
}

/** Has the side been shown the same so far? What it draws, or uncovers, may be the difference. */
const isAlike = <T extends Vocabulary>(one: Trial<T>, two: Trial<T>, side: T['side']): boolean =>
  positionOf(one.mirror.expected(side)) === positionOf(two.mirror.expected(side));

/** A choice that is one in both games, and that the side would see alike. */
function sameToSide<T extends Vocabulary>(
  one: Trial<T>,
  two: Trial<T>,
  side: T['side'],
  seed: number,
): AnyChoice<T> | undefined {
  const { ruleset } = one.hosted;
  const theirs = new Set(choices(ruleset, two.mirror.game).map(choice => JSON.stringify(choice)));
  const common = choices(ruleset, one.mirror.game).filter(choice => theirs.has(JSON.stringify(choice)));
  for (let n = 0; n < TRIES && common.length > 0; n++) {
    const choice = common[one.below(common.length)];
    if (choice === undefined) continue;
    const [first, second] = [one, two].map(each => seenOf(each, side, choice, seed));
    if (first !== undefined && first === second) return choice;
  }
  return undefined;
}

/** What a decision will show the side, now or when it is sealed; undefined: nothing comes of it. */
function seenOf<T extends Vocabulary>(
  { hosted, mirror }: Trial<T>,
  side: T['side'],
  choice: AnyChoice<T>,
  seed: number,
): string | undefined {
  const { ruleset } = hosted;
  const by = mirror.by as Author<T>;
  const attempted = step(hosted, mirror.standpoint, { by, choice }, diceAfter(seed, mirror.decisions));
  if (!('stepped' in attempted)) return undefined;
  const { sealed, next, told } = attempted.stepped;
  const view = ruleset.view(ready(ruleset, next.game), side);
  return JSON.stringify([sealed, next.open, told(side), view]);
}
