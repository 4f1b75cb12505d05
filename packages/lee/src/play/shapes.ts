export type PlayShapes = Record<never, never>;
