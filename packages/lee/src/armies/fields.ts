export const ARMIES_FIELDS = { choices: {}, events: {}, frames: {} } as const;
