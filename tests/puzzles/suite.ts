import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Puzzle, readPuzzle } from './puzzle.ts';

/** Written before the commander's weights were settled, and after: what he was never tuned on. */
export const HALVES = ['before', 'after'] as const;
export type Half = (typeof HALVES)[number];

export interface Listed {
  readonly half: Half;
  readonly path: string;
  readonly puzzle: Puzzle;
}

/** The puzzles under a folder, in the order of their names. */
export function suiteIn(folder: string): readonly Listed[] {
  return HALVES.filter(half => existsSync(`${folder}/${half}`)).flatMap(half =>
    readdirSync(`${folder}/${half}`)
      .filter(name => name.endsWith('.yaml'))
      .sort()
      .map(name => {
        const path = `${folder}/${half}/${name}`;
        return { half, path, puzzle: readPuzzle(readFileSync(path, 'utf8'), `${half}/${name}`) };
      }),
  );
}

/** From the root of the repository. */
export const FOLDER = 'tests/puzzles/positions';
