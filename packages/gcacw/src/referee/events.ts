import type { Edit } from '../game.ts';
import type { Writers } from '../writers.ts';
import { writeEdit } from './written.ts';

export type RefereeEvent = { readonly type: 'edited'; readonly edit: Edit };

export const refereeWriters: Writers<RefereeEvent> = {
  edited: (game, { edit }) => writeEdit(game, edit),
};
