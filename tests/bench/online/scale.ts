/**
 * A day of many games at a distance: when people come, decide, go; clocks that run; notices that wait a minute. What that asks of nodes and database
 * follows from what one decision costs, as `npm run bench -- --online` found it.
 * `npm run -s scale -- --games 100000 --online 10000 --json`
 */
import { readArguments, runTool } from '../../support/arguments.ts';
import { random } from '../../support/random.ts';
import { type Costs, dayOf } from './day.ts';

await runTool(() => {
  const { json, games, online, seed, nodes, ...given } = readArguments({
    ...{ games: 100_000, online: 10_000, seed: 1, nodes: 4 },
    // What one decision costs: microseconds of a node and of the database, bytes on the disk and over the line; what an open socket takes.
    ...{ nodeUs: 2500, databaseUs: 2500, diskBytes: 4000, lineBytes: 16_000, socketBytes: 20_000 },
  });
  const costs: Costs = given;
  const day = dayOf({ games, online, nodes, costs, below: random(seed) });
  if (json) console.log(JSON.stringify(day, null, 2));
  else console.table(day);
});
