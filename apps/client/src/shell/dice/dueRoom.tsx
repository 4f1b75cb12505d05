import type { DueDice } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { TypedDice } from '../opened.ts';
import type { ShellRoom } from '../room.ts';

/** While dice have to be typed in nothing else is asked: the sheet is theirs, and the bar says so. */
export function withDue<T extends Vocabulary, D>(room: ShellRoom<T, D>, due: DueDice<T> | undefined): ShellRoom<T, D> {
  if (due === undefined) return room;
  const { sitting, t, question } = room;
  const why = sitting.title.words.reason(t, due.request.why);
  const body = <TypedDice due={due as unknown as DueDice<Vocabulary>} />;
  const prompt = due.request.kind === 'draw' ? t('client.dice.promptDraw', { why }) : t('client.dice.prompt', { why });
  return {
    ...room,
    card: undefined,
    sheet: { id: 'sheet', label: t('client.dice.sheet'), body, about: JSON.stringify(due.request) },
    question: { ...question, prompt, buttons: [] },
  };
}
