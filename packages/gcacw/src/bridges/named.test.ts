import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { onSheet } from '../testing/sheet.ts';
import type { Table } from '../testing/table.ts';
import type { GameCode, Side } from '../vocabulary.ts';

const rule = ruleTests<ClauseId>();

const CHATHAM = 'S4328-S4427';

/** Chatham Bridge as it is printed, and a place to build at another hexside of its river. */
const chatham = (game: GameCode, pieces = 'U Newton 0101 5'): Table =>
  onSheet(
    game,
    {
      [CHATHAM]: { water: 'major-river', crossing: 'bridge', ways: ['road'] },
      'S4327-S4328': { water: 'major-river' },
    },
    pieces,
    { newton: 'S4328', hill: 'S4328' },
  );

/** Why a unit of the side in S4328 may not cross. */
function whyNotCross(t: Table, side: Side): string | undefined {
  t.atAction(side).do({ do: 'march', unit: side === 'union' ? 'newton' : 'hill' }, 6);
  return t.why({ do: 'step', to: 'S4427' });
}

const BUILD = { do: 'build', unit: 'newton', hexside: CHATHAM } as const;
const ELSEWHERE = { do: 'build', unit: 'newton', hexside: 'S4327-S4328' } as const;

describe('Chatham Bridge', () => {
  rule('10.1/chatham-sjw', 'in SJW it is a Union pontoon beyond the marker limit, and may be rebuilt', () => {
    const t = chatham('SJW');
    expect(t.game.board.crossings).toMatchObject([{ hexside: t.hexside(CHATHAM), destroyed: false, pontoon: 'union' }]);
    expect(whyNotCross(t, 'union')).toBeUndefined();
    expect(whyNotCross(chatham('SJW', 'C Hill 0101 5'), 'confederate')).toBe('10.2/pontoon-enemy-no-cross');
    // It is not one of the Union's major-river bridges.
    const builder = chatham('SJW').atRecovery('union');
    expect(builder.why(BUILD)).toBe('10.1/one-bridge-per-hexside');
    builder.do(ELSEWHERE, 1);
    expect(builder.game.board.crossings).toHaveLength(2);
    // Gone, it is no ruin but a bare river, and may be built again although the one marker is in use.
    const gone = chatham('SJW').atRecovery('union');
    gone.game.board.crossings = [{ hexside: gone.hexside('S4327-S4328'), destroyed: false, pontoon: 'union' }];
    gone.put('newton', {});
    expect(gone.why(BUILD)).toBeUndefined();
    expect(gone.do(BUILD, 2)).toMatchObject([{ type: 'bridgeBuilt', modifier: 3 }]);
  });

  rule('10.1/chatham-slb-destroyed', 'in SLB it begins destroyed, in other games it stands for both', () => {
    const t = chatham('SLB');
    expect(t.game.board.crossings).toEqual([{ hexside: t.hexside(CHATHAM), destroyed: true }]);
    expect(whyNotCross(t, 'union')).toBe('6.2/river-crossing');
    for (const game of ['HCR', 'RTG'] as const) {
      expect(chatham(game).game.board.crossings).toEqual([]);
      expect(whyNotCross(chatham(game), 'union')).toBeUndefined();
      expect(whyNotCross(chatham(game, 'C Hill 0101 5'), 'confederate')).toBeUndefined();
    }
  });
});
