import type { AnyChoice, Frame, Refusal, Rolled } from '@wigwag/kernel';
import type { Event, Lee, Reason, World } from '@wigwag/lee';
import { keyFor, type Translate } from '../translator.ts';

export const describeLeePrompt = (t: Translate, _world: World, frame: Frame<Lee>): string =>
  t(keyFor('lee.ask', frame.kind), { ...frame });

export const describeLeeChoice = (t: Translate, _world: World, choice: AnyChoice<Lee>): string =>
  t(keyFor('lee.choice', choice.do), { ...choice });

export const describeLeeEvent = (t: Translate, _world: World, event: Event): string =>
  t(keyFor('lee.event', event.type), { ...event });

export const describeLeeRoll = (t: Translate, { request, answer }: Rolled<Reason>): string =>
  t(keyFor('lee.roll'), { why: t(keyFor('lee.dice', request.why)), faces: answer.join(' ') });

export const describeLeeRefusal = (t: Translate, _world: World, { clause, params }: Refusal<Lee>): string =>
  t(clause.startsWith('kernel/') ? keyFor('why', clause) : keyFor('lee.why', clause), params);
