import type { Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { contentOf, Trial } from './trial.ts';
import { expectSameToSide, twinsOf } from './twins.ts';

const DECISIONS = 40;

/** What a side may not know of the other, and does not learn: not even that there was something. */
export function secrets<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('a decision that shows a side nothing leaves its number, its log and its scene as they were', async () => {
    let [silent, untold] = [0, 0];
    for (let seed = 101; seed < 106; seed++) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'agreed' });
      for (let n = 0; n < DECISIONS; n++) {
        const before = trial.scenes();
        const decided = await trial.decideSomething();
        if (decided === undefined) break;
        const other = trial.otherThan(decided.side);
        const [scene, earlier] = [trial.scene(other), before.get(other)];
        if (trial.mirror.toldLast(other) === undefined) silent += 1;
        if (scene.log.length <= trial.mirror.decisions) untold += 1;
        if (earlier !== undefined && scene !== earlier) expect(contentOf(scene)).not.toBe(contentOf(earlier));
      }
      trial.expectSeen();
      trial.close();
    }
    expect(untold).toBeGreaterThan(10);
    expect(silent).toBeGreaterThan(5);
  });

  test('two games that differ only in what a side may not see are the same to it, to the letter', async () => {
    let [different, compared] = [0, 0];
    for (let seed = 121; seed < 137; seed++) {
      const twins = twinsOf(specimen.hosted(seed), seed);
      if (twins === undefined) continue;
      different += 1;
      compared += await expectSameToSide(open, specimen, twins, seed);
    }
    expect(different).toBeGreaterThan(5);
    expect(compared).toBeGreaterThan(40);
  });
}
