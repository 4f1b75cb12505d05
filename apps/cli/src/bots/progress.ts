import type { Terminal } from '../terminal.ts';

/** Not more often than this, in milliseconds. */
const PAUSE = 2000;

/** Says now and then how far it has come. */
export class Ticker {
  private readonly terminal: Terminal;
  private readonly what: 'pairs' | 'mirror' | 'games' | 'analysis';
  private readonly of: number;
  private done = 0;
  private told = performance.now();

  constructor(terminal: Terminal, what: 'pairs' | 'mirror' | 'games' | 'analysis', of: number) {
    this.terminal = terminal;
    this.what = what;
    this.of = of;
  }

  tick(): void {
    this.done += 1;
    if (performance.now() - this.told < PAUSE) return;
    this.told = performance.now();
    const { t, err } = this.terminal;
    const counts = { done: this.done, of: this.of };
    if (this.what === 'pairs') err(t('cli.bots.progress.pairs', counts));
    else if (this.what === 'mirror') err(t('cli.bots.progress.mirror', counts));
    else if (this.what === 'analysis') err(t('cli.bots.progress.analysis', counts));
    else err(t('cli.bots.progress.games', counts));
  }
}

/** The first Ctrl-C is a wish: what was played is kept. The second ends it at once. */
export function leaving(): { isAsked(): boolean; forget(): void } {
  let asked = false;
  const ask = (): void => {
    asked = true;
  };
  process.once('SIGINT', ask);
  return { isAsked: () => asked, forget: () => void process.off('SIGINT', ask) };
}
