/**
 * Writes the type of a ruleset's clause ids from its catalogue: `npm run clauses`.
 * With --check it only says whether the written files are up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Every package that has a catalogue: no title is opened for it, since titles read what is written here. */
const RULESETS = readdirSync('packages').filter(name => existsSync(`packages/${name}/src/clauses.json`));

interface Clause {
  readonly id: string;
  /** Other sections, and gaps of the text by number. */
  readonly refs?: readonly string[];
}

/** `gap:R-33`: a question that the text leaves open. */
const GAP = /^gap:(R-\d+)$/;

const gapsOf = ({ refs = [] }: Clause): string[] => refs.flatMap(ref => GAP.exec(ref)?.[1] ?? []);

/** Which of our readings a clause goes by; only for a catalogue that has any. */
function readings(catalogue: readonly Clause[]): string {
  const rows = catalogue.filter(clause => gapsOf(clause).length > 0);
  if (rows.length === 0) return '';
  const lines = rows.map(
    clause =>
      `  '${clause.id}': [${gapsOf(clause)
        .map(gap => `'${gap}'`)
        .join(', ')}],`,
  );
  return `\nexport const READ_BY: Readonly<Partial<Record<ClauseId, readonly string[]>>> = {\n${lines.join('\n')}\n};\n`;
}

function generated(catalogue: readonly Clause[]): string {
  const ids = catalogue.map(({ id }) => `  '${id}',`).join('\n');
  return `// Written by \`npm run clauses\` from clauses.json. Do not edit.\nexport const CLAUSES = [\n${ids}\n] as const;\n\nexport type ClauseId = (typeof CLAUSES)[number];\n${readings(catalogue)}`;
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
