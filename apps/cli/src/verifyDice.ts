import { placeOfFault } from '@wigwag/content';
import { type CheckedRoll, commitmentTo, RollCheck, shareCommitment } from '@wigwag/fairdice';
import { readSaved } from '@wigwag/host';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import { type FinishedGame, finishedGame } from '@wigwag/protocol';
import { describeDivergence, describeRecordProblem } from '@wigwag/words';
import { readText } from './files.ts';
import { follow } from './following.ts';
import { openRecord } from './openRecord.ts';
import { Complaint, type Terminal } from './terminal.ts';

/** What a server told of a game that is over, and the game in it. */
interface Read {
  readonly finished: FinishedGame;
  readonly saved: SavedGame;
}

function readFinished({ t }: Terminal, file: string): Read {
  const text = readText(t, file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Complaint(`${file}: ${t('cli.verify.not-json', { ...placeOfFault(text) })}`);
  }
  const { success, data, error } = finishedGame.safeParse(value);
  if (!success) {
    throw new Complaint(
      `${file}: ${t('cli.verify.no-finished-game', { field: error.issues[0]?.path.join('.') ?? '' })}`,
    );
  }
  const read = readSaved(JSON.stringify(data.record), placeOfFault);
  if ('problem' in read) throw new Complaint(`${file}: ${describeRecordProblem(t, read.problem)}`);
  return { finished: data, saved: read.saved };
}

/** Is what was opened at the end what was vouched for before the first die? If not, what is not. */
function sealFault({ t }: Terminal, { dice: { commitment, root, game, shares } }: FinishedGame): string | undefined {
  if (commitmentTo({ root, game }) !== commitment) return t('cli.verify.other-root');
  const other = shares.find(({ share, commitment: told }) => shareCommitment(share) !== told);
  return other && t('cli.verify.other-share', { side: other.side });
}

const differenceOf = ({ decision, place, recorded = [], derived }: CheckedRoll) => ({
  ...{ decision, roll: place + 1, found: recorded.join(' ') },
  derived: derived?.answer?.join(' ') ?? '–',
});

/**
 * Derives every die of a finished game again, from what its dice followed from. Exit code 0: all of them are as they had to be; 1: not, and
 * the first that differs is named; 2: the file cannot be read.
 */
export function verifyDiceCommand(terminal: Terminal, file: string): number {
  const { t, out, err } = terminal;
  const { finished, saved } = readFinished(terminal, file);
  const { root, game, shares, before } = finished.dice;
  const check = new RollCheck({ root, game, shares: shares.map(({ share }) => share) }, before);
  const count = { proved: 0, typed: 0, unproved: 0 };
  let first: CheckedRoll | undefined;
  const add = (roll: CheckedRoll): void => {
    // At a server nobody types dice in.
    const isSound = roll.kind === 'proved' || (roll.kind === 'typed' && roll.decision <= (before?.decisions ?? 0));
    if (isSound) count[roll.kind] += 1;
    else first ??= roll;
  };
  const tell = (fault: string): number => {
    err(`${file}: ${fault}`);
    return 1;
  };
  const seal = sealFault(terminal, finished);
  if (seal !== undefined) return tell(seal);
  if (saved.change !== undefined) {
    return tell(t('cli.verify.changed', { decision: saved.change.sound + 1 }));
  }
  return openRecord(t, file, saved, (_, hosted) => {
    const { divergence } = follow<Vocabulary>(hosted as never, saved, 'everything', {
      check: (_game, { rolled }, recorded) => {
        for (const roll of check.add(
          rolled.map(({ request }) => request),
          recorded,
        ))
          add(roll);
      },
      each: () => undefined,
    });
    if (first !== undefined) return tell(t('cli.verify.differs', differenceOf(first)));
    if (divergence !== undefined) return tell(describeDivergence(t, saved.ruleset, divergence));
    if (count.typed > 0) out(t('cli.replay.typed', { count: count.typed }));
    if (before !== undefined) out(t('cli.verify.before', { count: before.decisions }));
    out(t('cli.verify.all', { count: count.proved }));
    return 0;
  });
}
