import type { Ordinary } from '../data/army.ts';
import type { Nothing } from '../game.ts';
import type { Side } from '../world.ts';
import type { BarrierKind, Bed, Surface, TerrainStage } from './kinds.ts';
import type { StoredPoint } from './stored.ts';

type Line = readonly StoredPoint[];
type Ring = readonly StoredPoint[];

type LinearChoices = {
  layRiver: { line: Line };
  layStream: { line: Line };
  layRoad: { line: Line; sunken: boolean };
  layRailway: { line: Line; bed: Bed };
};

type AreaChoice = { terrain: Ordinary; surface: Surface; ring: Ring };

export type TerrainShapes = {
  /**
   * Below all of them: goes through the parts of 13.10 and asks nothing itself. `passes` in a row, of fences and walls;
   * `resting`: who passes whenever it is his turn to lay linear terrain, or a fence or wall.
   */
  battlefield: {
    by: 'table';
    data: { stage: TerrainStage; turn: Side; passes: number; resting: readonly Side[] };
    choices: Nothing;
    result: Nothing;
  };
  /** Hands back the river that was laid, '' if it was something else, and whether the player passes from now on. */
  linear: {
    by: Side;
    data: Nothing;
    choices: LinearChoices & { passLinear: Nothing; passLinearRest: Nothing };
    result: { river: string; rests: boolean };
  };
  /** The river's other player lays its bridges, `left` of them. */
  bridges: {
    by: Side;
    data: { river: string; left: number };
    choices: { placeBridge: { at: StoredPoint } };
    result: Nothing;
  };
  ordinary: {
    by: Side;
    data: Nothing;
    choices: {
      layArea: AreaChoice;
      /** Two pieces that count half, laid in one turn. */
      layHalves: AreaChoice & { other: Ring };
      leaveOut: { terrain: Ordinary };
    };
    result: Nothing;
  };
  /** No legal place was found: the other player says whether the element is left out. */
  leaveOut: {
    by: Side;
    data: { terrain: Ordinary };
    choices: { agreeToLeaveOut: Nothing; tryAgain: Nothing };
    result: { agreed: boolean };
  };
  /** Hands back whether the player has passed, and whether he passes from now on. */
  barriers: {
    by: Side;
    data: Nothing;
    choices: {
      layBarrier: { barrier: BarrierKind; along: string; line: Line };
      passBarrier: Nothing;
      passBarrierRest: Nothing;
    };
    result: { passed: boolean; rests: boolean };
  };
  changes: {
    by: Side;
    data: Nothing;
    choices: {
      exchange: { one: string; other: string };
      shift: { piece: string; by: StoredPoint };
      convert: { piece: string };
      layExtra: AreaChoice;
      changed: Nothing;
    };
    result: Nothing;
  };
  /** `left`: sections of field fortifications that the player may still lay. */
  works: {
    by: Side;
    data: { left: number };
    choices: { layWorks: { line: Line }; noWorks: Nothing };
    result: Nothing;
  };
  /** Agreement, referee or scenario: a whole map is laid freely; `confirmed`: the other player has agreed to it as it lies. */
  whole: {
    by: Side;
    data: { confirmed: boolean };
    choices: LinearChoices & {
      placeBridge: { at: StoredPoint };
      layArea: AreaChoice;
      layBarrier: { barrier: BarrierKind; along: string; line: Line };
      layWorks: { line: Line };
      takeOff: { piece: string };
      confirmTerrain: Nothing;
    };
    /** Whether both have confirmed the map. */
    result: { agreed: boolean };
  };
};
