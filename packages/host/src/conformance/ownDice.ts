import {
  type AnyChoice,
  choices,
  type Decider,
  type Answer as Dice,
  decide,
  type Request,
  rolling,
  scripted,
  type Vocabulary,
} from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { fold } from '../game/log.ts';
import type { Answer } from '../seats/command.ts';
import type { OpenGame } from '../testing/seats.ts';
import { headerOf } from './keeping.ts';
import type { Specimen } from './specimen.ts';
import { positionOf, Trial, type TrialSettings } from './trial.ts';

const DECISIONS = 40;
const SEEDS = [64, 65, 66, 67, 68, 69, 70, 71] as const;

/** What is to be decided, by whom, and from which seat its dice are typed. */
interface Due<T extends Vocabulary> {
  readonly seat: T['side'];
  readonly by: Decider<T>;
  readonly choice: AnyChoice<T>;
}

/** Players roll and draw everything themselves, also what their title leaves to the program. */
const opened = <T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>, settings: TrialSettings<T>) =>
  Trial.open(open, specimen, {
    ...settings,
    ownDice: true,
    hosted: { ...specimen.hosted(settings.seed), isTyped: () => true },
  });

/** Dice that players roll themselves and type in. */
export function ownDice<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('are asked for one roll at a time, and a game is played with them', async () => {
    let rolls = 0;
    for (const seed of SEEDS.slice(0, 3)) {
      const trial = await opened(open, specimen, { seed });
      for (let n = 0; n < DECISIONS; n++) {
        const due = nextDue(trial);
        if (due === undefined) break;
        rolls += await typeAll(trial, due);
        trial.expectSeen();
      }
      expect(trial.mirror.decisions).toBeGreaterThan(10);
      trial.close();
    }
    expect(rolls).toBeGreaterThan(10);
  });

  test('a choice whose first dice are known is made: it waits, and nothing is done before it', async () => {
    const { trial, due, first } = await beforeTwoRolls(open, specimen, 'agreed');
    const before = trial.scene(trial.otherThan(due.seat));
    expect(await typed(trial, due, [first])).toHaveProperty('needsDice');
    expect(trial.mirror.entriesOf('pending')).toMatchObject([{ choice: due.choice, dice: [first] }]);
    expect(trial.scene(due.seat).status.due).toEqual({
      choice: due.choice,
      known: 1,
      request: requestOf(trial, due, [first]),
    });
    if (due.by !== 'table') expect(trial.scene(trial.otherThan(due.seat)) === before).toBe(true);
    for (const audience of due.by === 'table' ? trial.audiences : [due.seat, 'public' as const]) {
      for (const verb of ['undo', 'redo', 'agree'] as const) {
        await trial.expectNothingBy(() => trial.ask(audience, { do: verb }));
      }
    }
    await trial.expectNothingBy(async () => expect(await typed(trial, due, [[99]])).toHaveProperty('badDice'));
    expect(await typed(trial, due, restOf(trial, due, [first]))).toHaveProperty('done');
    for (const audience of trial.audiences) expect(trial.scene(audience).status.due?.known ?? 0).toBe(0);
    trial.expectSeen();
    trial.close();
  });

  test('it waits in the log too: a saved game goes on with it', async () => {
    const { trial, due, first, seed } = await beforeTwoRolls(open, specimen, 'never');
    await typed(trial, due, [first]);
    const saved = fold(headerOf(trial.hosted), trial.mirror.entries);
    expect(saved.pending).toMatchObject({ choice: due.choice, dice: [first] });
    const rest = restOf(trial, due, [first]);

    const again = await opened(open, specimen, { seed, saved });
    for (const each of [trial, again]) expect(await typed(each, due, rest)).toHaveProperty('done');
    for (const audience of trial.audiences) {
      expect(positionOf(again.scene(audience))).toBe(positionOf(trial.scene(audience)));
    }
    trial.close();
    again.close();

    const finished = await Trial.open(open, specimen, { seed, saved });
    const [made] = finished.mirror.entriesOf('decision').slice(saved.decisions.length);
    expect(made).toMatchObject({ by: due.by, choice: due.choice });
    expect(made?.dice[0]).toEqual(first);
    finished.close();
  });

  test('are switched on and off at any time: everybody is told, and the program finishes what was begun', async () => {
    const { trial, due, first } = await beforeTwoRolls(open, specimen, 'never');
    await typed(trial, due, [first]);
    const before = trial.mirror.decisions;
    expect(await trial.ask(due.seat, { do: 'dice', own: false })).toHaveProperty('done');
    const made = trial.mirror.entriesOf('decision')[before];
    expect(made).toMatchObject({ by: due.by, choice: due.choice, typed: [0] });
    expect(made?.dice.length).toBeGreaterThan(1);
    for (const audience of trial.audiences) expect(trial.scene(audience).status).toMatchObject({ ownDice: false });
    await trial.expectNothingBy(() => trial.ask(due.seat, { do: 'decide', choice: due.choice, dice: [first] }));
    await trial.expectNothingBy(() => trial.ask('public', { do: 'dice', own: true }));
    trial.expectSeen();
    trial.close();
  });

  test('of a choice that is not made yet nobody else is told', async () => {
    const { trial, due } = await beforeTwoRolls(open, specimen, 'never');
    if (due.by !== 'table') {
      await trial.expectNothingBy(async () => expect(await typed(trial, due, [])).toHaveProperty('needsDice'));
    }
    trial.close();
  });

  test('dice that arrive twice count once; an offer is not agreed to while some are missing', async () => {
    const { trial, due, first } = await beforeTwoRolls(open, specimen, 'agreed');
    const asking = trial.otherThan(due.seat);
    const offered = await trial.ask(asking, { do: 'undo' });
    const intent = { do: 'decide', choice: due.choice, dice: [first] };
    const command = { id: 'typed', seen: trial.scene(due.seat).n, intent };
    const answers = await trial.commands(due.seat, [command, command, command]);
    for (const answer of answers) expect(answer).toHaveProperty('needsDice');
    expect(trial.mirror.entriesOf('pending')).toMatchObject([{ dice: [first] }]);
    const late = await trial.command(due.seat, { ...command, id: 'typed elsewhere' });
    expect(late).toEqual({ stale: { seen: command.seen, n: trial.scene(due.seat).n } });
    expect(trial.mirror.entriesOf('pending').length).toBe(1);
    if ('offered' in offered) {
      await trial.expectNothingBy(() => trial.ask(due.seat, { do: 'agree' }));
    }
    trial.close();
  });
}

