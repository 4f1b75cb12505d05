import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, translator } from '@wigwag/words';
import { demo } from './demo.ts';
import { importRosterCommand } from './importRoster.ts';
import { listCommand } from './list.ts';
import { RENDER_OPTIONS, type RenderOptions, renderCommand } from './render.ts';
import { replayCommand } from './replay.ts';
import { Complaint, type Terminal } from './terminal.ts';
import { validateCommand } from './validate.ts';

interface Arguments extends RenderOptions {
  readonly files: readonly string[];
  readonly seed?: string | undefined;
  readonly json?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** Runs with what was typed after it; returns the exit code. */
type Command = (terminal: Terminal, given: Arguments, name: string) => number;

function seedOf({ t }: Terminal, seed: string | undefined): number {
  const value = Number(seed ?? '1');
  if (seed !== '' && Number.isInteger(value) && Math.abs(value) < 2 ** 31) return value;
  throw new Complaint(t('cli.bad-seed', { found: seed }));
}

function firstFile({ t }: Terminal, command: string, [file]: readonly string[]): string {
  if (file !== undefined) return file;
  throw new Complaint(t('cli.needs-file', { command }));
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: (terminal, { json = false }) => {
    listCommand(terminal, json);
    return 0;
  },
  demo: (terminal, { seed }) => {
    demo(terminal, seedOf(terminal, seed));
    return 0;
  },
  validate: (terminal, { files }, name) => {
    firstFile(terminal, name, files);
    return validateCommand(terminal, files);
  },
  'import-roster': (terminal, { files, out, force = false }, name) =>
    importRosterCommand(terminal, firstFile(terminal, name, files), { folder: out, force }),
  replay: (terminal, { files }, name) => replayCommand(terminal, firstFile(terminal, name, files)),
  render: (terminal, given, name) => {
    renderCommand(terminal, firstFile(terminal, name, given.files), given);
    return 0;
  },
  help: ({ t, out }) => {
    out(t('cli.usage'));
    return 0;
  },
};

const OPTIONS = {
  lang: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  ...RENDER_OPTIONS,
} as const;

function dispatch(terminal: Terminal, name: string, given: Arguments): number {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(terminal, given, name);
  const known = Object.keys(COMMANDS).join(', ');
  throw new Complaint(terminal.t('cli.unknown-command', { command: name, known }));
}

/** The language asked for, else the system's where we speak it, else English. */
export function languageOf(asked: string | undefined, system: string | undefined): Language | undefined {
  if (asked !== undefined) return LANGUAGES.find(known => known === asked);
  return LANGUAGES.find(known => system?.startsWith(known)) ?? 'en';
}

/** Runs one command; returns the exit code: 0 done, 1 found something wrong, 2 could not be asked that way. */
export function main(
  args: readonly string[],
  system: string | undefined,
  write: Pick<Terminal, 'out' | 'err'>,
): number {
  const english = { language: 'en', t: translator('en'), ...write } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const language = languageOf(values.lang, system);
    if (language === undefined) throw new Complaint(english.t('cli.bad-language', { found: values.lang }));
    const [command = 'help', ...files] = positionals;
    return dispatch({ language, t: translator(language), ...write }, command, { ...values, files });
  } catch (error) {
    if (error instanceof Complaint) write.err(error.message);
    else if (error instanceof TypeError && 'code' in error)
      write.err(english.t('cli.bad-option', { detail: error.message }));
    else throw error;
    return 2;
  }
}
