/** `npm run -s audit`: fails if the registry knows of a weakness, high or critical, in what ships. Not every registry answers. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './setup.mjs';

const isWindows = process.platform === 'win32';
const { stdout } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: isWindows,
});

function readAnswer(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities, message = 'no answer' } = readAnswer(stdout);
if (vulnerabilities === undefined) {
  console.log(`Known weaknesses: not checked, this registry does not answer (${message.split(' - ')[0]}).`);
} else {
  const grave = Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity));
  for (const { name, severity, range } of grave) console.error(`${name} ${range}: ${severity}`);
  console.log(
    `${Object.keys(vulnerabilities).length} known weaknesses in what ships, ${grave.length} high or critical.`,
  );
  process.exitCode = grave.length === 0 ? 0 : 1;
}
