import { create } from 'zustand';
import { remember, remembered } from '../../../shell/remembered.ts';
import type { Draft } from '../drafts/draft.ts';
import { beSilent } from './aloud.ts';

/** The screen lies beside a real table. */
interface Beside {
  readonly isOn: boolean;
  /** Every new place is read aloud by itself. */
  readonly isAloud: boolean;
  /** What was in hand when it was last laid: it can be taken up again. */
  readonly laid: Draft | undefined;
  /** The thing on the table that was clicked: its place is told. */
  readonly chosen: string | undefined;
}

export const useBeside = create<Beside>(() => ({
  isOn: remembered('beside') === 'yes',
  isAloud: false,
  laid: undefined,
  chosen: undefined,
}));

export function turnBeside(): void {
  const isOn = !useBeside.getState().isOn;
  remember('beside', isOn ? 'yes' : 'no');
  beSilent();
  useBeside.setState({ isOn, isAloud: false });
}

export const readAloud = (isAloud: boolean): void => {
  if (!isAloud) beSilent();
  useBeside.setState({ isAloud });
};

/** Remembers what is being laid. */
export const layDown = (laid: Draft | undefined): void => useBeside.setState({ laid });

export const tellOf = (chosen: string | undefined): void => useBeside.setState({ chosen });
