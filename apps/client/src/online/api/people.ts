import type { Hello, Me } from '@wigwag/protocol';
import { ask } from './ask.ts';

/** Who this browser is, and what the server can do. */
export const hello = (): Promise<Hello> => ask('GET', '/api/hello');

export const becomeGuest = (name: string): Promise<Me> => ask('POST', '/api/guests', { name });
