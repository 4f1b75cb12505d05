import type { Path, Report } from '../problems.ts';
import type { Spot } from '../source.ts';

/** Each id once; whoever has it a second time is told on which line it was taken. */
export function checkIds(
  named: readonly (readonly [path: Path, id: string | undefined])[],
  locate: (path: Path) => Spot,
  report: Report,
): void {
  const taken = new Map<string, Path>();
  for (const [path, id] of named) {
    if (id === undefined) continue;
    const first = taken.get(id);
    if (first === undefined) taken.set(id, path);
    else report([...path, 'id'], 'id-again', { found: id, line: locate([...first, 'id']).line });
  }
}
