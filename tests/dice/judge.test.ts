import { commitmentTo, diceKey, fairDice } from '@wigwag/fairdice';
import { CHAIN_START, canonicalJson, chainAfter, type Request } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { random } from '../support/random.ts';
import {
  judgeAnswer,
  judgeChain,
  judgeChainStart,
  judgeCommitment,
  judgeJson,
  judgeKey,
  judgeMoment,
} from './judge.ts';

const below = random(1863);
const oneOf = <V>(list: readonly V[]): V => list[below(list.length)] as V;

const LETTERS = [
  'a',
  'Z',
  '0',
  ' ',
  'ł',
  'é',
  '漢',
  '\u{1f3b2}',
  '\ud800',
  '\u007f',
  '"',
  '\\',
  '\t',
  '\u2028',
  '',
  'do',
];
const text = (most: number): string => Array.from({ length: below(most + 1) }, () => oneOf(LETTERS)).join('');

const NUMBERS = [0, -0, 1, -7, 255, 2 ** 31, 2 ** 53, 1e21, 1e-7, 0.1, -1.5e300];

function value(levels: number): unknown {
  const kind = below(levels === 0 ? 5 : 7);
  if (kind < 2) return oneOf([...NUMBERS, below(1000)]);
  if (kind < 3) return text(6);
  if (kind < 5) return oneOf([true, false, null, undefined]);
  if (kind === 5) return Array.from({ length: below(4) }, () => value(levels - 1));
  return Object.fromEntries(Array.from({ length: below(5) }, () => [text(3), value(levels - 1)]));
}

const choice = () => ({ do: oneOf(['march', 'roll', 'krok']), ...(value(3) as object | undefined) });
const decision = () => ({
  by: oneOf(['blue', 'union', 'table', 'referee']),
  choice: choice(),
  dice: Array.from({ length: below(4) }, () => Array.from({ length: below(5) }, () => below(300))),
});

function request(): Request {
  const kind = oneOf(['roll', 'sum', 'draw', 'draw'] as const);
  if (kind !== 'draw') return { kind, n: below(80), why: 'any' };
  const of = oneOf([1, 2, 6, 52, 127, 128, 255, 256, 257, 258, 300, 511, 1000, 1 + below(700)]);
  return { kind, n: Math.min(of, oneOf([0, 1, 2, 40, of])), of, why: 'any' };
}

describe('a second implementation of the specification gives the same', () => {
  test('canonical JSON and chains', () => {
    expect(CHAIN_START).toBe(judgeChainStart);
    let chain = CHAIN_START;
    for (let n = 0; n < 4000; n++) {
      const made = decision();
      expect(judgeJson(made)).toBe(canonicalJson(made));
      const next = chainAfter(chain, made);
      expect(judgeChain(chain, made)).toBe(next);
      chain = next;
    }
  });

  test('commitments and keys, with shares and without', () => {
    for (let n = 0; n < 4000; n++) {
      const root = text(90);
      const game = oneOf(['', text(20)]);
      const shares = Array.from({ length: below(4) }, () => text(20));
      expect(commitmentTo({ root, game })).toBe(judgeCommitment(root, game));
      expect(Buffer.from(diceKey({ root, game, shares }))).toEqual(judgeKey(root, game, shares));
    }
    expect(commitmentTo({ root: 'r' })).toBe(judgeCommitment('r'));
    expect(Buffer.from(diceKey({ root: 'r' }))).toEqual(judgeKey('r'));
  });

  test('rolls, sums and draws', () => {
    for (let game = 0; game < 400; game++) {
      const root = text(80);
      const dice = fairDice({ root });
      const key = judgeKey(root);
      let chain = CHAIN_START;
      for (let n = 0; n < 10; n++) {
        const { by, choice: chosen } = decision();
        const at = oneOf([0, 1, 2, 9, 10, 499]);
        const asked = request();
        const answer = dice(asked, { chain, by, choice: chosen, request: at });
        expect(answer).toEqual(judgeAnswer(key, judgeMoment(chain, { by, choice: chosen }), at, asked));
        chain = chainAfter(chain, { by, choice: chosen, dice: [answer ?? []] });
      }
    }
  });
});
