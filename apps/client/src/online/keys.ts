/** Keys that work on every page of a server of games. */
export const KEYS = { next: 'N' } as const;
