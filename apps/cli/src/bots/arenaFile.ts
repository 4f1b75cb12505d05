import { appendFileSync, writeFileSync } from 'node:fs';
import { isThere, readText } from '../files.ts';
import { Complaint, type Terminal } from '../terminal.ts';
import type { ArenaAsked, Scored } from './arenaAsked.ts';

const FORMAT = 'wigwag-arena-1';

type Translate = Terminal['t'];

/** What has to be the same for pairs to be counted together. */
function headOf({ a, b, scenarios, options, seed }: ArenaAsked): Readonly<Record<string, unknown>> {
  return { format: FORMAT, a, b, scenarios, options, seed };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isScored = (value: unknown): value is Scored =>
  isObject(value) && typeof value.scenario === 'string' && typeof value.pair === 'number' && Array.isArray(value.games);

function checkHead(t: Translate, file: string, found: unknown, asked: ArenaAsked): void {
  if (!isObject(found) || found.format !== FORMAT) throw new Complaint(t('cli.arena.not-kept', { file }));
  for (const [field, wanted] of Object.entries(headOf(asked))) {
    const [there, here] = [JSON.stringify(found[field]), JSON.stringify(wanted)];
    if (there !== here) throw new Complaint(t('cli.arena.kept-other', { file, field, there: there ?? '', here }));
  }
}

/** Pairs that were played before, kept a line each, so that whoever is stopped goes on from there. */
export class ArenaFile {
  readonly kept: readonly Scored[];
  private readonly path: string;

  private constructor(path: string, kept: readonly Scored[]) {
    this.path = path;
    this.kept = kept;
  }

  static open(t: Translate, path: string, asked: ArenaAsked): ArenaFile {
    const head = `${JSON.stringify(headOf(asked))}\n`;
    if (!isThere(path)) {
      written(t, path, () => writeFileSync(path, head, { flag: 'wx' }));
      return new ArenaFile(path, []);
    }
    const [first = '', ...lines] = readText(t, path).split('\n');
    checkHead(t, path, parsed(first), asked);
    // The last line has no end if somebody was stopped while it was written.
    const whole = lines.slice(0, -1);
    const kept = whole.map((line, n) => {
      const found = parsed(line);
      if (isScored(found)) return found;
      throw new Complaint(t('cli.arena.bad-line', { file: path, line: n + 2 }));
    });
    if (lines.at(-1) !== '')
      written(t, path, () => writeFileSync(path, head + whole.map(line => `${line}\n`).join('')));
    return new ArenaFile(path, kept);
  }

  add(t: Translate, scored: Scored): void {
    written(t, this.path, () => appendFileSync(this.path, `${JSON.stringify(scored)}\n`));
  }
}

function written(t: Translate, file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Complaint(t('cli.cannot-write', { file, reason }));
  }
}
