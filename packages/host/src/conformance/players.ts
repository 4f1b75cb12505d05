import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { expect, test } from 'vitest';
import type { Player } from '../seats/player.ts';
import type { Scene } from '../seats/scene.ts';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { Trial } from './trial.ts';

/** After so many decisions a player never answers: a game need not be played to its end. */
const ENOUGH = 25;

type Watched<T extends Vocabulary> = Player<T> & { readonly scenes: Scene<T>[] };

/** Plays at random what it may; `answering`: at once, or later. */
function somebody<T extends Vocabulary>(answering: 'at once' | 'later', seed: number): Watched<T> {
  const below = random(seed);
  const scenes: Scene<T>[] = [];
  return {
    scenes,
    choose: scene => {
      scenes.push(scene);
      const choice = scene.choices[below(scene.choices.length)];
      if (choice === undefined) throw new Error('asked without a choice');
      if (scenes.length > ENOUGH) return new Promise(() => undefined);
      return answering === 'at once' ? choice : Promise.resolve(choice);
    },
  };
}

/** Answers when the test says so. */
class Thinker<T extends Vocabulary> implements Player<T> {
  readonly thoughts: { readonly scene: Scene<T>; answer(choice: AnyChoice<T>): void }[] = [];

  choose(scene: Scene<T>): Promise<AnyChoice<T>> {
    return new Promise(answer => this.thoughts.push({ scene, answer }));
  }

  /** The answer to the question that was asked so many questions ago. */
  answerOne(ago = 0): void {
    const thought = this.thoughts.at(-1 - ago);
    const [choice] = thought?.scene.choices ?? [];
    if (thought === undefined || choice === undefined) throw new Error('nothing was asked');
    thought.answer(choice);
  }
}

/** Who plays which side. */
function seated<T extends Vocabulary>(sides: readonly T['side'][], who: (side: T['side'], at: number) => Player<T>) {
  const players: { [S in T['side']]?: Player<T> } = {};
  for (const [at, side] of sides.entries()) players[side] = who(side, at);
  return players;
}

