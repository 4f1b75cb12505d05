type Below = (n: number) => number;

const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)] as T;

const cutAt = (text: string, below: Below): readonly [string, string] => {
  const at = below(text.length + 1);
  return [text.slice(0, at), text.slice(at)];
};

const noise = (below: Below, length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => below(0x300)));

/** Damage that knows nothing of what it damages. */
const BLIND: readonly ((text: string, below: Below) => string)[] = [
  (text, below) => cutAt(text, below)[0],
  (text, below) => cutAt(text, below)[1],
  (text, below) => cutAt(text, below).join(noise(below, 1 + below(20))),
  (text, below) =>
    cutAt(text, below).join(
      pick(below, [
        '\0',
        '\ufeff',
        '\u2028',
        '\ud800',
        '{',
        '}',
        '[',
        ']',
        '"',
        ':',
        ',',
        '-',
        '#',
        '&a ',
        '*a',
        '!t ',
        '\t',
        '\n',
        '%',
      ]),
    ),
  (text, below) => {
    const [before, after] = cutAt(text, below);
    return before + after.slice(1 + below(50));
  },
  (text, below) => {
    const [before, after] = cutAt(text, below);
    return before + after.slice(0, 200).repeat(1 + below(200)) + after;
  },
  (text, below) =>
    text.replaceAll(pick(below, ['0', '1', '"', ',', ':', ' ', '\n', 'e']), pick(below, ['', '9', '-', 'x', '  '])),
];

const STRANGE: readonly ((below: Below) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.5,
  below => below(1000),
  () => '',
  below => noise(below, 1 + below(30)),
  () => 'x'.repeat(100_000),
  () => '__proto__',
  () => 'constructor',
  () => [],
  () => ({}),
  () => Array.from({ length: 20_000 }, () => 0),
  below => Array.from({ length: 1 + below(3000) }).reduce<unknown>(inner => [inner], 0),
  () => ({ do: 'nothing' }),
  below => Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, below(9)])),
];

type Holder = { readonly of: Record<string, unknown>; readonly key: string };

/** Every place of a value that can be replaced. */
function placesIn(value: unknown, found: Holder[] = []): Holder[] {
  if (typeof value !== 'object' || value === null) return found;
  const of = value as Record<string, unknown>;
  for (const key of Object.keys(of)) {
    found.push({ of, key });
    placesIn(of[key], found);
  }
  return found;
}

const CHANGES: readonly ((place: Holder, below: Below) => void)[] = [
  ({ of, key }, below) => {
    of[key] = pick(below, STRANGE)(below);
  },
  ({ of, key }) => {
    delete of[key];
  },
  ({ of, key }, below) => {
    if (Array.isArray(of[key])) of[key] = Array.from({ length: 1 + below(40) }, () => of[key] as unknown[]).flat();
  },
  ({ of, key }, below) => {
    of[`${key}${below(9)}`] = of[key];
  },
  ({ of, key }, below) => {
    if (typeof of[key] === 'number') of[key] = pick(below, [0, -1, 1, 2 ** 31, 2 ** 53, of[key] + 1, of[key] / 3]);
  },
  ({ of, key }, below) => {
    if (Array.isArray(of[key])) of[key] = [...(of[key] as unknown[])].sort(() => below(3) - 1);
  },
];

/** A record damaged: its text, or what the text means. */
export function mutantRecord(text: string, below: Below): string {
  if (below(3) === 0) return pick(below, BLIND)(text, below);
  const value: unknown = JSON.parse(text);
  for (let left = 1 + below(3); left > 0; left--) {
    const places = placesIn(value);
    // Decisions outnumber everything else by far: the head of a record gets its share.
    const near = below(2) === 0 ? places.filter(({ of }) => of === value) : places;
    if (near.length > 0) pick(below, CHANGES)(pick(below, near), below);
  }
  return JSON.stringify(value);
}

const VALUES = [
  '',
  '~',
  '1e999',
  '-1',
  '0x10',
  '.inf',
  '[]',
  '{}',
  '[[[[]]]]',
  '{a: b}',
  '"',
  "'",
  '&a b',
  '*a',
  '!!js/function x',
  '|',
  '>',
  '- - -',
  '? a',
  '2026-02-30',
  'A9999',
  'L0101-L9999',
  'true',
  'x'.repeat(5000),
];

/** Damage to lines, keys and values. */
const BY_LINE: readonly ((lines: string[], at: number, below: Below) => void)[] = [
  (lines, at) => void lines.splice(at, 1),
  (lines, at, below) => void lines.splice(at, 0, ...Array.from({ length: 1 + below(500) }, () => lines[at] ?? '')),
  (lines, at, below) => void lines.splice(at, 1, `${' '.repeat(below(9))}${(lines[at] ?? '').trim()}`),
  (lines, at, below) => void lines.splice(at, 1, (lines[at] ?? '').replace(/:.*/, `: ${pick(below, VALUES)}`)),
  (lines, at, below) =>
    void lines.splice(at, 1, (lines[at] ?? '').replace(/\w+/, pick(below, ['', 'x', '__proto__', '"a b"', '1']))),
  (lines, at, below) => void lines.splice(at, 1, lines[below(lines.length)] ?? ''),
  (lines, at, below) => void lines.splice(at, 1, (lines[at] ?? '').replace(/[\w-]+(?=[,}\]])/, pick(below, VALUES))),
];

export function mutantYaml(text: string, below: Below): string {
  if (below(4) === 0) return pick(below, BLIND)(text, below);
  const lines = text.split('\n');
  for (let left = 1 + below(4); left > 0 && lines.length > 0; left--)
    pick(below, BY_LINE)(lines, below(lines.length), below);
  return lines.join('\n');
}
