import { eventsFor } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { Event } from '../../board.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import { gcacw } from '../../ruleset.ts';
import { cover, markers } from '../../testing/forces.ts';
import { Table, told } from '../../testing/table.ts';
import type { Side } from '../../vocabulary.ts';
import { inZone, isHeld } from '../../zones/zones.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  options limitedIntelligence
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
`;

/** Hill and Ewell far to the west, Newton far to the east. */
const CAMP = `${FIELD}
  C Hill 0101 5 cmd=A; leader Lee corps
  C Ewell 0101 4 cmd=A
  C Early 0103 3 cmd=B
  U Newton 0901 5
`;

const camp = (): Table => new Table(CAMP).atAction('confederate');

const place = (hex: string, ...units: string[]) => ({ do: 'conceal', hex, force: 0, units }) as const;

/** What a side sees of the events that a choice brings. */
function seen(t: Table, side: Side, act: () => readonly Event[]): string[] {
  const before = { ...t.game, board: gcacw.copyBoard(t.game.board), derived: undefined };
  return told(eventsFor(gcacw, ready(gcacw, before), act(), side));
}

describe('placing force markers', () => {
  rule(
    'LI/place-when',
    'the side that has the initiative may place markers, on whichever units; nobody else may',
    () => {
      const t = camp();
      t.do(place('0103', 'early'));
      expect(markers(t)).toEqual(['confederate 1: early']);
      expect(t.asked).toBe('action confederate');
      t.do({ do: 'march', unit: 'hill' }, 3);
      expect(t.why(place('0101', 'ewell'))).toBe('kernel/no-such-choice');
      const offered = new Table(CAMP).atInitiative();
      offered.do({ do: 'roll' }, [1, 6]);
      expect(offered.asked).toBe('offer confederate');
      expect(offered.why(place('0103', 'early'))).toBe('LI/place-when');
      expect(offered.open('conceal')).toEqual([]);
      const enemy = new Table(CAMP).atAction('union');
      expect(enemy.why(place('0103', 'early'))).toBe('LI/several-per-hex');
    },
  );

  rule('LI/rule-is-optional', 'without the option there are no markers', () => {
    const t = new Table(CAMP.replace('options limitedIntelligence', '')).atAction('confederate');
    expect(t.why(place('0103', 'early'))).toBe('LI/rule-is-optional');
    expect(t.open('conceal')).toEqual([]);
  });

  rule('LI/several-per-hex', 'several markers may lie in a hex, and its units are divided among them freely', () => {
    const t = camp();
    t.do(place('0101', 'hill', 'ewell'));
    t.do(place('0101'));
    t.do({ do: 'conceal', hex: '0101', force: 2, units: ['ewell'] });
    expect(markers(t)).toEqual(['confederate 1: hill', 'confederate 2: ewell']);
    t.do({ do: 'conceal', hex: '0101', force: 2, units: ['hill'] });
    expect(markers(t)).toEqual(['confederate 1:', 'confederate 2: hill ewell']);
    expect(t.why({ do: 'conceal', hex: '0101', force: 1, units: ['early'] })).toBe('LI/several-per-hex');
    expect(t.why({ do: 'conceal', hex: '0103', force: 1, units: ['early'] })).toBe('LI/several-per-hex');
    expect(t.why({ do: 'conceal', hex: '0101', force: 2, units: ['hill'] })).toBe('LI/several-per-hex');
  });

  rule('LI/dummy', 'a marker may hold nothing, where one has units or markers', () => {
    const t = camp();
    t.do(place('0103'));
    expect(markers(t)).toEqual(['confederate 1:']);
    expect(t.open('marchDummy').length).toBeGreaterThan(0);
    expect(t.why(place('0303'))).toBe('LI/several-per-hex');
    t.do(place('0101', 'hill'));
    expect(t.why({ do: 'marchDummy', force: 2, as: 'infantry', sham: false })).toBe('LI/dummy');
  });

  rule('LI/ten-markers', 'ten markers a side and no more; a unit that leaves others then has none of its own', () => {
    const t = camp();
    t.do(place('0101', 'hill', 'ewell'));
    for (let n = 2; n <= 10; n++) t.do(place('0103'));
    expect(t.why(place('0103'))).toBe('LI/ten-markers');
    expect(t.why(place('0103', 'early'))).toBe('LI/ten-markers');
    expect(t.open('conceal').every(choice => 'force' in choice && choice.force > 0)).toBe(true);
    t.do({ do: 'march', unit: 'hill' }, 3);
    expect(told(t.do({ do: 'step', to: '0102' }))).toContain('unitUncovered LI/ten-markers');
    expect(markers(t)[0]).toBe('confederate 1: ewell');
    const free = camp();
    free.do(place('0101', 'hill', 'ewell'));
    free.do({ do: 'march', unit: 'hill' }, 3);
    free.walk('0102');
    expect(markers(free)).toEqual(['confederate 1: ewell', 'confederate 2: hill']);
  });

  rule('LI/place-not-adjacent', 'no marker is placed next to an enemy unit, but where nobody can pass', () => {
    const beside = (lines: string) =>
      new Table(`${FIELD}${lines}\nC Hill 0302\nU Newton 0402`).atAction('confederate').why(place('0302', 'hill'));
    expect(beside('')).toBe('LI/place-not-adjacent');
    expect(beside('minor-river 0302 | 0402')).toBeUndefined();
    expect(beside('minor-river 0302 | 0402\nford 0302-0402')).toBe('LI/place-not-adjacent');
    const apart = new Table(`${FIELD}C Hill 0302\nU Newton 0502`).atAction('confederate');
    expect(apart.why(place('0302', 'hill'))).toBeUndefined();
  });

  rule('LI/place-not-near-cavalry', 'no marker is placed within two hexes of enemy cavalry', () => {
    const near = (piece: string) =>
      new Table(`${FIELD}C Hill 0102\n${piece}`).atAction('confederate').why(place('0102', 'hill'));
    expect(near('U Buford 0302 cav')).toBe('LI/place-not-near-cavalry');
    expect(near('U Buford 0402 cav')).toBeUndefined();
    expect(near('U Newton 0302')).toBeUndefined();
  });
});

/** Hill two hexes from Buford's cavalry, along a line with one hex between: 0102 - 0202/0201 - 0302. */
const screened = (lines: string, letters = FIELD): string | undefined =>
  new Table(`${letters}${lines}\nC Hill 0102\nU Buford 0302 cav`).atAction('confederate').why(place('0102', 'hill'));

describe('what cavalry sees', () => {
  rule('LI/cavalry-exception', 'impassable ground, woods without a way and friendly units end its sight', () => {
    expect(screened('')).toBe('LI/place-not-near-cavalry');
    expect(screened('minor-river 0102 | 0201\nminor-river 0102 | 0202')).toBeUndefined();
    expect(screened('minor-river 0102 | 0201')).toBe('LI/place-not-near-cavalry');
    expect(screened('minor-river 0102 | 0201\nC Early 0202')).toBeUndefined();
    expect(screened('C Early 0202\nC Ewell 0201')).toBeUndefined();
    expect(screened('C Early 0202')).toBe('LI/place-not-near-cavalry');
    const woods = FIELD.replaceAll(/^ {6}\./gm, '      w');
    expect(screened('', woods)).toBeUndefined();
    expect(screened('road 0102-0202-0302', woods)).toBe('LI/place-not-near-cavalry');
    expect(screened('trail 0102-0202-0302', woods)).toBe('LI/place-not-near-cavalry');
  });

  rule('LI/reveal-cavalry', 'a marker comes off when cavalry comes within two hexes, not when infantry does', () => {
    for (const [arm, left] of [
      ['cav', 0],
      ['inf', 1],
    ] as const) {
      const t = new Table(`${FIELD}C Hill 0102\nU Buford 0503 ${arm}`).atAction('union');
      cover(t, 'confederate', 1, '0102', 'hill');
      t.do({ do: 'march', unit: 'buford' }, 6);
      t.walk('0402');
      expect(markers(t)).toHaveLength(1);
      const events = t.do({ do: 'step', to: '0302' });
      expect(markers(t)).toHaveLength(left);
      expect(told(events).includes('forceRevealed LI/reveal-cavalry')).toBe(arm === 'cav');
    }
  });

  rule('LI/cavalry-must-be-visible', 'cavalry under a marker sees nothing, nor keeps markers away', () => {
    const t = new Table(`${FIELD}C Hill 0102\nC Early 0105\nU Buford 0503 cav`).atAction('union');
    cover(t, 'confederate', 1, '0102', 'hill');
    cover(t, 'union', 1, '0503', 'buford');
    t.do({ do: 'march', unit: 'buford' }, 12);
    t.walk('0402', '0302');
    expect(markers(t)).toEqual(['confederate 1: hill', 'union 1: buford']);
    t.do({ do: 'reveal', force: 1 });
    expect(markers(t)).toEqual([]);
    const hidden = new Table(`${FIELD}C Hill 0102\nU Buford 0302 cav`).atAction('confederate');
    cover(hidden, 'union', 1, '0302', 'buford');
    expect(hidden.why(place('0102', 'hill'))).toBeUndefined();
  });
});

describe('revealing', () => {
  /** Newton marches up to Hill; each in the open, under a marker, or only a dummy. */
  function meeting(mine: 'open' | 'marker' | 'dummy', theirs: 'marker' | 'dummy', lines = ''): string[] {
    const t = new Table(
      `${FIELD}road 0503-0402-0302-0202\n${lines}\nC Hill 0102\nU Newton 0503\nU Gibbon 0905\nC Early 0106`,
    ).atAction('union');
    if (mine !== 'open') cover(t, 'union', 1, '0503', ...(mine === 'marker' ? ['newton'] : []));
    if (theirs === 'dummy') t.put('hill', { hex: -1 });
    cover(t, 'confederate', 1, '0102', ...(theirs === 'marker' ? ['hill'] : []));
    if (mine === 'dummy') t.do({ do: 'marchDummy', force: 1, as: 'infantry', sham: false }, 6);
    else t.do({ do: 'march', unit: 'newton' }, 6);
    t.walk('0402', '0302');
    expect(markers(t)).toHaveLength(mine === 'open' ? 1 : 2);
    t.walk('0202');
    return markers(t);
  }

  rule(
    'LI/reveal-adjacent',
    'next to the enemy markers come off: all dummies, and those with units next to units',
    () => {
      expect(meeting('open', 'marker')).toEqual([]);
      expect(meeting('open', 'dummy')).toEqual([]);
      expect(meeting('marker', 'marker')).toEqual([]);
      expect(meeting('marker', 'dummy')).toEqual(['union 1: newton']);
      expect(meeting('dummy', 'dummy')).toEqual([]);
      expect(meeting('marker', 'marker', 'minor-river 0202 | 0102')).toHaveLength(2);
      expect(meeting('marker', 'marker', 'minor-river 0202 | 0102\nbridge 0202-0102')).toEqual([]);
    },
  );

  rule('LI/dummy-limits', 'a dummy opens no marker with units, exerts no zone, and cannot do what units do', () => {
    expect(meeting('dummy', 'marker')).toEqual(['confederate 1: hill']);
    const t = new Table(`${FIELD}C Hill 0106\nU Newton 0503`).atAction('confederate');
    cover(t, 'confederate', 1, '0102');
    expect(inZone(t.game, 'confederate', t.hex('0202'))).toBe(false);
    expect(isHeld(t.game, 'confederate', t.hex('0102'))).toBe(true);
    const enemy = new Table(`${FIELD}C Hill 0106\nU Newton 0102`).atAction('union');
    expect(enemy.open('march')).toHaveLength(1);
  });

  rule('LI/remove-any-time', 'the owner may take his markers off at any decision of his own, the enemy may not', () => {
    const t = cover(camp(), 'confederate', 1, '0103', 'early');
    expect(told(t.do({ do: 'reveal', force: 1 }))).toEqual(['forceRevealed LI/remove-any-time']);
    expect(markers(t)).toEqual([]);
    expect(t.why({ do: 'reveal', force: 1 })).toBe('LI/remove-any-time');
    const offered = cover(new Table(CAMP), 'confederate', 1, '0103', 'early');
    expect(offered.asked).toBe('transfer union');
    expect(offered.why({ do: 'reveal', force: 1 })).toBe('LI/remove-any-time');
    offered.do({ do: 'finish' });
    expect(offered.why({ do: 'reveal', force: 1 })).toBeUndefined();
  });
});

describe('moving under markers', () => {
  rule('LI/move-by-rules', 'hidden units move by the rules, with their allowance rolled in the open', () => {
    const t = cover(camp(), 'confederate', 1, '0103', 'early');
    const roll = seen(t, 'union', () => t.do({ do: 'march', unit: 'early' }, 2));
    expect(roll).toEqual(['forceActivated', 'forceRolled']);
    expect(t.unit('early').fatigue).toBe(1);
    expect(seen(t, 'union', () => t.do({ do: 'step', to: '0104' }))).toEqual(['forceMoved']);
    expect(t.asked).not.toBe('march confederate');
    expect(t.unit('early').at).toBe('0104');
    expect(t.game.board.forces[0]?.hex).toBe(t.hex('0104'));
  });

  rule(
    'LI/secret-force-display',
    'the enemy sees the marker and its hex; not its units, their state, nor their leader',
    () => {
      const t = cover(camp(), 'confederate', 1, '0101', 'hill');
      t.put('hill', { fatigue: 3, works: 'breastwork' });
      const { board } = gcacw.view(t.game, 'union');
      expect(board.units[t.unitId('hill')]).toMatchObject({ hex: -1, manpower: 0, fatigue: 0, works: 'none' });
      expect(board.leaders[t.leaderId('lee')]).toEqual({ with: -1, hex: -1 });
      expect(board.forces).toEqual([{ id: 1, side: 'confederate', hex: t.hex('0101'), units: [] }]);
      expect(board.units[t.unitId('ewell')]?.hex).toBe(t.hex('0101'));
      expect(gcacw.view(t.game, 'confederate').board).toEqual(t.game.board);
      expect(seen(t, 'union', () => t.do({ do: 'conceal', hex: '0101', force: 0, units: ['hill'] }))).toEqual([
        'forcePlaced',
      ]);
      const regroup = { do: 'conceal', hex: '0101', force: 1, units: ['hill'] } as const;
      expect(seen(t, 'union', () => t.do(regroup))).toEqual([]);
    },
  );

  rule(
    'LI/extended-march-open',
    'extended march rolls are seen; a sham roll looks the same and changes nothing',
    () => {
      const tired = cover(camp().put('early', { fatigue: 2 }), 'confederate', 1, '0103', 'early');
      expect(seen(tired, 'union', () => tired.do({ do: 'march', unit: 'early' }, 3, 1))).toContain(
        'forceExtendedMarch',
      );
      const fresh = cover(camp(), 'confederate', 1, '0103', 'early');
      fresh.do({ do: 'march', unit: 'early' }, 3);
      const before = fresh.unit('early');
      expect(seen(fresh, 'union', () => fresh.do({ do: 'sham' }, 6))).toEqual(['forceExtendedMarch']);
      expect(fresh.unit('early')).toEqual(before);
      expect(fresh.why({ do: 'sham' })).toBe('LI/extended-march-open');
      const open = camp();
      open.do({ do: 'march', unit: 'early' }, 3);
      expect(open.why({ do: 'sham' })).toBe('LI/extended-march-open');
      const dummy = cover(camp(), 'confederate', 1, '0103');
      const rolls = dummy.do({ do: 'marchDummy', force: 1, as: 'infantry', sham: true }, 3, 6);
      expect(told(rolls)).toEqual(['forceActivated', 'forceRolled', 'forceExtendedMarch']);
    },
  );

  rule(
    'LI/dummy-move-type',
    'a dummy rolls as infantry or cavalry, with or without a leader, as its owner likes',
    () => {
      const points = (as: string, ...dice: number[]): number => {
        const t = cover(camp(), 'confederate', 1, '0103');
        const events = t.do({ do: 'marchDummy', force: 1, as, sham: false }, ...dice.map(die => [die]));
        const rolled = events.find(event => event.type === 'forceRolled');
        return rolled?.type === 'forceRolled' ? rolled.points : 0;
      };
      const real = camp();
      const { foot, cavalry, infantryLeader } = real.game.world.profile.allowances.confederate;
      expect(points('infantry', 4)).toBe(Math.max(foot.atLeast, 4 + foot.plus));
      expect(points('cavalry', 7)).toBe(Math.max(cavalry.atLeast, 7 + cavalry.plus));
      expect(points('infantry-leader', 4)).toBe(Math.max(infantryLeader.atLeast, 4 + infantryLeader.plus));
      expect(points('cavalry', 7)).not.toBe(points('infantry', 4));
    },
  );

  rule('LI/dummy-needs-activation', 'moving a dummy takes an action, and it moves no other way', () => {
    const t = cover(camp(), 'confederate', 1, '0103');
    t.do({ do: 'marchDummy', force: 1, as: 'infantry', sham: false }, 3);
    t.walk('0104');
    t.do({ do: 'stop' });
    expect(t.asked).not.toBe('action confederate');
    expect(t.game.board.forces[0]?.hex).toBe(t.hex('0104'));
    const alone = cover(camp(), 'confederate', 1, '0103');
    alone.do({ do: 'march', unit: 'hill' }, 3);
    alone.do({ do: 'stop' });
    expect(alone.asked).not.toContain('riding');
  });

  rule('LI/dummy-rides-along', 'dummies in the hex of an activated marker may move too, without an activation', () => {
    const t = cover(cover(camp(), 'confederate', 1, '0103', 'early'), 'confederate', 2, '0103');
    t.do({ do: 'march', unit: 'early' }, 3);
    t.walk('0104');
    t.do({ do: 'stop' });
    expect(t.asked).toBe('riding confederate');
    expect(t.why({ do: 'ride', force: 1, sham: false })).toBe('LI/dummy-rides-along');
    t.do({ do: 'ride', force: 2, sham: false });
    t.walk('0102');
    t.do({ do: 'stop' });
    expect(t.why({ do: 'ride', force: 2, sham: false })).toBe('LI/dummy-rides-along');
    t.do({ do: 'finish' });
    expect(t.game.board.forces.map(({ hex }) => hex)).toEqual([t.hex('0104'), t.hex('0102')]);
    const apart = cover(cover(camp(), 'confederate', 1, '0103', 'early'), 'confederate', 2, '0101');
    apart.do({ do: 'march', unit: 'early' }, 3);
    apart.do({ do: 'stop' });
    expect(apart.asked).not.toContain('riding');
  });
});
