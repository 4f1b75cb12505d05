import { ERROR_CODES, type ErrorBody } from '@wigwag/protocol';
import { missed, reached } from './reach.ts';
import { Refused } from './refused.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What may be done twice is tried again after so long, if the answer did not come. */
const WAITS_MS = [400, 1500];

const isRepeatable = (method: Method): boolean => method !== 'POST';

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Such an answer comes from a server that is busy or a proxy whose server is away: it may be otherwise in a moment. */
const PASSING = [502, 503, 504];

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(path, { method, ...content }).catch(() => undefined);
  if (answer === undefined) throw new Refused('offline');
  return answer;
}

async function refusalIn(answer: Response): Promise<Refused> {
  const body = (await answer.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  const code = ERROR_CODES.find(each => each === body?.error?.code);
  if (code !== undefined) return new Refused(code, body?.error?.params ?? {});
  return new Refused(PASSING.includes(answer.status) ? 'offline' : 'unreadable');
}

async function once(method: Method, path: string, body: unknown): Promise<unknown> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw await refusalIn(answer);
  if (answer.status === 204 || answer.status === 202) return undefined;
  return answer.json().catch(() => {
    throw new Refused('unreadable');
  });
}

const PASSES = ['offline', 'unavailable'];

const isPassing = (error: unknown): boolean => error instanceof Refused && PASSES.includes(error.code);

/** Asks the server. What it refuses, and what gets lost on the way, is thrown as a `Refused`. */
export async function ask<R>(method: Method, path: string, body?: unknown): Promise<R> {
  const waits = isRepeatable(method) ? [...WAITS_MS] : [];
  for (;;) {
    try {
      const answer = await once(method, path, body);
      reached();
      return answer as R;
    } catch (error) {
      const next = isPassing(error) ? waits.shift() : undefined;
      if (next === undefined) {
        if (error instanceof Refused && error.code === 'offline') missed();
        else reached();
        throw error;
      }
      await wait(next * (0.5 + Math.random()));
    }
  }
}
