import type { Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { Intent } from '../seats/command.ts';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { clauseOf, contentOf, Trial } from './trial.ts';
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

  test('what the other can still take back changes no answer', async () => {
    let asked = 0;
    for (let seed = 141; seed < 147; seed++) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'agreed' });
      for (let n = 0; n < DECISIONS && trial.decider !== undefined; n++) {
        const other = trial.otherThan(trial.decider);
        const before = await answersTo(trial, other);
        const scene = trial.scene(other);
        if ((await trial.decideSomething()) === undefined) break;
        if (trial.scene(other) !== scene) continue;
        asked += 1;
        expect(await answersTo(trial, other)).toEqual(before);
      }
      trial.close();
    }
    expect(asked).toBeGreaterThan(10);
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

/** To whatever a side that does not decide may want; nothing of it stands afterwards. */
async function answersTo<T extends Vocabulary>(trial: Trial<T>, side: T['side']): Promise<string[]> {
  const last = trial.scene(side).log.length - 1;
  const wishes: Intent[] = [{ do: 'undo' }, { do: 'redo' }, { do: 'decide', choice: {} }, { do: 'agree' }];
  const kinds: string[] = [];
  for (const wish of [...wishes, ...[last, last + 1].map((to): Intent => ({ do: 'undo', to }))]) {
    const answer = await trial.ask(side, wish);
    kinds.push(clauseOf(answer));
    if ('offered' in answer) await trial.ask(side, { do: 'decline' });
  }
  return kinds;
}
