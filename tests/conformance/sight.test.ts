import { gameSeen, viewFor } from '@wigwag/host';
import {
  choices,
  choicesFor,
  decide,
  type Game,
  ready,
  refusalOf,
  rolling,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { random } from '../support/random.ts';
import { hiddenSpecimen, leeSpecimen, type OpenSpecimen, picketsSpecimen } from './specimens.ts';

type Below = (n: number) => number;

const POSITIONS = 2500;
/** Trying places on a table takes longer. */
const POSITIONS_ON_A_TABLE = 150;
const DECISIONS_OF_A_GAME = 120;
const ATTEMPTS = 6;

/** What whoever decides sees: the same choices and the same refusals as in the whole game. */
function expectSameLegality<T extends Vocabulary>(
  { ruleset }: ReturnType<OpenSpecimen<T>['hosted']>,
  game: Game<T>,
  below: Below,
): number {
  const side = topFrame(game)?.by;
  if (side === undefined || side === 'table') return 0;
  const seen = gameSeen(ruleset, game.world, viewFor(ruleset, game, side));
  expect(choicesFor(ruleset, seen, side)).toEqual(choices(ruleset, game));
  const attempts = [...ruleset.attempts(ready(ruleset, game))];
  for (let n = 0; n < ATTEMPTS; n++) {
    const attempt = attempts[below(attempts.length)];
    if (attempt === undefined) continue;
    expect(refusalOf(ruleset, seen, side, attempt), JSON.stringify(attempt)).toEqual(
      refusalOf(ruleset, game, side, attempt),
    );
  }
  return 1;
}

function looked<T extends Vocabulary>(specimen: OpenSpecimen<T>, enough = POSITIONS): number {
  let positions = 0;
  for (let seed = 1; positions < enough; seed++) {
    const hosted = specimen.hosted(seed);
    const { ruleset } = hosted;
    const below = random(seed);
    let { game } = hosted.opening;
    for (let n = 0; n < DECISIONS_OF_A_GAME; n++) {
      positions += expectSameLegality(hosted, game, below);
      const listed = choices(ruleset, game);
      const usual = listed.filter(choice => !specimen.rareVerbs.includes(choice.do));
      const from = usual.length === 0 || below(12) === 0 ? listed : usual;
      const [frame, choice] = [topFrame(game), from[below(Math.max(1, from.length))]];
      if (frame === undefined || choice === undefined) break;
      const verdict = decide(ruleset, game, frame.by, choice, rolling(below));
      if (!('decided' in verdict)) expect.fail(JSON.stringify({ choice, verdict }));
      game = verdict.decided.game;
    }
  }
  return positions;
}

test('what is seen from a seat is enough to know what may be chosen, and why not: pickets', () => {
  expect(looked(picketsSpecimen)).toBeGreaterThanOrEqual(POSITIONS);
});

test('what is seen from a seat is enough to know what may be chosen, and why not: hidden forces', () => {
  expect(looked(hiddenSpecimen)).toBeGreaterThanOrEqual(POSITIONS);
});

test('what is seen from a seat is enough to know what may be chosen, and why not: lee', () => {
  expect(looked(leeSpecimen, POSITIONS_ON_A_TABLE)).toBeGreaterThanOrEqual(POSITIONS_ON_A_TABLE);
});
