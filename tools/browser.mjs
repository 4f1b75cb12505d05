/** Finds a Chrome or Chromium for the browser tests, or gets one where that is simple. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
  join(process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)', 'Google/Chrome/Application/chrome.exe'),
  join(process.env.LOCALAPPDATA ?? '', 'Google/Chrome/Application/chrome.exe'),
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser's path: CHROME_PATH, a name on the PATH, a usual place; undefined if there is none. */
export function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given !== undefined && given !== '') return isProgram(given) ? given : undefined;
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap(dir => NAMES.map(name => join(dir, name + ending)));
  return [...onPath, ...USUAL_PLACES].find(isProgram);
}

const isRoot = () => process.getuid?.() === 0;
const quietly = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

function installByApt() {
  if (!isRoot() || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  console.error('Installing chromium (apt-get) …');
  if (spawnSync('apt-get', ['update', '-qq'], quietly).status !== 0) return;
  const packages = ['chromium', 'fonts-dejavu-core'];
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly);
}

/** Like findBrowser, and installs one where apt-get may; says what to do where there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.env.CHROME_PATH) {
    console.error(`CHROME_PATH names no program: ${process.env.CHROME_PATH}`);
    return undefined;
  }
  installByApt();
  const installed = findBrowser();
  if (installed === undefined) {
    console.error(
      'The browser tests need Chrome or Chromium: install one, or say where it is with CHROME_PATH=/path/to/chrome.',
    );
  }
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureBrowser();
  if (path === undefined) process.exitCode = 1;
  else console.log(path);
}
