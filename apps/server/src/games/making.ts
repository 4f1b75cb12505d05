import { randomBytes, randomInt } from 'node:crypto';
import type { Hosted } from '@wigwag/host';
import { rulesHash, type Vocabulary } from '@wigwag/kernel';
import type { newChallenge, newGame } from '@wigwag/protocol';
import type { z } from 'zod';
import { No } from '../http/no.ts';
import { hashOf, newSecret } from '../people/session.ts';
import type { NewGame } from '../store/games.ts';
import { readBegun } from './begun.ts';
import { newDice, openHosted } from './opening.ts';

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
  share: null,
});

type Common = 'id' | 'title' | 'setup' | 'rulesVersion' | 'rulesHash' | 'hasSecrets' | 'commitment' | 'root';

/** What a game is of itself, whoever plays it. */
export function gameOn(title: string, setup: unknown, hosted: Hosted<Vocabulary>): Pick<NewGame, Common> {
  const id = newId();
  const { ruleset, hasSecrets } = hosted;
  const rules = { rulesVersion: ruleset.version, rulesHash: rulesHash(ruleset) };
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

/** A game to which somebody is invited by a link; `secret` is what stands in it. */
export async function invitingGame(user: string, asked: Asked): Promise<Made & { readonly secret: string }> {
  const { title, side, isPublic, isRated, pace, shareCommitment, record } = asked;
  const begun = record === undefined ? undefined : await readBegun(title, record);
  const setup = begun === undefined ? asked.setup : begun.setup;
  const hosted = begun?.hosted ?? opened(title, setup);
  const [own, other] = sidesFor(hosted, side);
  const secret = newSecret();
  const game: NewGame = {
    ...gameOn(title, setup, hosted),
    ...{ status: 'inviting', createdBy: user, isPublic, isRated, pace },
    seats: hosted.ruleset.sides.map(each => (each === own ? chair(each, user, shareCommitment) : chair(each))),
    invitation: { hash: hashOf(secret), side: other },
    ...(begun && { begun }),
  };
  return { game, side: own, secret };
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
