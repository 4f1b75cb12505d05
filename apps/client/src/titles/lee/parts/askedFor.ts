import type { Answer } from '@wigwag/host';
import type { Request } from '@wigwag/kernel';
import type { Lee, Reason } from '@wigwag/lee';

/** What has to be typed next of a choice that rolls several times: only the host knows, for it has the first ones. */
export function askedFor(answer: Answer<Lee>): Request<Reason> | undefined {
  if ('needsDice' in answer) return answer.needsDice;
  return 'badDice' in answer ? answer.badDice : undefined;
}
