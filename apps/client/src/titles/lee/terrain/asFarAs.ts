import type { LeeFrame } from '../room.ts';

type Asked = Pick<LeeFrame, 'kind' | 'by'> | undefined;

/**
 * Whether the assistant goes on to a decision when it was asked for the rest in another. What a battlefield, a tactic or a card allows
 * one player in changes and works is done for whoever asked, and the other is asked.
 */
export function goesOn(asked: Asked, now: Asked): boolean {
  if (asked === undefined || now === undefined) return false;
  const isOwn = asked.kind === 'changes' || asked.kind === 'works';
  return !isOwn || (asked.kind === now.kind && asked.by === now.by);
}
