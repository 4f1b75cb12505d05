import { commandOdds, engine, type Game, odds } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import type { Table } from '../table.ts';

/** A table at one moment of a game: it answers, and nothing ever happens at it. */
export function stillTable(game: Game): Table {
  const frame = topFrame(game);
  const isAutomatic = frame?.by === 'table';
  const view = { game, frame, choices: engine.choices(game), isAutomatic, log: [], mayUndo: false, mayRedo: false };
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
    ...{ sit: silent, undo: silent, takeBack: silent, redo: silent, restart: silent, subscribe: () => silent },
  };
}
