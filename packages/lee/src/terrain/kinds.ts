/** What the ground of an area is: plain wood or hill or the like, a field (which is difficult terrain), or impassable. */
export const SURFACES = ['plain', 'field', 'impassable'] as const;
export type Surface = (typeof SURFACES)[number];

/** 13.10/rail-embankment: whether a railway runs on an embankment has to be said. */
export const BEDS = ['flat', 'embanked', 'unsaid'] as const;
export type Bed = (typeof BEDS)[number];

export const BARRIERS = ['fence', 'wall'] as const;
export type BarrierKind = (typeof BARRIERS)[number];

/** What a fence or a wall runs along. */
export const HOSTS = ['road', 'railway', 'field'] as const;
export type HostKind = (typeof HOSTS)[number];

/** What a piece that lies on the table is: a field is difficult terrain of its own name. */
export const PIECE_KINDS = [
  ...(['river', 'stream', 'road', 'railway', 'hill', 'difficult', 'field', 'wood', 'built-up'] as const),
  ...(['fence', 'wall', 'bridge', 'works'] as const),
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A bridge is placed by a player, or arises where a road or a railway crosses water. */
export const BRIDGE_ORIGINS = ['placed', 'auto'] as const;
export type BridgeOrigin = (typeof BRIDGE_ORIGINS)[number];

/** the parts of setting up terrain, in this order; a map that is not laid by the procedure has one part only. */
export const TERRAIN_STAGES = ['linear', 'ordinary', 'barriers', 'changes', 'works', 'whole', 'done'] as const;
export type TerrainStage = (typeof TERRAIN_STAGES)[number];

/** What lets a player change terrain: the battlefield he won, his army, a general or a card. */
export const MEANS = ['battlefield', 'army', 'general', 'card'] as const;
export type Means = (typeof MEANS)[number];
