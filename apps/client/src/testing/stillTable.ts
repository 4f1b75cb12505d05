import { commandOdds, engine, type Game, gcacw, odds } from '@wigwag/gcacw';
import { Host, scripted, topFrame } from '@wigwag/kernel';
import type { Table } from '../table.ts';

/** A table at one moment of a game: it answers, and nothing ever happens at it. */
export function stillTable(game: Game): Table {
  const frame = topFrame(game);
  const isAutomatic = frame?.by === 'table';
  const choices = engine.choices(game);
  const view = { game, frame, choices, isAutomatic, log: [], mayUndo: false, mayRedo: false, isKept: true };
  const silent = (): void => undefined;
  return {
    world: game.world,
    view: () => view,
    refusal: attempt => engine.refusal(game, frame?.by ?? 'table', attempt),
    odds: attack => odds(game, attack),
    commandOdds: (leader, selected) => commandOdds(game, leader, selected),
    decide: () => undefined,
    edit: edit => engine.refusal(game, 'referee', edit),
    setOption: silent,
    record: () => new Host(gcacw, { game, events: [] }, {}, scripted([])).record(),
    ...{ sit: silent, undo: silent, takeBack: silent, redo: silent, restart: silent, subscribe: () => silent },
  };
}
