export type FieldShapes = Record<never, never>;
