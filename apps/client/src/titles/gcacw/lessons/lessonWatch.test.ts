import { bundledLesson, bundledScenario } from '@wigwag/content/bundled';
import { type AnyChoice, type Attack, engine, type Game, NOBODY, newGame, odds, worldOf } from '@wigwag/gcacw';
import { findHex, findSide } from '@wigwag/hex';
import { rolling, topFrame } from '@wigwag/kernel';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../testing/testSitting.ts';
import { readLesson, writtenLesson } from './lessonKept.ts';
import { lessonSettings } from './lessonSettings.ts';
import { LessonWatch } from './lessonWatch.ts';

/** A choice by names, or the name of a clause that the learner is told when he asks why not. */
type Move = { readonly do: AnyChoice['do'] } & Readonly<Record<string, string | readonly (string | number)[]>>;
type Act = Move | 'why not';

const LESSONS = ['first-march', 'first-battle', 'carry-out-the-order', 'over-the-river'] as const;
type LessonId = (typeof LESSONS)[number];

/** An ideal learner: what he does in each step; nothing where he only reads. */
const SOLUTIONS: Readonly<Record<LessonId, readonly (readonly Act[])[]>> = {
  'first-march': [
    [],
    [{ do: 'finish' }],
    [{ do: 'take' }],
    [{ do: 'march', unit: 'lowell' }],
    ['L0804', 'L0905', 'L1005'].map(to => ({ do: 'step', to })),
    ['why not'],
    [{ do: 'stop' }],
    [],
    [{ do: 'take' }, { do: 'activate', leader: 'colby', units: ['alden', 'pruitt'], digging: [] }],
    [
      { do: 'attach', unit: 'alden', along: [] },
      { do: 'go', unit: 'alden' },
      { do: 'step', to: 'L1107' },
      { do: 'step', to: 'L1108' },
    ],
    [{ do: 'stop' }, { do: 'step', to: 'L1106' }, { do: 'stop' }],
    [{ do: 'pass' }, { do: 'finish' }],
    [{ do: 'enter', to: 'L0702' }],
  ],
  'first-battle': [
    [],
    [{ do: 'take' }],
    [{ do: 'march', unit: 'ashe' }],
    [
      { do: 'step', to: 'T0506' },
      { do: 'step', to: 'T0505' },
    ],
    [{ do: 'stop' }],
    [{ do: 'take' }, { do: 'march', unit: 'boyd' }],
    ['T0805', 'T0804', 'T0704', 'T0603'].map(to => ({ do: 'step', to })),
    [{ do: 'attack', target: 'T0504', type: 'normal' }],
    [],
    [{ do: 'advance', units: ['boyd'], leaders: [], attachedTo: [] }],
    [],
  ],
  'carry-out-the-order': [
    [],
    [{ do: 'transfer', leader: 'prescott', unit: 'upshaw' }],
    [],
    [{ do: 'take' }, { do: 'assault', leader: 'prescott', units: ['keller', 'upshaw'], target: 'T0504' }],
    [],
    [{ do: 'take' }, { do: 'assault', leader: 'prescott', units: ['keller', 'upshaw'], target: 'T0504' }],
    [{ do: 'divide', losses: [0, 1] }],
    [{ do: 'advance', units: ['upshaw'], leaders: [], attachedTo: [] }],
    [],
  ],
  'over-the-river': [
    [],
    [{ do: 'take' }],
    [{ do: 'march', unit: 'braddock' }],
    [{ do: 'step', to: 'L1108' }],
    ['why not'],
    [{ do: 'step', to: 'L1109' }],
    [{ do: 'destroy', hexside: 'L1108-L1109' }],
    [{ do: 'pass' }],
    [{ do: 'entrench', unit: 'ellery' }],
    [],
    [{ do: 'pass' }, { do: 'entrench', unit: 'ellery' }],
    [],
  ],
};

/** What the learner asks is answered by this clause. */
const ASKED: Readonly<Partial<Record<LessonId, string>>> = { 'over-the-river': '6.2/river-crossing' };

