import type { Told } from '@wigwag/host';
import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import type { TitleAtTable } from '@wigwag/titles';
import { create } from 'zustand';
import type { View } from '../../shell/view.ts';

/** Somebody has said: pass for me until something happens. It holds in this page only, and for this game. */
interface Passing {
  readonly game: string;
  /** The log had so many lines. */
  readonly from: number;
}

export const usePassing = create<{ readonly passing: Passing | undefined }>(() => ({ passing: undefined }));

export const passFrom = (game: string, from: number): void => usePassing.setState({ passing: { game, from } });

export const stopPassing = (): void => usePassing.setState({ passing: undefined });

export const passIn = (choices: readonly AnyChoice<Vocabulary>[]): AnyChoice<Vocabulary> | undefined =>
  choices.find(({ do: verb }) => verb === 'pass');

/** Is there such a thing as a pass in its rules? */
export const knowsPass = ({ ruleset }: TitleAtTable<Vocabulary>): boolean =>
  Object.values(ruleset.frames as Readonly<Record<string, { readonly verbs: object }>>).some(({ verbs }) =>
    Object.hasOwn(verbs, 'pass'),
  );

type Seen = Pick<View<Vocabulary>, 'log' | 'eyes' | 'frame' | 'choices' | 'underway'>;

/** What an order to pass comes to now. It goes by nothing but what its side has been shown: `isSeen` says of a line whether there is something to see of it. */
export function passingAt(
  { log, eyes, frame, choices, underway }: Seen,
  from: number,
  isSeen: (told: Told<Vocabulary>) => boolean,
): 'wait' | 'stop' | AnyChoice<Vocabulary> {
  const hasHappened = log.length < from || log.slice(from).some(told => told.by !== eyes && isSeen(told));
  if (frame === undefined || hasHappened) return 'stop';
  if (frame.by !== eyes || underway !== undefined || choices.length === 0) return 'wait';
  return passIn(choices) ?? 'stop';
}
