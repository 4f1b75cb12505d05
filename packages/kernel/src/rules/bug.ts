/** A broken promise inside the program, never a player's mistake: those are refusals. */
export class Bug extends Error {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: string, data: Readonly<Record<string, unknown>> = {}) {
    super(`${code} ${JSON.stringify(data)}`);
    this.name = 'Bug';
    this.code = code;
    this.data = data;
  }
}

export function assert(holds: boolean, code: string, data?: Readonly<Record<string, unknown>>): asserts holds {
  if (!holds) throw new Bug(code, data);
}
