import { atLeast, clearlyMore } from '../../geometry/units.ts';
import type { AreaPiece, TerrainBoard } from '../board.ts';
import { FINE, type Finding, finding, lineLit, ringLit } from '../judging/check.ts';
import { gapOfSpans, gapToSpan, spanRing } from '../judging/table.ts';
import { pointsIn, type Span, spanOf } from '../judging/worked.ts';
import { SPACING } from './spans.ts';

/** Inches around a bridge that are kept free of impassable terrain. */
export const BELT = 6;

/** 13.10/bridge-spacing-3, measured between the rectangles: new bridges from standing ones and from each other. */
export function findSpacing({ bridges }: Pick<TerrainBoard, 'bridges'>, fresh: readonly Span[]): Finding {
  const standing = bridges.map(spanOf);
  let nearest: { readonly gap: number; readonly one: Span; readonly other: Span } | undefined;
  for (const [i, one] of fresh.entries()) {
    for (const other of [...standing, ...fresh.slice(0, i)]) {
      const gap = gapOfSpans(one, other);
      if (nearest === undefined || gap < nearest.gap) nearest = { gap, one, other };
    }
  }
  if (nearest === undefined) return FINE;
  const { gap, one, other } = nearest;
  return finding(atLeast(gap, SPACING), { gap, limit: SPACING }, [
    ringLit(spanRing(one)),
    ringLit(spanRing(other), 'cause', other.id),
    lineLit([one.at, other.at], 'measure'),
  ]);
}

/** 13.10: impassable terrain keeps more than 6 inches from every bridge; 6 inches are still too near. */
export function findBelt(areas: readonly Pick<AreaPiece, 'surface' | 'ring'>[], spans: readonly Span[]): Finding {
  let nearest: { readonly gap: number; readonly area: Pick<AreaPiece, 'ring'>; readonly span: Span } | undefined;
  for (const area of areas) {
    if (area.surface !== 'impassable') continue;
    for (const span of spans) {
      const gap = gapToSpan(area.ring, span);
      if (nearest === undefined || gap < nearest.gap) nearest = { gap, area, span };
    }
  }
  if (nearest === undefined) return FINE;
  const { gap, area, span } = nearest;
  return finding(clearlyMore(gap, BELT), { gap, limit: BELT }, [
    ringLit(pointsIn(area.ring)),
    ringLit(spanRing(span), 'cause', span.id),
  ]);
}
