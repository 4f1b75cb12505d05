import type { WorksState } from '../charts/works.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { unitState } from '../pieces/pieces.ts';
import type { Writers } from '../writers.ts';

export type WorksEvent =
  | { readonly type: 'worksBuilt'; readonly unit: number; readonly works: WorksState; readonly because: ClauseId }
  | { readonly type: 'worksLost'; readonly unit: number; readonly because: ClauseId };

export const worksWriters: Writers<WorksEvent> = {
  worksBuilt: (game, { unit, works }) => {
    unitState(game, unit).works = works;
  },
  worksLost: (game, { unit }) => {
    unitState(game, unit).works = 'none';
  },
};
