/** Who sends, to what, with what: everything that a page of ours would not. */
import type { Target } from '../online/ordeal.ts';

export type Below = (n: number) => number;

export const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)] as T;

const deep = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

const VALUES: readonly ((below: Below) => string)[] = [
  () => 'null',
  () => 'true',
  () => '[]',
  () => '{}',
  () => '""',
  () => '-1',
  () => '1e999',
  () => '-0',
  () => '0.5',
  () => '9007199254740993',
  () => '"\\u0000"',
  () => '"\\ud800"',
  () => '"\\u202e\\u2066"',
  () => '"<script>alert(1)</script>"',
  () => '"../../etc/passwd"',
  () => `"'; drop table games; --"`,
  () => '"{{7*7}}%s%n"',
  below => `"${'x'.repeat(below(3000))}"`,
  below => deep(1 + below(200), '[', ']'),
  below => deep(1 + below(200), '{"a":[', ']}'),
  below => `{"${pick(below, NAMES)}":{"isAdmin":true}}`,
  below => `[${'0,'.repeat(below(2000))}0]`,
];

const valueIn = (below: Below): string => pick(below, VALUES)(below);

const FIELDS = [
  ...[
    'name',
    'password',
    'email',
    'token',
    'title',
    'setup',
    'side',
    'share',
    'shareCommitment',
    'isPublic',
    'do',
    'text',
  ],
  ...[
    'state',
    'lag',
    'language',
    'calendar',
    'mail',
    'webhook',
    'ceremony',
    'response',
    'device',
    'kind',
    'letter',
    'command',
  ],
  ...[
    'seen',
    'lines',
    'id',
    'intent',
    'choice',
    'n',
    'phrase',
    'level',
    'pace',
    'record',
    'days',
    'opponent',
    ...NAMES,
  ],
];

const SAMPLES: readonly Readonly<Record<string, unknown>>[] = [
  { name: 'Mallory' },
  { name: 'Mallory', password: 'a long enough password' },
  { title: 'pickets', setup: { posts: 5 }, side: 'blue', shareCommitment: 'a'.repeat(64) },
  {
    title: 'gcacw',
    setup: { scenario: 'stuarts-raid', options: { limitedIntelligence: true } },
    shareCommitment: 'b'.repeat(64),
  },
  { share: 'c'.repeat(64) },
  { text: 'good day' },
  { state: 'here', lag: 20 },
  { language: 'en', calendar: { zone: 'Europe/Warsaw', weekends: false, vacations: [] } },
  { mail: true, webhook: 'http://169.254.169.254/latest/meta-data' },
  { do: 'offer' },
  { n: 3 },
];

/** A body that is right but for one field. */
function almost(below: Below): string {
  const sample = pick(below, SAMPLES);
  const name = pick(below, Object.keys(sample));
  const fields = Object.entries(sample).map(
    ([key, value]) => `"${key}":${key === name ? valueIn(below) : JSON.stringify(value)}`,
  );
  if (below(4) === 0) fields.push(`"${pick(below, FIELDS)}":${valueIn(below)}`);
  return `{${fields.join()}}`;
}

const BODIES: readonly ((below: Below) => string | Buffer)[] = [
  almost,
  almost,
  almost,
  below => JSON.stringify(pick(below, SAMPLES)),
  below => `{${Array.from({ length: below(6) }, () => `"${pick(below, FIELDS)}":${valueIn(below)}`).join()}}`,
  valueIn,
  below => JSON.stringify(pick(below, SAMPLES)).slice(0, below(40)),
  () => '',
  below => Buffer.from(Array.from({ length: below(400) }, () => below(256))),
  () => Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28, 0xf0, 0x9f, 0xff]), Buffer.from('"}')]),
  () => deep(7000, '[', ']'),
  () => `{"text":"${'y'.repeat(16_400)}"}`,
  () => `{"text":"${'z'.repeat(300_000)}"}`,
];

export const body = (below: Below): string | Buffer => pick(below, BODIES)(below);

/** What no rule of Pickets allows, and what is not a choice of anybody's. */
const CHOICES: readonly ((below: Below) => string)[] = [
  below => `{"do":"step","to":${100 + below(1000)}}`,
  () => '{"do":"step","to":-1}',
  () => '{"do":"step","to":"1"}',
  () => '{"do":"step"}',
  () => '{"do":"step","to":1,"by":"grey","extra":1}',
  below => `{"do":"${pick(below, NAMES)}"}`,
  below => `{"do":${valueIn(below)}}`,
  () => '{"do":"roll"}',
  () => '{"do":"edit","edit":{"do":"move"}}',
  valueIn,
];

const INTENTS: readonly ((below: Below) => string)[] = [
  below => `{"do":"decide","choice":${pick(below, CHOICES)(below)}}`,
  below => `{"do":"decide","choice":${pick(below, CHOICES)(below)}}`,
  below => `{"do":"decide","choice":${pick(below, CHOICES)(below)},"dice":[[${below(9)}]]}`,
  below =>
    `{"do":"decide","by":"${pick(below, ['table', 'referee', 'blue', 'grey', 'public'])}","choice":${pick(below, CHOICES)(below)}}`,
  () => '{"do":"edit","edit":{"do":"setTurn","turn":9}}',
  () => '{"do":"dice","own":true}',
  () => '{"do":"agree"}',
  () => '{"do":"redo"}',
  below => `{"do":"undo","to":${pick(below, ['-1', '1e999', '"0"', '{}'])}}`,
  below => `{"do":${valueIn(below)}}`,
  valueIn,
];

/** A letter to a game that does nothing there, whoever sends it; `seen`: what its sender says he has seen. */
export function letter(below: Below, { seen }: Pick<Target, 'seen'>): string {
  if (below(8) === 0)
    return `{"kind":${pick(below, ['"since"', '"past"', '"hello"', valueIn(below)])},"letter":${below(9)},"seen":${valueIn(below)},"lines":${valueIn(below)}}`;
  const intent = pick(below, INTENTS)(below);
  const id = below(6) === 0 ? valueIn(below) : `"m${below(1e9)}"`;
  return `{"kind":"command","letter":${below(1e6)},"command":{"id":${id},"seen":${seen},"intent":${intent}}}`;
}

const LEGAL = [
  '{"do":"decide","choice":{"do":"halt"}}',
  '{"do":"undo"}',
  '{"do":"decide","choice":{"do":"step","to":1}}',
];

/** What its owner might send: only for those who are not. */
export const stolen = (below: Below, { seen }: Pick<Target, 'seen'>): string =>
  `{"kind":"command","letter":1,"command":{"id":"s${below(1e9)}","seen":${seen},"intent":${pick(below, LEGAL)}}}`;

const STEPS = [
  '..',
  '%2e%2e',
  '%2f',
  '%00',
  '%ff',
  '%5c',
  '.',
  '',
  ';',
  'api',
  '__proto__',
  'games',
  '%25',
  '~',
  '%e2%80%ae',
];

/** An address with something odd in it. */
export function oddPath(below: Below, path: string): string {
  const at = below(path.length);
  const odd = pick(below, STEPS);
  if (below(3) === 0)
    return `${path}${pick(below, ['/', '//', '?x=1&x=2', '?as=__proto__', '#x', '%', '/../x', `?${'q=1&'.repeat(200)}`])}`;
  return `${path.slice(0, at)}${odd}${path.slice(at + below(3))}`.replaceAll(' ', '');
}
