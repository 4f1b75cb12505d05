import type { Edit, Ready, Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { whyNotEdit } from '../seats/scene.ts';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { clauseOf, Trial } from './trial.ts';

/** A referee who changes the position, from either seat. */
export function refereeing<T extends Vocabulary>(
  open: OpenGame<T>,
  specimen: Specimen<T>,
  someEdit: (game: Ready<T>, below: (n: number) => number) => Edit<T>,
): void {
  test('what a seat says of an edit comes true; it is sealed, kept and shown to all', async () => {
    let [edited, refused] = [0, 0];
    for (const seed of [81, 82]) {
      const trial = await Trial.open(open, specimen, { seed, hasReferee: true });
      for (let n = 0; n < 60; n++) {
        if (n % 3 === 0) await trial.play(1);
        const side = trial.sides[n % trial.sides.length] as T['side'];
        const scene = trial.scene(trial.decider ?? side);
        const edit = someEdit(scene.game, trial.below);
        const why = whyNotEdit(trial.hosted.ruleset, scene, edit);
        const { decisions } = trial.mirror;
        const answer = await trial.ask(side, { do: 'edit', edit });
        if (why !== undefined) {
          refused += 1;
          expect(clauseOf(answer)).toBe(why.clause);
          expect(trial.mirror.decisions).toBe(decisions);
          continue;
        }
        edited += 1;
        expect(answer, JSON.stringify(edit)).toHaveProperty('done');
        expect(trial.mirror.entries.filter(entry => 'by' in entry && entry.by === 'referee').at(-1)).toMatchObject({
          kind: 'decision',
          choice: JSON.parse(JSON.stringify(edit)),
          dice: [],
        });
        for (const each of trial.sides) expect(trial.scene(each).status.undo).toBe('none');
        trial.expectSeen();
      }
      trial.close();
    }
    expect(edited).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(5);
  });

  test('alone, an edit is taken back like any decision', async () => {
    const trial = await Trial.open(open, specimen, { seed: 83, consent: 'alone', hasReferee: true });
    await trial.play(5);
    const side = trial.decider ?? expect.fail('nobody decides');
    for (let n = 0; n < 200; n++) {
      const { log } = trial.scene(side);
      const answer = await trial.ask(side, { do: 'edit', edit: someEdit(trial.scene(side).game, trial.below) });
      if (!('done' in answer)) continue;
      expect(await trial.ask(trial.otherThan(side), { do: 'undo' })).toHaveProperty('done');
      expect(trial.scene(side).log).toEqual(log);
      trial.expectSeen();
      trial.close();
      return;
    }
    expect.fail('nothing could be edited');
  });
}