/** Sides that no person plays. */
export function players<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('two play by themselves, one at once, one later, each asked once for each decision', async () => {
    const { ruleset } = specimen.hosted(51);
    const asked = new Map(ruleset.sides.map((side, at) => [side, somebody<T>(at === 0 ? 'at once' : 'later', at)]));
    const players = seated<T>(ruleset.sides, side => asked.get(side) ?? expect.fail('no such side'));
    const trial = await Trial.open(open, specimen, { seed: 51, players });
    await trial.settled();
    const [first, second] = [...asked.values()];
    expect(Math.max(first?.scenes.length ?? 0, second?.scenes.length ?? 0)).toBeGreaterThan(10);
    for (const [side, { scenes }] of asked) {
      const made = trial.mirror.entriesOf('decision').filter(({ by }) => by === side).length;
      expect(scenes.length - made).toBe(trial.mirror.by === side ? 1 : 0);
      for (const scene of scenes) expect(scene.audience).toBe(side);
      const last = scenes.at(-1);
      if (trial.mirror.by === side) expect(last?.log).toEqual(trial.mirror.expected(side).log);
    }
    trial.expectSeen();
    trial.close();
  });

  test('commands that do nothing do not make a player think twice; he waits for what he is paced by', async () => {
    const thinker = new Thinker<T>();
    const paced: (() => void)[] = [];
    const pace = (goOn: () => void): void => void paced.push(goOn);
    const { ruleset } = specimen.hosted(52);
    const players = seated<T>(ruleset.sides, () => thinker);
    const trial = await Trial.open(open, specimen, { seed: 52, players, pace });
    expect(thinker.thoughts.length).toBe(0);
    for (let n = 0; n < 10; n++) {
      for (const audience of trial.audiences) await trial.ask(audience, { do: 'redo' });
      expect(thinker.thoughts.length).toBe(n);
      // Whoever sets the pace may have forgotten all but the last.
      paced.at(-1)?.();
      for (const goOn of paced) goOn();
      await trial.settled();
      expect(thinker.thoughts.length).toBe(n + 1);
      for (const goOn of paced) goOn();
      for (const audience of trial.audiences) await trial.ask(audience, { do: 'redo' });
      expect(thinker.thoughts.length).toBe(n + 1);
      thinker.answerOne();
      await trial.settled();
    }
    expect(trial.mirror.entriesOf('decision').filter(({ by }) => by !== 'table').length).toBe(10);
    trial.close();
  });

  test('an answer to a question that is no longer asked is dropped', async () => {
    let dropped = 0;
    for (const seed of [53, 54, 55, 56, 57]) {
      const thinker = new Thinker<T>();
      const { ruleset } = specimen.hosted(seed);
      const [person, machine] = ruleset.sides as readonly [T['side'], T['side']];
      const trial = await Trial.open(open, specimen, {
        seed,
        consent: 'alone',
        players: seated<T>([machine], () => thinker),
      });
      await answerUntil(trial, thinker, () => trial.decider === person);
      const isAsked = () => trial.mirror.by === machine;
      await trial.play(50, isAsked);
      if (isAsked()) {
        dropped += 1;
        expect(trial.scene(person).status.automatic).toBe(true);
        const asked = thinker.thoughts.length;
        expect(await trial.ask(person, { do: 'undo' })).toHaveProperty('done');
        expect(trial.decider).toBe(person);
        await trial.expectNothingBy(async () => thinker.answerOne());
        await trial.ask(person, { do: 'redo' });
        expect(thinker.thoughts.length).toBe(asked + 1);
        await trial.expectNothingBy(async () => thinker.answerOne(1));
        const { decisions } = trial.mirror;
        thinker.answerOne();
        await trial.settled();
        expect(trial.mirror.decisions).toBeGreaterThan(decisions);
        trial.expectSeen();
      }
      trial.close();
    }
    expect(dropped).toBeGreaterThan(1);
  });

  test('what was to go on by itself does not, once it was taken back; and it goes on once', async () => {
    let late = 0;
    for (const seed of [62, 63, 64]) {
      const paced: (() => void)[] = [];
      const pace = (goOn: () => void): void => void paced.push(goOn);
      const trial = await Trial.open(open, specimen, { seed, consent: 'alone', pace });
      const goOnWith = (all: readonly (() => void)[]) => async () => {
        for (const goOn of all) goOn();
      };
      for (let n = 0; n < 40; n++) {
        await goOnWith(paced.splice(0))();
        await trial.settled();
        const decided = await trial.decideSomething();
        if (decided === undefined) break;
        if (paced.length === 0) continue;
        late += 1;
        expect(trial.scene(decided.side).status.automatic).toBe(true);
        expect(await trial.ask(decided.side, { do: 'undo' })).toHaveProperty('done');
        await trial.expectNothingBy(goOnWith(paced));
        expect(await trial.ask(decided.side, { do: 'redo' })).toHaveProperty('done');
        await goOnWith(paced)();
        await trial.settled();
        await trial.expectNothingBy(goOnWith(paced));
      }
      trial.expectSeen();
      trial.close();
    }
    expect(late).toBeGreaterThan(3);
  });

  test('while a player goes on, others see nothing of what could still be taken back', async () => {
    let hidden = 0;
    for (const seed of [58, 59, 60]) {
      const thinker = new Thinker<T>();
      const { ruleset } = specimen.hosted(seed);
      const players = seated<T>(ruleset.sides, () => thinker);
      const trial = await Trial.open(open, specimen, { seed, players });
      for (let n = 0; n < 40 && trial.mirror.by !== undefined; n++) {
        const side = trial.mirror.by as T['side'];
        const before = trial.scene(trial.otherThan(side));
        thinker.answerOne();
        await trial.settled();
        if (trial.mirror.standpoint.open !== side) continue;
        hidden += 1;
        expect(trial.scene(trial.otherThan(side)) === before).toBe(true);
      }
      trial.close();
    }
    expect(hidden).toBeGreaterThan(3);
  });
}

async function answerUntil<T extends Vocabulary>(
  trial: Trial<T>,
  thinker: Thinker<T>,
  isEnough: () => boolean,
): Promise<void> {
  for (let n = 0; n < 50 && !isEnough(); n++) {
    thinker.answerOne();
    await trial.settled();
  }
}
