export const PATROLS_FIELDS = { choices: {}, events: {}, frames: {} } as const;
