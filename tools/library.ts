/**
 * Puts the content into the built client: checked once here, kept as JSON that the page fetches when it is wanted.
 * `library/index.json` lists the scenarios, `library/lessons.json` the lessons, `library/maps/ID.json` and the like hold the files:
 * by their ids, as scenarios name them, whatever the files of the content are called.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bySize, readYaml, summaryOf } from '@wigwag/content';
import { bundledContent, bundledFiles } from '@wigwag/content/bundled';
import { typeset } from '@wigwag/words';

const PREVIEWS = 'docs/pictures/scenarios';
const OUT = 'dist/client/library';

const { problems, scenarios, briefings, lessons } = bundledContent();
for (const { file, line, field, code } of problems) console.error(`${file}:${line} ${field} ${code}`);
if (problems.length > 0) process.exit(1);

/** Polish prose, set as the page's own texts are. */
const asSet = (key: string, value: unknown): unknown =>
  key === 'pl' && typeof value === 'string' ? typeset('pl', value) : value;

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(OUT, path)), { recursive: true });
  writeFileSync(join(OUT, path), JSON.stringify(value, asSet));
}

for (const { path, text = '' } of bundledFiles()) {
  const raw = readYaml(text, path).source?.raw as { readonly id: string };
  write(`${dirname(path)}/${raw.id}.json`, raw);
}
const listed = [...scenarios.values()].map(scenario => {
  const { history, tasks, hints } = briefings.get(scenario.id) ?? {};
  return { ...summaryOf(scenario), history, tasks, hints };
});
write('index.json', listed.sort(bySize));
const taught = [...lessons.values()].sort((a, b) => a.place - b.place);
write(
  'lessons.json',
  taught.map(({ id, title, scenario }) => ({ id, title, scenario })),
);
if (existsSync(PREVIEWS)) cpSync(PREVIEWS, join(OUT, 'previews'), { recursive: true });
