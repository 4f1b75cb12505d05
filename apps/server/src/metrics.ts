import type { HealthFigures } from '@wigwag/protocol';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface Measured {
  sockets(): number;
  liveGames(): number;
}

/** What a node tells whoever watches over it: counts, no names. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly entries: Counter;
  private readonly answers: Counter;
  private readonly measured: Measured;
  private readonly startedAt = Date.now();

  constructor(measured: Measured) {
    this.measured = measured;
    const { sockets, liveGames } = measured;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.entries = new Counter({
      name: 'wigwag_entries_total',
      help: 'Entries of games that were committed here',
      registers,
    });
    this.answers = new Counter({
      ...{ name: 'wigwag_answers_total', help: 'Answers over HTTP', labelNames: ['status'], registers },
    });
    new Gauge({
      name: 'wigwag_sockets',
      help: 'Open sockets',
      registers,
      collect() {
        this.set(sockets());
      },
    });
    new Gauge({
      name: 'wigwag_live_games',
      help: 'Games in memory',
      registers,
      collect() {
        this.set(liveGames());
      },
    });
  }

  committed(entries: number): void {
    this.entries.inc(entries);
  }

  answered(status: number): void {
    this.answers.inc({ status: String(status) });
  }

  /** The same for whoever looks at a page, in a few figures. */
  async figures(): Promise<HealthFigures['node']> {
    const [entries, answers] = await Promise.all([this.entries.get(), this.answers.get()]);
    const sum = (all: typeof answers.values): number => all.reduce((before, { value }) => before + value, 0);
    return {
      startedAt: this.startedAt,
      memoryBytes: process.memoryUsage.rss(),
      sockets: this.measured.sockets(),
      liveGames: this.measured.liveGames(),
      entries: sum(entries.values),
      answers: sum(answers.values),
      failures: sum(answers.values.filter(({ labels }) => String(labels.status).startsWith('5'))),
    };
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
