export type ArmiesShapes = Record<never, never>;
