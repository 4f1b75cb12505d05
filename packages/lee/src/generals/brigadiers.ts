import { holds } from '@wigwag/kernel';
import type { Flow, Game } from '../game.ts';
import type { Side } from '../world.ts';
import { commanderOf } from './commanders.ts';
import { pick, poolOf } from './draw.ts';

/** Who may enter next: the army's historical brigadiers before the deck that all armies share. */
export function brigadiersFor(game: Pick<Game, 'world' | 'board'>, side: Side): readonly string[] {
  const historical = poolOf(game, side, ['brigade']);
  return holds('13.5/historic-brigadiers-first', historical.length > 0) ? historical : game.board.generals.brigadiers;
}

/** 4.15: the general of a formation is eliminated; a brigadier takes his place if one is left. */
export function replaceGeneral(flow: Flow, side: Side, formation: string): void {
  const fallen = commanderOf(flow.game, side, formation);
  if (fallen !== undefined) flow.emit({ type: 'generalLost', side, general: fallen.general, formation });
  const [general] = pick(flow, brigadiersFor(flow.game, side), 1, 'brigadier');
  if (general !== undefined) flow.emit({ type: 'brigadierEntered', side, general, formation });
}