function open(id: LessonId) {
  const lesson = bundledLesson(id);
  const scenario = bundledScenario(lesson?.scenario ?? '');
  if (scenario === undefined || lesson === undefined) throw new Error(`no lesson ${id}`);
  const table = new TestSitting(lessonSettings(lesson, worldOf(scenario), { seed: '1' })).begin();
  return { table, course: new LessonWatch(lesson, table), lesson, asked: ASKED[id] ?? '6.1/move-cost' };
}
type Opened = ReturnType<typeof open>;

/** The page is loaded anew, and has only what the tab kept. */
function reloaded({ lesson, asked, course, table: before }: Opened): Opened {
  const kept = readLesson(writtenLesson(course, before.record()), lesson.id);
  expect(kept).toBeDefined();
  const { world } = before.view();
  const table = new TestSitting(lessonSettings(lesson, world, kept)).begin();
  return { table, course: new LessonWatch(lesson, table, kept?.marked), lesson, asked };
}

/** Whole numbers below n, the same for the same seed. */
function random(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
}

const hexOf = (table: TestSitting, printed: string): number => findHex(table.view().world.grid, printed) ?? -1;

/** The table rolls, and the other side answers. */
const settled = () => new Promise(resolve => setTimeout(resolve, 2));

function choiceOf(table: TestSitting, move: Move): AnyChoice {
  const { world } = table.view();
  const piece = (id: string): number => {
    const unit = world.units.findIndex(each => each.id === id);
    return unit >= 0 ? unit : world.leaders.findIndex(each => each.id === id);
  };
  const plain = (value: string | number): number | string => (typeof value === 'number' ? value : named(value));
  const named = (value: string): number | string =>
    findHex(world.grid, value) ?? findSide(world.grid, value) ?? (piece(value) >= 0 ? piece(value) : value);
  const fields = Object.entries(move).map(([name, value]) => [
    name,
    name === 'do' ? value : typeof value === 'string' ? plain(value) : value.map(plain),
  ]);
  return Object.fromEntries(fields) as AnyChoice;
}

async function act({ table, course, asked }: Opened, todo: Act): Promise<void> {
  if (todo === 'why not') course.refused(asked);
  else expect(table.decide(choiceOf(table, todo)), JSON.stringify(todo)).toBeUndefined();
  await settled();
}

/** Through a step as the ideal learner does it. */
async function pass(opened: Opened, acts: readonly Act[]): Promise<void> {
  for (const each of acts) await act(opened, each);
  opened.course.goOn();
  await settled();
}

/** Where one may as well choose something else. */
const isPivot = (each: Act): boolean => each !== 'why not' && (each.do === 'march' || each.do === 'assault');

describe.each(LESSONS)('%s', id => {
  const solution = SOLUTIONS[id];

  test('an ideal learner reaches every goal in order, and none before its time', async () => {
    const opened = open(id);
    const { course, lesson } = opened;
    expect(lesson.steps).toHaveLength(solution.length);
    await settled();
    for (const [index, acts] of solution.entries()) {
      expect(course.standing().index).toBe(index);
      const wanted = lesson.steps[index]?.goal !== undefined;
      for (const each of acts) {
        expect(course.standing().done, `${index} ${JSON.stringify(each)}`).toBe(false);
        await act(opened, each);
      }
      expect(course.standing().done).toBe(wanted);
      course.goOn();
    }
    expect(course.standing().step).toBeUndefined();
  });

  test('what a learner does otherwise is taken back to the start of the step, and then it goes as it should', async () => {
    const opened = open(id);
    const { course, table } = opened;
    await settled();
    const at = solution.findIndex(acts => acts.some(isPivot));
    for (const acts of solution.slice(0, at)) await pass(opened, acts);
    const begun = table.view().frame?.kind;
    const acts = solution[at] ?? [];
    for (const each of acts.slice(0, acts.findIndex(isPivot))) await act(opened, each);
    const right = choiceOf(table, acts.find(isPivot) as Move);
    const wrong = table
      .view()
      .choices.find(each => each.do === right.do && JSON.stringify(each) !== JSON.stringify(right));
    table.decide(wrong as AnyChoice);
    await settled();
    expect(course.standing()).toMatchObject({ index: at, done: false, isAstray: true });
    course.takeBack();
    await settled();
    expect(course.standing()).toMatchObject({ index: at, isAstray: false });
    expect(table.view().frame?.kind).toBe(begun);
    for (const acts of solution.slice(at)) await pass(opened, acts);
    expect(course.standing().step).toBeUndefined();
  });
});

