/** A server that was bundled with other rules: `node program.mjs DATABASE`. Its log goes to standard output; it ends with standard input. */
import { newLog, startNode } from '@wigwag/server';

const node = await startNode({
  ...{ databaseUrl: process.argv[2] ?? '', port: 0, host: undefined, publicUrl: undefined },
  log: newLog(line => console.log(line)),
  page: (_, response) => void response.end(),
});
process.stdin.resume().on('end', () => void node.stop().then(() => process.exit(0)));
