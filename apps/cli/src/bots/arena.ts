import {
  type ArenaReport,
  arenaReport,
  decidedAfter,
  MatchFault,
  type PairScore,
  type Standing,
  type Verdict,
} from '@wigwag/ai';
import { inDecimals } from '@wigwag/words';
import type { Arguments } from '../commandLine.ts';
import { Complaint, type Terminal } from '../terminal.ts';
import { type ArenaAsked, arenaAsked, type Scored } from './arenaAsked.ts';
import { ArenaFile } from './arenaFile.ts';
import type { Crew } from './crew.ts';
import { crewFor } from './crewFor.ts';
import { type PairJob, workPair } from './jobs.ts';
import { leaving, Ticker } from './progress.ts';

/** By convention: ended by a signal that asked for it. */
const INTERRUPTED = 130;

type Values = Readonly<Record<string, string | number>>;

const VERDICTS: Readonly<Record<Verdict, (t: Terminal['t'], values: Values) => string>> = {
  yes: (t, values) => t('cli.arena.verdict.yes', values),
  no: (t, values) => t('cli.arena.verdict.no', values),
  open: (t, values) => t('cli.arena.verdict.open', values),
};

const FAULTS: Readonly<Record<MatchFault['code'], (t: Terminal['t'], values: Values) => string>> = {
  illegal: (t, values) => t('cli.bots.fault.illegal', values),
  endless: (t, values) => t('cli.bots.fault.endless', values),
  'dead-end': (t, values) => t('cli.bots.fault.dead-end', values),
  uncounted: (t, values) => t('cli.bots.fault.uncounted', values),
};

/** One pair of every scenario after another, so that what is there at any time speaks of all of them. */
function jobsOf({ a, b, scenarios, options, pairs, mirrors, seed }: ArenaAsked, mirror: boolean): PairJob[] {
  const rounds = Array.from({ length: mirror ? mirrors : pairs }, (_, pair) => pair);
  return rounds.flatMap(pair =>
    scenarios.map(scenario => ({ do: 'pair', scenario, options, a, b: mirror ? a : b, seed, pair, mirror }) as const),
  );
}

const keyOf = ({ scenario, pair, mirror = false }: { scenario: string; pair: number; mirror?: boolean }): string =>
  `${scenario} ${pair} ${mirror}`;

/** How it is played, and where what was played is kept. */
interface Means {
  readonly file: ArenaFile | undefined;
  readonly crew: Crew;
  readonly isLeaving: () => boolean;
}

class Arena {
  private readonly terminal: Terminal;
  private readonly asked: ArenaAsked;
  private readonly file: ArenaFile | undefined;
  private readonly crew: Crew;
  private readonly isLeaving: () => boolean;
  private readonly scored = new Map<string, Scored>();

  constructor(terminal: Terminal, asked: ArenaAsked, { file, crew, isLeaving }: Means) {
    this.terminal = terminal;
    this.asked = asked;
    this.file = file;
    this.crew = crew;
    this.isLeaving = isLeaving;
    for (const each of file?.kept ?? []) this.scored.set(keyOf(each), each);
  }

  /** What is kept must be what would be played now: the first of it is played again. */
  checkKept(path: string): void {
    const [first] = this.file?.kept ?? [];
    if (first === undefined) return;
    const { scenario, pair, mirror = false } = first;
    const { a, b, options, seed } = this.asked;
    const again = workPair({ do: 'pair', scenario, options, a, b: mirror ? a : b, seed, pair, mirror });
    if (JSON.stringify(again.games) === JSON.stringify(first.games)) return;
    throw new Complaint(this.terminal.t('cli.arena.kept-changed', { file: path }));
  }

  private pairs(mirror: boolean): Scored[] {
    return [...this.scored.values()].filter(each => (each.mirror ?? false) === mirror);
  }

  /** So many rounds decide the test; undefined: it is open, or there is none. */
  private decided(): number | undefined {
    const { sequential, scenarios } = this.asked;
    return sequential && decidedAfter(scenarios, this.pairs(false), sequential);
  }