describe.each(LESSONS)('whoever does anything legal in %s', id => {
  test.each([1, 2, 3])('is answered, may take all of it back, and can then do as he was told (%i)', async seed => {
    const opened = open(id);
    const { course, table } = opened;
    const below = random(seed);
    for (let n = 0; n < 60; n++) {
      await settled();
      const { choices } = table.view();
      const choice = choices[below(choices.length)];
      if (choice === undefined) break;
      table.decide(choice);
      course.goOn();
    }
    await settled();
    while (course.standing().mayTakeBack) {
      course.takeBack();
      await settled();
    }
    for (const acts of SOLUTIONS[id].slice(course.standing().index)) await pass(opened, acts);
    expect(course.standing().step).toBeUndefined();
  });

  test.each([1, 2, 3])('can play the scenario to its end (%i)', seed => {
    const game: Game = newGame(open(id).table.view().world);
    const below = random(seed);
    for (let n = 0; n < 5000 && topFrame(game) !== undefined; n++) {
      const choices = engine.choices(game);
      engine.simulate(game, choices[below(choices.length)] as AnyChoice, rolling(below));
    }
    expect(game.board.result).toBeDefined();
  });
});

describe('a course', () => {
  const march = SOLUTIONS['first-march'];

  test('does not go on before the goal is reached', async () => {
    const opened = open('first-march');
    await pass(opened, []);
    opened.course.goOn();
    opened.course.goOn();
    expect(opened.course.standing().index).toBe(1);
  });

  test('goes back with an undo, and with taking back where nothing was decided yet', async () => {
    const opened = open('first-march');
    const { course, table } = opened;
    await settled();
    for (const acts of march.slice(0, 4)) await pass(opened, acts);
    expect([course.standing().index, course.standing().mayTakeBack]).toEqual([4, true]);
    course.takeBack();
    await settled();
    expect([course.standing().index, table.view().frame?.kind]).toEqual([3, 'action']);
    table.undo();
    await settled();
    expect([course.standing().index, table.view().frame?.kind]).toEqual([2, 'offer']);
    table.redo();
    await settled();
    expect(course.standing().done).toBe(true);
  });

  test('points at the hex of a piece, wherever it goes', async () => {
    const opened = open('first-march');
    const { course, table } = opened;
    await settled();
    for (const acts of march.slice(0, 3)) await pass(opened, acts);
    expect(course.standing().pointed).toEqual([hexOf(table, 'L0704')]);
  });

  test('a pass in place of the initiative is seen, and taken back', async () => {
    const opened = open('first-march');
    const { course, table } = opened;
    await settled();
    for (const acts of march.slice(0, 2)) await pass(opened, acts);
    expect(course.standing().missed).toBeUndefined();
    await act(opened, { do: 'pass' });
    expect(course.standing()).toMatchObject({ index: 2, done: false, missed: 'passed' });
    course.takeBack();
    await settled();
    expect(course.standing()).toMatchObject({ index: 2, missed: undefined });
    expect(table.view().frame?.kind).toBe('offer');
  });

  test('another action, and a march that ends elsewhere, are seen; whoever is on the way is left alone', async () => {
    const opened = open('first-march');
    const { course } = opened;
    await settled();
    for (const acts of march.slice(0, 3)) await pass(opened, acts);
    await act(opened, { do: 'march', unit: 'alden' });
    expect(course.standing().missed).toBe('otherAction');
    course.takeBack();
    await settled();
    await pass(opened, march[3] ?? []);
    await act(opened, { do: 'step', to: 'L0804' });
    expect(course.standing()).toMatchObject({ isAstray: true, missed: undefined });
    await act(opened, { do: 'stop' });
    expect(course.standing()).toMatchObject({ done: false, missed: 'marchOver' });
  });

  test('the loss of an assault is divided before the step is done', async () => {
    const opened = open('carry-out-the-order');
    await settled();
    for (const acts of SOLUTIONS['carry-out-the-order'].slice(0, 6)) await pass(opened, acts);
    expect(opened.course.standing()).toMatchObject({ index: 6, done: false });
    expect(opened.table.view().frame?.kind).toBe('losses');
  });

  test.each(LESSONS)('goes on after a reload where it was, at every step: %s', async id => {
    let opened = open(id);
    await settled();
    for (const acts of SOLUTIONS[id]) {
      await pass(opened, acts);
      const before = opened.course.standing();
      opened = reloaded(opened);
      await settled();
      expect(opened.course.standing()).toEqual(before);
    }
    expect(opened.course.standing().step).toBeUndefined();
  });

  test('what is kept of another lesson, or is damaged, is not gone on with', () => {
    const { course, table } = open('first-march');
    const written = writtenLesson(course, table.record());
    expect(readLesson(written, 'first-march')?.marked.progress).toEqual([0]);
    expect(readLesson(written, 'first-battle')).toBeUndefined();
    expect(readLesson(written.slice(0, -9), 'first-march')).toBeUndefined();
    expect(readLesson(written.replace('"progress":[0]', '"progress":[]'), 'first-march')).toBeUndefined();
    expect(readLesson('null', 'first-march')).toBeUndefined();
  });

  test('what the lesson on attacking says of its fight is what its dice bring', async () => {
    const opened = open('first-battle');
    const { table } = opened;
    const attackBy = (unit: number, from: string): Attack => ({
      ...{ by: 'confederate', from: hexOf(table, from), target: hexOf(table, 'T0504'), units: [unit], type: 'normal' },
      ...{ grand: false, leader: NOBODY, lee: false },
    });
    const unit = (id: string): number => table.view().world.units.findIndex(each => each.id === id);
    const drivenOff = (attack: Attack): number => {
      const { chances, of } = odds(table.view().game, attack);
      return (
        chances.filter(({ defender }) => defender.retreat !== 'none').reduce((sum, { ways }) => sum + ways, 0) / of
      );
    };
    await settled();
    for (const acts of SOLUTIONS['first-battle'].slice(0, 4)) await pass(opened, acts);
    expect(drivenOff(attackBy(unit('ashe'), 'T0505'))).toBeLessThan(1 / 3);
    for (const acts of SOLUTIONS['first-battle'].slice(4, 7)) await pass(opened, acts);
    expect(drivenOff(attackBy(unit('boyd'), 'T0603'))).toBeGreaterThan(1 / 2);
    await pass(opened, SOLUTIONS['first-battle'][7] ?? []);
    const keller = table.view().game.board.units[unit('keller')];
    expect(keller).toMatchObject({ manpower: 3, disorganized: true, demoralized: 1, fatigue: 3 });
  });
});

