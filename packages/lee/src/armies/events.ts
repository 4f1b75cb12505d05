import type { Side, YearMaker } from '../world.ts';
import type { Writers } from '../writers.ts';

export type ArmiesEvent =
  | { readonly type: 'listChosen'; readonly side: Side; readonly list: string }
  | { readonly type: 'yearProposed'; readonly side: Side; readonly year: number }
  | { readonly type: 'yearSet'; readonly year: number; readonly maker: YearMaker };

export const armiesWriters: Writers<ArmiesEvent> = {
  listChosen: ({ board }, { side, list }) => {
    board.armies.lists[side] = list;
  },
  yearProposed: () => undefined,
  yearSet: ({ board }, { year }) => {
    board.armies.year = year;
  },
};
