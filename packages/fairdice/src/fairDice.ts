import { type Answer, assert, canonicalJson, digest, type Request, rolling } from '@wigwag/kernel';
import { bytesFor, type DiceRoot, diceKey } from './commitment.ts';

/** When dice are asked for: after these decisions, for this choice. */
export interface DiceMoment {
  /** The chain of the decisions that stand. */
  readonly chain: string;
  readonly by: string;
  readonly choice: unknown;
  /** How many requests of the same decision came before. */
  readonly request: number;
}

const BYTE = 256;

/** Whole numbers below `n`, all as likely: bytes that would favour some are left out. */
function drawing(key: Uint8Array, moment: string, request: number, drawn: number[]): (n: number) => number {
  let block = 0;
  let bytes = bytesFor(key, moment, request, block);
  let at = 0;
  const next = (): number => {
    if (at === bytes.length) {
      block += 1;
      bytes = bytesFor(key, moment, request, block);
      at = 0;
    }
    const byte = bytes[at];
    assert(byte !== undefined, 'no-byte', { block, at });
    at += 1;
    drawn.push(byte);
    return byte;
  };
  return n => {
    // Beyond two bytes, and below nothing, no number would ever do.
    assert(n >= 1 && n <= BYTE * BYTE, 'no-number-below', { n });
    const isSmall = n <= BYTE;
    const range = isSmall ? BYTE : BYTE * BYTE;
    const most = range - (range % n);
    for (;;) {
      const value = isSmall ? next() : next() * BYTE + next();
      if (value < most) return value % n;
    }
  };
}

/** What dice came out of: the bytes in their order, with those that were dropped. */
export interface Derived {
  readonly answer: Answer | undefined;
  readonly bytes: readonly number[];
}

/** The same as `fairDice`, for whoever wants to see how a roll came about. */
export function deriving(root: DiceRoot): (request: Request, moment: DiceMoment) => Derived {
  const key = diceKey(root);
  return (request, { chain, by, choice, request: number }) => {
    const moment = digest(`${chain}\n${canonicalJson({ by, choice })}`);
    const bytes: number[] = [];
    const answer = rolling(drawing(key, moment, number, bytes))(request);
    return { answer, bytes };
  };
}

/**
 * Dice that follow from a root, the decisions that stand and the choice that asks, and from nothing else: the same choice
 * after an undo or a reload meets the same dice, another choice meets others, and asking changes nothing.
 */
export function fairDice(root: DiceRoot): (request: Request, moment: DiceMoment) => Answer | undefined {
  const derive = deriving(root);
  return (request, moment) => derive(request, moment).answer;
}
