import { shortKey } from '@wigwag/host';
import {
  type Divergence,
  type Params,
  type Refusal,
  rulesCompared,
  type SavedGame,
  type Vocabulary,
} from '@wigwag/kernel';
import { describeDivergence, describeRecordProblem, type Translate } from '@wigwag/words';
import type { Laid } from '../door.ts';
import { describeTrouble } from '../trouble.ts';
import type { Fault, SavedAt } from './gameFile.ts';
import type { Doubt } from './signing.ts';

type FileFault = Extract<Fault, { kind: 'file' }>;

const FILES: { readonly [C in FileFault['code']]: (t: Translate, params: Params) => string } = {
  empty: t => t('client.file.empty'),
  'too-large': (t, params) => t('client.file.too-large', params),
  'too-long': (t, params) => t('client.file.too-long', params),
  unreadable: t => t('client.file.unreadable'),
  'other-ruleset': (t, params) => t('client.file.other-ruleset', params),
};

/** Why a file cannot be opened, where, and what to do. */
export function describeFault(t: Translate, fault: Fault): string {
  if (fault.kind === 'record') return describeRecordProblem(t, fault.problem);
  if (fault.kind === 'trouble') return describeTrouble(t, fault.trouble);
  if (fault.kind === 'file') return FILES[fault.code](t, fault.params);
  const { code, params } = fault.problem;
  if (code === 'wrong-field') return t('record.problem.wrong-field', params);
  if (code === 'no-such-scenario') return t('record.no-such-scenario', params);
  return code === 'no-such-option' ? t('record.no-such-option', params) : t('client.file.no-scenario');
}

/** Why a file that opens should not be taken on trust. */
export const describeDoubt = (t: Translate, doubt: Doubt, { signature }: SavedGame): string =>
  doubt === 'unchained'
    ? t('record.unchained')
    : t('record.bad-signature', { key: signature === undefined ? '' : shortKey(signature) });

/** That a file of the game would tell what the sides hide from each other; nothing where they hide nothing. */
export const describeSecrets = (t: Translate, { title, world }: Laid<Vocabulary>): string[] =>
  title.hasSecrets(world) ? [t('client.file.secret')] : [];

/** Which rule refuses it. */
function refusalOf(t: Translate, { title, world }: Laid<Vocabulary>, { code, params }: Divergence): string[] {
  if (code !== 'refused') return [];
  const refusal: Refusal<Vocabulary> = { clause: String(params.clause), params };
  return [`${t('client.whyNot')} ${title.words.why(t, world, refusal)}`];
}

/** Where there are secrets the words might name one, and the number of a decision tells how many were hidden. */
function divergenceOf(t: Translate, { laid, saved }: SavedAt, divergence: Divergence): string[] {
  const isHidden = laid.title.hasSecrets(laid.world) && divergence.code !== 'changed-beginning';
  if (isHidden) return [t('client.file.partedHidden')];
  return [describeDivergence(t, saved.ruleset, divergence), ...refusalOf(t, laid, divergence)];
}

/** Where a game and these rules part; nothing where they do not. */
export function describeParting(t: Translate, game: SavedAt): string[] {
  const { laid, saved, sitting } = game;
  const { divergence, otherRules } = sitting.replayed ?? {};
  if (divergence === undefined) return [];
  return [
    ...(otherRules ? [t('record.other-rules', rulesCompared(saved, laid.title.ruleset))] : []),
    ...divergenceOf(t, game, divergence),
  ];
}

/** That it can be played on from where these rules follow it; undefined: from nowhere. */
export function describeGoOn(t: Translate, { laid, sitting }: SavedAt): string | undefined {
  const decision = sitting.replayed?.replayed ?? 0;
  if (decision === 0) return undefined;
  return laid.title.hasSecrets(laid.world) ? t('client.file.asFarHidden') : t('client.file.asFar', { decision });
}
