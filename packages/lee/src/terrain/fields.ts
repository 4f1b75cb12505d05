export const TERRAIN_FIELDS = { choices: {}, events: {}, frames: {} } as const;
