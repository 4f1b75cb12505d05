import type { Answer } from '@wigwag/host';
import type { Refusal, Vocabulary } from '@wigwag/kernel';
import { keyFor, type Translate } from '@wigwag/words';
import { put } from './desk.ts';
import type { Sitting } from './view.ts';

const isRules = (clause: string): boolean => !clause.startsWith('kernel/') && !clause.startsWith('host/');

/** What an answer has to say: a decision that came too late, or that was refused after all. */
export function sayAnswer<T extends Vocabulary>(sitting: Sitting<T>, t: Translate, answer: Answer<T>): void {
  if ('refused' in answer) sayRefusal(sitting, t, answer.refused as Refusal<T>);
  else if ('stale' in answer) put({ message: { text: t('client.stale') } });
}

export function sayRefusal<T extends Vocabulary>(
  sitting: Sitting<T>,
  t: Translate,
  refused: Refusal<T>,
  places: readonly number[] = [],
): void {
  const isHosts = refused.clause.startsWith('host/');
  const text = isHosts ? t(keyFor('why', refused.clause)) : sitting.title.words.why(t, sitting.view().world, refused);
  put({ message: { text, ...(isRules(refused.clause) && { clause: refused.clause, places }) } });
}
