import { randomBytes, randomInt } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import type { Hosted } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import type { Computer, newChallenge, newGame } from '@wigwag/protocol';
import { engineOf } from '@wigwag/titles/engine';
import type { z } from 'zod';
import { hasComputer } from '../computer/commission.ts';
import { No } from '../http/no.ts';
import { hashOf, newSecret } from '../people/session.ts';
import type { NewGame } from '../store/games.ts';
import { readBegun } from './begun.ts';
import { newDice, openHosted } from './opening.ts';
import { rulesHash } from './rules/hash.ts';

const newId = (): string => randomBytes(9).toString('base64url');

type Asked = z.infer<typeof newGame>;
type Challenged = z.infer<typeof newChallenge>;

/** A game that is about to be kept, and the side of whoever makes it. */
export interface Made {
  readonly game: NewGame;
  readonly side: string;
}

/** A person at a seat, as far as it has one. */
type Chair = NewGame['seats'][number];
export const chair = (side: string, userId: string | null = null, shareCommitment: string | null = null): Chair => ({
  ...{ side, userId, shareCommitment },
  ...{ share: null, computer: null },
});

/** The computer's share of the dice is ours to draw: it is fixed before anybody tells his. */
export function computerChair(side: string, computer: Computer): Chair {
  const share = randomBytes(32).toString('hex');
  return { side, userId: null, shareCommitment: shareCommitment(share), share, computer };
}

type Common = 'id' | 'title' | 'setup' | 'rulesVersion' | 'rulesHash' | 'engine' | 'hasSecrets' | 'commitment' | 'root';

/** What a game is of itself, whoever plays it. */
export function gameOn(title: string, setup: unknown, hosted: Hosted<Vocabulary>): Pick<NewGame, Common> {
  const id = newId();
  const { ruleset, hasSecrets } = hosted;
  const rules = { rulesVersion: ruleset.version, rulesHash: rulesHash(ruleset), engine: engineOf(title) };
  return { id, title, setup, hasSecrets, ...rules, ...newDice(id) };
}

/** Of the rules' sides, the one that is wanted, else one by chance; and the first of the others. */
function sidesFor({ ruleset: { sides } }: Hosted<Vocabulary>, wanted: string | undefined): readonly [string, string] {
  const own = wanted ?? sides[randomInt(sides.length)];
  const other = sides.find(each => each !== own);
  if (own === undefined || !sides.includes(own) || other === undefined) throw new No('wrong-field', { field: 'side' });
  return [own, other];
}

function opened(title: string, setup: unknown): Hosted<Vocabulary> {
  const hosted = openHosted(title, setup);
  if (hosted === undefined) throw new No('bad-setup');
  return hosted;
}

/** A game to which somebody is invited by a link, where `secret` stands; or one against the computer. */
export async function invitingGame(user: string, asked: Asked): Promise<Made & { readonly secret?: string }> {
  const { title, side, isPublic, isRated, pace, shareCommitment: own, record, opponent } = asked;
  if (opponent !== undefined && !hasComputer(title)) throw new No('no-computer');
  const begun = record === undefined ? undefined : await readBegun(title, record);
  const setup = begun === undefined ? asked.setup : begun.setup;
  const hosted = begun?.hosted ?? opened(title, setup);
  const [mine, other] = sidesFor(hosted, side);
  const common = { ...gameOn(title, setup, hosted), createdBy: user, isPublic, pace, ...(begun && { begun }) };
  const seats = hosted.ruleset.sides.map(each => (each === mine ? chair(each, user, own) : chair(each)));
  if (opponent !== undefined) {
    const taken = seats.map(seat => (seat.side === other ? computerChair(other, opponent) : seat));
    return { game: { ...common, status: 'mixing', isRated: false, seats: taken }, side: mine };
  }
  const secret = newSecret();
  const invitation = { hash: hashOf(secret), side: other };
  return { game: { ...common, status: 'inviting', isRated, seats, invitation }, side: mine, secret };
}

/** A game that anybody may take up. */
export function openChallenge(user: string, asked: Challenged): Made {
  const { title, setup, side, isPublic, isRated, pace, shareCommitment, level, days } = asked;
  const hosted = opened(title, setup);
  const [own] = sidesFor(hosted, side);
  const game: NewGame = {
    ...gameOn(title, setup, hosted),
    ...{ status: 'inviting', createdBy: user, isPublic, isRated, pace },
    seats: hosted.ruleset.sides.map(each => (each === own ? chair(each, user, shareCommitment) : chair(each))),
    challenge: { isEither: side === undefined, level, days },
  };
  return { game, side: own };
}
