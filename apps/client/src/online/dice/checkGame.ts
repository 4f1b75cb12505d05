import { placeOfFault } from '@wigwag/content/json';
import { type CheckedRoll, commitmentTo, RollCheck, shareCommitment } from '@wigwag/fairdice';
import { readSaved } from '@wigwag/host';
import { FACES, replaying, type SavedGame, type Vocabulary } from '@wigwag/kernel';
import type { FinishedGame } from '@wigwag/protocol';
import { hostedIn } from '@wigwag/titles';
import type { Laid } from '../../shell/door.ts';
import { inSlices } from '../../shell/slices.ts';

/** What one player brought, and whether it is what he had vouched for. */
interface CheckedShare {
  readonly side: string;
  readonly share: string;
  readonly isKept: boolean;
}

/** Everything that dice of a finished game were checked for. */
export interface DiceReport {
  /** Computed here from the secret that the server has opened. */
  readonly seal: string;
  readonly isSealKept: boolean;
  readonly shares: readonly CheckedShare[];
  readonly rolls: readonly CheckedRoll[];
  /** The first roll that is not as it has to be. */
  readonly wrong: CheckedRoll | undefined;
  /** Where the decisions themselves cannot be played again; undefined: they can. */
  readonly parted: number | undefined;
  /** How often each face came up, from one to six. */
  readonly faces: readonly number[];
  readonly sum: number;
  readonly tookMs: number;
}

/** Draws are no dice; nor is the sum of several dice, where only that was told. */
export const facesOf = ({ request, recorded = [] }: CheckedRoll): readonly number[] =>
  request.kind !== 'draw' && recorded.length === request.n ? recorded : [];

function rootOf({ dice }: FinishedGame) {
  return { root: dice.root, game: dice.game, shares: dice.shares.map(({ share }) => share) };
}

export const hasHeld = ({ isSealKept, shares, wrong, parted }: DiceReport): boolean =>
  isSealKept && shares.every(({ isKept }) => isKept) && wrong === undefined && parted === undefined;

interface Rolled {
  readonly rolls: readonly CheckedRoll[];
  readonly parted: number | undefined;
}

/** Plays the record again and derives what every decision asked for. */
async function rollsOf(finished: FinishedGame, saved: SavedGame, laid: Laid<Vocabulary>): Promise<Rolled> {
  const { title, world } = laid;
  const hosted = hostedIn(title, world, saved.setup);
  const check = new RollCheck(rootOf(finished), finished.dice.before);
  const rolls: CheckedRoll[] = [];
  const work = replaying(hosted.ruleset, hosted.opening.game, saved, ({ rolled }, recorded) => {
    rolls.push(
      ...check.add(
        rolled.map(({ request }) => request),
        recorded,
      ),
    );
  });
  const replay = await inSlices(work, () => undefined);
  return { rolls, parted: replay?.divergence?.decision };
}

/** Undefined: the record cannot be read. */
export async function checkGame(finished: FinishedGame, laid: Laid<Vocabulary>): Promise<DiceReport | undefined> {
  const from = performance.now();
  const read = readSaved(JSON.stringify(finished.record), placeOfFault);
  if ('problem' in read) return undefined;
  const { rolls, parted } = await rollsOf(finished, read.saved, laid);
  const { dice } = finished;
  const seal = commitmentTo({ root: dice.root, game: dice.game });
  const fell = rolls.flatMap(facesOf);
  return {
    seal,
    isSealKept: seal === dice.commitment,
    shares: dice.shares.map(({ side, share, commitment }) => ({
      side,
      share,
      isKept: shareCommitment(share) === commitment,
    })),
    ...{ rolls, parted },
    wrong: rolls.find(({ kind }) => kind === 'unproved'),
    faces: Array.from({ length: FACES }, (_, at) => fell.filter(face => face === at + 1).length),
    sum: fell.reduce((sum, face) => sum + face, 0),
    tookMs: performance.now() - from,
  };
}
