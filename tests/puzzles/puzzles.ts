/**
 * Puzzles for opponents: positions whose right answer is proved by exact search. `npm run -s puzzles -- --json` scores levels and
 * baselines; `--prove` solves every position again and compares what it finds with the files, `--write` puts it into them; `--only TEXT`
 * takes those whose name has the text, `--bots general,greedy` asks those alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { BOT_NAMES, type BotName, isBotName } from '@wigwag/ai';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { isSharp, marginOf, proofOf } from './proving.ts';
import { gameOf, type Proof } from './puzzle.ts';
import { SCORED, type Score, scoresOf } from './score.ts';
import { FOLDER, type Listed, suiteIn } from './suite.ts';
import { withProof } from './writing.ts';

const BUDGET = 3_000_000;

const isSame = (a: Proof, b: Proof | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Solves a puzzle; true: the file says what was found, or says it now. */
function prove({ path, puzzle }: Listed, write: boolean, budget: number): boolean {
  const { game } = gameOf(puzzle);
  const proof = proofOf(game, puzzle.aim, budget);
  const fault =
    proof === undefined ? 'every choice is as good' : isSharp(proof, puzzle.aim) ? undefined : 'the margin is small';
  if (proof === undefined || fault !== undefined) {
    console.error(`${puzzle.file}: ${fault}`);
    return false;
  }
  const { answers, second, positions } = proof;
  const same = isSame(proof, puzzle.proof);
  console.error(
    `${puzzle.file}: ${same ? 'proved' : 'differs'}, ${answers.join(' or ')}, by ${marginOf(proof).toFixed(2)} over ${second.choice}, ${positions} positions`,
  );
  if (!same && write) writeFileSync(path, withProof(readFileSync(path, 'utf8'), proof));
  return same || write;
}

function botsNamed(names: string | undefined): readonly BotName[] {
  if (names === undefined) return SCORED;
  const asked = names.split(',');
  const unknown = asked.find(name => !isBotName(name));
  if (unknown !== undefined) throw new UsageError(`--bots takes ${BOT_NAMES.join(', ')}, not "${unknown}"`);
  return asked.filter(isBotName);
}

const share = ({ right, of }: { right: number; of: number }): string =>
  of === 0 ? '' : `${((100 * right) / of).toFixed(0)} % of ${of}`;

function print(scores: readonly Score[]): void {
  console.table(
    Object.fromEntries(
      scores.map(({ bot, all, half, depth }) => [
        bot,
        {
          all: share(all),
          before: share(half.before),
          after: share(half.after),
          ...Object.fromEntries(Object.entries(depth).map(([actions, each]) => [`${actions} deep`, share(each)])),
        },
      ]),
    ),
  );
}

await runTool(() => {
  const read = readArguments({ budget: BUDGET }, ['only', 'bots'], ['prove', 'write', 'wrong']);
  const listed = suiteIn(FOLDER).filter(({ puzzle }) => puzzle.file.includes(read.only ?? ''));
  if (read.prove) {
    const sound = listed.map(each => prove(each, read.write, read.budget));
    if (sound.includes(false)) process.exitCode = 1;
    return;
  }
  const scores = scoresOf(listed, botsNamed(read.bots));
  if (read.json) console.log(JSON.stringify({ puzzles: listed.length, scores }, null, 2));
  else print(scores);
  if (read.wrong)
    for (const { bot, wrong } of scores) for (const each of wrong) console.error(bot, JSON.stringify(each));
});
