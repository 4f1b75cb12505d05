import { type ArmiesBoard, startArmies } from './armies/board.ts';
import { type CardsBoard, startCards } from './cards/board.ts';
import { type FieldBoard, startField } from './field/board.ts';
import { type GeneralsBoard, startGenerals } from './generals/board.ts';
import { type PatrolsBoard, startPatrols } from './patrols/board.ts';
import { type PlayBoard, startPlay } from './play/board.ts';
import type { Step } from './sequence/steps.ts';
import { startTactics, type TacticsBoard } from './tactics/board.ts';
import { startTerrain, type TerrainBoard } from './terrain/board.ts';
import type { World } from './world.ts';

/** Each chapter keeps its own part. */
export interface Board {
  step: Step | '';
  armies: ArmiesBoard;
  generals: GeneralsBoard;
  cards: CardsBoard;
  field: FieldBoard;
  terrain: TerrainBoard;
  tactics: TacticsBoard;
  patrols: PatrolsBoard;
  play: PlayBoard;
}

export const setUp = (world: World): Board => ({
  step: '',
  armies: startArmies(world),
  generals: startGenerals(world),
  cards: startCards(world),
  field: startField(world),
  terrain: startTerrain(world),
  tactics: startTactics(world),
  patrols: startPatrols(world),
  play: startPlay(world),
});

/**
 * A board of its own. Terrain and units are replaced and never changed, so both boards may have the same: what was worked out
 * from them need not be worked out again after every decision.
 */
export function copyBoard({ terrain, play: { units, ...play }, ...rest }: Board): Board {
  const copy = structuredClone({ ...rest, play });
  return { ...copy, terrain, play: { ...copy.play, units } };
}
