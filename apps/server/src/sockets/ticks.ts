/** How long a decision takes to judge may tell what is hidden: so answers leave at a tick, whenever they were ready. */
const TICK_MS = 50;

/** Sends texts in their order: at once, or all that are ready at the next tick. */
export class Ticks {
  private readonly send: (text: string) => void;
  private readonly isTicked: boolean;
  private readonly ready: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(send: (text: string) => void, isTicked: boolean) {
    this.send = send;
    this.isTicked = isTicked;
  }

  post(text: string): void {
    this.ready.push(text);
    if (this.isTicked) this.timer ??= setTimeout(() => this.flush(), untilTick());
    else this.flush();
  }

  close(): void {
    clearTimeout(this.timer);
    this.ready.length = 0;
  }

  private flush(): void {
    this.timer = undefined;
    for (const text of this.ready.splice(0)) this.send(text);
  }
}

const untilTick = (): number => TICK_MS - (performance.now() % TICK_MS);

/** Waits for the next tick. */
export const nextTick = (): Promise<void> => new Promise(resolve => setTimeout(resolve, untilTick()));
