import type { Point } from '@wigwag/hex';

/**
 * What lies on an open table, as plain data: no rules, no words of our own. Everything is in inches, x to the right and y down
 * from the table's top left corner; headings in degrees clockwise, 0 towards the top edge. A line is drawn exactly where it is:
 * whoever wants a curve gives a finely sampled one.
 */
export type Tone = 'blue' | 'grey';

export const AREAS = ['hill', 'difficult', 'field', 'wood', 'built-up', 'impassable'] as const;
export type AreaKind = (typeof AREAS)[number];

export const LINES = ['river', 'stream', 'road', 'sunken-road', 'railway', 'embanked-railway'] as const;
export type LineKind = (typeof LINES)[number];

export type BarrierKind = 'fence' | 'wall';
export type OpenArm = 'infantry' | 'cavalry' | 'artillery';

/**
 * How a thing stands to the decision at hand: `laid` is usual, `lit` may be chosen (amber), `held` is in hand (violet), `refused`
 * may not be so (red-brown), `locked` may not be touched any more, `faint` is where something was.
 */
export type Standing = 'laid' | 'lit' | 'held' | 'refused' | 'locked' | 'faint';

/** Anything that can be pointed at. */
export interface Thing {
  /** No two things of a picture have the same; chance in its drawing follows from it. */
  readonly id: string;
  /** Read aloud. */
  readonly label: string;
  /** `laid` if left out. */
  readonly standing?: Standing;
  /** Whether Tab stops at it; if left out, where it is lit or held. */
  readonly tab?: boolean;
  /** Whether a pointer that comes down on it drags it and not the table. */
  readonly drags?: boolean;
}

export interface ZonePicture {
  readonly id: string;
  readonly tone: Tone;
  readonly ring: readonly Point[];
  /** Written in a corner of it. */
  readonly text?: string;
  /** Ground that was opened beside the zone: lighter, with a dashed border. */
  readonly isOpened?: boolean;
}

export interface HalfLinePicture {
  readonly from: Point;
  readonly to: Point;
  readonly text?: string;
}

/** A numbered diamond. */
export interface PointPicture extends Thing {
  readonly at: Point;
  readonly text: string;
  /** Written under it, seen from near. */
  readonly name?: string;
  /** Who holds it. */
  readonly tone?: Tone;
}

/** The square of an operational base: a dashed place until it stands. */
export interface DepotPicture extends Thing {
  /** Its middle. */
  readonly at: Point;
  /** Of a side of the square. */
  readonly size: number;
  readonly tone: Tone;
  readonly stands: boolean;
}

export interface AreaPicture extends Thing {
  readonly kind: AreaKind;
  readonly ring: readonly Point[];
  readonly name?: string;
  /** Nobody passes: crossed at its edge, whatever its kind. */
  readonly barred?: boolean;
}

export interface LinePicture extends Thing {
  readonly kind: LineKind;
  readonly line: readonly Point[];
  readonly width: number;
  readonly name?: string;
}

export interface BarrierPicture extends Thing {
  readonly kind: BarrierKind;
  readonly line: readonly Point[];
}

export interface BridgePicture extends Thing {
  readonly at: Point;
  /** Along the way that goes over it. */
  readonly heading: number;
  readonly length: number;
  readonly width: number;
}

/** Ticks stand on the side of the enemy: to the left of the line, seen along it, or to the right. */
export interface WorksPicture extends Thing {
  readonly line: readonly Point[];
  readonly front: 'left' | 'right';
  readonly tone?: Tone;
}

export interface PatrolPicture extends Thing {
  readonly at: Point;
  readonly tone: Tone;
  /** What is written on it in place of a flag, such as a number. */
  readonly text?: string;
  /** Written under it. */
  readonly name?: string;
}

/** Where a base stands: the middle of its front, and where that looks. */
export interface OpenPose {
  readonly at: Point;
  readonly heading: number;
}

export interface BaseSize {
  readonly width: number;
  readonly depth: number;
}

/** A sign beside a base, such as that it is pinned. */
export interface BaseMark {
  readonly text: string;
  readonly light: 'plain' | 'good' | 'bad';
}

export interface BasePicture extends Thing, OpenPose, BaseSize {
  readonly tone: Tone;
  readonly arm: OpenArm;
  readonly name: string;
  /** A second line under the name, in italics. */
  readonly note?: string;
  /** Fill of the symbol: a CSS colour. */
  readonly tint?: string;
  readonly marks?: readonly BaseMark[];
}

export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly ZonePicture[];
  readonly halfLine?: HalfLinePicture;
  readonly points: readonly PointPicture[];
  readonly depots: readonly DepotPicture[];
  readonly areas: readonly AreaPicture[];
  readonly lines: readonly LinePicture[];
  readonly barriers: readonly BarrierPicture[];
  readonly bridges: readonly BridgePicture[];
  readonly works: readonly WorksPicture[];
  readonly patrols: readonly PatrolPicture[];
  readonly bases: readonly BasePicture[];
}
