import { round } from '../../../drawing/sheet/layout.ts';
import type { Tone } from '../../picture.ts';

/** A base about the middle of its front, which looks up: the sides differ by their rear, rounded or cut. */
export function baseOutline(tone: Tone, width: number, depth: number): string {
  const half = round(width / 2);
  const corner = round(Math.min(width, depth) * 0.22);
  const [d, inner, low] = [round(depth), round(half - corner), round(depth - corner)];
  return tone === 'blue'
    ? `M${-half},0H${half}V${low}Q${half},${d} ${inner},${d}H${-inner}Q${-half},${d} ${-half},${low}Z`
    : `M${-half},0H${half}V${low}L${inner},${d}H${-inner}L${-half},${low}Z`;
}

/** The coloured band along its front. */
export const bandOutline = (width: number, band: number): string =>
  `M${round(-width / 2)},0h${round(width)}v${round(band)}h${round(-width)}Z`;

/** The white tip in the band: forward is there. */
export function tipOutline(band: number, width: number): string {
  const [w, h] = [Math.min(band * 1.05, width * 0.2), band * 0.64];
  const top = (band - h) / 2;
  return `M0,${round(top)}L${round(w)},${round(top + h)}H${round(-w)}Z`;
}

/** A square marker: rounded or cut at its corners. */
export function squareOutline(tone: Tone, side: number): string {
  const [half, corner] = [round(side / 2), round(side * 0.18)];
  const inner = round(half - corner);
  return tone === 'blue'
    ? `M${-inner},${-half}H${inner}Q${half},${-half} ${half},${-inner}V${inner}Q${half},${half} ${inner},${half}H${-inner}Q${-half},${half} ${-half},${inner}V${-inner}Q${-half},${-half} ${-inner},${-half}Z`
    : `M${-inner},${-half}H${inner}L${half},${-inner}V${inner}L${inner},${half}H${-inner}L${-half},${inner}V${-inner}Z`;
}
