import type { AnyChoice, Frame, Refusal, Rolled } from '@wigwag/kernel';
import type { Event, Pickets, Reason } from '@wigwag/pickets';
import { keyFor, type Translate } from '../translate.ts';

export const describePicketsPrompt = (t: Translate, frame: Frame<Pickets>): string =>
  t(keyFor('pickets.ask', frame.kind), { ...frame });

export const describePicketsChoice = (t: Translate, choice: AnyChoice<Pickets>): string =>
  t(keyFor('pickets.choice', choice.do), { ...choice, pickets: 'pickets' in choice ? choice.pickets.join(', ') : '' });

export const describePicketsEvent = (t: Translate, event: Event): string =>
  t(keyFor('pickets.event', event.type), { ...event, count: 'n' in event ? event.n : 1 });

export const describePicketsRoll = (t: Translate, { request, answer }: Rolled<Reason>): string =>
  t('pickets.roll', { why: t(keyFor('pickets.dice', request.why)), faces: answer.join(' ') });

export const describePicketsRefusal = (t: Translate, { clause, params }: Refusal<Pickets>): string =>
  t(clause.startsWith('kernel/') ? keyFor('why', clause) : keyFor('pickets.why', clause), params);
