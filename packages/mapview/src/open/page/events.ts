import type { Point } from '@wigwag/hex';

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

/** A point of the table in inches, also beyond its edges. */
export interface OpenPointer extends Point, Modifiers {
  /**
   * `hover` without a button; `down`, `drag` and `up` only of what drags (a thing that says so, or everything where the table is
   * drawn on); `tap` a click that dragged nothing; `cancel` a drag that became a pinch or was broken off, at the place where it
   * began; `leave` off the map.
   */
  readonly phase: 'hover' | 'down' | 'drag' | 'up' | 'tap' | 'cancel' | 'leave';
  /** The thing under it; of a drag the one that it began on. While it hovers within the ring of a knob: that knob. */
  readonly id: string | undefined;
  readonly touch: boolean;
}

/** Where a handle goes: it keeps its distance from the pointer, so that a finger does not hide it. A `cancel` is where it was. */
export interface HandleDrag extends Point, Modifiers {
  readonly id: string;
  readonly phase: 'start' | 'drag' | 'end' | 'cancel';
  readonly touch: boolean;
}

/** An arrow key on a thing or a handle: a quarter of an inch, with Shift a whole one. */
export interface Step extends Modifiers {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}

/** What the wheel, or two fingers, turn. */
export interface Turn extends Modifiers {
  /** Clockwise. A notch of the wheel is 5, with Shift 1. */
  readonly degrees: number;
  readonly by: 'wheel' | 'fingers';
}

/** All words and numbers of the table are the caller's. */
export interface OpenTexts {
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** A length with its unit, such as 6 in. */
  readonly length: (inches: number) => string;
  /** The place under the pointer, such as 60½ across, 24 down. */
  readonly place: (point: Point) => string;
}

export interface OpenMapHandle {
  centreOn(point: Point): void;
  /** Where the whole table is seen so small that bases are hardly found: nearer to a place. */
  approach(point: Point): void;
  fit(): void;
  pan(x: number, y: number): void;
  zoom(factor: number): void;
  /** Puts the focus on a thing or a handle, and the table so that it is seen. */
  focus(id: string): void;
  /** Puts the table so that a thing or a handle is seen, and leaves the focus where it is. False: it does not lie there. */
  show(id: string): boolean;
  /** A point of the window in inches. */
  inches(client: { readonly clientX: number; readonly clientY: number }): Point;
}

export interface OpenMapEvents {
  readonly onPointer?: (pointer: OpenPointer) => void;
  /** A click or tap on a thing or a handle, after the pointer's own event, or Enter. */
  readonly onPick?: (id: string, by: 'pointer' | 'key') => void;
  readonly onHandleDrag?: (drag: HandleDrag) => void;
  readonly onStep?: (step: Step) => void;
  /** Where it is there the wheel turns, and zooms only with Ctrl. */
  readonly onTurn?: (turn: Turn) => void;
}
