import { create } from 'zustand';

interface Reach {
  /** Since when the server has not answered; undefined: it does. */
  readonly cutSince: number | undefined;
}

/** Is the server reached? Whatever is asked of it tells. */
export const useReach = create<Reach>(() => ({ cutSince: undefined }));

export function reached(): void {
  if (useReach.getState().cutSince !== undefined) useReach.setState({ cutSince: undefined });
}

export function missed(): void {
  if (useReach.getState().cutSince === undefined) useReach.setState({ cutSince: Date.now() });
}
