export type TerrainShapes = Record<never, never>;
