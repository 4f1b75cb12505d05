import type { Translate } from '@wigwag/words';
import { turnedOnce } from './said.ts';

const WAYS = ['up', 'right', 'down', 'left'] as const;
export type Way = (typeof WAYS)[number];

/** Whither a front looks, as it is laid by eye: the nearest of the four ways, and how far it is turned from that, clockwise. */
export function facingOf(heading: number): { readonly way: Way; readonly turned: number } {
  const once = turnedOnce(Math.round(heading));
  const nearest = Math.round(once / 90);
  return { way: WAYS[nearest % WAYS.length] ?? 'up', turned: once - nearest * 90 };
}

const ARROWS: Readonly<Record<Way, string>> = { up: '↑', right: '→', down: '↓', left: '←' };

/** The same as short as may be, for a list. */
export function facingMark(t: Translate, heading: number): string {
  const { way, turned } = facingOf(heading);
  if (turned === 0) return ARROWS[way];
  const n = Math.abs(turned);
  const said = turned > 0 ? t('lee.client.sheet.clockwise', { n }) : t('lee.client.sheet.counterClockwise', { n });
  return `${ARROWS[way]} ${said}`;
}
