import type { Vocabulary } from '@wigwag/kernel';
import type { Audience } from '../audiences/audience.ts';
import type { Authority } from '../authority.ts';
import { Gate, type Reachable } from './gate.ts';
import type { Line } from './line.ts';
import { WireSeat, type WireSeatSettings } from './wireSeat.ts';

export interface LoopbackSettings<T extends Vocabulary>
  extends Pick<WireSeatSettings<T>, 'name' | 'worldOf' | 'later'> {
  readonly line: Line;
}

/** A seat beside the authority that reaches it as if it were far away: all they share is text on a line. */
export function loopback<T extends Vocabulary>(
  authority: Reachable<T> & Pick<Authority<T>, 'hosted'>,
  audience: Audience<T>,
  { line, ...settings }: LoopbackSettings<T>,
): { readonly seat: WireSeat<T>; close(): void } {
  const { ruleset } = authority.hosted;
  const gate = new Gate(authority, audience, text => line.carry(text, arrived => seat.receive(arrived)));
  const post = (text: string): void => line.carry(text, arrived => gate.receive(arrived));
  const seat: WireSeat<T> = new WireSeat({ ...settings, ruleset, audience, post });
  return {
    seat,
    close: () => {
      gate.close();
      seat.close();
    },
  };
}
