import type { Vocabulary } from '@wigwag/kernel';
import { printPage } from '../printing.ts';
import type { ShellRoom } from '../room.ts';
import { hasTyped, type LogAction } from './action.ts';

type Room = Pick<ShellRoom<Vocabulary, unknown>, 'actions' | 'lineOf' | 'name' | 't'>;

const toldOf = ({ parts }: LogAction<Vocabulary>, { lineOf }: Room): string[] =>
  parts
    .flatMap(({ events }) => events.map(event => lineOf(event)))
    .map(({ sentence, clause }) => (clause === undefined ? sentence : `${sentence} [${clause}]`));

const diceOf = (action: LogAction<Vocabulary>, { t }: Room): string =>
  hasTyped(action) ? `${action.dice}, ${t('client.dice.typed')}` : action.dice;

/** The whole log as text: headings, actions with their dice, and what came of each. */
function plainLog(room: Room): string {
  const lines = [room.name];
  let heading = '';
  for (const action of room.actions ?? []) {
    if (action.heading !== heading) lines.push('', action.heading);
    heading = action.heading;
    lines.push(action.dice === '' ? action.sentence : `${action.sentence} (${diceOf(action, room)})`);
    lines.push(...toldOf(action, room).map(line => `    ${line}`));
  }
  return `${lines.join('\n')}\n`;
}

export const copyLog = (room: Room): Promise<void> => navigator.clipboard.writeText(plainLog(room));

/** A line too long for the paper goes on below, under its beginning. */
const ON_PAPER = 'pre { font: 10pt/1.35 Georgia, serif; white-space: pre-wrap; margin: 0; }';

export function printLog(room: Room): void {
  printPage({
    title: room.name,
    css: ON_PAPER,
    fill: body => {
      const text = body.ownerDocument.createElement('pre');
      text.textContent = plainLog(room);
      body.append(text);
    },
  });
}
