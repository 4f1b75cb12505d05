import type { Language, Translate } from '@wigwag/words';

/** Where a command reads and writes: the process, or a test. */
export interface Terminal {
  readonly language: Language;
  readonly t: Translate;
  out(line: string): void;
  err(line: string): void;
}

/** Something a person typed or a file held that a command cannot work with: told in a sentence, exit code 2. */
export class Complaint extends Error {}
