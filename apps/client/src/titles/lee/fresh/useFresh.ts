import { useEffect, useState } from 'react';
import type { Draft } from '../drafts/draft.ts';
import type { Sitting, View } from '../room.ts';
import { freshPiece } from './freshPiece.ts';

/** Milliseconds: the page shows the decision first. */
const REST = 180;

/** While nothing is in hand: something that might be taken next, where it may lie. */
export function useFresh(sitting: Sitting, view: View, draft: Draft | undefined): Draft | undefined {
  const [found, find] = useState<{ readonly of: View; readonly fresh: Draft | undefined }>();
  const isFree = draft === undefined || draft.kind === 'sure';
  const isIdle = isFree && view.past === undefined && view.frame?.by === view.eyes && !view.isAutomatic;
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => find({ of: view, fresh: freshPiece(sitting, view) }), REST);
    return () => clearTimeout(timer);
  }, [sitting, view, isIdle]);
  return isIdle && found?.of === view ? found.fresh : undefined;
}
