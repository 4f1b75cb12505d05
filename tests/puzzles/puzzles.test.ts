import { readFileSync } from 'node:fs';
import { BOTS } from '@wigwag/ai';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';
import { answerOf } from './asking.ts';
import { nameOf } from './naming.ts';
import { isSharp, proofOf } from './proving.ts';
import { choiceCalled, gameOf, type Puzzle, readPuzzle } from './puzzle.ts';
import { scoresOf } from './score.ts';
import { OverBudget, Solver } from './solver.ts';
import { FOLDER, type Listed, suiteIn } from './suite.ts';
import { withProof } from './writing.ts';

const SUITE = suiteIn(ROOT + FOLDER);
const BUDGET = 60_000;

const puzzleOf = ({ puzzle }: Listed): Puzzle => puzzle;
const proofIn = ({ puzzle }: Listed) => puzzle.proof ?? expect.fail(`${puzzle.file} has no proof`);

describe('the suite', () => {
  test('every file reads, asks a side something, and its proof names choices that are open there', () => {
    for (const listed of SUITE) {
      const { game } = gameOf(puzzleOf(listed));
      const { answers, second, choices } = proofIn(listed);
      for (const answer of [...answers, second.choice]) {
        const [first = ''] = answer.split(', ');
        expect(choiceCalled(game, first), `${listed.path} ${answer}`).toBeDefined();
      }
      expect(answers.length, listed.path).toBeLessThan(choices);
      expect(isSharp(proofIn(listed), listed.puzzle.aim), listed.path).toBe(true);
    }
  });

  test('two thirds of the puzzles are two or three actions deep, and no two ask the same', () => {
    const deep = SUITE.filter(listed => proofIn(listed).depth >= 2);
    expect(3 * deep.length).toBeGreaterThanOrEqual(2 * SUITE.length);
    expect(new Set(SUITE.map(({ puzzle }) => puzzle.title)).size).toBe(SUITE.length);
    expect(new Set(SUITE.map(({ puzzle }) => puzzle.position + puzzle.moves)).size).toBe(SUITE.length);
  });

  const sample = SUITE.filter(listed => proofIn(listed).positions < 3000);
  test.each(sample.map(listed => [listed.puzzle.file, listed] as const))('%s is proved again', (_, listed) => {
    expect(proofOf(gameOf(listed.puzzle).game, listed.puzzle.aim, BUDGET)).toEqual(listed.puzzle.proof);
  });
});

const SMALL = `title: Small
theme: places
why: There is one place.
position: |
  turn 1 skip=leader-transfer,recovery first=union actions=1
  map
  .   .   .
    .   .
  road 0101-0201-0301
  victory union held 6 0301
  U Newton 0101 inf div 6
  C Hill 0501 3 f4
`;

describe('the solver', () => {
  const weighed = (text: string): (readonly [string, number])[] => {
    const { game } = gameOf(readPuzzle(text, 'small'));
    return new Solver('points', BUDGET)
      .weigh(game)
      .map(({ choices, worth }) => [choices.map(choice => nameOf(game, choice)).join(', '), worth]);
  };

  test('weighs every way to begin, force marches and all', () => {
    expect(weighed(SMALL)).toEqual([
      ['take, march newton', 6],
      ['pass', 0],
    ]);
  });

  test('counts the initiative exactly: whoever uses up an action leaves the enemy the next with 15 of 36', () => {
    const [[best, worth] = [], [second, handed] = []] = weighed(
      SMALL.replace('first=union actions=1', 'first=confederate actions=2')
        .replace('road', 'major-river 0401 | 0501\n  road')
        .replace('3 f4', '3 f0'),
    );
    expect([best, second]).toEqual(['take, march hill', 'pass']);
    expect(worth).toBeCloseTo((-6 * 15) / 36, 10);
    expect(handed).toBeCloseTo(-6, 10);
  });

  test('says so when a position takes more than it was given', () => {
    expect(() => new Solver('points', 3).weigh(gameOf(readPuzzle(SMALL, 'small')).game)).toThrow(OverBudget);
  });

  test('no sharp puzzle comes of a position where nothing can be won', () => {
    const idle = readPuzzle(SMALL.replace('held 6 0301', 'held 6 0501'), 'idle');
    const proof = proofOf(
      gameOf({ ...idle, position: idle.position.replace('0501 3 f4', '0501 15 f4') }).game,
      'points',
      BUDGET,
    );
    expect(proof === undefined || !isSharp(proof, 'points')).toBe(true);
  });
});

describe('files and scores', () => {
  test('a proof is written into the file and read back', () => {
    const proof = proofOf(gameOf(readPuzzle(SMALL, 'small')).game, 'points', BUDGET) ?? expect.fail('no proof');
    const text = withProof(withProof(SMALL, proof), proof);
    expect(readPuzzle(text, 'small').proof).toEqual(proof);
    expect(text.match(/^proof:$/gm)).toHaveLength(1);
  });

  test.each([
    ['a field nobody knows', `${SMALL}hint: no\n`, 'no field "hint"'],
    ['no title', SMALL.replace('title: Small\n', ''), '"title" takes a text'],
    ['an aim nobody knows', `${SMALL}aim: glory\n`, 'aim is one of points, win'],
    ['text that is no YAML', 'title: [', 'line 1'],
  ])('%s is named with the file', (_, text, reason) => {
    expect(() => readPuzzle(text, 'small.yaml')).toThrow(`small.yaml: ${reason}`);
  });

  test('a move that cannot be chosen is named with those that can', () => {
    expect(() => gameOf(readPuzzle(`${SMALL}moves:\n  - march newton\n`, 'small'))).toThrow('open are take, pass');
  });

  test('who answers right scores, who does not is named with what he answered', () => {
    const proof = proofOf(gameOf(readPuzzle(SMALL, 'small')).game, 'points', BUDGET) ?? expect.fail('no proof');
    const listed: Listed = { half: 'before', path: 'small', puzzle: { ...readPuzzle(SMALL, 'small'), proof } };
    const [greedy, passive] = scoresOf([listed], ['greedy', 'passive']);
    expect(greedy).toMatchObject({
      bot: 'greedy',
      all: { right: 1, of: 1 },
      depth: { 1: { right: 1, of: 1 } },
      wrong: [],
    });
    expect(passive).toMatchObject({ all: { right: 0, of: 1 }, half: { before: { of: 1 }, after: { of: 0 } } });
    expect(passive?.wrong).toEqual([{ file: 'small', answered: 'pass', right: ['take, march newton'] }]);
  });

  test('an answer goes on from taking the initiative to what is done with it', () => {
    const { game, side } = gameOf(readPuzzle(SMALL, 'small'));
    expect(answerOf(game, side, BOTS.greedy, 1)).toBe('take, march newton');
    expect(answerOf(game, side, BOTS.passive, 1)).toBe('pass');
  });

  test('the files of the suite end with their proof', () => {
    for (const { path } of SUITE)
      expect(readFileSync(path, 'utf8'), path).toMatch(/\nproof:\n[\s\S]+positions: \d+\n$/);
  });
});
