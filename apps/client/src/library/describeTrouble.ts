import { OPTIONS } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import type { Trouble } from './library.ts';

/** Why something could not be had, and what to do. */
export function describeTrouble(t: Translate, { code, wanted }: Trouble): string {
  if (code === 'unreachable') return t('client.trouble.unreachable', { wanted });
  if (code === 'no-such-scenario') return t('client.trouble.no-such-scenario', { wanted });
  if (code === 'no-such-lesson') return t('client.trouble.no-such-lesson', { wanted });
  if (code === 'no-such-seed') return t('client.trouble.no-such-seed', { wanted });
  if (code === 'no-such-option') return t('client.trouble.no-such-option', { wanted, known: OPTIONS.join(', ') });
  if (code === 'option-of-other-year') return t('client.trouble.option-of-other-year', { wanted });
  return t('client.trouble.unsound', { wanted });
}
