const HEX_ERROR_CODES = [
  'no-sheets',
  'sheet-name',
  'sheet-name-twice',
  'range-number',
  'range-empty',
  'sheet-offset',
  'sheet-parity',
  'no-such-hex',
  'no-such-side',
  'flood-size',
  'flood-budget',
  'flood-cost',
] as const;

export type HexErrorCode = (typeof HEX_ERROR_CODES)[number];
export type HexErrorData = Readonly<Record<string, string | number>>;

/** A malformed map or a programming error. The message is the code: sentences are made elsewhere. */
export class HexError extends Error {
  readonly code: HexErrorCode;
  readonly data: HexErrorData;

  constructor(code: HexErrorCode, data: HexErrorData = {}) {
    super(code);
    this.name = 'HexError';
    this.code = code;
    this.data = data;
  }
}

export function noSuchHex(hex: number): never {
  throw new HexError('no-such-hex', { hex });
}

export function noSuchSide(side: number): never {
  throw new HexError('no-such-side', { side });
}
