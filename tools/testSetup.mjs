/** What vitest does before the first test. */
import { ensureContent } from './content.mjs';

export const setup = async () => void (await ensureContent());
