import type { Hex } from '@wigwag/hex';
import type { Frame, Game, Kind } from '../../game.ts';
import { unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { forcesOf } from '../markers/forces.ts';

/** Stands for what is left of a march, in halves, where the enemy may not know it. */
export const UNTOLD = -1;

/** Foot enters a hex with a marker of its own side: what that costs would tell what is under it. */
export const isVeiledStep = (g: Game, unit: number, to: Hex): boolean => {
  const { side, arm } = unitData(g, unit);
  return arm !== 'cavalry' && forcesOf(g, side).some(({ hex }) => hex === to);
};

const isVeiledMarch = (frame: Frame<Kind>): frame is Frame<'march'> => frame.kind === 'march' && frame.veiled;

/** Is what the unit has left a secret? */
export const isVeiled = (g: Game, unit: number): boolean =>
  g.stack.some(frame => isVeiledMarch(frame) && frame.unit === unit);

/** A march as the side sees it: of the enemy's it may not know what is left. */
export const veiled = (frame: Frame<Kind>, side: Side): Frame<Kind> =>
  isVeiledMarch(frame) && frame.by !== side ? { ...frame, left: UNTOLD } : frame;
