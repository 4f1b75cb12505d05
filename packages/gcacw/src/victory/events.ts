import type { Hex } from '@wigwag/hex';
import type { Side } from '../vocabulary.ts';
import type { Writers } from '../writers.ts';
import type { LedgerLine, Result } from './ledger.ts';

export type VictoryEvent =
  | { readonly type: 'controlChanged'; readonly hex: Hex; readonly side: Side }
  | ({ readonly type: 'scored' } & LedgerLine)
  | { readonly type: 'gameEnded'; readonly result?: Result };

export const victoryWriters: Writers<VictoryEvent> = {
  controlChanged: ({ board }, { hex, side }) => {
    board.control = [...board.control.filter(each => each.hex !== hex), { hex, side }];
  },
  scored: ({ board }, { type: _, ...line }) => {
    board.ledger = [...board.ledger, line];
  },
  gameEnded: ({ board }, { result }) => {
    if (result !== undefined) board.result = result;
  },
};
