import type { Hex } from '@wigwag/hex';
import { ready, refusal } from '@wigwag/kernel';
import { copyBoard } from '../board.ts';
import { ATTACK_TYPES, type AttackType } from '../combat/attack/attack.ts';
import type { Frame, Game } from '../game.ts';
import { hexOf } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import type { March } from './prospects.ts';

/** The march as if the unit had come to a hex with so much left. */
export function arrived(
  { game, frame }: March,
  hex: Hex,
  left: number,
): { readonly game: Game; readonly frame: Frame<'march'> } {
  const stays = hexOf(game, frame.unit) === hex;
  const board = copyBoard(game.board);
  board.units = board.units.map((state, unit) => (unit === frame.unit ? { ...state, hex } : state));
  const there: Frame<'march'> = { ...frame, left, step: 'march', moved: frame.moved || !stays };
  const stack = game.stack.map(each => (each === frame ? there : each));
  return { game: ready(gcacw, { world: game.world, board, stack, derived: undefined }), frame: there };
}

/** Which attacks are legal from a hex with so much left: asked of the guards, once for the same. */
export class Attacks {
  private readonly known = new Map<string, readonly AttackType[]>();

  from(march: March, hex: Hex, left: number, target: Hex): readonly AttackType[] {
    const key = `${hex} ${left} ${target}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { game, frame } = arrived(march, hex, left);
    const legal = ATTACK_TYPES.filter(
      type => refusal(gcacw, game, frame.by, { do: 'attack', target, type }) === undefined,
    );
    this.known.set(key, legal);
    return legal;
  }
}
