import type { Point } from '@wigwag/hex';
import type { AreaKind, BarrierKind, BaseSize, LineKind, OpenArm, OpenPose, Tone } from './picture.ts';

/** Amber, violet and red-brown; each shows by dash or hatch too. */
export type Light = 'legal' | 'held' | 'refused';

export type GhostShape =
  | ({ readonly as: 'base'; readonly tone: Tone; readonly arm: OpenArm; readonly tint?: string } & OpenPose & BaseSize)
  | { readonly as: 'area'; readonly kind: AreaKind; readonly ring: readonly Point[] }
  | { readonly as: 'line'; readonly kind: LineKind; readonly line: readonly Point[]; readonly width: number }
  | { readonly as: 'barrier'; readonly kind: BarrierKind; readonly line: readonly Point[] }
  | { readonly as: 'works'; readonly line: readonly Point[]; readonly front: 'left' | 'right' }
  | {
      readonly as: 'bridge';
      readonly at: Point;
      readonly heading: number;
      readonly length: number;
      readonly width: number;
    }
  | { readonly as: 'patrol'; readonly at: Point; readonly tone: Tone };

/** A thing that does not lie there, or not so. */
export interface Ghost {
  readonly id: string;
  readonly light: Light;
  readonly shape: GhostShape;
  /**
   * `drawn` as if it lay there, with a rim of its light; `outline` only dashed; `hatched` for the part of a thing that is at
   * fault. If left out: what is held is drawn, what is legal an outline, what is refused hatched.
   */
  readonly how?: 'drawn' | 'outline' | 'hatched';
}

/**
 * Something to take hold of: a bend or an end of a line, a corner of a ring, the place where a new one would come (`add`), the
 * middle to move the whole (`move`), a knob on a dotted ring about `about` to turn it (`turn`).
 */
export interface Handle {
  readonly id: string;
  readonly as: 'bend' | 'end' | 'add' | 'move' | 'turn';
  readonly at: Point;
  readonly light: Light;
  /** Read aloud, with what a screen reader says after it: where it is. */
  readonly label: string;
  readonly value?: string;
  /** The middle of the dotted ring of a knob. */
  readonly about?: Point;
  /** The middle of the thing whose edge it draws out. */
  readonly sizes?: Point;
  /** What it moves, in inches: it can be dragged by all of it, and is not hidden under its handle where it is small. */
  readonly grip?: readonly Point[];
  /** Where the handle keeps to beside what it would hide; a direction. Down if left out. */
  readonly away?: Point;
  /** The one that the keys move, or that is at fault. */
  readonly chosen?: boolean;
}

/** What a front has swept on its way. */
export interface Sweep {
  readonly id: string;
  readonly ring: readonly Point[];
  readonly light: Light;
}

/** Where something can come: hatched where an obstacle has been paid for. Rings inside each other are holes. */
export interface Reach {
  readonly id: string;
  readonly rings: readonly (readonly Point[])[];
  readonly paid: boolean;
  readonly text?: string;
  readonly textAt?: Point;
}

/** All that lies within a distance of a line, a ring or a point: what causes a refusal, or a zone round an enemy. */
export interface Belt {
  readonly id: string;
  readonly about: readonly Point[];
  /** The line is a ring, and what is inside belongs to the belt. */
  readonly closed?: boolean;
  readonly by: number;
  readonly light: Light;
  /** Solid where a thing is near a line, dashed for a zone, dotted for a lesser one. */
  readonly edge: 'solid' | 'dashed' | 'dotted';
  readonly text?: string;
  readonly textAt?: Point;
}

/** A tape laid along points, with its measure; a way is a tape with ticks. */
export interface Tape {
  readonly id: string;
  readonly points: readonly Point[];
  readonly light: Light | 'plain';
  readonly text?: string;
  /** Where its measure lies, seen from its middle; `over` if left out. */
  readonly textSide?: NonNullable<Tag['side']>;
  /** It says its measure only where that hides little of what it leads to. */
  readonly shy?: boolean;
  /** A tick each inch. */
  readonly ticks?: boolean;
  /** Where it bends, begins and ends. */
  readonly dots?: boolean;
}

/** A bar across a way where something was met. */
export interface Contact {
  readonly id: string;
  readonly at: Point;
  readonly from: Point;
  readonly to: Point;
  readonly light: Light;
}

/** A text at a place, in a frame of its light, a little off the place to one side. */
export interface Tag {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
  readonly light: Light | 'plain';
  /** Left out where the whole table is seen so small that it would hide half of it. */
  readonly shy?: boolean;
  /** `above` if left out; `over` right on it. */
  readonly side?: 'above' | 'below' | 'left' | 'right' | 'over';
}

/** What is going on over the table; it may change with every move of the pointer. */
export interface InHand {
  readonly ghosts?: readonly Ghost[];
  readonly handles?: readonly Handle[];
  readonly sweeps?: readonly Sweep[];
  readonly reaches?: readonly Reach[];
  readonly belts?: readonly Belt[];
  readonly tapes?: readonly Tape[];
  readonly contacts?: readonly Contact[];
  readonly tags?: readonly Tag[];
}
