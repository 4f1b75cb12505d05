/** Runs a tool against the built page, in a browser: `node tools/withPage.mjs FILE …`. Where both are it reads in PAGE and CHROME_PATH. */
import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { serveFor } from './serve.mjs';
import { ensureInstalled, ROOT, run } from './setup.mjs';

const PORT = process.env.E2E_PORT ?? '5301';

ensureInstalled();
const browser = ensureBrowser();
const isBuilt = browser !== undefined && run(process.execPath, ['tools/build.mjs']) === 0;
// Undefined: it serves; 0: it did already. What tools print is theirs alone.
const code = isBuilt ? ((await serveFor(['--port', PORT], console.error)) ?? 0) : 1;
if (code === 0) {
  const env = { ...process.env, PAGE: `http://localhost:${PORT}/`, CHROME_PATH: browser };
  const tool = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tool.kill(signal));
  tool.once('exit', code => process.exit(code ?? 1));
} else process.exitCode = code;
