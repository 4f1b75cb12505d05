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

  constructor({ sockets, liveGames }: Measured) {
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

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