  async play(mirror: boolean): Promise<void> {
    const jobs = jobsOf(this.asked, mirror).filter(job => !this.scored.has(keyOf(job)));
    const isEnough = (): boolean => !mirror && this.decided() !== undefined;
    if (this.isLeaving() || isEnough()) return;
    const ticker = new Ticker(this.terminal, mirror ? 'mirror' : 'pairs', jobs.length);
    await this.crew({
      jobs,
      isLeaving: this.isLeaving,
      each: result => {
        const pair = result as PairScore;
        const scored: Scored = mirror ? { ...pair, mirror } : pair;
        this.scored.set(keyOf(scored), scored);
        this.file?.add(this.terminal.t, scored);
        ticker.tick();
        return !isEnough();
      },
    });
  }

  report(): ArenaReport {
    const { scenarios, sequential, pairs: most, mirrors } = this.asked;
    const rounds = this.decided() ?? most;
    const pairs = this.pairs(false).filter(({ pair }) => pair < rounds);
    const control = this.pairs(true).filter(({ pair }) => pair < mirrors);
    return arenaReport({ scenarios, pairs, sequential, mirror: mirrors > 0 ? control : undefined });
  }
}

const percent = (value: number, language: Terminal['language']): string => inDecimals(100 * value, language);

const elo = (value: number | null): string => (value === null ? '∞' : `${value > 0 ? '+' : ''}${value}`);

function standingLine({ t, language }: Terminal, standing: Standing): string {
  const { pairs, games, winRate, interval, margin, marginError, eloInterval } = standing;
  return t('cli.arena.standing', {
    ...{ pairs, games, rate: percent(winRate, language) },
    low: percent(interval[0], language),
    high: percent(interval[1], language),
    margin: inDecimals(margin, language),
    error: inDecimals(marginError, language),
    elo: elo(standing.elo),
    eloLow: eloInterval[0] === null ? '-∞' : elo(eloInterval[0]),
    eloHigh: elo(eloInterval[1]),
  });
}

const firedLine = (fired: ArenaReport['fired']['a']): string =>
  Object.entries(fired)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function tell(terminal: Terminal, { a, b }: ArenaAsked, report: ArenaReport): void {
  const { t, out } = terminal;
  out(t('cli.arena.head', { a, b }));
  out(`  ${standingLine(terminal, report)}`);
  for (const each of report.byScenario) out(`  ${each.scenario.padEnd(26)}${standingLine(terminal, each)}`);
  for (const [name, fired] of [[a, report.fired.a] as const, [b, report.fired.b] as const])
    if (Object.keys(fired).length > 0) out(t('cli.arena.fired', { bot: name, fired: firedLine(fired) }));
  if (report.sequential !== undefined) {
    const { verdict, low, high } = report.sequential;
    out(VERDICTS[verdict](t, { a, b, low, high }));
  }
  if (report.mirror !== undefined) out(t('cli.arena.mirror', { a, standing: standingLine(terminal, report.mirror) }));
}

/** A bot that breaks the rules, or a game that does not end, is told with its place. */
export function faultTold({ t }: Terminal, error: unknown): never {
  if (!(error instanceof MatchFault)) throw error;
  throw new Complaint(FAULTS[error.code](t, { ...error.place, place: JSON.stringify(error.place) }));
}

export async function arenaCommand(terminal: Terminal, given: Arguments, seed: number): Promise<number> {
  const { t, out, err } = terminal;
  const asked = arenaAsked(t, given, seed);
  const file = given.resume === undefined ? undefined : ArenaFile.open(t, given.resume, asked);
  const crew = crewFor(terminal, given);
  const signal = leaving();
  const arena = new Arena(terminal, asked, { file, crew, isLeaving: signal.isAsked });
  try {
    if (given.resume !== undefined) arena.checkKept(given.resume);
    await arena.play(false);
    await arena.play(true);
  } catch (error) {
    faultTold(terminal, error);
  } finally {
    signal.forget();
  }
  const report = arena.report();
  if (given.json)
    for (const line of JSON.stringify(
      { a: asked.a, b: asked.b, seed, options: asked.options, ...report },
      null,
      2,
    ).split('\n'))
      out(line);
  else tell(terminal, asked, report);
  if (!signal.isAsked()) return 0;
  err(t('cli.bots.interrupted'));
  return INTERRUPTED;
}
