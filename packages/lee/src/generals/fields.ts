export const GENERALS_FIELDS = { choices: {}, events: {}, frames: {} } as const;
