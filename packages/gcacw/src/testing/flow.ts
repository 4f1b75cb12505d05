import { ready } from '@wigwag/kernel';
import type { Event } from '../board.ts';
import { evolve } from '../evolve.ts';
import type { FlowWithoutDice } from '../game.ts';
import { gcacw } from '../ruleset.ts';
import type { Table } from './table.ts';

/** Hands for what no choice brings about quickly: events with what follows from them, as the kernel has it. */
export function flowOf(t: Table): FlowWithoutDice & { readonly events: readonly Event[] } {
  const game = ready(gcacw, t.game);
  const events: Event[] = [];
  const emit = (event: Event): void => {
    events.push(event);
    evolve(game, event);
    for (const next of gcacw.follows?.(game, event) ?? []) emit(next);
  };
  return { game, events, emit, push: () => 'on', pop: () => 'on' };
}
