import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';

/** 7.5: the causes of a forced move. */
export const FORCED_CAUSES = ['push-back', 'break-off', 'failed-order', 'card', 'pursuit'] as const;
export type ForcedCause = (typeof FORCED_CAUSES)[number];

/** 7.1: the three kinds. Taking a vacated place and a passage of lines (7.6) are actions of their own. */
export const MOVE_KINDS = ['normal', 'forced', 'support'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** 7.5 lists them one by one. */
const LISTED = [
  ['7.5/list-pushback', name => name === 'push-back'],
  ['7.5/list-breakoff', name => name === 'break-off'],
  ['7.5/list-failed-order', name => name === 'failed-order'],
  ['7.5/list-card', name => name === 'card'],
  ['7.5/list-pursuit', name => name === 'pursuit'],
] as const satisfies readonly ClauseRow<ClauseId, [string]>[];

export const isForcedCause = (name: string): name is ForcedCause => firstToSpeak(LISTED, name) !== undefined;

/** Why a move that says to be of this kind, for this cause, is none; undefined if it is one. */
export function whyNoKind(
  kind: string | undefined,
  cause?: string,
): '7.1/three-kinds' | '7.1/forced-kinds' | undefined {
  if (holds('7.1/three-kinds', !MOVE_KINDS.some(known => known === kind))) return '7.1/three-kinds';
  const lacksCause = kind === 'forced' && (cause === undefined || !isForcedCause(cause));
  return holds('7.1/forced-kinds', lacksCause) ? '7.1/forced-kinds' : undefined;
}
