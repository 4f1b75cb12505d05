/**
 * Writes the type of a ruleset's clause ids from its catalogue: `npm run clauses`.
 * With --check it only says whether the written files are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const RULESETS = ['gcacw', 'pickets'] as const;

interface Clause {
  readonly id: string;
}

function generated(catalogue: readonly Clause[]): string {
  const ids = catalogue.map(({ id }) => `  '${id}',`).join('\n');
  return `// Written by \`npm run clauses\` from clauses.json. Do not edit.\nexport const CLAUSES = [\n${ids}\n] as const;\n\nexport type ClauseId = (typeof CLAUSES)[number];\n`;
}

const check = process.argv.includes('--check');
for (const ruleset of RULESETS) {
  const folder = new URL(`../packages/${ruleset}/src/`, import.meta.url);
  const text = generated(JSON.parse(readFileSync(new URL('clauses.json', folder), 'utf8')) as Clause[]);
  const file = new URL('clauses.generated.ts', folder);
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file.pathname} does not match clauses.json: run npm run clauses`);
    process.exitCode = 1;
  }
}
