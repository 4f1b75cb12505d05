/** Set-up shared by `npm start`, `npm test` and the tools: says what it does while it does it. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED = [20, 19];

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Wigwag needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
  );
  process.exit(1);
}

/** Installs exactly what the lock file says, with its hashes, when packages are missing or older than it. */
export function ensureInstalled() {
  checkNode();
  const installed = `${ROOT}/node_modules/.package-lock.json`;
  const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${ROOT}/package-lock.json`).mtimeMs;
  if (fresh) return;
  console.error('Installing packages …');
  const status = run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above. Correct that and run this again.');
    process.exit(status);
  }
}
