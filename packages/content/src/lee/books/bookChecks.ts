import type { Path, Report } from '../../problems.ts';
import type { Shaped } from '../../shape.ts';
import type { Spot } from '../../source.ts';
import { checkIds } from '../ids.ts';
import type { BookFields } from './schema.ts';

/** 13.9/three-points */
const POINTS = 3;

export function checkBook(
  { draft }: Pick<Shaped<BookFields>, 'draft'>,
  locate: (path: Path) => Spot,
  report: Report,
): void {
  const brigadiers = draft.brigadiers?.value ?? [];
  checkIds(
    brigadiers.map((each, at) => [['brigadiers', 'value', at], each?.id] as const),
    locate,
    report,
  );
  const [from, to] = draft.years?.value ?? [];
  if (from !== undefined && to !== undefined && from > to) report(['years', 'value'], 'range-order', { from, to });
  const { levels, start } = draft.morale?.value ?? {};
  if (levels !== undefined && start !== undefined && start >= levels)
    report(['morale', 'value', 'start'], 'out-of-range', { found: start, minimum: 0, maximum: levels - 1 });
  const { preset, points } = draft.layout?.value ?? {};
  if (preset === 'custom' && points !== undefined && points.length !== POINTS)
    report(['layout', 'value', 'points'], 'points-of-layout', { count: points.length, expected: POINTS });
}
