/**
 * `npm run -s lock`: after package.json has changed. Writes the lock file for every platform, installs it, and writes the notices of third
 * parties. npm reads node_modules, if there is one, and then leaves out what other platforms need: so it goes first.
 */
import { rmSync } from 'node:fs';
import { ROOT, run } from './setup.mjs';

const isWindows = process.platform === 'win32';
const npm = (...args) => run(isWindows ? 'npm.cmd' : 'npm', [...args, '--no-audit', '--no-fund'], { shell: isWindows });

rmSync(`${ROOT}/node_modules`, { recursive: true, force: true });
process.exitCode =
  npm('install', '--package-lock-only') || npm('ci') || run(process.execPath, [`${ROOT}/tools/thirdParty.mjs`]);
