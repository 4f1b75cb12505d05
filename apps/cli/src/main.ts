import { ContentError } from '@wigwag/content/bundled';
import { LANGUAGES, type Language, type Translate, translator } from '@wigwag/words';
import { analyseCommand } from './bots/analyse.ts';
import { arenaCommand } from './bots/arena.ts';
import { workerCommand } from './bots/queue/worker.ts';
import { simulateCommand } from './bots/simulate.ts';
import { type Arguments, type CommandLine, checkOptions, type Option, readCommandLine } from './commandLine.ts';
import { demo } from './demo.ts';
import { importRosterCommand } from './importRoster.ts';
import { listCommand } from './list.ts';
import { RENDER_OPTIONS, renderCommand } from './render.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { Complaint, screenful, shownLine, type Terminal } from './terminal.ts';
import { tellProblems, validateCommand } from './validate.ts';
import { verifyDiceCommand } from './verifyDice.ts';

interface Command {
  readonly options?: readonly Option[];
  /** The fewest and the most files that it works on. */
  readonly files: readonly [least: 0 | 1, most: number];
  /** Said where the file is missing, if it is no file that is missing. */
  lacking?(t: Translate): string;
  /** Returns the exit code. */
  run(terminal: Terminal, given: Arguments, file: string): number | Promise<number>;
}

function seedOf({ t }: Terminal, seed: string | undefined): number {
  const value = Number(seed ?? '1');
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) return value;
  throw new Complaint(t('cli.bad-seed', { found: seed }));
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    options: ['json'],
    files: [0, 0],
    run: (terminal, { json }) => {
      listCommand(terminal, json);
      return 0;
    },
  },
  demo: {
    options: ['seed'],
    files: [0, 0],
    run: (terminal, { seed }) => {
      demo(terminal, seedOf(terminal, seed));
      return 0;
    },
  },
  validate: { files: [1, Number.POSITIVE_INFINITY], run: (terminal, { files }) => validateCommand(terminal, files) },
  'import-roster': {
    options: ['out', 'force'],
    files: [1, 1],
    run: (terminal, { out, force }, file) => importRosterCommand(terminal, file, { folder: out, force }),
  },
  replay: {
    options: ['reveal'],
    files: [1, 1],
    run: (terminal, { reveal }, file) => replayCommand(terminal, file, reveal),
  },
  'verify-dice': { files: [1, 1], run: (terminal, _, file) => verifyDiceCommand(terminal, file) },
  render: {
    options: [...RENDER_OPTIONS, 'bare', 'force'],
    files: [1, 1],
    lacking: t => t('cli.render.needs-what'),
    run: (terminal, given, what) => {
      renderCommand(terminal, what, given);
      return 0;
    },
  },
  report: {
    options: ['out', 'side', 'reveal', 'force'],
    files: [1, 1],
    run: (terminal, given, file) => {
      reportCommand(terminal, file, given);
      return 0;
    },
  },
  arena: {
    options: [
      'a',
      'b',
      'scenarios',
      'pairs',
      'seed',
      'option',
      'sprt',
      'no-mirror',
      'resume',
      'workers',
      'queue',
      'json',
    ],
    files: [0, 0],
    run: (terminal, given) => arenaCommand(terminal, given, seedOf(terminal, given.seed)),
  },
  simulate: {
    options: ['games', 'a', 'b', 'seed', 'option', 'report', 'workers', 'queue', 'json', 'force'],
    files: [1, 1],
    lacking: t => t('cli.simulate.needs-scenario'),
    run: (terminal, given, scenario) => simulateCommand(terminal, given, scenario, seedOf(terminal, given.seed)),
  },
  analyse: {
    options: ['report', 'side', 'reveal', 'playouts', 'seed', 'workers', 'queue', 'json', 'force'],
    files: [1, 1],
    run: (terminal, given, file) => analyseCommand(terminal, given, file, seedOf(terminal, given.seed)),
  },
  worker: {
    options: ['queue', 'workers'],
    files: [0, 0],
    run: (terminal, given) => workerCommand(terminal, given),
  },
  help: {
    files: [0, 0],
    run: ({ t, out }) => {
      for (const line of t('cli.usage').split('\n')) out(line);
      return 0;
    },
  },
};

/** The first of as many files as the command takes. */
function fileFor({ t }: Terminal, command: string, { files, lacking }: Command, given: Arguments): string {
  const [least, most] = files;
  const [file = '', extra] = [given.files[0], given.files[most]];
  if (given.files.length < least) throw new Complaint(lacking?.(t) ?? t('cli.needs-file', { command }));
  if (extra === undefined) return file;
  throw new Complaint(most === 0 ? t('cli.no-file', { command, extra }) : t('cli.one-file', { command, extra }));
}

function dispatch(terminal: Terminal, line: CommandLine): number | Promise<number> {
  const { t } = terminal;
  const { command: name, given } = line;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new Complaint(t('cli.unknown-command', { command: name, known: Object.keys(COMMANDS).join(', ') }));
  }
  checkOptions(t, line, command.options ?? []);
  return command.run(terminal, given, fileFor(terminal, name, command, given));
}

/** The language asked for, else the system's where we speak it, else English. */
export function languageOf(asked: string | undefined, system: string | undefined): Language | undefined {
  if (asked !== undefined) return LANGUAGES.find(known => known === asked);
  return LANGUAGES.find(known => system?.startsWith(known)) ?? 'en';
}

/** The content that comes with the program is at fault, not what was typed. */
function tellContent(terminal: Terminal, { code, file, problems }: ContentError): number {
  if (code === 'unsound') tellProblems(terminal, problems);
  else terminal.err(terminal.t('cli.content-stale', { file }));
  return 1;
}

/** Where text goes out and an answer comes in. Nobody answers where there is no terminal. */
export type Streams = Pick<Terminal, 'out' | 'err'> & Partial<Pick<Terminal, 'agrees'>>;

/** The one place where text goes out. */
const carefully = ({ out, err, agrees, ...rest }: Streams & Pick<Terminal, 'language' | 't'>): Terminal => ({
  ...rest,
  out: line => out(shownLine(line)),
  err: line => err(shownLine(line)),
  agrees: question => agrees?.(shownLine(question)) ?? false,
});

/** What went wrong, told; a fault of the program is not. */
function toldOf(terminal: Terminal, error: unknown): number {
  if (error instanceof ContentError) return tellContent(terminal, error);
  if (!(error instanceof Complaint)) throw error;
  for (const sentence of screenful(terminal.t, error.lines)) terminal.err(sentence);
  return 2;
}

/**
 * Runs one command; returns the exit code: 0 done, 1 found something wrong, 2 could not be asked that way. One that plays games in
 * other threads promises it.
 */
export function main(args: readonly string[], system: string | undefined, streams: Streams): number | Promise<number> {
  const line = readCommandLine(args);
  const language = languageOf(line.language, system);
  const spoken = language ?? languageOf(undefined, system) ?? 'en';
  const terminal = carefully({ language: spoken, t: translator(spoken), ...streams });
  try {
    if (language === undefined) throw new Complaint(terminal.t('cli.bad-language', { found: line.language }));
    const code = dispatch(terminal, line);
    return typeof code === 'number' ? code : code.catch((error: unknown) => toldOf(terminal, error));
  } catch (error) {
    return toldOf(terminal, error);
  }
}
