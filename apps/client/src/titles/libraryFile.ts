import { Trouble } from '../shell/trouble.ts';

/** Where the files are looked for: beside the page, or where a worker is told that it is. */
let folder = '';

export function lookFrom(page: string): void {
  folder = new URL('.', page).href;
}

/** The hash that the build found: other bytes than those that were checked then are not taken. */
const hashOf = (path: string): string | undefined => LIBRARY_HASHES[path];

/** Is it there all the same, with other bytes? */
async function isOther(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  return answer?.ok === true;
}

/** The text of a file that came with the page, such as `maps/laurel-bend.json`. */
export async function libraryText(path: string): Promise<string> {
  const address = `${folder}library/${path}`;
  const integrity = hashOf(path);
  const answer = await fetch(address, integrity === undefined ? {} : { integrity }).catch(() => undefined);
  if (answer?.ok === true) return answer.text();
  const isOfAnotherBuild = answer === undefined && integrity !== undefined && (await isOther(address));
  throw new Trouble(isOfAnotherBuild ? 'other-build' : 'unreachable', path);
}
