/** Lengths are inches, angles degrees clockwise with 0 towards the top edge; x grows to the right, y downwards. */
export const EPS = 0.01;
export const EPS_AREA = 0.01;

const MILS_PER_INCH = 1000;
const HUNDREDTHS_PER_DEGREE = 100;
const INCHES_PER_CENTIMETRE = 1 / 2.54;

/** Boards, choices and records keep whole thousandths of an inch ("mils") and hundredths of a degree. */
export const mils = (inches: number): number => Math.round(inches * MILS_PER_INCH);
export const inches = (stored: number): number => stored / MILS_PER_INCH;
export const hundredths = (degrees: number): number =>
  Math.round(normalHeading(degrees) * HUNDREDTHS_PER_DEGREE) % (360 * HUNDREDTHS_PER_DEGREE);
export const degrees = (stored: number): number => stored / HUNDREDTHS_PER_DEGREE;

export const fromCentimetres = (centimetres: number): number => centimetres * INCHES_PER_CENTIMETRE;

/** A boundary case is decided for whoever acts: both comparisons give way by the tolerance. */
export const atMost = (value: number, limit: number): boolean => value <= limit + EPS;
export const atLeast = (value: number, limit: number): boolean => value >= limit - EPS;

/** For limits that are themselves forbidden ("6 inches or less"): the forbidden part reaches to limit + EPS. */
export const clearlyMore = (value: number, limit: number): boolean => value > limit + EPS;

export const isOverlap = (area: number): boolean => area > EPS_AREA;

export const normalHeading = (heading: number): number => ((heading % 360) + 360) % 360;

/** How far to turn from one heading to another the shorter way: more than -180 and at most 180. */
export function turnBetween(from: number, to: number): number {
  const turn = normalHeading(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/** The angle between two lines without a direction, 0 to 90. */
export function angleBetweenAxes(a: number, b: number): number {
  const turn = Math.abs(turnBetween(a, b));
  return turn > 90 ? 180 - turn : turn;
}
