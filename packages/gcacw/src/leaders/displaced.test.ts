import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { cover } from '../testing/forces.ts';
import { idleUntil } from '../testing/idle.ts';
import { Table, told } from '../testing/table.ts';
import { SIDES } from '../vocabulary.ts';

const rule = ruleTests<ClauseId>();

/** Poor, with his leader, is lost on a force march; One and Two are two hexes away, Far is three. */
const ALONE = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  U Poor 0301 1 cmd=A; leader Ames corps
  U One 0102 5 cmd=A
  U Two 0502 5 cmd=A
  U Far 0702 5 cmd=A
  U Other 0201 5 cmd=B
  C Hill 0101 8
`;

const lost = (text: string) => {
  const t = new Table(text).atAction('union');
  t.do({ do: 'march', unit: 'poor' }, 3);
  return { t, events: t.do({ do: 'force' }, 4) };
};

describe('a leader whose unit is lost', () => {
  rule(
    '7.5/leader-displaced',
    'goes to the closest subordinate; among equals his owner chooses, no farther and no other',
    () => {
      const { t, events } = lost(ALONE);
      expect(told(events)).toContain('unitEliminated 5.1/force-loss-marker-side');
      expect(t.asked).toBe('displaced union');
      expect(t.why({ do: 'attachTo', unit: 'far' })).toBe('7.5/leader-displaced');
      expect(t.why({ do: 'attachTo', unit: 'other' })).toBe('7.5/leader-displaced');
      expect(t.open('attachTo')).toHaveLength(2);
      t.do({ do: 'attachTo', unit: 'two' });
      expect(t.leader('ames')).toMatchObject({ unit: 'two', at: '0502' });
    },
  );

  rule('7.5/leader-displaced', 'goes without a question where one is closest', () => {
    const { t, events } = lost(ALONE.replace('U One 0102', 'U One 0302'));
    expect(told(events)).toContain('leaderAttached 7.5/leader-displaced');
    expect(t.leader('ames').unit).toBe('one');
  });

  /** Bell, of his level, is with One. */
  const TAKEN = ALONE.replace('U One 0102 5 cmd=A', 'U One 0102 5 cmd=A; leader Bell corps').replace(/U Two .*\n/, '');

  rule(
    '7.5/leader-displaced',
    'goes to the closest hex with a subordinate, also to one who has a leader of his level',
    () => {
      const { t, events } = lost(TAKEN);
      expect(told(events)).toContain('leaderAttached 7.5/leader-displaced');
      expect([t.leader('ames').unit, t.leader('bell').unit]).toEqual(['one', 'one']);
      // A subordinate without such a leader in the same hex comes first; one farther away does not.
      const { t: beside } = lost(TAKEN.replace('U Far 0702', 'U Far 0102'));
      expect(beside.leader('ames').unit).toBe('far');
      // Of two hexes as close his owner chooses, whoever is there.
      const { t: either } = lost(`${TAKEN}U Two 0502 5 cmd=A`);
      expect(either.open('attachTo')).toEqual(['one', 'two'].map(id => ({ do: 'attachTo', unit: either.unitId(id) })));
    },
  );

  rule(
    '6.3/leader-levels-per-unit',
    'two of a level whom a loss brought together act on; another may not join them',
    () => {
      const text = `turns 2\n${TAKEN.replace('U Far 0702 5 cmd=A', 'U Far 0702 5 cmd=A; leader Cole corps')}`;
      const { t } = lost(text);
      expect(t.leader('ames').unit).toBe('one');
      t.atAction('union').do({ do: 'activate', leader: 'ames', units: ['one'], digging: [] }, 3);
      expect(t.why({ do: 'attach', unit: 'one', along: [] })).toBeUndefined();
      t.do({ do: 'attach', unit: 'one', along: [] });
      t.do({ do: 'go', unit: 'one' });
      t.walk('0202');
      expect([t.leader('ames').at, t.leader('bell').at]).toEqual(['0202', '0202']);
      const { t: other } = lost(text);
      idleUntil(other, 'transfer union');
      expect(other.why({ do: 'transfer', leader: 'cole', unit: 'one' })).toBe('6.3/leader-levels-per-unit');
      expect(other.why({ do: 'transfer', leader: 'bell', unit: 'far' })).toBe('6.3/leader-levels-per-unit');
    },
  );

  rule('7.5/leader-eliminated', 'is removed when nobody of his is left, and only then', () => {
    const { t, events } = lost(ALONE.replaceAll(/U (One|Two|Far) .*\n/g, ''));
    expect(told(events)).toContain('leaderRemoved 7.5/leader-eliminated');
    expect(t.leader('ames').at).toBe('nowhere');
    for (const text of [ALONE.replaceAll(/U (One|Two) .*\n/g, ''), TAKEN.replace(/U Far .*\n/, '')])
      expect(told(lost(text).events)).not.toContain('leaderRemoved 7.5/leader-eliminated');
  });

  test('his owner is asked in any case while he has force markers: without a question the enemy would learn of units', () => {
    for (const side of SIDES) {
      const t = new Table(`options limitedIntelligence\n${ALONE.replace(/.*U Two.*\n/, '')}`).atAction('union');
      cover(t, side, 1, '0701');
      t.do({ do: 'march', unit: 'poor' }, 3);
      t.do({ do: 'force' }, 4);
      expect(t.asked).toBe(side === 'union' ? 'displaced union' : 'initiative table');
    }
  });
});
