/**
 * Random walks: games with undo, redo, detours and reloads, in which the same choice after the same decisions must meet the same dice.
 * `npm run -s walks -- --games 500 --seed 1 --json`; `--game pickets`, `gcacw` or `hidden` for one of them.
 * A game is the same for the same number: `--games 1 --seed 37 --game gcacw` plays one again.
 */
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { noSteps, type Steps } from './walk.ts';
import { WALK_NAMES, WALKS, type WalkName } from './walking.ts';

const TELL_EVERY_MS = 2000;

interface Tally {
  games: number;
  readonly steps: Steps;
  readonly broken: { readonly game: WalkName; readonly seed: number; readonly what: string }[];
}

function add(tally: Tally, game: WalkName, seed: number): void {
  const { steps, broken } = WALKS[game](seed);
  tally.games += 1;
  for (const kind of Object.keys(steps) as (keyof Steps)[]) tally.steps[kind] += steps[kind];
  if (broken === undefined) return;
  tally.broken.push({ game, seed, what: broken });
  console.error(`broken: ${game}, seed ${seed}: ${broken}`);
}

/** The games take turns, so that a run that is stopped has some of each. */
function walkAll(names: readonly WalkName[], games: number, seed: number): Record<string, Tally> {
  const tallies = new Map(names.map(name => [name, { games: 0, steps: noSteps(), broken: [] } as Tally]));
  let told = performance.now();
  for (let n = 0; n < games; n++) {
    const name = names[n % names.length];
    const tally = name && tallies.get(name);
    if (name !== undefined && tally) add(tally, name, seed + n);
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    const bad = [...tallies.values()].reduce((sum, { broken }) => sum + broken.length, 0);
    console.error(`${n + 1} of ${games} games, ${bad} broken`);
  }
  return Object.fromEntries(tallies);
}

const isWalk = (name: string): name is WalkName => Object.hasOwn(WALKS, name);

await runTool(() => {
  const { games, seed, game, json } = readArguments({ games: 60, seed: 1 }, ['game']);
  if (game !== undefined && !isWalk(game)) {
    throw new UsageError(`--game takes one of ${WALK_NAMES.join(', ')}, not "${game}"`);
  }
  const tallies = walkAll(game === undefined ? WALK_NAMES : [game], games, seed);
  const found = Object.values(tallies).flatMap(({ broken }) => broken);
  if (json) console.log(JSON.stringify({ games: tallies, broken: found.length, found }, null, 2));
  else {
    const rows = Object.entries(tallies).map(([name, { games: played, steps, broken }]) => [
      name,
      { games: played, ...steps, broken: broken.length },
    ]);
    console.table(Object.fromEntries(rows));
  }
  if (found.length > 0) process.exitCode = 1;
});
