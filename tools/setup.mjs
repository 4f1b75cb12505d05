/** Set-up shared by `npm start`, `npm test` and the tools: says what it does while it does it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const LOCK = `${ROOT}/.cache/installing`;
const AGAIN_MS = 500;

/** Gives false where another process has the lock, and forgets that of one that was killed. */
function hasLock() {
  try {
    mkdirSync(dirname(LOCK), { recursive: true });
    writeFileSync(LOCK, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(LOCK, { force: true });
  }
  return false;
}

function isInstalled() {
  const installed = `${ROOT}/node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${ROOT}/package-lock.json`).mtimeMs;
}

function install() {
  console.error('Installing packages …');
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
}

/**
 * Installs exactly what the lock file says, with its hashes, when packages are missing or older than it. One process at a time: two servers that
 * start from one folder would take each other's files away.
 */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  while (!hasLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
  let status = 0;
  try {
    if (!isInstalled()) status = install();
  } finally {
    rmSync(LOCK, { force: true });
  }
  if (status === 0) return;
  console.error('The packages could not be installed; npm says why above. Correct that and run this again.');
  process.exit(status);
}
