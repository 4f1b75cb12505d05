/** Puts the compiled content beside the built client, where the page fetches it, with the pictures of the scenarios. */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureContent } from './content.mjs';
import { ROOT } from './setup.mjs';

const PREVIEWS = `${ROOT}/docs/pictures/scenarios`;

export async function putLibrary(library) {
  const { outputs } = await ensureContent();
  for (const path of Object.keys(outputs).filter(output => output.endsWith('.json'))) {
    const target = path.replace('dist/content', library);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(`${ROOT}/${path}`, target);
  }
  if (existsSync(PREVIEWS)) cpSync(PREVIEWS, `${library}/previews`, { recursive: true });
}
