import {
  type AnyChoice,
  auditChoices,
  auditDecision,
  auditFields,
  auditPosition,
  auditStorage,
  auditUniverse,
  decide,
  positionHash,
  ready,
  rolling,
  topFrame,
} from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import { goOnAfter } from '../field/field.fixture.ts';
import type { Game, Lee } from '../game.ts';
import { lee } from '../ruleset.ts';
import { STEPS, type Step } from '../sequence/steps.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo, someChoice } from '../testing/leadTo.fixture.ts';
import { engine } from '../testing/play.fixture.ts';
import { SIDES, type World } from '../world.ts';

/** Places and names there are without end. */
const isSampled = ({ do: verb }: AnyChoice<Lee>): boolean => verb === 'placeMarker' || verb === 'chooseCavalryTactic';

function expectSound(game: Game): void {
  expect(auditPosition(lee, game)).toBeUndefined();
  expect(auditChoices(lee, game)).toBeUndefined();
  expect(auditUniverse(lee, game, isSampled)).toBeUndefined();
  expect(auditStorage(lee, game)).toBeUndefined();
  for (const side of SIDES) {
    const view = lee.view(game, side);
    const imagined = lee.imagine(game.world, view, n => n - 1);
    expect(lee.view(ready(lee, imagined), side)).toEqual(view);
  }
}

function step(game: Game, below: (n: number) => number): Game {
  const [frame, hash] = [topFrame<Lee>(game), positionHash(game)];
  const choice = someChoice(engine.choices(game), below);
  const verdict = decide(lee, game, frame?.by ?? 'table', choice, rolling(below));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  expect(auditDecision(lee, game, hash, verdict.decided)).toBeUndefined();
  expect(auditFields(lee, verdict.decided.game.stack, verdict.decided.events)).toBeUndefined();
  return ready(lee, verdict.decided.game);
}

/** From one step to before another; what is asked on the way. */
function walk(game: Game, until: Step, below: (n: number) => number, asked: Set<string>): Game {
  let now = game;
  while (topFrame<Lee>(now) !== undefined && STEPS.indexOf(now.board.step || 'lists') < STEPS.indexOf(until)) {
    asked.add(topFrame<Lee>(now)?.kind ?? '');
    expectSound(now);
    now = step(now, below);
  }
  return now;
}

const WORLDS: readonly World[] = [
  worldOf(),
  worldOf({
    table: { width: 120, height: 60 },
    book: { ...DEFAULT_BOOK, neutralCard: house('pickedAgain'), patrols: house({ size: 2.36, decoys: 2 }) },
    armies: { blue: { cavalryTactics: [] } },
  }),
];

test('from the declaration to the patrol markers every position is sound and every decision is told by its events', () => {
  const asked = new Set<string>();
  WORLDS.forEach((world, n) => {
    for (let seed = 1; seed <= 2; seed++) {
      const below = random(seed + 10 * n);
      const laid = walk(leadTo('declaration', { seed, world }), 'terrain', below, asked);
      walk(goOnAfter('terrain', laid), 'deployment', below, asked);
    }
  });
  const kinds = ['declare', 'initiative', 'terrainList', 'terms', 'answerTerms', 'bonusCard', 'armyTactic'];
  for (const kind of [...kinds, 'cavalryTactic', 'assignCorps', 'deployPatrol', 'swapMarkers']) {
    expect(asked).toContain(kind);
  }
});
