import { ready, type Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { contentOf, Trial } from './trial.ts';

/** Games, decisions of each, and attempts of each position that are weighed. */
const GAMES = 3;
const DECISIONS = 50;
const ATTEMPTS = 20;

/** What is seen from a seat. */
export function looking<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('a scene begins with what happened before the first decision', async () => {
    const trial = await Trial.open(open, specimen, { seed: 1 });
    for (const audience of trial.audiences) {
      const { log, n, audience: own } = trial.scene(audience);
      expect(own).toBe(audience);
      expect(n).toBeGreaterThan(0);
      expect(log[0]).toEqual(trial.mirror.expected(audience).log[0]);
      expect(log[0]).toMatchObject({ by: 'table', rolled: [] });
    }
    trial.expectSeen();
    trial.close();
  });

  test('choices and refusals are those of the whole game, for whoever decides; nobody else has any', async () => {
    let weighed = 0;
    let refused = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const trial = await Trial.open(open, specimen, { seed });
      await trial.play(DECISIONS, () => {
        trial.expectChoices();
        const side = trial.decider;
        if (side === undefined) return;
        for (const attempt of someAttempts(trial)) {
          const [seen, whole] = trial.refusals(side, attempt);
          expect(seen, JSON.stringify(attempt)).toEqual(whole);
          weighed += 1;
          if (whole !== undefined) refused += 1;
          const [other] = trial.refusals(trial.otherThan(side), attempt);
          expect(other).toEqual({ clause: 'kernel/not-your-decision', params: { by: side } });
        }
      });
      trial.close();
    }
    expect(weighed).toBeGreaterThan(800);
    expect(refused).toBeGreaterThan(50);
  });

  test('a scene is the same object until it shows something else, and listeners hear of each once', async () => {
    const trial = await Trial.open(open, specimen, { seed: 8 });
    const heard = new Map(trial.audiences.map(audience => [audience, [trial.scene(audience)]]));
    const deaf = trial.audiences.map(audience => trial.seat(audience).subscribe(() => expect.fail('still heard')));
    for (const stop of deaf) stop();
    for (const [audience, scenes] of heard) {
      trial.seat(audience).subscribe(() => scenes.push(trial.scene(audience)));
    }
    await trial.play(DECISIONS, () => {
      for (const [audience, scenes] of heard) expect(scenes.at(-1) === trial.scene(audience), audience).toBe(true);
    });
    for (const scenes of heard.values()) {
      scenes.reduce((before, scene) => {
        expect(scene.n).toBeGreaterThan(before.n);
        return scene;
      });
    }
    expect(heard.get('public')?.length).toBeGreaterThan(5);
    trial.close();
  });

  test('the past is what was shown then, line by line, and there is none beyond the log', async () => {
    let compared = 0;
    for (let seed = 21; seed < 21 + GAMES; seed++) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'agreed' });
      const shown = new Map(trial.audiences.map(audience => [audience, new Map<number, Set<string>>()]));
      const remember = (): void => {
        for (const [audience, { log, game }] of trial.scenes()) {
          const moments = shown.get(audience);
          // What adds no line may still change who decides: several positions with the same lines.
          moments?.set(log.length, (moments.get(log.length) ?? new Set()).add(boardOf(game)));
        }
      };
      remember();
      await trial.play(DECISIONS, remember);
      remember();
      for (const [audience, moments] of shown) {
        for (const [lines, boards] of moments) {
          const [past] = await trial.pasts(audience, [lines]);
          expect(past !== undefined && boards.has(boardOf(past)), `${audience} ${lines}`).toBe(true);
          compared += 1;
        }
        const { length } = trial.scene(audience).log;
        expect(await trial.pasts(audience, [0, length + 1])).toEqual([undefined, undefined]);
      }
      trial.close();
    }
    expect(compared).toBeGreaterThan(GAMES * 15);
  });

  test('every seat shows what it may and no more, all the way; what shows nothing changes nothing', async () => {
    let unchanged = 0;
    for (let seed = 11; seed < 11 + GAMES; seed++) {
      const trial = await Trial.open(open, specimen, { seed, consent: 'agreed' });
      let before = trial.scenes();
      await trial.play(DECISIONS, () => {
        trial.expectSeen();
        for (const [audience, scene] of before) {
          const isSame = trial.scene(audience) === scene;
          expect(isSame, audience).toBe(contentOf(trial.scene(audience)) === contentOf(scene));
          if (isSame) unchanged += 1;
        }
        before = trial.scenes();
      });
      trial.close();
    }
    expect(unchanged).toBeGreaterThan(GAMES * 3);
  });
}

const boardOf = ({ board, stack }: { readonly board: unknown; readonly stack: unknown }): string =>
  JSON.stringify({ board, stack });

function someAttempts<T extends Vocabulary>({ hosted: { ruleset }, mirror, below }: Trial<T>) {
  const { world, board, stack } = mirror.game;
  const copy = { world, board: ruleset.copyBoard(board), stack: [...stack], derived: undefined };
  const all = [...ruleset.attempts(ready(ruleset, copy))];
  return Array.from({ length: Math.min(ATTEMPTS, all.length) }, () => all[below(all.length)]).filter(
    attempt => attempt !== undefined,
  );
}
