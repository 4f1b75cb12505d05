import { describe, expect, test } from 'vitest';
import { field } from '../testing/attackOf.ts';
import { OPEN, ride } from '../testing/cavalry.ts';
import { pointsLeft } from '../testing/points.ts';
import { Table, told } from '../testing/table.ts';
import { inNormalZone } from '../zones/zones.ts';

const finish = { do: 'finish' };

/** Both sides pass and finish until the next turn's transfers, or the end. */
function nextTurn(t: Table): void {
  const { turn } = t.game.board;
  while (t.top !== undefined && t.game.board.turn === turn) {
    if (t.top.kind === 'initiative') t.do({ do: 'roll' }, [6, 1]);
    else t.do(t.top.kind === 'offer' ? { do: 'pass' } : finish);
  }
}

/** Both leader transfers are over, the Union has the initiative. */
function toAction(t: Table): Table {
  t.do(finish);
  t.do(finish);
  t.do({ do: 'roll' }, [6, 1]);
  t.do({ do: 'take' });
  return t;
}

describe('weather that changes', () => {
  test('rain ends while a stack stands in a provisional swamp: it is rough ground again', () => {
    const t = new Table(`
      game OTR
      turns 2
      rain 1
      ${field({ '0303': 'p' })}
      road 0302-0303
      U Newton 0303 5
      U Sykes 0303 5
      C Hill 0101 5
    `);
    toAction(t).do({ do: 'march', unit: 'newton' }, 6);
    expect(t.why({ do: 'step', to: '0304' })).toBe('6.2/swamp-access');
    expect(t.why({ do: 'step', to: '0302' })).toBeUndefined();
    t.do({ do: 'stop' });
    nextTurn(t);
    toAction(t).do({ do: 'march', unit: 'sykes' }, 6);
    t.do({ do: 'step', to: '0304' });
    expect([t.unit('sykes').at, pointsLeft(t)]).toEqual(['0304', 3]);
    expect(t.unit('newton')).toMatchObject({ fatigue: 0, disorganized: false });
  });

  test('a river can be forded again at the end of the turn of its marker, and zones open again', () => {
    const t = new Table(`
      game OTR
      turns 3
      unfordable minor 1
      unfordable major 2
      ${field()}
      minor-river 0303 | 0302
      major-river 0303 | 0304
      ford 0303-0302 0303-0304
      U Newton 0303 5
      C Hill 0301 5
      C Early 0304 5
    `);
    const reaches = () => inNormalZone(t.game, 'confederate', t.hex('0303'));
    const crossed = () => {
      toAction(t).do({ do: 'march', unit: 'newton' }, 6);
      const [over, attack] = [
        t.why({ do: 'step', to: '0302' }),
        t.why({ do: 'attack', target: '0304', type: 'hasty' }),
      ];
      t.do({ do: 'stop' });
      return [over, attack, reaches()];
    };
    expect(crossed()).toEqual(['12.0/unfordable-minor', '7.1/restrict-unfordable', false]);
    nextTurn(t);
    expect(crossed()).toEqual([undefined, '7.1/restrict-unfordable', false]);
    nextTurn(t);
    expect(crossed()).toEqual([undefined, undefined, true]);
    expect(t.game.board.weather).toEqual({ rain: 0, minor: 0, major: 0 });
  });

  test('a zone that reached over a creek is gone in the rain, and back when it is over', () => {
    const t = new Table(`
      game OTR
      turns 3
      events 2:current
      ${field()}
      creek 0303 | 0302
      U Newton 0303 5
      C Hill 0302 5
    `);
    const reaches = () => inNormalZone(t.game, 'confederate', t.hex('0303'));
    expect(reaches()).toBe(true);
    t.do({ do: 'roll' }, [1, 1]);
    expect(reaches()).toBe(false);
    nextTurn(t);
    expect(reaches()).toBe(true);
  });
});

test("cavalry evades inside a leader's activation in a rain turn: the creek delays, a swollen one is no way out", () => {
  const t = new Table(
    [
      'game GTC',
      OPEN,
      'rain 1',
      'creek 0404 | 0504',
      'creek 0504 0503 0603 0604 | 0605 0505',
      'U Newton 0304 7; leader Reynolds',
      'U Sykes 0303 7',
      'C Stuart 0504 cav 2',
    ].join('\n'),
  ).atAction('union');
  t.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'sykes'], digging: [] }, 6);
  t.do({ do: 'attach', unit: 'newton', along: [] });
  t.do({ do: 'go', unit: 'newton' });
  t.walk('0404');
  expect([t.asked, pointsLeft(t)]).toEqual(['evasion confederate', 0]);
  const evaded = t.do({ do: 'evade', loser: 'stuart' }, 2);
  // 2, +2 for the creek in rain, none for its size: 4 / 2.
  expect(evaded).toContainEqual(expect.objectContaining({ type: 'cavalryEvaded', delay: 2 }));
  expect(t.asked).toBe('retreat confederate');
  expect(t.why({ do: 'retreat', to: '0505' })).toBe('7.6/restrict-rain');
  expect(ride(t)).toBeGreaterThanOrEqual(4);
  expect(t.unit('stuart')).toMatchObject({ fatigue: 1, disorganized: true });
  // The march goes on, at the price of rain, and then the next unit of the activation.
  expect(pointsLeft(t)).toBe(7 - 2 - 2);
  t.do({ do: 'step', to: '0504' });
  expect(pointsLeft(t)).toBe(1);
  expect(told(t.do({ do: 'stop' }))).toContain('marchEnded 6.1/spend-any');
  expect(t.asked).toBe('activation union');
});
