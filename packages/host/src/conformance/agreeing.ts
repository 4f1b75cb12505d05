import type { Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { clauseOf, Trial } from './trial.ts';

/** What both sides have seen is taken back if both agree. */
export function agreeing<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  /** A game in which a side has made a decision that is sealed. */
  async function sealed(seed: number): Promise<{ trial: Trial<T>; side: T['side']; other: T['side'] }> {
    const trial = await Trial.open(open, specimen, { seed, consent: 'agreed' });
    await trial.play(200, () => {
      const side = trial.decider;
      return side !== undefined && trial.sides.every(each => trial.scene(each).status.undo === 'by-agreement');
    });
    const side = trial.sides[seed % trial.sides.length] as T['side'];
    expect(trial.scene(side).status.undo).toBe('by-agreement');
    return { trial, side, other: trial.otherThan(side) };
  }

  const offerIn = (trial: Trial<T>): unknown[] => [
    ...new Set(trial.audiences.map(audience => trial.scene(audience).status.offer)),
  ];

  test('one asks, the other agrees, and the last decision of the one who asked is taken back', async () => {
    for (const seed of [31, 32, 33]) {
      const { trial, side, other } = await sealed(seed);
      const own = () => trial.mirror.entriesOf('decision').filter(({ by }) => by === side).length;
      const [made, decisions] = [own(), trial.mirror.decisions];
      expect(await trial.ask(side, { do: 'undo' })).toHaveProperty('offered');
      expect(offerIn(trial)).toEqual([side]);
      expect(trial.mirror.decisions).toBe(decisions);
      await trial.expectNothingBy(async () =>
        expect(clauseOf(await trial.ask(side, { do: 'agree' }))).toBe('host/no-offer'),
      );
      await trial.expectNothingBy(async () =>
        expect(clauseOf(await trial.ask('public', { do: 'agree' }))).toBe('host/only-watching'),
      );
      await trial.expectNothingBy(() => trial.ask(side, { do: 'undo' }));
      expect(await trial.ask(other, { do: 'agree' })).toHaveProperty('done');
      expect(offerIn(trial)).toEqual([undefined]);
      expect(trial.mirror.decisions).toBeLessThan(decisions);
      expect(trial.decider).toBe(side);
      trial.expectSeen();
      expect(trial.scene(side).status.mayRedo).toBe(true);
      expect(trial.scene(other).status.mayRedo).toBe(false);
      expect(clauseOf(await trial.ask(other, { do: 'redo' }))).toBe('host/nothing-to-redo');
      expect(await trial.ask(side, { do: 'redo' })).toHaveProperty('done');
      expect(own()).toBe(made);
      trial.expectSeen();
      trial.close();
    }
  });

  test('an offer is declined by the other, or withdrawn by the one who made it', async () => {
    for (const by of ['side', 'other'] as const) {
      const found = await sealed(34);
      const { trial, side } = found;
      const decisions = trial.mirror.decisions;
      await trial.ask(side, { do: 'undo' });
      expect(await trial.ask(found[by], { do: 'decline' })).toHaveProperty('done');
      expect(offerIn(trial)).toEqual([undefined]);
      expect(trial.mirror.decisions).toBe(decisions);
      for (const audience of trial.sides) {
        await trial.expectNothingBy(async () =>
          expect(clauseOf(await trial.ask(audience, { do: 'agree' }))).toBe('host/no-offer'),
        );
      }
      trial.close();
    }
  });

  test('a decision that everybody is shown withdraws an offer; one that can be taken back tells nobody', async () => {
    let [stood, withdrawn] = [0, 0];
    for (const seed of [35, 36, 37, 38, 39, 40]) {
      const { trial } = await sealed(seed);
      for (let n = 0; n < 20; n++) {
        const decider = trial.decider;
        if (decider === undefined) break;
        const other = trial.otherThan(decider);
        if (trial.scene(other).status.undo === 'by-agreement') await trial.ask(other, { do: 'undo' });
        const before = trial.scene(other);
        if (before.status.offer !== other || (await trial.decideSomething()) === undefined) break;
        if (trial.scene(decider).status.undo === 'free') {
          stood += 1;
          expect(trial.scene(other) === before).toBe(true);
          await trial.ask(decider, { do: 'undo' });
          expect(trial.scene(other) === before).toBe(true);
          await trial.ask(decider, { do: 'redo' });
          expect(trial.scene(other) === before).toBe(true);
        } else {
          withdrawn += 1;
          expect(offerIn(trial)).toEqual([undefined]);
        }
      }
      trial.close();
    }
    expect(stood).toBeGreaterThan(2);
    expect(withdrawn).toBeGreaterThan(2);
  });

  test('who agrees takes back his own latest decisions with it', async () => {
    let found = 0;
    for (const seed of [41, 42, 43, 44, 45, 46]) {
      const { trial } = await sealed(seed);
      for (let n = 0; n < 20; n++) {
        const decider = trial.decider;
        if (decider === undefined) break;
        const other = trial.otherThan(decider);
        await trial.ask(other, { do: 'undo' });
        await trial.decideSomething();
        if (trial.scene(decider).status.offer !== other) continue;
        found += 1;
        expect(await trial.ask(decider, { do: 'agree' })).toHaveProperty('done');
        expect(trial.decider).toBe(other);
        trial.expectSeen();
        break;
      }
      trial.close();
    }
    expect(found).toBeGreaterThan(1);
  });
}
