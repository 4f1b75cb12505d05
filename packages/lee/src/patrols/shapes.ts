export type PatrolsShapes = Record<never, never>;
