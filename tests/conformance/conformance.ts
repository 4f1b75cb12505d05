/**
 * Random games over a wire that loses, doubles and delays letters, and the same games played directly.
 * `npm run conformance -- --games 2000 --seed 1 --json`; `--game pickets`, `gcacw`, `hidden` or `lee` for one of them.
 * Stopped with Ctrl+C it tells what it has.
 */
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { type Compared, playAndCompare } from './playing.ts';
import { gcacwSpecimen, hiddenSpecimen, leeSpecimen, picketsSpecimen } from './specimens.ts';

const TELL_EVERY_MS = 2000;

type Play = (seed: number) => Promise<Compared>;

const GAMES: Readonly<Record<string, Play>> = {
  pickets: seed => playAndCompare(picketsSpecimen, seed),
  gcacw: seed => playAndCompare(gcacwSpecimen, seed),
  hidden: seed => playAndCompare(hiddenSpecimen, seed),
  lee: seed => playAndCompare(leeSpecimen, seed),
};

interface Tally {
  games: number;
  decisions: number;
  commands: number;
  readonly letters: { letters: number; lost: number; doubled: number; late: number };
  readonly mismatches: { readonly game: string; readonly seed: number; readonly what: string }[];
}

const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  commands: 0,
  letters: { letters: 0, lost: 0, doubled: 0, late: 0 },
  mismatches: [],
});

function addMismatch({ mismatches }: Tally, game: string, seed: number, what: string): void {
  mismatches.push({ game, seed, what });
  console.error(`mismatch: ${game}, seed ${seed}: ${what}`);
}

async function playOne(name: string, play: Play, seed: number, tally: Tally): Promise<void> {
  tally.games += 1;
  try {
    const { decisions, commands, letters, mismatch } = await play(seed);
    tally.decisions += decisions;
    tally.commands += commands;
    for (const kind of ['letters', 'lost', 'doubled', 'late'] as const) tally.letters[kind] += letters[kind];
    if (mismatch !== undefined) addMismatch(tally, name, seed, mismatch);
  } catch (error) {
    addMismatch(tally, name, seed, `threw: ${error instanceof Error ? error.message : error}`);
  }
}

/** The games take turns, so that a run that is stopped has some of each. */
async function playAll(names: readonly string[], games: number, seed: number): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = Object.fromEntries(names.map(name => [name, newTally()]));
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  let told = performance.now();
  for (let n = 0; n < games && !isStopped; n++) {
    const name = names[n % names.length] ?? '';
    const [play, tally] = [GAMES[name], tallies[name]];
    if (play !== undefined && tally !== undefined) await playOne(name, play, seed + n, tally);
    if (performance.now() - told > TELL_EVERY_MS) {
      told = performance.now();
      const bad = Object.values(tallies).reduce((sum, { mismatches }) => sum + mismatches.length, 0);
      console.error(`${n + 1} of ${games} games, ${bad} mismatches`);
    }
  }
  return tallies;
}

await runTool(async () => {
  const { games, seed, game, json } = readArguments({ games: 60, seed: 1 }, ['game']);
  if (game !== undefined && !Object.hasOwn(GAMES, game)) {
    throw new UsageError(`--game takes one of ${Object.keys(GAMES).join(', ')}, not "${game}"`);
  }
  const tallies = await playAll(game === undefined ? Object.keys(GAMES) : [game], games, seed);
  const found = Object.values(tallies).flatMap(({ mismatches }) => mismatches);
  if (json) console.log(JSON.stringify({ games: tallies, mismatches: found.length, found }, null, 2));
  else {
    console.table(
      Object.fromEntries(
        Object.entries(tallies).map(([name, { letters, mismatches, ...counts }]) => [
          name,
          { ...counts, ...letters, mismatches: mismatches.length },
        ]),
      ),
    );
  }
  if (found.length > 0) process.exitCode = 1;
});
