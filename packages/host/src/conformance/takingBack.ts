import { positionHash, type Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { clauseOf, positionOf, Trial } from './trial.ts';

const DECISIONS = 36;
const SEEDS = [21, 22, 23] as const;

/** Undo and redo: alone, until the seal, by agreement, never. */
export function takingBack<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('what can still be taken back is shown to nobody else; undo and redo until the seal, then no more', async () => {
    let [takenBack, sealed] = [0, 0];
    for (const seed of SEEDS) {
      const trial = await Trial.open(open, specimen, { seed });
      for (let n = 0; n < DECISIONS; n++) {
        const before = trial.scenes();
        const decided = await trial.decideSomething();
        if (decided === undefined) break;
        const { side } = decided;
        if (trial.scene(side).status.undo === 'free') {
          takenBack += 1;
          await expectTakenBackInSecret(trial, side, before.get(side));
          expect(trial.scene(trial.otherThan(side)) === before.get(trial.otherThan(side))).toBe(true);
          expect(trial.scene('public') === before.get('public')).toBe(true);
        } else {
          sealed += 1;
          await trial.expectNothingBy(async () =>
            expect(clauseOf(await trial.ask(side, { do: 'undo' }))).toBe('host/nothing-to-undo'),
          );
        }
        trial.expectSeen();
      }
      trial.close();
    }
    expect(takenBack).toBeGreaterThan(3);
    expect(sealed).toBeGreaterThan(3);
  });

  test('alone, everything back to the first decision and forward again', async () => {
    for (const seed of SEEDS) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'alone' });
      const played = await trial.play(DECISIONS);
      const end = positionHash(trial.mirror.game);
      const someSide = () => trial.sides[trial.below(trial.sides.length)] as T['side'];
      for (let n = 0; n < played; n++) {
        expect(trial.mirror.madeByPersons.length).toBe(played - n);
        expect(await trial.ask(someSide(), { do: 'undo' })).toHaveProperty('done');
        if (n % 8 === 0) trial.expectSeen();
      }
      await trial.expectNothingBy(async () =>
        expect(clauseOf(await trial.ask(someSide(), { do: 'undo' }))).toBe('host/nothing-to-undo'),
      );
      for (let n = 0; n < played; n++) expect(await trial.ask(someSide(), { do: 'redo' })).toHaveProperty('done');
      expect(clauseOf(await trial.ask(someSide(), { do: 'redo' }))).toBe('host/nothing-to-redo');
      expect(positionHash(trial.mirror.game)).toBe(end);
      trial.expectSeen();
      trial.close();
    }
  });

  test('back to a line of the log', async () => {
    for (const [at, seed] of SEEDS.entries()) {
      const consent = (['alone', 'never', 'agreed'] as const)[at] ?? 'alone';
      const trial = await Trial.open(open, specimen, { seed, consent });
      for (let n = 0; n < 6; n++) {
        await trial.play(10);
        const side = trial.sides[trial.below(trial.sides.length)] as T['side'];
        const { log } = trial.scene(side);
        await trial.expectNothingBy(() => trial.ask(side, { do: 'undo', to: log.length + trial.below(3) }));
        const [to, { decisions }] = [trial.below(log.length), trial.mirror];
        const answer = await trial.ask(side, { do: 'undo', to });
        if (!('done' in answer)) continue;
        const kept = trial.scene(side).log;
        expect(JSON.stringify(kept)).toBe(JSON.stringify(log.slice(0, kept.length)));
        expect(trial.mirror.decisions).toBeLessThan(decisions);
        if (consent === 'alone') for (const { by } of kept.slice(to)) expect(by).toBe('table');
        trial.expectSeen();
      }
      trial.close();
    }
  });

  test('the same choice after an undo meets the same dice', async () => {
    let met = 0;
    for (const seed of SEEDS) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'alone' });
      for (let n = 0; n < DECISIONS; n++) {
        const decided = await trial.decideSomething();
        if (decided === undefined) break;
        const { side, choice } = decided;
        const made = trial.mirror.decisions;
        const rolled = trial.mirror.entriesOf('decision').at(-1)?.dice.length ?? 0;
        const scene = positionOf(trial.scene(side));
        if (rolled === 0) continue;
        met += 1;
        expect(await trial.ask(trial.otherThan(side), { do: 'undo' })).toHaveProperty('done');
        expect(await trial.ask(side, { do: 'decide', choice })).toHaveProperty('done');
        expect(trial.mirror.decisions).toBe(made);
        expect(positionOf(trial.scene(side))).toBe(scene);
      }
      trial.close();
    }
    expect(met).toBeGreaterThan(5);
  });
}

/** It is taken back, made again by redo, taken back and made again by hand: nobody else hears of any of it. */
async function expectTakenBackInSecret<T extends Vocabulary>(
  trial: Trial<T>,
  side: T['side'],
  before: { readonly log: readonly unknown[] } | undefined,
): Promise<void> {
  const others = trial.audiences.filter(audience => audience !== side).map(audience => trial.scene(audience));
  const after = positionOf(trial.scene(side));
  expect(await trial.ask(side, { do: 'undo' })).toHaveProperty('done');
  const { log, status } = trial.scene(side);
  expect(JSON.stringify(log)).toBe(JSON.stringify(before?.log));
  expect(status.mayRedo).toBe(true);
  expect(trial.scene(trial.otherThan(side)).status.mayRedo).toBe(false);
  expect(await trial.ask(side, { do: 'redo' })).toHaveProperty('done');
  expect(positionOf(trial.scene(side))).toBe(after);
  const now = trial.audiences.filter(audience => audience !== side).map(audience => trial.scene(audience));
  expect(now.every((scene, index) => scene === others[index])).toBe(true);
}
