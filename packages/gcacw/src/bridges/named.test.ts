import { position } from '@wigwag/content/position';
import { findSide } from '@wigwag/hex';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { CrossingSetup } from '../data/scenario.ts';
import { BRIDGING } from '../profiles/bridging.ts';
import { onSheet } from '../testing/sheet.ts';
import type { Table } from '../testing/table.ts';
import type { GameCode, Side } from '../vocabulary.ts';
import { crossingsAtStart, mapAsPlayed } from './named.ts';

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

describe('bridges that a game names', () => {
  const { map } = position(`
    map
      .   .
        .
      .   .
        .
    minor-river 0101 | 0102 0201
    creek 0301 | 0302
    bridge 0101-0102
    ford 0101-0201
    road 0101-0102
    U Newton 0101
  `);
  const at = (name: string): number => findSide(map.grid, name) ?? -1;
  const [BRIDGE, FORD, CREEK] = ['0101-0102', '0101-0201', '0301-0302'] as const;
  const NOWHERE = 'S4328-S4427';
  const naming = (printedPontoons: readonly string[], destroyedAtStart: readonly string[] = []) => ({
    ...BRIDGING.usual,
    printedPontoons: printedPontoons.map(hexside => ({ hexside, owner: 'union' as const })),
    destroyedAtStart,
  });

  test('a bridge that is a pontoon leaves a bare river on the map, its road and all else as printed', () => {
    const played = mapAsPlayed(naming([BRIDGE]), map);
    const { crossing, ...bare } = map.hexsides[at(BRIDGE)] ?? {};
    expect([crossing, played.hexsides[at(BRIDGE)]]).toEqual(['bridge', bare]);
    expect(played).toEqual({ ...map, hexsides: map.hexsides.with(at(BRIDGE), played.hexsides[at(BRIDGE)]) });
  });

  test('what a game names and the map has not, or has without a river, changes nothing', () => {
    for (const name of [NOWHERE, CREEK, '0102-0202']) {
      expect(mapAsPlayed(naming([name]), map), name).toBe(map);
      expect(crossingsAtStart(naming([name], [name]), map, []), name).toEqual([]);
    }
  });

  test('pontoons lie, and bridges are destroyed, when the game begins; a ford is nothing to destroy', () => {
    const pontoon = { hexside: at(FORD), destroyed: false, pontoon: 'union' };
    const ruin = { hexside: at(BRIDGE), destroyed: true };
    expect(crossingsAtStart(naming([FORD], [BRIDGE]), map, [])).toEqual([pontoon, ruin]);
    expect(crossingsAtStart(naming([], [FORD]), map, [])).toEqual([]);
  });

  test('a scenario that speaks of the same hexside is right', () => {
    const said: CrossingSetup[] = [{ hexside: at(FORD), destroyed: false, pontoon: 'confederate' }];
    const ruin = { hexside: at(BRIDGE), destroyed: true };
    expect(crossingsAtStart(naming([FORD], [BRIDGE]), map, said)).toEqual([ruin, ...said]);
  });
});
