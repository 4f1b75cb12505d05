import { createHash, createHmac } from 'node:crypto';

/**
 * A second implementation of `wigwag-dice 1`, written from packages/fairdice/README.md alone: slow, by node:crypto, and without a line
 * of the package. Numbers in comments are the steps of that text.
 */

/** A roll and a sum ask for the same: `n` dice. */
export type JudgedRequest =
  | { readonly kind: 'roll' | 'sum'; readonly n: number }
  | { readonly kind: 'draw'; readonly n: number; readonly of: number };

interface Asked {
  readonly by: string;
  readonly choice: unknown;
}

interface Decided extends Asked {
  readonly dice: readonly (readonly number[])[];
  readonly typed?: readonly number[] | undefined;
}

const judgeHash = (text: string): string => createHash('sha256').update(Buffer.from(text, 'utf8')).digest('hex');

const hmac = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(Buffer.from(text, 'utf8')).digest();

const byCodeUnits = (a: string, b: string): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = a.charCodeAt(at) - b.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

export const judgeJson = (value: unknown): string => {
  if (Array.isArray(value))
    return `[${value.map((item: unknown) => (item === undefined ? 'null' : judgeJson(item))).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = new Map(Object.entries(value).filter(([, field]) => field !== undefined));
  const names = [...fields.keys()].sort(byCodeUnits);
  return `{${names.map(name => `${JSON.stringify(name)}:${judgeJson(fields.get(name))}`).join(',')}}`;
};

/** Step 2. */
export const judgeCommitment = (root: string, game = ''): string => judgeHash(['wigwag-dice 1', game, root].join('\n'));

/** Step 3. */
export const judgeKey = (root: string, game = '', shares: readonly string[] = []): Buffer =>
  hmac(Buffer.from(root, 'utf8'), ['wigwag-dice 1', game, ...shares].join('\n'));

/** Step 4. */
export const judgeChainStart = judgeHash('wigwag-decisions 1');

export const judgeChain = (before: string, { by, choice, dice, typed }: Decided): string =>
  judgeHash(`${before}\n${judgeJson({ by, choice, dice, typed })}`);

/** Step 5. */
export const judgeMoment = (chain: string, { by, choice }: Asked): string =>
  judgeHash(`${chain}\n${judgeJson({ by, choice })}`);

/** Step 6. */
function* bytesOf(key: Buffer, moment: string, request: number): Generator<number, never> {
  for (let block = 0; ; block++) yield* hmac(key, `${request}\n${block}\n${moment}`);
}

/** Step 7. */
const numberBelow = (n: number, bytes: Generator<number, never>): number => {
  const next = (): number => bytes.next().value;
  const span = n <= 256 ? 256 : 65_536;
  const read = (): number => {
    const first = next();
    return span === 256 ? first : first * 256 + next();
  };
  let multiple = 0;
  while (multiple + n <= span) multiple += n;
  let value = read();
  while (value >= multiple) value = read();
  return value % n;
};

/** Step 8. */
export const judgeAnswer = (key: Buffer, moment: string, index: number, request: JudgedRequest): number[] => {
  const bytes = bytesOf(key, moment, index);
  const answer: number[] = [];
  if (request.kind !== 'draw') {
    while (answer.length < request.n) answer.push(1 + numberBelow(6, bytes));
    return answer;
  }
  let pool: number[] = [];
  for (let place = 0; place < request.of; place++) pool.push(place);
  while (answer.length < request.n) {
    const at = numberBelow(pool.length, bytes);
    answer.push(pool[at] ?? Number.NaN);
    pool = [...pool.slice(0, at), ...pool.slice(at + 1)];
  }
  return answer;
};

export const judgeAnswers = (key: Buffer, moment: string, requests: readonly JudgedRequest[]): number[][] =>
  requests.map((request, index) => judgeAnswer(key, moment, index, request));
