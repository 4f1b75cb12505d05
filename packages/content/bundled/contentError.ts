import type { Problem } from '../src/index.ts';

/**
 * Why the content that comes with the program cannot be used: it was never compiled, or a file has changed since
 * (`npm run content` compiles it), or files have problems.
 */
export class ContentError extends Error {
  readonly code: 'not-compiled' | 'stale' | 'unsound';
  /** The first file that is at fault. */
  readonly file: string;
  readonly problems: readonly Problem[];

  constructor(code: ContentError['code'], file: string, problems: readonly Problem[] = []) {
    const places = problems.map(each => `${each.file}:${each.line} ${each.field} ${each.code}`);
    super(code === 'unsound' ? `content-unsound: ${places.join('; ')}` : `content-${code} (npm-run-content): ${file}`);
    this.code = code;
    this.file = file;
    this.problems = problems;
  }
}
