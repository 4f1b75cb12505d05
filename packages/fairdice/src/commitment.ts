import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { assert, digest } from '@wigwag/kernel';

const SCHEME = 'wigwag-dice 1';

/** What the dice of one game follow from. At one screen that is a seed; a server adds what the players brought. */
export interface DiceRoot {
  /** Whoever knows it can foresee the dice. */
  readonly root: string;
  readonly game?: string;
  /** What each player added, in the order of the sides, so that nobody alone chose the dice. */
  readonly shares?: readonly string[];
}

const LINE = /^[^\n\r]*$/;

/** Lines, so that no two different lists give the same text. What is none may be a secret: it is not named. */
function lines(...parts: readonly string[]): string {
  for (const [at, part] of parts.entries()) assert(LINE.test(part), 'not-a-line', { at });
  return parts.join('\n');
}

/** Published before the first die: it shows afterwards that the root was not changed. */
export const commitmentTo = ({ root, game = '' }: DiceRoot): string => digest(lines(SCHEME, game, root));

/** What the dice are drawn with. */
export const diceKey = ({ root, game = '', shares = [] }: DiceRoot): Uint8Array =>
  hmac(sha256, utf8ToBytes(lines(root)), utf8ToBytes(lines(SCHEME, game, ...shares)));

/** The bytes of a request for dice: as many blocks of 32 as it takes. */
export const bytesFor = (key: Uint8Array, moment: string, request: number, block: number): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(lines(String(request), String(block), moment)));

const SHARE = 'wigwag-share 1';

/** What a player vouches for before he tells his share: nobody chooses his own after he has seen another's. */
export const shareCommitment = (share: string): string => digest(lines(SHARE, share));
