import { byLine, type Params, type Path, type Problem, type ProblemCode, type Report } from './problems.ts';

export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A document as plain values, and where each field of it stands in its file. */
export interface Source {
  readonly file: string;
  readonly raw: unknown;
  locate(path: Path): Spot;
}

export class Notebook {
  readonly problems: Problem[] = [];
  readonly file: string;
  readonly #locate: (path: Path) => Spot;

  constructor(file: string, locate: (path: Path) => Spot) {
    this.file = file;
    this.#locate = locate;
  }

  readonly report: Report = (path, code, params = {}) => {
    this.at(this.#locate(path), path, code, params);
  };

  at(place: Spot, path: Path, code: ProblemCode, params: Params = {}): void {
    this.problems.push({ file: this.file, ...place, field: path.join('.'), code, params });
  }

  sorted(): readonly Problem[] {
    return [...this.problems].sort(byLine);
  }
}
