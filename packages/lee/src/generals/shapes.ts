export type GeneralsShapes = Record<never, never>;
