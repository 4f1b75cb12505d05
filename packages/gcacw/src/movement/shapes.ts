import type { Hex } from '@wigwag/hex';
import type { AttackType } from '../combat/attack/attack.ts';
import type { Nothing } from '../game.ts';
import type { Reveal } from '../intelligence/shapes.ts';
import type { Side } from '../vocabulary.ts';

export type MovementShapes = {
  /** Steps 3 to 5 of a march. */
  march: {
    by: Side;
    data: {
      unit: number;
      /** Where it began. */
      start: Hex;
      /** In halves of a point. A delay by cavalry may take it below 0 until the force march is decided. */
      left: number;
      moved: boolean;
      attacked: boolean;
      advanced: boolean;
      forced: boolean;
      weary: boolean;
      mayAttack: boolean;
      /** A leader who will go along, or nobody. */
      joining: number;
      /** It has begun, moved or advanced: enemy cavalry beside it may slip away, hex by hex, before it does more. */
      alarm: boolean;
      /** Hexes whose cavalry has stood: it forfeits its chance for the rest of this march. */
      stood: readonly Hex[];
      /** A target has been named: the allowance is final. */
      named: boolean;
      /** A result of combat ends it, once cavalry in its way has been heard. */
      ended: boolean;
      /** A target named but not yet attacked, while its cavalry decides; NOWHERE: none. */
      aim: Hex;
      aimType: AttackType;
      /** It is over; only crossings of its last hex may still be destroyed or dismantled. */
      over: boolean;
      /** A sham extended march roll has been made. */
      shammed: boolean;
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
