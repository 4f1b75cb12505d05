export const CARDS_FIELDS = { choices: {}, events: {}, frames: {} } as const;
