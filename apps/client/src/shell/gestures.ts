import type { Answer, Told } from '@wigwag/host';
import type { AnyChoice, Answer as Dice, Vocabulary } from '@wigwag/kernel';
import { create } from 'zustand';
import { awaitDice } from './dice/typing.ts';
import type { Sitting, View } from './view.ts';

/** What one movement of a hand decided, be it one decision or several: the log had so many lines before and after it. */
interface Gesture {
  readonly from: number;
  readonly to: number;
  readonly decisions: number;
  /** Whose log it was: with secrets others have fewer lines. */
  readonly eyes: string;
  /** The lines before it and at its end: where they are others, it is another game, or another page has played on. */
  readonly before: Line;
  readonly last: Line;
}

type Line = Told<Vocabulary> | undefined;

interface Gestures {
  /** What hands have decided, in order. */
  readonly gestures: readonly Gesture[];
  /** What of it was taken back. */
  readonly takenBack: readonly Gesture[];
}

const useGestures = create<Gestures>(() => ({ gestures: [], takenBack: [] }));

/** The last of so many lines. */
const lineAt = <T extends Vocabulary>({ log }: Pick<View<T>, 'log'>, lines: number): Line => log[lines - 1] as Line;

const linesOf = <T extends Vocabulary>(sitting: Sitting<T>): number => sitting.view().log.length;

/** Does whoever decided go on deciding, with nothing between? */
const isOpenTo = <T extends Vocabulary>({ frame, isAutomatic, curtain }: View<T>, eyes: T['side']): boolean =>
  frame?.by === eyes && !isAutomatic && curtain === undefined;

/** One decision of a gesture: its answer, and whether the next may follow. */
interface Decided<T extends Vocabulary> {
  readonly answer: Answer<T>;
  readonly goesOn: boolean;
  readonly rolled: boolean;
}

/** With what was typed in for it, where players roll themselves. */
export type Decide<T extends Vocabulary> = (choice: AnyChoice<T>, dice?: readonly Dice[]) => Promise<Decided<T>>;

function remember(gesture: Gesture): void {
  const { gestures } = useGestures.getState();
  useGestures.setState({ gestures: [...gestures.filter(({ to }) => to <= gesture.from), gesture], takenBack: [] });
}

/** Several decisions as one gesture: undo takes all of them back at once. */
export async function asGesture<T extends Vocabulary>(
  sitting: Sitting<T>,
  decideAll: (decide: Decide<T>) => Promise<void>,
): Promise<void> {
  const { eyes } = sitting.view();
  const from = linesOf(sitting);
  const first = lineAt(sitting.view(), from);
  let decisions = 0;
  await decideAll(async (choice, dice) => {
    const before = linesOf(sitting);
    const answer = await sitting.send({ do: 'decide', choice, ...(dice && { dice }) });
    if ('needsDice' in answer) awaitDice(sitting, choice, answer.needsDice);
    const isDone = 'done' in answer;
    const told = sitting.view().log.slice(before);
    if (isDone) {
      decisions += 1;
      const to = linesOf(sitting);
      remember({ from, to, decisions, eyes, before: first, last: lineAt(sitting.view(), to) });
    }
    return {
      answer,
      goesOn: isDone && isOpenTo(sitting.view(), eyes),
      rolled: told.some(({ rolled }) => rolled.length > 0),
    };
  });
}

/**
 * One after another, each as the guards allow it then. Where dice are rolled, somebody else decides or something is refused, the
 * rest is not decided. The last answer.
 */
export async function decideInTurn<T extends Vocabulary>(
  sitting: Sitting<T>,
  choices: readonly AnyChoice<T>[],
): Promise<Answer<T> | undefined> {
  let last: Answer<T> | undefined;
  await asGesture(sitting, async decide => {
    for (const choice of choices) {
      const { answer, goesOn: isOpen, rolled } = await decide(choice);
      last = answer;
      if (!isOpen || rolled) return;
    }
  });
  return last;
}

/**
 * The gesture that an undo takes back: the last one, unless something else than a hand has decided since, or a choice waits for the
 * rest of its dice. One that decided a single thing is taken back as any decision is.
 */
function lastGesture<T extends Vocabulary>(sitting: Sitting<T>): Gesture | undefined {
  const view = sitting.view();
  const { log, eyes, world, due } = view;
  if (due !== undefined && due.known > 0) return undefined;
  const last = useGestures
    .getState()
    .gestures.findLast(({ to, last: line }) => to <= log.length && lineAt(view, to) === line);
  if (last === undefined || last.decisions < 2) return undefined;
  if (last.eyes !== eyes && sitting.title.hasSecrets(world)) return undefined;
  return log.slice(last.to).some(({ by }) => by === 'referee') ? undefined : last;
}

/** Takes the last gesture back, as far as it may be. Whether something of it stays. */
export async function undoGesture<T extends Vocabulary>(
  sitting: Sitting<T>,
): Promise<{ readonly answer: Answer<T>; readonly stays: boolean }> {
  const gesture = lastGesture(sitting);
  if (gesture === undefined) return { answer: await sitting.send({ do: 'undo' }), stays: false };
  const answer = await sitting.send({ do: 'undo', to: gesture.from });
  if (!('done' in answer)) return { answer, stays: false };
  const lines = linesOf(sitting);
  const { gestures, takenBack } = useGestures.getState();
  useGestures.setState({
    gestures: gestures.filter(({ to }) => to <= gesture.from),
    takenBack: [...takenBack, { ...gesture, from: lines, before: lineAt(sitting.view(), lines) }],
  });
  return { answer, stays: lines > gesture.from };
}

/** Makes what was taken back once more: the whole gesture, if it was one. */
export async function redoGesture<T extends Vocabulary>(sitting: Sitting<T>): Promise<Answer<T>> {
  const { takenBack } = useGestures.getState();
  const lines = linesOf(sitting);
  const gesture = takenBack.findLast(({ from, before }) => from === lines && before === lineAt(sitting.view(), lines));
  let answer = await sitting.send({ do: 'redo' });
  if (gesture === undefined) return answer;
  while ('done' in answer && sitting.view().mayRedo && linesOf(sitting) < gesture.to) {
    answer = await sitting.send({ do: 'redo' });
  }
  const { gestures } = useGestures.getState();
  const to = linesOf(sitting);
  useGestures.setState({
    gestures: [...gestures, { ...gesture, to, last: lineAt(sitting.view(), to) }],
    takenBack: takenBack.filter(each => each !== gesture),
  });
  return answer;
}
