import { type Ban, type ErrorBody, type ErrorCode, statusOf } from '@wigwag/protocol';

export type Params = ErrorBody['error']['params'];

/** Thrown wherever a request is refused: the door answers with its code. */
export class No extends Error {
  readonly code: ErrorCode;
  readonly params: Params;

  constructor(code: ErrorCode, params: Params = {}) {
    super(code);
    this.name = 'No';
    this.code = code;
    this.params = params;
  }

  get status(): ReturnType<typeof statusOf> {
    return statusOf(this.code);
  }

  get body(): ErrorBody {
    return { error: { code: this.code, params: this.params } };
  }
}

/** What whoever is banned is told. */
export const banned = ({ reason, until }: Ban): No =>
  new No('banned', { ...(reason !== undefined && { reason }), ...(until !== undefined && { until }) });
