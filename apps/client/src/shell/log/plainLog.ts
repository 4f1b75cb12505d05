import type { Vocabulary } from '@wigwag/kernel';
import type { ShellRoom } from '../room.ts';
import type { LogAction } from './action.ts';

type Room = Pick<ShellRoom<Vocabulary, unknown>, 'actions' | 'lineOf' | 'name'>;

const toldOf = ({ parts }: LogAction<Vocabulary>, { lineOf }: Room): string[] =>
  parts
    .flatMap(({ events }) => events.map(event => lineOf(event)))
    .map(({ sentence, clause }) => (clause === undefined ? sentence : `${sentence} [${clause}]`));

/** The whole log as text: headings, actions with their dice, and what came of each. */
function plainLog(room: Room): string {
  const lines = [room.name];
  let heading = '';
  for (const action of room.actions ?? []) {
    if (action.heading !== heading) lines.push('', action.heading);
    heading = action.heading;
    lines.push(action.dice === '' ? action.sentence : `${action.sentence} (${action.dice})`);
    lines.push(...toldOf(action, room).map(line => `    ${line}`));
  }
  return `${lines.join('\n')}\n`;
}

export const copyLog = (room: Room): Promise<void> => navigator.clipboard.writeText(plainLog(room));

/** A page of its own in a frame that nobody sees: the table stays as it is. */
export function printLog(room: Room): void {
  const frame = document.createElement('iframe');
  frame.className = 'printed';
  frame.title = room.name;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (page === null || view === null) return;
  const text = page.createElement('pre');
  text.textContent = plainLog(room);
  page.title = room.name;
  page.body.append(text);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
