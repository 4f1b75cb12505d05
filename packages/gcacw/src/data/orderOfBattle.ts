import type { Arm, Army, Commander, LeaderArm, LeaderSize, Side, UnitSize } from '../vocabulary.ts';
import type { Bilingual } from './bilingual.ts';

/** As printed: 3, split as 2/1, in parentheses as (1) (2.2/unit-values, 2.2/parenthesised-tactical). */
export interface Tactical {
  readonly attack: number;
  readonly defence: number;
  readonly parenthesised: boolean;
}

export interface UnitData {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly size: UnitSize;
  readonly arm: Arm;
  /** 'J', or 'M-W' for division M of corps W; none: in no leader's command. */
  readonly command?: string;
  readonly tactical: Tactical;
  readonly artillery: number;
  readonly army?: Army;
}

export interface LeaderData {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly size: LeaderSize;
  readonly arm: LeaderArm;
  readonly command?: string;
  /** Army leaders have none (2.2/army-leader-values). */
  readonly tactical?: Tactical;
  readonly commandValue: number;
  /** He is one of those whom 7.4 calls by name. */
  readonly commander?: Commander;
}

export interface OrderOfBattle {
  readonly id: string;
  readonly title: Bilingual;
  readonly leaders: readonly LeaderData[];
  readonly units: readonly UnitData[];
}
