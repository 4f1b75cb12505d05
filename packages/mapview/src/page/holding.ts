/** A pointer that has moved less than this clicks. */
export const SLACK = 5;

/** A finger that rests so long wants to look or to carry, not to choose. */
export const LONG_PRESS = 450;
