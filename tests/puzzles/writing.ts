import type { Proof } from './puzzle.ts';

const listed = (items: readonly string[]): string => items.map(item => `    - ${item}\n`).join('');

/** The text of a puzzle with this proof in place of the one it had. */
export function withProof(text: string, { answers, worth, second, depth, choices, positions }: Proof): string {
  const [head = ''] = text.split(/^proof:$/m);
  return `${head.trimEnd()}\nproof:\n  answers:\n${listed(answers)}  worth: ${worth}\n  second:\n    choice: ${second.choice}\n    worth: ${second.worth}\n  depth: ${depth}\n  choices: ${choices}\n  positions: ${positions}\n`;
}
