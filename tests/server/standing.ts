import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../support/sources.ts';

/** A project with the real tools, and builds that are small and known. */
export function projectWith(builds: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const project = mkdtempSync(join(tmpdir(), 'wigwag-served-'));
  cpSync(`${ROOT}tools`, join(project, 'tools'), { recursive: true });
  cpSync(`${ROOT}package.json`, join(project, 'package.json'));
  symlinkSync(`${ROOT}node_modules`, join(project, 'node_modules'));
  for (const [build, files] of Object.entries(builds))
    for (const [name, text] of Object.entries(files)) {
      const path = join(project, 'dist/builds', build, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  writeFileSync(join(project, 'dist/builds.json'), JSON.stringify(Object.keys(builds)));
  return project;
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly process: ChildProcess;
  /** Undefined where the program goes on. */
  readonly ended: Ended | undefined;
  readonly out: string;
}

/** Starts the server, and waits until it says where it is, or ends. */
export function serve(project: string, ...args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(project, 'tools/serve.mjs'), ...args], { stdio: 'pipe' });
  let [out, err] = ['', ''];
  child.stderr.on('data', part => {
    err += part;
  });
  return new Promise(resolve => {
    child.stdout.on('data', part => {
      out += part;
      if (out.includes('Ctrl+C')) resolve({ process: child, ended: undefined, out });
    });
    child.on('close', code => resolve({ process: child, ended: { code, out, err }, out }));
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function read(text: string): Answer | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (Number.isNaN(status)) return undefined;
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status, headers, body: rest.join('\r\n\r\n') };
}

/** Bytes as they are, until the other end has nothing more to say. No client tidies the path. */
export function raw(port: number, bytes: string, host = '127.0.0.1'): Promise<Answer | undefined> {
  return new Promise(resolve => {
    let text = '';
    const socket = connect(port, host, () => socket.write(bytes, 'latin1'));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', part => {
      text += part.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(read(text)));
  });
}

export const ask = (
  port: number,
  path: string,
  {
    method = 'GET',
    host = `localhost:${port}`,
    headers = '',
  }: { method?: string; host?: string; headers?: string } = {},
): Promise<Answer | undefined> =>
  raw(port, `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
