import { holds } from '@wigwag/kernel';

/** 7.5: the causes of a forced move. */
export const FORCED_CAUSES = ['push-back', 'break-off', 'failed-order', 'card', 'pursuit'] as const;
export type ForcedCause = (typeof FORCED_CAUSES)[number];

/** 7.1: the three kinds. Taking a vacated place and a passage of lines (7.6) are actions of their own. */
export const MOVE_KINDS = ['normal', 'forced', 'support'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const LISTED_BY = {
  'push-back': '7.5/list-pushback',
  'break-off': '7.5/list-breakoff',
  'failed-order': '7.5/list-failed-order',
  card: '7.5/list-card',
  pursuit: '7.5/list-pursuit',
} as const satisfies Readonly<Record<ForcedCause, string>>;

export const isForcedCause = (name: string): name is ForcedCause =>
  FORCED_CAUSES.some(cause => cause === name && holds(LISTED_BY[cause], true));

/** Why a move that says to be of this kind, for this cause, is none; undefined if it is one. */
export function whyNoKind(
  kind: string | undefined,
  cause?: string,
): '7.1/three-kinds' | '7.1/forced-kinds' | undefined {
  if (holds('7.1/three-kinds', !MOVE_KINDS.some(known => known === kind))) return '7.1/three-kinds';
  const lacksCause = kind === 'forced' && (cause === undefined || !isForcedCause(cause));
  return holds('7.1/forced-kinds', lacksCause) ? '7.1/forced-kinds' : undefined;
}
