import { changeDie, changeField, type Forged, type Forgery, hasDice, otherThan, pick } from './forgery.ts';

type Below = (n: number) => number;
type Line = Record<string, unknown>;

/** The header and the entries of a log, line by line. */
export interface LogFile {
  readonly header: Line;
  readonly lines: Line[];
}

export function logFileOf(text: string): LogFile {
  const [header = {}, ...lines] = text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line);
  return { header, lines };
}

const written = ({ header, lines }: LogFile): string =>
  [header, ...lines].map(line => `${JSON.stringify(line)}\n`).join('');

/** How many decisions stand after the first so many lines. */
function standingAfter(lines: readonly Line[], count: number): number {
  return lines.slice(0, count).reduce((standing, { kind, to, count: redone }) => {
    if (kind === 'decision') return standing + 1;
    if (kind === 'undo') return to as number;
    return kind === 'redo' ? standing + (redone as number) : standing;
  }, 0);
}

/** Something at one line: the decision that would have come next is where it is found. */
const atLine =
  (
    change: (file: LogFile, at: number, below: Below) => void,
    isOne: (line: Line, at: number, lines: readonly Line[]) => boolean = () => true,
  ) =>
  (file: LogFile, below: Below): Forged | undefined => {
    const at = pick(
      file.lines.flatMap((line, place) => (isOne(line, place, file.lines) ? [place] : [])),
      below,
    );
    if (at === undefined) return undefined;
    const standing = standingAfter(file.lines, at);
    change(file, at, below);
    return { text: written(file), at: standing + 1 };
  };

const lineAt = ({ lines }: LogFile, at: number): Line => {
  const line = lines[at];
  if (line === undefined) throw new Error(`no line ${at}`);
  return line;
};

const isOf =
  (...kinds: readonly string[]) =>
  ({ kind }: Line): boolean =>
    kinds.includes(kind as string);

const isRolled = (line: Line): boolean => isOf('decision', 'pending')(line) && hasDice(line as { dice: number[][] });

const isTypedLine = (line: Line): boolean => isRolled(line) && line.typed !== undefined;

const fieldOf = (kind: string, name: string): Forgery<LogFile> =>
  atLine((file, at) => {
    lineAt(file, at)[name] = otherThan(lineAt(file, at)[name]);
  }, isOf(kind));

const inHeader =
  (name: string): Forgery<LogFile> =>
  file => {
    file.header[name] = otherThan(file.header[name]);
    return { text: written(file), at: 0 };
  };

const isNotLast = (_: Line, at: number, lines: readonly Line[]): boolean => at < lines.length - 1;

/** Single changes of a log. That its last lines were cut off is the one thing that no chain can show. */
export const LOG_FORGERIES: Readonly<Record<string, Forgery<LogFile>>> = {
  die: atLine((file, at, below) => changeDie(lineAt(file, at).dice as number[][], below), isRolled),
  'said to be typed': atLine((file, at) => {
    const line = lineAt(file, at);
    line.typed = line.typed === undefined ? [0] : undefined;
  }, isRolled),
  'whose dice from here on': fieldOf('dice', 'own'),
  'who switched the dice': fieldOf('dice', 'by'),
  'switch of the dice removed': atLine(
    (file, at) => {
      file.lines.splice(at, 1);
    },
    (line, at, lines) => isOf('dice')(line) && isNotLast(line, at, lines),
  ),
  'switch of the dice made later': atLine(
    (file, at) => {
      file.lines.splice(at, 2, lineAt(file, at + 1), lineAt(file, at));
    },
    (line, at, lines) => isOf('dice')(line) && isNotLast(line, at, lines),
  ),
  'switch of the dice added': (file, below) => {
    const at = below(file.lines.length + 1);
    const standing = standingAfter(file.lines, at);
    file.lines.splice(at, 0, { kind: 'dice', by: 'table', own: below(2) === 0, chain: '0'.repeat(64) });
    return { text: written(file), at: standing + 1 };
  },
  'typed die': atLine((file, at, below) => changeDie(lineAt(file, at).dice as number[][], below), isTypedLine),
  'one more said to be typed': atLine(
    (file, at) => {
      const line = lineAt(file, at);
      line.typed = (line.dice as number[][]).map((_, place) => place);
    },
    line => isRolled(line) && (line.dice as number[][]).length > ((line.typed as number[] | undefined)?.length ?? 0),
  ),
  choice: atLine((file, at, below) => changeField(lineAt(file, at).choice as Line, below), isOf('decision', 'pending')),
  author: fieldOf('decision', 'by'),
  'author of an undo': fieldOf('undo', 'by'),
  'how far an undo goes': fieldOf('undo', 'to'),
  'how far a redo goes': fieldOf('redo', 'count'),
  'hash of a check': fieldOf('check', 'hash'),
  'place of a check': fieldOf('check', 'after'),
  'field added': atLine((file, at) => {
    lineAt(file, at).more = 1;
  }),
  chain: atLine((file, at) => {
    lineAt(file, at).chain = otherThan(lineAt(file, at).chain);
  }),
  'two lines swapped': atLine((file, at) => {
    file.lines.splice(at, 2, lineAt(file, at + 1), lineAt(file, at));
  }, isNotLast),
  'first line removed': atLine(
    (file, at) => {
      file.lines.splice(at, 1);
    },
    (line, at, lines) => at === 0 && isNotLast(line, at, lines),
  ),
  'line removed': atLine((file, at) => {
    file.lines.splice(at, 1);
  }, isNotLast),
  'line added': (file, below) => {
    const at = below(file.lines.length + 1);
    const standing = standingAfter(file.lines, at);
    const added = { kind: 'decision', by: 'table', choice: { do: 'pass' }, dice: [], chain: '0'.repeat(64) };
    file.lines.splice(at, 0, added);
    return { text: written(file), at: standing + 1 };
  },
  format: file => {
    file.header.format = 'wigwag-log 1';
    return { text: written(file), at: 0, isUnchained: true };
  },
  setup: inHeader('setup'),
  seed: inHeader('seed'),
  version: inHeader('version'),
  rules: inHeader('rules'),
  ruleset: inHeader('ruleset'),
  'chain of the header': inHeader('chain'),
};
