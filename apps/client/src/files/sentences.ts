import { type Gcacw, optionsIn, type World } from '@wigwag/gcacw';
import type { Divergence, GameRecord, Refusal } from '@wigwag/kernel';
import { describeDivergence, describeRecordProblem, describeRefusal, type Translate } from '@wigwag/words';
import { describeTrouble } from '../library/describeTrouble.ts';
import { RULESET, rulesMet } from '../localTable.ts';
import type { Fault, Following } from './gameFile.ts';

/** Why a file cannot be opened, where, and what to do. */
export function describeFault(t: Translate, fault: Fault): string {
  if (fault.kind === 'record') return describeRecordProblem(t, fault.problem);
  if (fault.kind === 'trouble') return describeTrouble(t, fault.trouble);
  const { code, params } = fault;
  if (code === 'empty') return t('client.file.empty');
  if (code === 'too-large') return t('client.file.too-large', params);
  if (code === 'unreadable') return t('client.file.unreadable');
  if (code === 'other-ruleset') return t('client.file.other-ruleset', params);
  if (code === 'no-scenario') return t('client.file.no-scenario');
  if (code === 'no-such-option') return t('record.no-such-option', params);
  return t('record.no-such-scenario', params);
}

/** That a file of the game would tell what the sides hide from each other; nothing where they hide nothing. */
export function describeSecrets(t: Translate, world: World, record: GameRecord | undefined): string[] {
  const isSecret = optionsIn(record?.setup).limitedIntelligence ?? world.options.limitedIntelligence;
  return isSecret ? [t('client.file.secret')] : [];
}

/** Which rule refuses it; under limited intelligence the words might name what is under a marker. */
function refusalOf(t: Translate, world: World, { code, params }: Divergence): string[] {
  if (code !== 'refused' || world.options.limitedIntelligence) return [];
  const clause = String(params.clause) as Refusal<Gcacw>['clause'];
  return [`${t('client.whyNot')} ${describeRefusal(t, world, { clause, params }).sentence}`];
}

/** Where a game and these rules part; nothing where they do not. */
export function describeFollowing(
  t: Translate,
  world: World,
  record: GameRecord,
  { divergence, otherRules }: Following,
): string[] {
  if (divergence === undefined) return [];
  return [
    ...(otherRules ? [t('record.other-rules', rulesMet(record))] : []),
    describeDivergence(t, RULESET, divergence),
    ...refusalOf(t, world, divergence),
  ];
}
