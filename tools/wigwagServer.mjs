/** `npm run -s wigwag-server -- serve|backup|restore|export|import|rules|doctor|admin`: looks after a server's data. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { serveOnline } from './server.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const [command, ...args] = process.argv.slice(2);
if (command === 'serve') process.exitCode = await serveOnline(args);
else {
  await ensureContent();
  const server = await import(pathToFileURL(await bundle('apps/server/src/serve.ts', 'server.mjs')).href);
  if (server.isCommand(command)) {
    // npm runs scripts from the project; files that were typed mean where they were typed.
    process.chdir(process.env.INIT_CWD ?? process.cwd());
    process.exitCode = await server.runCommand([command, ...args], process.env, console.log);
  } else {
    const isHelp = command === undefined || command === 'help' || command === '--help';
    if (!isHelp) console.error(`${command} is no command.\n`);
    (isHelp ? console.log : console.error)(server.COMMANDS);
    process.exitCode = isHelp ? 0 : 2;
  }
}
