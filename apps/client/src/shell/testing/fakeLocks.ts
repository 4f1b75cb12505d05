interface Request {
  readonly name: string;
  readonly work: (lock: Lock | null) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The locks of one browser, as far as the page asks for them. */
export class FakeLocks {
  private readonly held = new Map<string, Request>();
  private queue: Request[] = [];

  request(name: string, options: LockOptions | Request['work'], given?: Request['work']): Promise<unknown> {
    const work = typeof options === 'function' ? options : given;
    const { ifAvailable, steal, signal } = typeof options === 'function' ? {} : options;
    if (work === undefined) throw new TypeError('no callback');
    return new Promise((resolve, reject) => {
      const request: Request = { name, work, resolve, reject };
      signal?.addEventListener('abort', () => this.breakOff(request));
      if (steal) this.steal(request);
      else if (ifAvailable && this.isHeld(name)) Promise.resolve(work(null)).then(resolve, reject);
      else this.queue.push(request);
      this.next(name);
    });
  }

  isHeld(name: string): boolean {
    return this.held.has(name);
  }

  private steal(request: Request): void {
    const before = this.held.get(request.name);
    this.held.delete(request.name);
    before?.reject(new DOMException('stolen', 'AbortError'));
    this.queue.unshift(request);
  }

  private breakOff(request: Request): void {
    if (!this.queue.includes(request)) return;
    this.queue = this.queue.filter(each => each !== request);
    request.reject(new DOMException('broken off', 'AbortError'));
  }

  private next(name: string): void {
    const request = this.isHeld(name) ? undefined : this.queue.find(each => each.name === name);
    if (request === undefined) return;
    this.queue = this.queue.filter(each => each !== request);
    this.held.set(name, request);
    Promise.resolve(request.work({ name, mode: 'exclusive' })).then(value => {
      request.resolve(value);
      if (this.held.get(name) !== request) return;
      this.held.delete(name);
      this.next(name);
    }, request.reject);
  }
}
