/** What a server says no with, and the number that goes with it over HTTP. The page has words for each: `online.error.<code>`. */
const STATUS = {
  'not-json': 400,
  'wrong-field': 400,
  'bad-setup': 400,
  'bad-record': 400,
  'no-computer': 400,
  'not-signed-in': 401,
  'wrong-login': 401,
  'not-yours': 403,
  banned: 403,
  'game-stands': 409,
  'other-level': 403,
  'own-challenge': 409,
  'wrong-origin': 403,
  'not-found': 404,
  'wrong-method': 405,
  'seat-taken': 409,
  'name-taken': 409,
  expired: 410,
  'too-late': 409,
  'too-early': 409,
  'not-begun': 409,
  'too-large': 413,
  'too-many': 429,
  'many-challenges': 409,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

export const ERROR_CODES = Object.keys(STATUS) as readonly ErrorCode[];

export const statusOf = (code: ErrorCode): (typeof STATUS)[ErrorCode] => STATUS[code];

/** The body of an answer that says no. */
export interface ErrorBody {
  readonly error: { readonly code: ErrorCode; readonly params: Readonly<Record<string, string | number>> };
}
