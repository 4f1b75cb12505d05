/** Puts the compiled content beside the built client, where the page fetches it, with the pictures of the scenarios. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureContent } from './content.mjs';
import { ROOT } from './setup.mjs';

const LIBRARY = `${ROOT}/dist/client/library`;
const PREVIEWS = `${ROOT}/docs/pictures/scenarios`;

export async function putLibrary() {
  const { outputs } = await ensureContent();
  rmSync(LIBRARY, { recursive: true, force: true });
  for (const path of Object.keys(outputs).filter(output => output.endsWith('.json'))) {
    const target = path.replace('dist/content', LIBRARY);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(`${ROOT}/${path}`, target);
  }
  if (existsSync(PREVIEWS)) cpSync(PREVIEWS, `${LIBRARY}/previews`, { recursive: true });
}
