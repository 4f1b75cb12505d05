import { describe, expect, test } from 'vitest';
import { marching, OPEN, ride, WOODS } from '../../testing/cavalry.ts';
import type { Table } from '../../testing/table.ts';

const BESIDE = 'U Newton 0304 inf 7';
const STUART = 'C Stuart 0404 cav 2';

/** Where the march is in its procedure, and what it has done. */
function stateOf({ game }: Table): string {
  const march = game.stack.find(({ kind }) => kind === 'march');
  return march?.kind === 'march' ? `${march.step}, ${march.moved ? 'moved' : 'still'}, ${march.fought}` : 'gone';
}

/** Newton drives Hill out of 0404 and advances beside Stuart in 0504. */
function advancing(dice: [number, number]): Table {
  const t = marching('newton', 6, OPEN, BESIDE, 'C Hill 0404 inf 1', STUART.replace('0404', '0504'));
  t.do({ do: 'attack', target: '0404', type: 'hasty' });
  t.do({ do: 'roll' }, dice);
  ride(t);
  t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
  return t;
}

describe('the procedure of a march', () => {
  test('cavalry at the start is heard before the force march, which makes the allowance final', () => {
    const t = marching('newton', 6, OPEN, BESIDE, STUART);
    expect(stateOf(t)).toBe('start-window, still, no');
    t.do({ do: 'stand' });
    expect(stateOf(t)).toBe('force-march, still, no');
    t.do({ do: 'force' }, 4);
    expect(stateOf(t)).toBe('march, still, no');
  });

  test('a step makes it final too, and lets cavalry speak', () => {
    const t = marching('newton', 6, OPEN, 'U Newton 0104 inf 7', STUART);
    expect(stateOf(t)).toBe('force-march, still, no');
    t.walk('0204');
    expect(stateOf(t)).toBe('march, moved, no');
    t.walk('0304');
    expect(stateOf(t)).toBe('window, moved, no');
    t.do({ do: 'stand' });
    expect(stateOf(t)).toBe('march, moved, no');
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    expect(stateOf(t)).toBe('march, moved, attacked');
  });

  test('a target named through the woods is heard first; when it has gone nothing has been done', () => {
    const t = marching('newton', 4, WOODS, BESIDE, STUART);
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    expect(stateOf(t)).toBe('target-window, still, no');
    t.do({ do: 'evade', loser: 'stuart' }, 1);
    ride(t);
    expect([stateOf(t), t.why({ do: 'force' })]).toEqual(['march, still, no', '5.1/force-declare-step-3']);
  });

  test('after an advance cavalry is heard, before the march goes on or ends', () => {
    const on = advancing([6, 1]);
    expect(stateOf(on)).toBe('window, still, advanced');
    on.do({ do: 'stand' });
    expect(stateOf(on)).toBe('march, still, advanced');
    const ending = advancing([1, 4]);
    expect(stateOf(ending)).toBe('last-window, still, advanced');
    ending.do({ do: 'stand' });
    expect(stateOf(ending)).toBe('gone');
  });

  test('a march that is over stays while a crossing of its hex may be broken', () => {
    const bridge = 'minor-river 0304 | 0404\nbridge 0304-0404';
    const t = marching('newton', 6, OPEN, bridge, 'U Newton 0204 inf 7', 'C Far 1104 inf 1');
    t.walk('0304');
    t.do({ do: 'refuse' });
    expect([stateOf(t), t.why({ do: 'step', to: '0303' })]).toEqual(['over, moved, no', '5.1/march-ends']);
  });
});
