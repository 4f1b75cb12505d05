import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { gcacw } from '../ruleset.ts';
import { leaderProblems, setupProblems } from '../testing/files.ts';
import { Table, told } from '../testing/table.ts';
import { leaderData } from './pieces.ts';

const rule = ruleTests<ClauseId>();

const MAP = `
  map
    .   .
      .   .
    .   .
      .   .
`;

/** Palmer's line in an order of battle. */
const palmer = (size: string, values: string, arm = 'infantry'): string[] =>
  leaderProblems(`side: union, name: Palmer, size: ${size}, arm: ${arm}, command: XIV, ${values}`);

/** The Confederate leader transfer. */
function transfer(...lines: string[]): Table {
  const t = new Table([MAP, ...lines].join('\n'));
  t.do({ do: 'finish' });
  return t;
}

const to = (t: Table, leader: string, unit: string): string | undefined => t.why({ do: 'transfer', leader, unit });

/** Units of all arms in command A, and Other of command B. */
const ALL_ARMS = ['C Ewell 0102 inf', 'C Stuart 0102 cav', 'C Guns 0102 art', 'C Other 0102 inf cmd=B'];

/** By a transfer, at set-up, and along with an active leader. */
function expectInfantryOnly(size: 'army' | 'district'): void {
  const clause = `2.2/${size}-leader-infantry-only`;
  const t = transfer(`C Hill 0101; leader Smith ${size}`, ...ALL_ARMS);
  expect(to(t, 'smith', 'ewell')).toBeUndefined();
  expect([to(t, 'smith', 'stuart'), to(t, 'smith', 'guns')]).toEqual([clause, clause]);
  for (const arm of ['cav', 'art']) {
    expect(() => new Table(`${MAP}\nC Stuart 0101 ${arm}; leader Smith ${size}`)).toThrow(/infantry-only/);
  }
  const pair = `C Hill 0101; leader Jackson corps; leader Smith ${size}`;
  const active = new Table([MAP, pair, ...ALL_ARMS].join('\n')).atAction('confederate');
  active.do({ do: 'activate', leader: 'jackson', units: ['hill', 'ewell', 'stuart', 'guns'], digging: [] }, 3);
  const along = (unit: string) => active.why({ do: 'attach', unit, along: ['smith'] });
  expect([along('ewell'), along('stuart'), along('guns')]).toEqual([undefined, clause, clause]);
}

describe('kinds of leaders', () => {
  rule('2.2/four-leader-types', 'a leader may be of an army, district, corps or division, and of nothing else', () => {
    for (const size of ['district', 'corps', 'division']) {
      expect(palmer(size, 'tactical: 2, commandValue: 5'), size).toEqual([]);
    }
    expect(palmer('army', 'commandValue: 5')).toEqual([]);
    for (const size of ['brigade', 'wing']) expect(palmer(size, 'tactical: 2, commandValue: 5')).not.toEqual([]);
  });

  rule('2.2/army-leader-values', 'an army leader has a Command value and may have no Tactical value', () => {
    expect(palmer('army', 'commandValue: 5')).toEqual([]);
    expect(palmer('army', 'tactical: 2, commandValue: 5')).toEqual(['leaders.palmer.tactical army-leader-tactical']);
    expect(palmer('army', 'name2: x')).toContain('leaders.palmer.commandValue missing-field');
    const t = new Table(`${MAP}\nC Hill 0101; leader Lee army c4`);
    expect(leaderData(t.game, t.leaderId('lee'))).toMatchObject({ commandValue: 4 });
    expect(leaderData(t.game, t.leaderId('lee')).tactical).toBeUndefined();
  });

  rule('2.2/district-leader-values', 'a district leader has both values', () => {
    expect(palmer('district', 'tactical: 2, commandValue: 5')).toEqual([]);
    expect(palmer('district', 'commandValue: 5')).toEqual(['leaders.palmer.tactical missing-field']);
    expect(palmer('district', 'tactical: 2')).toEqual(['leaders.palmer.commandValue missing-field']);
  });

  rule(
    '2.2/corps-division-leader-values',
    'a corps or division leader has both, and it must be said which he is',
    () => {
      for (const size of ['corps', 'division']) {
        expect(palmer(size, 'tactical: 2/1, commandValue: 5'), size).toEqual([]);
        expect(palmer(size, 'commandValue: 5'), size).toEqual(['leaders.palmer.tactical missing-field']);
        expect(palmer(size, 'tactical: 2'), size).toEqual(['leaders.palmer.commandValue missing-field']);
      }
      expect(
        leaderProblems('side: union, name: Palmer, arm: infantry, command: XIV, tactical: 2, commandValue: 5'),
      ).toEqual(['leaders.palmer.size missing-field']);
    },
  );

  rule('2.2/leaders-have-no-markers', 'a leader may have neither Manpower nor fatigue, and gets none by acting', () => {
    const text = `${MAP}\nC Hill 0101; leader Jackson`;
    const hill = 'hill: { hex: 0101, manpower: 7, fatigue: 1 }';
    expect(setupProblems(text, hill, 'jackson: { with: hill }')).toEqual([]);
    for (const field of ['manpower', 'fatigue']) {
      const jackson = `jackson: { with: hill, ${field}: 1 }`;
      expect(setupProblems(text, hill, jackson)).toEqual([`setup.jackson.${field} not-for-leader`]);
    }
    const t = new Table(text).atAction('confederate');
    t.do({ do: 'activate', leader: 'jackson', units: ['hill'], digging: [] }, 3);
    t.do({ do: 'attach', unit: 'hill', along: [] });
    t.do({ do: 'go', unit: 'hill' });
    expect(t.unit('hill').fatigue).toBe(1);
    expect(Object.keys(t.game.board.leaders[0] ?? {}).sort()).toEqual(['hex', 'with']);
  });

  rule(
    '2.2/corps-division-leader-functions',
    'a corps or division leader may be activated, an army leader may not',
    () => {
      for (const [size, refused] of [
        ['corps', undefined],
        ['division', undefined],
        ['army', '5.2/one-leader'],
      ] as const) {
        const t = new Table(`${MAP}\nC Hill 0101; leader Jackson ${size}`).atAction('confederate');
        const activate = { do: 'activate', leader: 'jackson', units: ['hill'], digging: [] };
        expect(t.why(activate), size).toBe(refused);
        expect(t.open('activate'), size).toHaveLength(refused === undefined ? 1 : 0);
      }
    },
  );

  rule('2.2/overlapping-commands', 'a unit of two commands may be activated by the leader of either', () => {
    for (const [leader, own] of [
      ['wheeler', 'armstrong'],
      ['morgan', 'duke'],
    ] as const) {
      const t = new Table(`${MAP}
        C Armstrong 0101 cmd=W; leader Wheeler corps cmd=W
        C Duke 0102 cmd=M; leader Morgan division cmd=M
        C Basil 0102 cmd=M-W
      `).atAction('confederate');
      expect(t.why({ do: 'activate', leader, units: ['basil'], digging: [] })).toBeUndefined();
      expect(t.why({ do: 'activate', leader, units: ['armstrong', 'duke'], digging: [] })).toBe(
        '5.2/step-2-select-units',
      );
      t.do({ do: 'activate', leader, units: [own, 'basil'], digging: [] }, 3);
      expect(t.asked).toBe('activation confederate');
    }
  });
});

