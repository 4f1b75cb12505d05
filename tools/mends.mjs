/** What is wrong in a library and not mended there yet: put right as it is bundled. */
import { readFileSync } from 'node:fs';

/**
 * postgres 3.4.9 writes to a socket that has gone since, which nobody can catch: the process ends when the database is killed. The query is refused
 * instead, as others on that line are (https://github.com/porsager/postgres/issues/1208).
 */
const LOST_LINE = {
  file: /[\\/]postgres[\\/]src[\\/]connection\.js$/,
  before: '    const x = socket.write(chunk, fn)\n',
  instead: `    if (socket === null) {
      clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)
`,
};

export const mends = {
  name: 'mends',
  setup: build =>
    build.onLoad({ filter: LOST_LINE.file }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (text.split(LOST_LINE.before).length !== 2) {
        return { errors: [{ text: 'postgres has changed: see whether it still has to be mended (tools/mends.mjs)' }] };
      }
      return { contents: text.replace(LOST_LINE.before, LOST_LINE.instead), loader: 'js' };
    }),
};
