import { holds } from '@wigwag/kernel';
import type { FlowWithoutDice, Frame, Rule } from '../game.ts';
import type { Side } from '../vocabulary.ts';

type F = Frame<'turn'>;

/** 3.0/random-events-only-if-called: a scenario calls for them by bringing a table. */
export function randomEventsPhase(flow: FlowWithoutDice, f: F, done: boolean): 'on' {
  const { randomEvents } = flow.game.world.scenario;
  if (done || holds('3.0/random-events-only-if-called', randomEvents === undefined)) {
    f.next = 'scenario-phase';
    return 'on';
  }
  flow.emit({ type: 'phaseBegan', phase: 'random-events' });
  return flow.push({ kind: 'randomEvents', by: 'table', step: 'roll', driven: [] });
}

/** The phases that the scenario adds, one after the other; in each the Union is first. */
export function scenarioPhases(
  flow: FlowWithoutDice,
  f: F,
  back: { readonly place: number; readonly by: Side } | undefined,
): 'on' {
  if (back?.by === 'union') return flow.push({ kind: 'scenarioPhase', by: 'confederate', place: back.place });
  const place = back === undefined ? 0 : back.place + 1;
  if (!holds('3.0/advanced-phases-inserted', place < flow.game.world.scenario.phases.length)) {
    f.next = 'reinforcements';
    return 'on';
  }
  flow.emit({ type: 'scenarioPhaseBegan', place });
  return flow.push({ kind: 'scenarioPhase', by: 'union', place });
}

/** Its rules are the scenario's own: the program announces it and waits for both sides. */
export const scenarioPhase: Rule<'scenarioPhase'> = {
  clause: '3.0/advanced-phases-inserted',
  verbs: {
    finish: {
      options: () => [{ do: 'finish' }],
      guards: [],
      choose: (flow, f) => void flow.pop(f, { place: f.place, by: f.by }),
    },
  },
  resume: () => 'ask',
};
