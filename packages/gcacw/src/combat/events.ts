import type { Hex } from '@wigwag/hex';
import type { ClauseId } from '../clauses.generated.ts';
import { placeWithLeaders } from '../occupancy.ts';
import { unitState } from '../pieces/pieces.ts';
import type { Demoralization } from '../vocabulary.ts';
import { unwritten, type Writers } from '../writers.ts';
import type { AttackType } from './attack/attack.ts';

export type CombatEvent =
  | {
      readonly type: 'attackDeclared';
      readonly unit: number;
      readonly from: Hex;
      readonly target: Hex;
      readonly attack: AttackType;
      readonly left: number;
    }
  | {
      readonly type: 'combatResolved';
      readonly from: Hex;
      readonly target: Hex;
      readonly row: number;
      readonly defender: string;
      readonly attacker: string;
    }
  | {
      readonly type: 'demoralization';
      readonly unit: number;
      readonly demoralized: Demoralization;
      readonly because: ClauseId;
    }
  | {
      readonly type: 'unitRetreated';
      readonly unit: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly because: ClauseId;
    }
  | { readonly type: 'unitAdvanced'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'cavalryEvaded'; readonly hex: Hex; readonly units: readonly number[]; readonly delay: number }
  | { readonly type: 'assaultNumber'; readonly leader: number; readonly die: number; readonly number: number }
  | { readonly type: 'grandAssaultNumber'; readonly leader: number; readonly die: number; readonly number: number }
  | { readonly type: 'leeAnnounced'; readonly corps: string }
  | { readonly type: 'flanksRefused'; readonly hex: Hex; readonly refused: boolean; readonly because: ClauseId };

export const combatWriters: Writers<CombatEvent> = {
  attackDeclared: unwritten,
  combatResolved: unwritten,
  demoralization: (game, { unit, demoralized }) => {
    unitState(game, unit).demoralized = demoralized;
  },
  unitRetreated: placeWithLeaders,
  unitAdvanced: placeWithLeaders,
  cavalryEvaded: unwritten,
  assaultNumber: unwritten,
  grandAssaultNumber: unwritten,
  leeAnnounced: ({ board }, { corps }) => {
    board.leesCorps = corps;
  },
  flanksRefused: ({ board }, { hex, refused }) => {
    board.refused = board.refused.filter(each => each !== hex);
    if (refused) board.refused.push(hex);
  },
};
