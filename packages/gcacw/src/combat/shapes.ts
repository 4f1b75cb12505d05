import type { Hex } from '@wigwag/hex';
import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';
import type { Attack } from './attack/attack.ts';
import type { RetreatManner } from './retreat/retreatPaths.ts';

export type CombatShapes = {
  /** The dice, then results in order: defender, retreat, attacker, advance. */
  combat: {
    by: 'table';
    data: {
      attack: Attack;
      step:
        | 'roll'
        | 'defender-losses'
        | 'defender-letters'
        | 'retreat'
        | 'attacker-losses'
        | 'attacker-letters'
        | 'advance'
        | 'over';
      /** Cells of the chart, once the dice are known; `extra`: the attacker's losses on top. */
      defender: string;
      attacker: string;
      extra: number;
    };
    choices: { roll: Nothing };
    result: { endsMarch: boolean; advanced: readonly number[] };
  };
  /** Men to be lost by a force, divided as its owner likes. */
  losses: {
    by: Side;
    data: { role: 'attacker' | 'defender'; units: readonly number[]; number: number };
    choices: { divide: { losses: readonly number[] } };
    result: Nothing;
  };
  /** 7.6/voluntary-when: a defender who need not retreat may. */
  withdrawal: {
    by: Side;
    data: { from: Hex; reference: Hex; dash: boolean; gone: boolean };
    choices: { withdraw: { units: readonly number[] }; hold: Nothing };
    result: Nothing;
  };
  retreat: {
    by: Side;
    data: {
      units: readonly number[];
      manner: RetreatManner;
      reference: Hex;
      path: readonly Hex[];
      overridden: boolean;
    };
    choices: { retreat: { to: number }; halt: Nothing };
    result: Nothing;
  };
  advance: {
    by: Side;
    data: { units: readonly number[]; to: Hex };
    choices: {
      /** Leaders who change just before it, and the unit each is attached to then. */
      advance: { units: readonly number[]; leaders: readonly number[]; attachedTo: readonly number[] };
      remain: Nothing;
    };
    result: { advanced: readonly number[] };
  };
  /** A chance for the cavalry in one hex to slip away from the active unit, or from an assault. */
  evasion: {
    by: Side;
    data: { hex: Hex; from: Hex; step: 'asked' | 'retreating'; delay: number; going: readonly number[] };
    choices: { evade: { loser: number }; stand: Nothing };
    /** `stood`: the hex, if its cavalry let the chance go. */
    result: { delay: number; stood: readonly Hex[] };
  };
  /** Steps 4 to 9 of an assault. */
  assault: {
    by: Side | 'table';
    data: {
      side: Side;
      leader: number;
      /** The leader's hex when he launched it. */
      from: Hex;
      /** Selected in step 1, then kept by the Assault Number. */
      selected: readonly number[];
      kept: readonly number[];
      joined: readonly number[];
      target: Hex;
      /** Lee's bonus was announced. */
      lee: boolean;
      number: number;
      superior: number;
      step: 'evasion' | 'command' | 'keep' | 'grand' | 'grand-roll' | 'join' | 'combat' | 'over';
      /** Units that have advanced, and the hexes whose cavalry has stood since. */
      advanced: readonly number[];
      stood: readonly Hex[];
    };
    choices: {
      announce: Nothing;
      roll: Nothing;
      keep: { units: readonly number[] };
      grand: { leader: number };
      proceed: Nothing;
      commit: { units: readonly number[] };
    };
    result: Nothing;
  };
};
