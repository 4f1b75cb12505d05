import type { LibraryPage, LibrarySearch } from '@wigwag/protocol';
import { ask } from './ask.ts';

/** Games that are over: everybody's that are public, and one's own. */
export function library(search: LibrarySearch): Promise<LibraryPage> {
  const wanted = new URLSearchParams();
  for (const [name, value = ''] of Object.entries(search)) if (value !== '') wanted.set(name, value);
  return ask('GET', `/api/library?${wanted}`);
}
