import { positionHash, replay, rulesHash, type SavedGame, type Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { Hosted } from '../game/hosted.ts';
import { fold, type LogHeader, logText, readSaved } from '../game/log.ts';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { positionOf, Trial } from './trial.ts';

const DECISIONS = 60;

export const headerOf = <T extends Vocabulary>({ ruleset, setup }: Hosted<T>): LogHeader => ({
  ruleset: ruleset.name,
  version: ruleset.version,
  rules: rulesHash(ruleset),
  setup: setup ?? null,
  seed: '',
});

/** The log: what happened to a game, and nothing else. */
export function keeping<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('a log with undo and redo in it is the same game again, and shows everybody the same', async () => {
    for (const seed of [71, 72]) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'alone' });
      await trial.play(DECISIONS, () => false);
      await wander(trial, 30);
      const saved = read(trial);
      expect(saved).toMatchObject({ ...headerOf(trial.hosted), isChained: true });
      expect(saved.change).toBeUndefined();
      expect(saved.decisions.length).toBe(trial.mirror.decisions);
      const { ruleset } = trial.hosted;
      const replayed = replay(ruleset, specimen.hosted(seed).opening.game, saved);
      expect(replayed).toMatchObject({ replayed: saved.decisions.length, otherRules: false });
      expect(replayed.divergence).toBeUndefined();
      expect(positionHash(replayed.game)).toBe(positionHash(trial.mirror.game));

      const again = await Trial.open(open, specimen, { seed, consent: 'alone', saved });
      for (const audience of trial.audiences) {
        expect(positionOf(again.scene(audience))).toBe(positionOf(trial.scene(audience)));
        const expected = trial.mirror.expected(audience);
        expect(trial.scene(audience).log).toEqual(expected.log);
        expect(trial.scene(audience).game.board).toEqual(expected.game.board);
        expect(again.scene(audience).choices).toEqual(trial.scene(audience).choices);
        expect(again.scene(audience).status.undo).toBe(trial.scene(audience).status.undo);
      }
      await again.play(5);
      again.expectSeen();
      trial.close();
      again.close();
    }
  });

  test('a saved game that has just been decided hides what can still be taken back', async () => {
    let hidden = 0;
    for (const seed of [74, 75]) {
      const trial = await Trial.open(open, specimen, { seed });
      for (let n = 0; n < 5 && (await trial.play(7)) > 0; n++) {
        const saved = fold(headerOf(trial.hosted), trial.mirror.entries);
        const again = await Trial.open(open, specimen, { seed, saved });
        again.expectSeen();
        for (const audience of trial.audiences) {
          expect(positionOf(again.scene(audience))).toBe(positionOf(trial.scene(audience)));
          expect(again.scene(audience).status).toEqual(trial.scene(audience).status);
        }
        if (trial.mirror.standpoint.open !== undefined) hidden += 1;
        again.close();
      }
      trial.close();
    }
    expect(hidden).toBeGreaterThan(0);
  });
}

/** Undo, redo and new decisions, as it comes. */
async function wander<T extends Vocabulary>(trial: Trial<T>, steps: number): Promise<void> {
  for (let n = 0; n < steps; n++) {
    const side = trial.sides[trial.below(trial.sides.length)] as T['side'];
    const what = trial.below(5);
    if (what < 2) await trial.ask(side, { do: 'undo' });
    else if (what < 4) await trial.ask(side, { do: 'redo' });
    else await trial.decideSomething();
  }
}

/** The log as a file would keep it. */
function read<T extends Vocabulary>(trial: Trial<T>): SavedGame {
  const found = readSaved(logText(headerOf(trial.hosted), trial.mirror.entries), () => ({ line: 1, column: 1 }));
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found.saved;
}
