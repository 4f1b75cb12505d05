import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const STRIP = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0301-0401
`;

const field = (...lines: string[]) => new Table([STRIP, 'U Foe 0702 5', ...lines].join('\n'));

describe('leaders and their units', () => {
  rule('6.3/leader-never-alone', 'a leader is with a unit of his own, and with the nearest when his is lost', () => {
    const lines = ['C Hill 0101 1 disorganized f3 exhausted; leader Jackson', 'C Near 0301 5', 'C Far 0501 5'];
    const lost = field(...lines, 'C Other 0201 5 cmd=B').atAction('confederate');
    // An extended march at the worst: the only man is lost.
    const events = lost.do({ do: 'march', unit: 'hill' }, 6, 6);
    expect(told(events)).toContain('leaderAttached 7.5/leader-displaced');
    expect(lost.leader('jackson')).toMatchObject({ unit: 'near', at: '0301' });
    const last = field(lines[0] ?? '', 'C Other 0201 5 cmd=B').atAction('confederate');
    expect(told(last.do({ do: 'march', unit: 'hill' }, 6, 6))).toContain('leaderRemoved 7.5/leader-eliminated');
    expect(last.leader('jackson').at).toBe('nowhere');
    const t = field('C Hill 0101 5; leader Jackson', 'C Early 0101 5', 'C Other 0101 5 cmd=B');
    t.do({ do: 'finish' });
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'early' })).toBeUndefined();
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'other' })).toBe('2.2/corps-division-leader-attachment');
  });

  rule('6.3/leader-never-alone', 'where two units are as near, his owner chooses between them and no others', () => {
    const t = field(
      'C Hill 0301 1 disorganized f3 exhausted; leader Jackson',
      'C East 0501 5',
      'C West 0101 5',
      'C Far 0701 5',
    ).atAction('confederate');
    t.do({ do: 'march', unit: 'hill' }, 6, 6);
    expect(t.asked).toBe('displaced confederate');
    expect(t.open('attachTo')).toHaveLength(2);
    expect(t.why({ do: 'attachTo', unit: 'far' })).toBe('7.5/leader-displaced');
    t.do({ do: 'attachTo', unit: 'west' });
    expect(t.leader('jackson')).toMatchObject({ unit: 'west', at: '0101' });
  });

  rule('6.3/leader-attached', 'a leader goes where his unit goes, and nowhere when another goes', () => {
    const lines = ['C Hill 0101 5; leader Jackson; leader Ewell division; leader Lee army', 'C Early 0101 5'];
    const leaders = ['jackson', 'ewell', 'lee'];
    const t = field(...lines).atAction('confederate');
    t.do({ do: 'march', unit: 'hill' }, 4);
    t.walk('0201', '0301');
    expect(leaders.map(id => t.leader(id).at)).toEqual(['0301', '0301', '0301']);
    const other = field(...lines).atAction('confederate');
    other.do({ do: 'march', unit: 'early' }, 4);
    other.walk('0201');
    expect(leaders.map(id => other.leader(id).at)).toEqual(['0101', '0101', '0101']);
    const led = field(...lines).atAction('confederate');
    led.do({ do: 'activate', leader: 'jackson', units: ['hill', 'early'], digging: [] }, 4);
    led.do({ do: 'attach', unit: 'early', along: [] });
    led.do({ do: 'go', unit: 'early' });
    led.walk('0201');
    expect(leaders.map(id => led.leader(id).at)).toEqual(['0201', '0101', '0101']);
  });

  rule('6.3/leader-levels-per-unit', 'leaders of different levels may share a unit, of one level may not', () => {
    const shared = (one: string, other: string) => {
      const t = field(`C Hill 0101 5; leader One ${one}`, `C Early 0101 5; leader Other ${other}`);
      t.do({ do: 'finish' });
      return t.why({ do: 'transfer', leader: 'other', unit: 'hill' });
    };
    const levels = ['division', 'corps', 'army'];
    for (const one of levels) {
      for (const other of levels) {
        expect(shared(one, other), `${one} ${other}`).toBe(one === other ? '6.3/leader-levels-per-unit' : undefined);
      }
    }
    expect(shared('army', 'district')).toBe('6.3/leader-levels-per-unit');
    expect(shared('corps', 'district')).toBeUndefined();
  });

  rule('6.3/leader-no-own-move', 'a leader may go only to a unit of his own side, by transfer', () => {
    const t = field('C Hill 0101 5; leader Jackson', 'C Early 0301 5', 'U Newton 0501 5; leader Reynolds');
    t.do({ do: 'finish' });
    expect(t.asked).toBe('transfer confederate');
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'early' })).toBeUndefined();
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'newton' })).toBe('6.3/leader-no-own-move');
    expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'early' })).toBe('6.3/leader-no-own-move');
    t.put('early', { hex: -1 });
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'early' })).toBe('6.3/leader-no-own-move');
    t.atAction('confederate');
    expect(t.why({ do: 'activate', leader: 'jackson', units: [], digging: [] })).toBe('5.2/step-2-select-units');
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'hill' })).toBe('kernel/no-such-choice');
  });

  rule('6.3/no-drop-off', 'a unit under way may not leave a leader with another', () => {
    const lines = ['C Hill 0101 5; leader Jackson; leader Lee army', 'C Early 0301 2'];
    const t = field(...lines).atAction('confederate');
    t.do({ do: 'march', unit: 'hill' }, 5);
    t.walk('0201', '0301');
    expect(t.open('join')).toEqual([]);
    t.do({ do: 'stop' });
    expect(['jackson', 'lee'].map(id => t.leader(id).unit)).toEqual(['hill', 'hill']);
  });

  rule('6.3/no-drop-off', 'a leader brought along may not go on with the next unit of the same activation', () => {
    const activation = (...walk: string[]) => {
      const t = field('C Hill 0101 5; leader Jackson; leader Lee army', `C Early ${walk.at(-1) ?? '0101'} 2`);
      t.atAction('confederate').do({ do: 'activate', leader: 'jackson', units: ['hill', 'early'], digging: [] }, 6);
      t.do({ do: 'attach', unit: 'hill', along: [] });
      t.do({ do: 'go', unit: 'hill' });
      t.walk(...walk);
      t.do({ do: 'stop' });
      t.do({ do: 'go', unit: 'early' });
      return t.why({ do: 'join', leader: 'lee' });
    };
    expect(activation('0201', '0301')).toBe('6.3/no-drop-off');
    // Hill has marched in place: Lee has not been carried anywhere.
    expect(activation()).toBeUndefined();
  });
});
