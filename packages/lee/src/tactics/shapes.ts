export type TacticsShapes = Record<never, never>;
