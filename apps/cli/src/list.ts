import type { Summary } from '@wigwag/content';
import { bundledSummaries } from '@wigwag/content/bundled';
import { keyFor } from '@wigwag/words';
import type { Terminal } from './terminal.ts';

function line({ t, language }: Terminal, { id, title, from, to, turns, pieces, sides }: Summary): string {
  const dates = from === to ? from : `${from} – ${to}`;
  const armies = sides.map(({ side, manpower }) => `${t(keyFor('gcacw.side', side))} ${manpower}`).join(', ');
  const length = `${t('cli.list.turns', { count: turns })}, ${t('cli.list.pieces', { count: pieces })}`;
  return `${id.padEnd(26)}${title[language]}: ${dates}, ${length} (${armies})`;
}

/** The scenarios that come with the program, from small to large. */
export function listCommand(terminal: Terminal, json: boolean): void {
  const summaries = bundledSummaries();
  const { out } = terminal;
  if (json) for (const line of JSON.stringify(summaries, null, 2).split('\n')) out(line);
  else for (const summary of summaries) out(line(terminal, summary));
}
