/**
 * Whole games between commanders of all levels and styles: every scenario of the program, every option on and off, hidden forces in
 * a third of them. `npm run -s games -- --games 100 --seed 1 --json`; `--seconds 60` ends it earlier, `--levels recruit,regular` and
 * `--scenarios stuarts-raid` play those alone, `--hidden` all of them with hidden forces. A game depends on its own seed: `--games 1
 * --seed N` plays one of them again.
 */
import { LEVELS, type Level } from '@wigwag/ai';
import { bundledScenarios } from '@wigwag/content/bundled';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { fixtureOf, matchOf } from './fixture.ts';
import { isSound, newTally, playInto, type Tally } from './tally.ts';

const TELL_EVERY_MS = 5000;
const AS_LONG_AS_IT_TAKES = 1_000_000;

/** Those named on the command line, or all. */
function among<T extends string>(option: string, all: readonly T[], names: string | undefined): readonly T[] {
  if (names === undefined) return all;
  const asked = names.split(',');
  const unknown = asked.find(name => !all.some(each => each === name));
  if (unknown !== undefined) throw new UsageError(`--${option} takes ${all.join(', ')}, not "${unknown}"`);
  return all.filter(each => asked.includes(each));
}

const told = ({ games, decisions, exceptions, deadEnds, illegal, endless, refused, fallbacks }: Tally): string =>
  `${games} games, ${decisions} decisions; ${exceptions} exceptions, ${deadEnds} dead ends, ${illegal} illegal, ${endless} endless, ${refused} refused, ${fallbacks} fallbacks`;

await runTool(() => {
  const read = readArguments({ games: 20, seed: 1, seconds: AS_LONG_AS_IT_TAKES }, ['levels', 'scenarios'], ['hidden']);
  const shipped = bundledScenarios();
  const scenarios = among('scenarios', [...shipped.keys()].sort(), read.scenarios);
  const levels = among<Level>('levels', LEVELS, read.levels);
  const tally = newTally();
  const end = performance.now() + read.seconds * 1000;
  let last = performance.now();
  for (let n = 0; n < read.games && performance.now() < end; n++) {
    const fixture = fixtureOf(read.seed + n, { scenarios, levels, hidden: read.hidden });
    const data = shipped.get(fixture.scenario);
    if (data !== undefined) playInto(tally, fixture, matchOf(data, fixture));
    if (performance.now() - last < TELL_EVERY_MS) continue;
    last = performance.now();
    console.error(told(tally));
  }
  if (read.json) console.log(JSON.stringify(tally, null, 2));
  else {
    console.table(tally.fired);
    for (const { why, ...fault } of tally.faults) console.log(JSON.stringify(fault), why);
    console.log(told(tally));
  }
  if (!isSound(tally)) process.exitCode = 1;
});
