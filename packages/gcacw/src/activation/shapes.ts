import type { Nothing } from '../game.ts';
import type { Conceal, DummyType, Reveal } from '../intelligence/shapes.ts';
import type { Side } from '../vocabulary.ts';

export type ActivationShapes = {
  /** One action, by the side that took the initiative (`handed`: after the other side passed). */
  action: {
    by: Side;
    data: { handed: boolean; done: boolean };
    choices: {
      march: { unit: number };
      /** With a sham extended march roll, where the unit under its marker does not have to make a real one. */
      shamMarch: { unit: number };
      activate: { leader: number; units: readonly number[]; digging: readonly number[] };
      assault: { leader: number; units: readonly number[]; target: number };
      burn: { unit: number };
      entrench: { unit: number };
      marchDummy: { force: number; as: DummyType; sham: boolean };
    } & Conceal &
      Reveal;
    result: Nothing;
  };
  /** Activate Leader from Step 5 on: attach him, then each unit in turn. */
  activation: {
    by: Side;
    data: {
      leader: number;
      allowance: number;
      step: 'attach' | 'units';
      waiting: readonly number[];
      digging: readonly number[];
      /** Leaders whom a unit of this action has brought to another hex (6.3/no-drop-off). */
      carried: readonly number[];
      /** A cavalry unit of this activation has marched. */
      rode: boolean;
    };
    choices: {
      attach: { unit: number; along: readonly number[] };
      go: { unit: number };
    } & Conceal &
      Reveal;
    result: Nothing;
  };
};
