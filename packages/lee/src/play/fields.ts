export const PLAY_FIELDS = { choices: {}, events: {}, frames: {} } as const;
