import type { Hex } from '@wigwag/hex';
import type { AttackType } from '../combat/attack/attack.ts';
import type { Nothing } from '../game.ts';
import type { Reveal } from '../intelligence/shapes.ts';
import type { Side } from '../vocabulary.ts';

/** Where a march is in its procedure (5.1/step-order). Windows are chances for enemy cavalry to retreat (7.7). */
export type MarchStep =
  /** Step 2: cavalry in whose zone it begins is heard. */
  | 'start-window'
  /** Step 3: a force march may be declared. */
  | 'force-march'
  /** Step 5, the allowance is final: it moves and attacks. */
  | 'march'
  /** It has moved or advanced: cavalry beside it is heard, hex by hex, before it does more. */
  | 'window'
  /** It has named a target, whose cavalry is heard before the attack. */
  | 'target-window'
  /** It has advanced, and the result of the combat ends its march once cavalry beside it has been heard. */
  | 'last-window'
  /** The result of a combat ends it. */
  | 'ended'
  /** It is over; only crossings of its last hex may still be destroyed or dismantled. */
  | 'over';

export type MovementShapes = {
  /** Steps 2 to 5 of a march. */
  march: {
    by: Side;
    data: {
      unit: number;
      /** Where it began. */
      start: Hex;
      /** In halves of a point. A delay by cavalry may take it below 0 until the force march is decided. */
      left: number;
      step: MarchStep;
      /** It may move and attack in any order (6.1/move-and-or-attack): what it has done so far. */
      moved: boolean;
      fought: 'no' | 'attacked' | 'advanced';
      /** It marches at Fatigue Level 4, by the option. */
      weary: boolean;
      mayAttack: boolean;
      /** A leader who will go along, or nobody. */
      joining: number;
      /** Hexes whose cavalry has stood: it forfeits its chance for the rest of this march. */
      stood: readonly Hex[];
      /** In the target's window: what it has named. Else NOWHERE. */
      aim: Hex;
      aimType: AttackType;
      /** A sham extended march roll has been made. */
      shammed: boolean;
      /** It has paid for a hex with a force marker of its own side: the enemy may not know what is left. */
      veiled: boolean;
    };
    choices: {
      force: Nothing;
      join: { leader: number };
      step: { to: number };
      exit: Nothing;
      attack: { target: number; type: AttackType };
      refuse: Nothing;
      uncover: Nothing;
      dismantle: { hexside: number };
      destroy: { hexside: number };
      stop: Nothing;
      sham: Nothing;
    } & Reveal;
    /** Leaders whom the march has brought to another hex. */
    result: { carried: readonly number[] };
  };
};
