import type { Divergence, RecordProblem } from '@wigwag/kernel';
import { keyFor, type Translate } from '../translate.ts';

/** Why a text is no record that can be played. */
export const describeRecordProblem = (t: Translate, { code, params }: RecordProblem): string =>
  t(keyFor('record.problem', code), params);

/** Where a record and the rules at hand part. Each ruleset has its own names for what dice are rolled for. */
export function describeDivergence(t: Translate, ruleset: string, { decision, code, params }: Divergence): string {
  const why = 'why' in params ? { why: t(keyFor(ruleset, 'dice', String(params.why))) } : {};
  return t(keyFor('record.divergence', code), { ...params, ...why, decision });
}
