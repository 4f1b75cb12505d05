import { RESERVE, UNKNOWN, WHOLE_ARMY } from '@wigwag/lee';
import type { Path, Report } from '../problems.ts';
import type { Spot } from '../source.ts';

/** What a battle calls the whole army, its reserve and a card that is not seen, and what every record of names has already. */
const RESERVED: readonly string[] = [WHOLE_ARMY, RESERVE, UNKNOWN, 'constructor'];

/** Each id once; whoever has it a second time is told on which line it was taken. */
export function checkIds(
  named: readonly (readonly [path: Path, id: string | undefined])[],
  locate: (path: Path) => Spot,
  report: Report,
): void {
  const taken = new Map<string, Path>();
  for (const [path, id] of named) {
    if (id === undefined) continue;
    if (RESERVED.includes(id)) report([...path, 'id'], 'reserved-id', { found: id });
    const first = taken.get(id);
    if (first === undefined) taken.set(id, path);
    else report([...path, 'id'], 'id-again', { found: id, line: locate([...first, 'id']).line });
  }
}
