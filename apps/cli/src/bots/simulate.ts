import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { simulationOf, type Tale } from '@wigwag/ai';
import { simulationHtml } from '@wigwag/report/simulation';
import type { Arguments } from '../commandLine.ts';
import { checkOverwriting, writeAll } from '../files.ts';
import { SHEETS, sheetPath } from '../paint.ts';
import { Complaint, type Terminal } from '../terminal.ts';
import { faultTold } from './arena.ts';
import { botOf, numberOf, optionsOf, scenarioOf } from './asked.ts';
import type { Crew } from './crew.ts';
import { crewFor } from './crewFor.ts';
import { type GameJob, worldFor } from './jobs.ts';
import { leaving, Ticker } from './progress.ts';

const MOST_GAMES = 100_000;
const INTERRUPTED = 130;
const near = createRequire(import.meta.url);
const textOf = (path: string): string => readFileSync(path, 'utf8');

function reportFileOf(t: Terminal['t'], { report, json }: Arguments): string | undefined {
  if (report === undefined && !json) throw new Complaint(t('cli.simulate.needs-report'));
  if (report === undefined || /\.html?$/i.test(report)) return report;
  throw new Complaint(t('cli.report.bad-extension', { file: report }));
}

function jobsOf(t: Terminal['t'], given: Arguments, found: string, seed: number): GameJob[] {
  const scenario = scenarioOf(t, found);
  const options = optionsOf(t, given.option, [scenario]);
  const union = botOf(t, '--a', given.a ?? 'veteran');
  const confederate = botOf(t, '--b', given.b ?? 'veteran');
  const games = numberOf(t, '--games', given.games, 100, [1, MOST_GAMES]);
  return Array.from({ length: games }, (_, game) => ({
    do: 'game',
    scenario,
    options,
    union,
    confederate,
    seed,
    game,
  }));
}

async function tales(terminal: Terminal, jobs: readonly GameJob[], crew: Crew, isLeaving: () => boolean) {
  const told: Tale[] = [];
  const ticker = new Ticker(terminal, 'games', jobs.length);
  await crew({
    ...{ jobs, isLeaving },
    each: result => {
      told.push(result as Tale);
      ticker.tick();
      return true;
    },
  });
  return told;
}

export async function simulateCommand(
  terminal: Terminal,
  given: Arguments,
  found: string,
  seed: number,
): Promise<number> {
  const { t, out, err, language } = terminal;
  const file = reportFileOf(t, given);
  const jobs = jobsOf(t, given, found, seed);
  const [first] = jobs as [GameJob];
  const crew = crewFor(terminal, given);
  if (file !== undefined) checkOverwriting(terminal, file, given.force);
  const signal = leaving();
  const told = await tales(terminal, jobs, crew, signal.isAsked)
    .catch(error => faultTold(terminal, error))
    .finally(signal.forget);
  const world = worldFor(first);
  const simulation = simulationOf(world, told);
  const { union, confederate } = first;
  if (file !== undefined) {
    const html = simulationHtml(simulation, {
      ...{ world, t, language, played: { union, confederate, seed } },
      mapCss: SHEETS.map(sheetPath).map(textOf).join('\n'),
      reportCss: textOf(near.resolve('@wigwag/report/report.css')),
      print: textOf(near.resolve('@wigwag/report/print.css')),
    });
    writeAll(t, [{ path: file, data: html }]);
    if (!given.json) out(t('cli.simulate.done', { file }));
  }
  if (given.json)
    for (const line of JSON.stringify({ union, confederate, seed, ...simulation }, null, 2).split('\n')) out(line);
  if (!signal.isAsked()) return 0;
  err(t('cli.bots.interrupted'));
  return INTERRUPTED;
}
