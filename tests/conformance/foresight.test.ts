import { foresee, gameSeen, viewFor } from '@wigwag/host';
import { choices, decide, rolling, topFrame, type Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { random } from '../support/random.ts';
import { gcacwSpecimen, hiddenSpecimen, type OpenSpecimen, picketsSpecimen } from './specimens.ts';

const DECISIONS_OF_A_GAME = 80;

/** How many decisions were foreseen as they came, and how many otherwise. */
interface Foresight {
  readonly same: number;
  readonly other: number;
  readonly unknown: number;
}

/** Plays by chance; before each decision the page of whoever decides foresees what he will see of it. */
function foreseen<T extends Vocabulary>(specimen: OpenSpecimen<T>, games: number): Foresight {
  const counted = { same: 0, other: 0, unknown: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const { ruleset, opening } = specimen.hosted(seed);
    const below = random(seed);
    let { game } = opening;
    for (let n = 0; n < DECISIONS_OF_A_GAME; n++) {
      const listed = choices(ruleset, game);
      const usual = listed.filter(choice => !specimen.rareVerbs.includes(choice.do));
      const from = usual.length === 0 || below(12) === 0 ? listed : usual;
      const [frame, choice] = [topFrame(game), from[below(Math.max(1, from.length))]];
      if (frame === undefined || choice === undefined) break;
      const side = frame.by === 'table' ? undefined : frame.by;
      const seen = side && gameSeen(ruleset, game.world, viewFor(ruleset, game, side));
      const cache = JSON.stringify(seen?.derived);
      const ahead = seen && foresee(ruleset, { game: seen, audience: side }, choice);
      expect(JSON.stringify(seen?.derived) === cache, 'what is on the screen stays as it is').toBe(true);
      const verdict = decide(ruleset, game, frame.by, choice, rolling(below));
      if (!('decided' in verdict)) expect.fail(JSON.stringify({ choice, verdict }));
      game = verdict.decided.game;
      if (side === undefined) continue;
      if (ahead === undefined) counted.unknown += 1;
      else {
        const now = JSON.stringify(viewFor(ruleset, game, side));
        const then = JSON.stringify(ruleset.view(ahead.game, side));
        counted[now === then ? 'same' : 'other'] += 1;
      }
    }
  }
  return counted;
}

test('where nothing is hidden, what a page shows ahead is what comes', () => {
  for (const { same, other, unknown } of [foreseen(picketsSpecimen, 40), foreseen(gcacwSpecimen, 12)]) {
    expect(other).toBe(0);
    expect(same).toBeGreaterThan(unknown);
  }
});

test('where forces are hidden it is so nearly always, and never fails', () => {
  const { same, other } = foreseen(hiddenSpecimen, 24);
  expect(same).toBeGreaterThan(200);
  expect(other / (same + other)).toBeLessThan(0.05);
});
