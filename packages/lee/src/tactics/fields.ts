export const TACTICS_FIELDS = { choices: {}, events: {}, frames: {} } as const;