test('what the lesson on assaults says of its odds is so: one by one they would break, together they win', async () => {
  const { table } = open('carry-out-the-order');
  await settled();
  const { game, world } = table.view();
  const unit = (id: string): number => world.units.findIndex(each => each.id === id);
  const [from, target] = [hexOf(table, 'T0503'), hexOf(table, 'T0504')];
  const leader = world.leaders.findIndex(({ id }) => id === 'prescott');
  const drivenOff = (attack: Attack): number => {
    const { chances, of } = odds(game, attack);
    const ways = chances.filter(({ defender }) => defender.retreat !== 'none').map(each => each.ways);
    return ways.reduce((sum, each) => sum + each, 0) / of;
  };
  const plain = { by: 'union', from, target, grand: false, lee: false } as const;
  const alone = { ...plain, units: [unit('upshaw')], type: 'normal', leader: NOBODY } as const;
  const together = { ...plain, units: [unit('keller'), unit('upshaw')], type: 'assault', leader } as const;
  expect(drivenOff(alone)).toBeLessThan(1 / 4);
  expect(drivenOff(together)).toBeGreaterThan(2 / 5);
});

test('a learner cannot decide for the other side, nor take back only what it did', async () => {
  const { table } = open('first-march');
  expect(table.view().mayUndo).toBe(false);
  table.decide({ do: 'finish' });
  expect(table.view().isAutomatic).toBe(true);
  await settled();
  expect(table.view().frame).toMatchObject({ kind: 'offer', by: 'union' });
  table.undo();
  expect(table.view().frame).toMatchObject({ kind: 'transfer', by: 'union' });
  expect(table.view().mayUndo).toBe(false);
});
