/** Checks the content and writes it as JSON into dist/content: `npm run content`. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileContent } from '@wigwag/content/compile';

const program = fileURLToPath(import.meta.url);
compileContent(dirname(dirname(program)), program);