/** What has to be rolled next for a choice after the dice that are known; undefined: nothing more. */
function requestOf<T extends Vocabulary>(
  { hosted, mirror }: Trial<T>,
  { by, choice }: Due<T>,
  known: readonly Dice[],
): Request | undefined {
  const verdict = decide(hosted.ruleset, mirror.game, by, choice, scripted(known));
  return 'needsDice' in verdict ? verdict.needsDice : undefined;
}

/** All the dice that a choice needs after those that are known. */
function restOf<T extends Vocabulary>(trial: Trial<T>, due: Due<T>, known: readonly Dice[]): Dice[] {
  const dice = [...known];
  for (;;) {
    const request = requestOf(trial, due, dice);
    const answer = request && rolling(trial.below)(request);
    if (answer === undefined) return dice.slice(known.length);
    dice.push(answer);
  }
}

/** Everything that may be decided now. */
function allDue<T extends Vocabulary>(trial: Trial<T>): Due<T>[] {
  const { by, game } = trial.mirror;
  if (by === undefined || by === 'referee') return [];
  const seat = trial.sides.find(side => by === side || (by === 'table' && trial.scene(side).frame?.by === 'table'));
  if (seat === undefined) return [];
  return choices(trial.hosted.ruleset, game).map(choice => ({ seat, by, choice }));
}

function nextDue<T extends Vocabulary>(trial: Trial<T>): Due<T> | undefined {
  const all = allDue(trial);
  const choice = trial.someOf(all.map(due => due.choice));
  return all.find(due => due.choice === choice);
}

const typed = <T extends Vocabulary>(trial: Trial<T>, { seat, choice }: Due<T>, dice: readonly Dice[]) =>
  trial.ask(seat, { do: 'decide', choice, ...(dice.length > 0 && { dice }) });

/** Types one roll after the other; how many they were. */
async function typeAll<T extends Vocabulary>(trial: Trial<T>, due: Due<T>): Promise<number> {
  const dice = restOf(trial, due, []);
  let answer: Answer<T> = await typed(trial, due, dice.slice(0, 1));
  for (let at = 1; 'needsDice' in answer; at++) {
    expect(answer.needsDice).toEqual(requestOf(trial, due, dice.slice(0, at)));
    answer = await typed(trial, due, dice.slice(at, at + 1));
  }
  expect(answer, JSON.stringify({ due, dice })).toHaveProperty('done');
  return dice.length;
}

/** A game in which a choice may be made that rolls twice. */
async function beforeTwoRolls<T extends Vocabulary>(
  open: OpenGame<T>,
  specimen: Specimen<T>,
  consent: 'agreed' | 'never',
): Promise<{ trial: Trial<T>; due: Due<T>; first: Dice; seed: number }> {
  for (const seed of SEEDS) {
    const trial = await opened(open, specimen, { seed, consent });
    for (let n = 0; n < DECISIONS; n++) {
      for (const due of allDue(trial).slice(0, 20)) {
        const [first, ...more] = restOf(trial, due, []);
        if (first !== undefined && more.length > 0) return { trial, due, first, seed };
      }
      const due = nextDue(trial);
      if (due === undefined) break;
      await typeAll(trial, due);
    }
    trial.close();
  }
  throw new Error('nothing rolls twice');
}
