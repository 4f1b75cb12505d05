export const FIELD_FIELDS = { choices: {}, events: {}, frames: {} } as const;
