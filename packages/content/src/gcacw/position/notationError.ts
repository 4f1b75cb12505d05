export class NotationError extends Error {
  readonly line: number;

  constructor(line: number, reason: string, detail: string) {
    super(`position:${line}: ${reason}: ${detail}`);
    this.name = 'NotationError';
    this.line = line;
  }
}
