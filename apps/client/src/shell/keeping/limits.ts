/** A long campaign takes far less. */
export const MOST_BYTES = 5_000_000;
/** So many decisions are still played through in a few seconds. */
const MOST_DECISIONS = 100_000;

/** What a file may ask for. */
export const LIMITS_OF_FILE = { bytes: MOST_BYTES, decisions: MOST_DECISIONS } as const;
