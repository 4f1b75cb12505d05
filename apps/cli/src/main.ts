import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, translator } from '@wigwag/words';
import { demo } from './demo.ts';
import { listCommand } from './list.ts';
import { RENDER_OPTIONS, type RenderOptions, renderCommand } from './render.ts';
import { replayCommand } from './replay.ts';
import { Complaint, type Terminal } from './terminal.ts';
import { validateCommand } from './validate.ts';

const COMMANDS = ['list', 'demo', 'validate', 'replay', 'render', 'help'] as const;
type Command = (typeof COMMANDS)[number];

interface Arguments {
  readonly command: string;
  readonly files: readonly string[];
  readonly seed?: string | undefined;
  readonly json: boolean;
  readonly picture: RenderOptions;
}

function seedOf({ t }: Terminal, seed: string | undefined): number {
  const value = Number(seed ?? '1');
  if (seed !== '' && Number.isInteger(value) && Math.abs(value) < 2 ** 31) return value;
  throw new Complaint(t('cli.bad-seed', { found: seed }));
}

function firstFile({ t }: Terminal, command: string, [file]: readonly string[]): string {
  if (file !== undefined) return file;
  throw new Complaint(t('cli.needs-file', { command }));
}

function runCommand(terminal: Terminal, command: Command, { files, seed, json, picture }: Arguments): number {
  switch (command) {
    case 'list':
      listCommand(terminal, json);
      return 0;
    case 'demo':
      demo(terminal, seedOf(terminal, seed));
      return 0;
    case 'validate':
      firstFile(terminal, command, files);
      return validateCommand(terminal, files);
    case 'replay':
      return replayCommand(terminal, firstFile(terminal, command, files));
    case 'render':
      renderCommand(terminal, firstFile(terminal, command, files), picture);
      return 0;
    case 'help':
      terminal.out(terminal.t('cli.usage'));
      return 0;
  }
}

function dispatch(terminal: Terminal, given: Arguments): number {
  const command = COMMANDS.find(known => known === given.command);
  if (command !== undefined) return runCommand(terminal, command, given);
  throw new Complaint(terminal.t('cli.unknown-command', { command: given.command, known: COMMANDS.join(', ') }));
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
    const options = {
      lang: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
      ...RENDER_OPTIONS,
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const language = languageOf(values.lang, system);
    if (language === undefined) throw new Complaint(english.t('cli.bad-language', { found: values.lang }));
    const [command = 'help', ...files] = positionals;
    return dispatch(
      { language, t: translator(language), ...write },
      { command, files, seed: values.seed, json: values.json ?? false, picture: values },
    );
  } catch (error) {
    if (error instanceof Complaint) write.err(error.message);
    else if (error instanceof TypeError && 'code' in error)
      write.err(english.t('cli.bad-option', { detail: error.message }));
    else throw error;
    return 2;
  }
}
