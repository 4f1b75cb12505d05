import { holds } from '@wigwag/kernel';
import type { Flow, FlowWithoutDice, Frame, Rule } from '../game.ts';
import { lookInto } from '../intelligence/markers/reveal.ts';
import { settleLeaders } from '../leaders/displaced.ts';
import { hexOf, unitsOf } from '../pieces/pieces.ts';
import { SIDES } from '../vocabulary.ts';
import { drive, isFlooded } from './displacement.ts';
import { rain } from './rain.ts';

type F = Frame<'randomEvents'>;

/** 12.0/random-events-unmodified: the total is looked up as it was rolled. */
function consult(flow: Flow, f: F, total: number): void {
  const result = flow.game.world.scenario.randomEvents?.[total];
  const rains = result !== undefined && holds('12.0/random-events-unmodified', true);
  flow.emit({ type: 'randomEvent', total, result: rains ? result : 'none' });
  if (rains) rain(flow, result);
  f.step = rains ? 'rain' : 'over';
}

/** The Union's units first, as in every phase in which both sides act. */
function nextDriven(flow: FlowWithoutDice, f: F): number | undefined {
  const { game } = flow;
  for (const side of SIDES) {
    const found = unitsOf(game, side).find(unit => isFlooded(game, hexOf(game, unit)) && !f.driven.includes(unit));
    if (found !== undefined) return found;
  }
  return undefined;
}

export const randomEvents: Rule<'randomEvents'> = {
  clause: '3.0/random-events-two-dice',
  verbs: {
    roll: {
      options: () => [{ do: 'roll' }],
      guards: [],
      choose: (flow, f) => consult(flow, f, flow.sum(2, 'random-events')),
    },
  },
  resume(flow, f) {
    if (f.step === 'roll') return 'ask';
    if (settleLeaders(flow) === 'on') return 'on';
    // Whatever has to leave a swamp is seen to leave, and a dummy not to.
    if (f.step === 'rain') for (const side of SIDES) lookInto(flow, side, hex => isFlooded(flow.game, hex));
    const unit = f.step === 'rain' ? nextDriven(flow, f) : undefined;
    if (unit === undefined) return flow.pop(f, {});
    f.driven = [...f.driven, unit];
    return drive(flow, unit);
  },
};
