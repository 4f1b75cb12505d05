import { parseArgs } from 'node:util';
import type { Translate } from '@wigwag/words';
import type { RenderOptions } from './render.ts';
import { Complaint } from './terminal.ts';

const OPTIONS = {
  lang: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  bare: { type: 'boolean' },
  reveal: { type: 'boolean' },
  at: { type: 'string' },
  theme: { type: 'string' },
  width: { type: 'string' },
  part: { type: 'string' },
  shape: { type: 'string' },
  side: { type: 'string' },
  out: { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  scenarios: { type: 'string' },
  pairs: { type: 'string' },
  games: { type: 'string' },
  option: { type: 'string' },
  resume: { type: 'string' },
  sprt: { type: 'string' },
  workers: { type: 'string' },
  queue: { type: 'string' },
  report: { type: 'string' },
  playouts: { type: 'string' },
  'no-mirror': { type: 'boolean' },
} as const;

export type Option = keyof typeof OPTIONS;

export interface Arguments extends RenderOptions {
  readonly files: readonly string[];
  readonly seed?: string | undefined;
  readonly json: boolean;
  readonly force: boolean;
  readonly bare: boolean;
  readonly reveal: boolean;
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly scenarios?: string | undefined;
  readonly pairs?: string | undefined;
  readonly games?: string | undefined;
  readonly option?: string | undefined;
  readonly resume?: string | undefined;
  readonly sprt?: string | undefined;
  readonly workers?: string | undefined;
  readonly queue?: string | undefined;
  readonly report?: string | undefined;
  readonly playouts?: string | undefined;
  readonly noMirror: boolean;
}

interface Typed {
  /** As it was typed: --width. */
  readonly rawName: string;
  readonly name: string;
  readonly value: string | undefined;
}

/** What was typed, before anybody has asked whether it makes sense. */
export interface CommandLine {
  readonly command: string;
  readonly language: string | undefined;
  readonly typed: readonly Typed[];
  readonly given: Arguments;
}

const isOption = (name: string): name is Option => Object.hasOwn(OPTIONS, name);

/** Not strict: the parser would complain in English only, and would not take --width -5 for a width. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [command = 'help', ...files] = positionals;
  const text = (name: Option): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const typed = tokens.flatMap(token => (token.kind === 'option' ? [token] : []));
  const given = {
    files,
    seed: text('seed'),
    json: values.json === true,
    force: values.force === true,
    bare: values.bare === true,
    reveal: values.reveal === true,
    at: text('at'),
    theme: text('theme'),
    width: text('width'),
    part: text('part'),
    shape: text('shape'),
    side: text('side'),
    out: text('out'),
    a: text('a'),
    b: text('b'),
    scenarios: text('scenarios'),
    pairs: text('pairs'),
    games: text('games'),
    option: text('option'),
    resume: text('resume'),
    sprt: text('sprt'),
    workers: text('workers'),
    queue: text('queue'),
    report: text('report'),
    playouts: text('playouts'),
    noMirror: values['no-mirror'] === true,
  };
  const language = text('lang');
  // Whoever asks for help is not told what else he typed wrong.
  if (values.help === true) return { command: 'help', language, typed: [], given: { ...given, files: [] } };
  return { command, language, typed, given };
}

/** Nothing that was typed is passed over: an option belongs to the command, and has a value where it takes one. */
export function checkOptions(t: Translate, { command, typed }: CommandLine, taken: readonly Option[]): void {
  const known: readonly Option[] = ['lang', ...taken];
  for (const { name, rawName, value } of typed) {
    const option = rawName;
    if (!isOption(name) || !known.includes(name)) {
      throw new Complaint(t('cli.wrong-option', { command, option, known: known.map(each => `--${each}`).join(', ') }));
    }
    const wantsValue = OPTIONS[name].type === 'string';
    if (wantsValue && (value ?? '') === '') throw new Complaint(t('cli.option-needs-value', { option }));
    if (!wantsValue && value !== undefined) throw new Complaint(t('cli.option-without-value', { option }));
  }
}
