import type { Initiative, Phase } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Side } from '../vocabulary.ts';
import { heedWeather } from '../weather/heed.ts';
import { unwritten, type Writers } from '../writers.ts';

export type SequenceEvent =
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  /** One of the phases that the scenario adds, by its place in the list. */
  | { readonly type: 'scenarioPhaseBegan'; readonly place: number }
  | { readonly type: 'initiativeRolled'; readonly initiative: Initiative; readonly because: ClauseId }
  | { readonly type: 'initiativeTaken'; readonly side: Side }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'cycleEnded'; readonly because: ClauseId };

export const sequenceWriters: Writers<SequenceEvent> = {
  turnBegan: (game, { turn }) => {
    const { board } = game;
    board.turn = turn;
    board.leesCorps = '';
    board.failedBridges = [];
    board.wreckers = [];
    board.actions = 0;
    // Yesterday's rain may be over, and a river may have fallen.
    heedWeather(game);
  },
  phaseBegan: ({ board }, { phase }) => {
    board.phase = phase;
    if (phase === 'action-cycle') board.rallied = [];
  },
  scenarioPhaseBegan: ({ board }) => {
    board.phase = 'scenario-phase';
  },
  initiativeRolled: ({ board }, { initiative }) => {
    board.initiative = initiative;
    board.actions += 1;
  },
  initiativeTaken: unwritten,
  passed: unwritten,
  cycleEnded: unwritten,
};