describe('a leader and his unit', () => {
  rule('2.2/leader-never-alone', 'a leader may not be without a unit subordinate to him', () => {
    const t = transfer(
      'C Hill 0101 cmd=V; leader Smith district',
      'C Ewell 0102 cmd=V',
      'C Early 0102 cmd=J',
      'U Newton 0302',
    );
    expect(to(t, 'smith', 'ewell')).toBeUndefined();
    expect(to(t, 'smith', 'early')).toBe('2.2/leader-never-alone');
    expect(to(t, 'smith', 'newton')).toBe('6.3/leader-no-own-move');
    expect(() => new Table(`${MAP}\nC Early 0101 cmd=J; leader Smith district cmd=V`)).toThrow(/not-subordinate/);
  });

  rule('2.2/leader-never-alone', 'he goes where his unit goes, and when it is lost to another or off the map', () => {
    const lose = (...lines: string[]) => {
      const t = new Table([MAP, 'C Hill 0101 1; leader Jackson', ...lines].join('\n')).atAction('confederate');
      t.do({ do: 'march', unit: 'hill' }, 6);
      return { t, events: told(t.do({ do: 'force' }, 5)) };
    };
    const walked = new Table(`${MAP}\nC Hill 0101; leader Jackson`).atAction('confederate');
    walked.do({ do: 'march', unit: 'hill' }, 6);
    walked.walk('0201');
    expect(walked.leader('jackson').at).toBe('0201');
    const kept = lose('C Ewell 0302');
    expect(kept.t.leader('jackson')).toMatchObject({ unit: 'ewell', at: '0302' });
    const gone = lose('C Early 0302 cmd=B');
    expect(gone.events).toContain('leaderRemoved 7.5/leader-eliminated');
    expect(gone.t.leader('jackson').at).toBe('nowhere');
  });

  rule('2.2/leader-never-alone', 'a position with a leader by himself is found out', () => {
    const t = new Table(`${MAP}\nC Hill 0101; leader Jackson\nC Early 0102 cmd=B`);
    expect(gcacw.broken(t.game)).toBeUndefined();
    const before = { ...t.game.board.leaders[0] };
    Object.assign(t.game.board.leaders[0] ?? {}, { hex: t.hex('0302') });
    expect(gcacw.broken(t.game)).toBe('leader-alone:0');
    Object.assign(t.game.board.leaders[0] ?? {}, before, { with: t.unitId('early'), hex: t.hex('0102') });
    expect(gcacw.broken(t.game)).toBe('leader-not-his-unit:0');
  });

  rule('2.2/army-leader-infantry-only', 'an army leader may be attached to infantry only', () => {
    expectInfantryOnly('army');
  });

  rule('2.2/district-leader-infantry-only', 'a district leader may be attached to infantry only', () => {
    expectInfantryOnly('district');
  });

  rule('2.2/corps-division-leader-attachment', 'he may be attached to any arm of his own command, to no other', () => {
    for (const size of ['corps', 'division']) {
      const t = transfer(`C Hill 0101; leader Jackson ${size}`, ...ALL_ARMS);
      for (const unit of ['ewell', 'stuart', 'guns']) expect(to(t, 'jackson', unit), unit).toBeUndefined();
      expect(to(t, 'jackson', 'other')).toBe('2.2/corps-division-leader-attachment');
    }
    const parts = transfer(
      'C Duke 0101 cmd=M-W; leader Morgan division cmd=M',
      'C Basil 0102 cmd=M-W',
      'C Allen 0102 cmd=A-W',
    );
    expect(to(parts, 'morgan', 'basil')).toBeUndefined();
    expect(to(parts, 'morgan', 'allen')).toBe('2.2/corps-division-leader-attachment');
  });
});
