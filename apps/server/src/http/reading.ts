import { isShallow } from '@wigwag/kernel';
import type { Context } from 'hono';
import type { z } from 'zod';
import { No } from './no.ts';

/** Bytes of a request. */
export const LARGEST = 16_384;

/** What was sent, as it has to be; nothing else gets past here. */
export async function bodyOf<S extends z.ZodType>(context: Context, schema: S, largest = LARGEST): Promise<z.infer<S>> {
  return parsed(schema, await jsonOf(context, largest));
}

/** What stands behind the question mark of an address. */
export const searchOf = <S extends z.ZodType>({ req }: Context, schema: S): z.infer<S> => parsed(schema, req.query());

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new No('wrong-field', { field: issue?.path.join('.') ?? '', why: issue?.code ?? '' });
}

async function jsonOf(context: Context, largest: number): Promise<unknown> {
  const text = await textOf(context, largest);
  // No database takes it, and nobody has typed it.
  if (/\\u0000|\0/.test(text)) throw new No('wrong-field', { field: '', why: 'nul' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new No('not-json');
  }
  if (!isShallow(value)) throw new No('wrong-field', { field: '', why: 'too-deep' });
  return value;
}

/** Reads no more than it may, whatever the sender says of its length. */
export async function textOf({ req }: Context, largest: number): Promise<string> {
  if (Number(req.header('content-length') ?? 0) > largest) throw new No('too-large', { most: largest });
  const reader = req.raw.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > largest) {
      await reader?.cancel();
      throw new No('too-large', { most: largest });
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
