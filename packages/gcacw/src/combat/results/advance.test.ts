import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flee, storm, strike, union } from '../../testing/battle.ts';
import { pointsLeft } from '../../testing/points.ts';
import type { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

const AWAY = ['0506', '0507', '0407', '0308'];

/** Newton beats Hill, who runs to 0308; the row decides what it costs Newton. */
function won(row: number, pieces: string, ...leaders: string[]): Table {
  const t = union(pieces);
  if (leaders.length > 0) storm(t, leaders[0] ?? '', leaders.slice(1), '0505', row);
  else strike(t, 'newton', '0505', row, 'hasty');
  if (t.asked === 'losses confederate') t.do({ do: 'divide', losses: [2, 0] });
  if (t.top?.kind !== 'retreat') return t;
  flee(t, ...(row >= 4 ? AWAY : AWAY.slice(0, 2)));
  t.do({ do: 'halt' });
  return t;
}

/** Leaders who change their unit first: `{ reno: 'getty' }`. */
const advance = (units: readonly string[], changes: Readonly<Record<string, string>> = {}) => ({
  do: 'advance',
  units,
  leaders: Object.keys(changes),
  attachedTo: Object.values(changes),
});

const DUEL = `
  U Newton 0504 12
  U Getty 0504 5
  C Hill 0505 4
  C Far 0809 5
`;

describe('who advances', () => {
  rule('7.6/advance-who', 'any of the attacking units may, in a march only the active one', () => {
    const t = won(6, DUEL);
    expect(t.why(advance(['newton']))).toBeUndefined();
    expect(t.why(advance(['getty']))).toBe('7.6/advance-who');
    expect(t.why(advance(['newton', 'getty']))).toBe('7.6/advance-who');
    expect(t.why(advance([]))).toBe('7.6/advance-who');
    expect(t.why({ do: 'remain' })).toBeUndefined();
    const led = DUEL.replace('U Newton 0504 12', 'U Newton 0504 12; leader Ames').concat('\nU Idle 0504 5');
    const assault = won(6, led, 'ames', 'newton', 'getty');
    for (const units of [['newton'], ['getty'], ['newton', 'getty']])
      expect(assault.why(advance(units))).toBeUndefined();
    expect(assault.why(advance(['idle']))).toBe('7.6/advance-who');
    assault.do(advance(['getty']));
    expect([assault.unit('newton').at, assault.unit('getty').at]).toEqual(['0504', '0505']);
  });

  rule('7.6/advance-needs-vacated', 'only into a hex that all defenders have left, by retreat or by their end', () => {
    expect(won(6, DUEL).asked).toBe('advance union');
    const gone = union(DUEL.replace('Hill 0505 4', 'Hill 0505 1').replace('Newton 0504 12', 'Newton 0504 4'));
    strike(gone, 'newton', '0505', 6);
    expect(gone.unit('hill').at).toBe('nowhere');
    expect(gone.asked).toBe('advance union');
    // The defenders are still there when it comes to the advance
    const held = union(DUEL);
    strike(held, 'newton', '0505', 6);
    flee(held, '0506', '0507', '0407', '0308');
    held.put('far', { hex: held.hex('0505') });
    held.do({ do: 'halt' });
    expect(held.top?.kind).not.toBe('advance');
  });
});

describe('what it costs', () => {
  rule('7.6/advance-not-movement', 'it costs no points, and zones of control neither hinder nor stop it', () => {
    // From one enemy zone, of Zone, into another: as movement it would take all points and disorganize
    const t = won(6, `${DUEL}\nC Zone 0604 5`);
    const left = 6 - 1;
    t.do(advance(['newton']));
    expect(t.unit('newton')).toMatchObject({ at: '0505', disorganized: false, manpower: 12 });
    expect(pointsLeft(t)).toBe(left);
  });

  rule(
    '7.6/advance-optional-continue',
    'a march may go on after a, advanced or not, unless D, F, f or E came with it or no points are left',
    () => {
      for (const choice of [advance(['newton']), { do: 'remain' }]) {
        const t = won(6, DUEL);
        t.do(choice);
        expect(t.asked).toBe('march union');
        expect(pointsLeft(t)).toBe(5);
        expect(t.open('step').length).toBeGreaterThan(0);
        for (const row of [2, 3, 4, 5]) {
          const over = won(row, DUEL.replace('Getty 0504 5', 'Getty 0503 5'));
          over.do(choice);
          expect(over.top?.kind, `row ${row}`).not.toBe('march');
        }
      }
      const spent = union(DUEL);
      spent.do({ do: 'march', unit: 'newton' }, 1);
      strike(spent, 'newton', '0505', 6, 'hasty');
      flee(spent, ...AWAY);
      spent.do({ do: 'halt' });
      spent.do(advance(['newton']));
      expect(spent.top?.kind).not.toBe('march');
    },
  );

  rule('7.6/advance-into-zoc', 'after it, in an enemy normal zone, the unit attacks again or ends its march', () => {
    const t = won(6, `${DUEL}\nC Next 0605 5`);
    t.do(advance(['newton']));
    expect(t.unit('newton').at).toBe('0505');
    expect(t.why({ do: 'step', to: '0404' })).toMatch(/^6.2\/(exit-zoc-first-activity|enter-zoc-still-in-zoc)$/);
    expect(t.open('step')).toEqual([]);
    expect(t.open('attack').map(choice => ('type' in choice ? choice.type : ''))).toEqual([
      'column',
      'hasty',
      'normal',
      'prepared',
    ]);
    expect(t.why({ do: 'stop' })).toBeUndefined();
    const free = won(6, DUEL);
    free.do(advance(['newton']));
    expect(free.why({ do: 'step', to: '0404' })).toBeUndefined();
  });

  rule(
    '7.6/advance-triggers-cavalry-retreat',
    'cavalry into whose normal zone infantry advances may slip away, also at the end of a march; not from cavalry',
    () => {
      for (const row of [6, 5]) {
        const far = won(row, `${DUEL}\nC Stuart 0606 cav 3 cmd=Cav`);
        far.do(advance(['newton']));
        expect(far.asked, `row ${row}`).not.toBe('evasion confederate');
        const near = won(row, `${DUEL}\nC Stuart 0605 cav 3 cmd=Cav`);
        near.do(advance(['newton']));
        expect(near.asked, `row ${row}`).toBe('evasion confederate');
      }
      const stays = won(6, `${DUEL}\nC Stuart 0605 cav 3 cmd=Cav`);
      stays.do({ do: 'remain' });
      expect(stays.asked).toBe('march union');
    },
  );
});

describe('leaders', () => {
  const LED = `
    U Newton 0504 12; leader Reno corps
    U Getty 0504 5
    C Hill 0505 4
    C Far 0809 5
  `;

  rule(
    '7.6/advance-leaders-may',
    'a leader goes with his unit, be it an army; he may stay with another if not all go that could',
    () => {
      for (const leader of ['Reno corps', 'Reno army', 'Reno district']) {
        const march = won(6, LED.replace('Reno corps', leader));
        expect(march.why(advance(['newton'], { reno: 'getty' })), leader).toBe('7.6/advance-leaders-may');
        march.do(advance(['newton']));
        expect(march.leader('reno')).toMatchObject({ unit: 'newton', at: '0505' });
      }
      const some = won(6, LED, 'reno', 'newton', 'getty');
      expect(some.why(advance(['newton', 'getty'], { reno: 'getty' }))).toBe('7.6/advance-leaders-may');
      some.do(advance(['newton'], { reno: 'getty' }));
      expect(some.leader('reno')).toMatchObject({ unit: 'getty', at: '0504' });
      const alone = won(5, LED.replace('Getty 0504', 'Getty 0503'));
      expect(alone.why(advance(['newton'], { reno: 'getty' }))).toBe('7.6/advance-leader-reattach');
      alone.do(advance(['newton']));
      expect(alone.leader('reno').at).toBe('0505');
    },
  );

  const OTHER = LED.replace('Newton 0504 12; leader Reno corps', 'Newton 0504 12').replace(
    'Getty 0504 5',
    'Getty 0504 5; leader Reno corps; leader Meade army',
  );

  rule(
    '7.6/advance-leader-reattach',
    'a leader in the hex may come along with a subordinate he was not attached to, with nobody else',
    () => {
      const t = won(6, OTHER);
      t.do(advance(['newton'], { reno: 'newton', meade: 'newton' }));
      expect(['reno', 'meade'].map(id => [t.leader(id).unit, t.leader(id).at])).toEqual(
        Array(2).fill(['newton', '0505']),
      );
      const without = won(6, OTHER);
      without.do(advance(['newton']));
      expect(without.leader('reno')).toMatchObject({ unit: 'getty', at: '0504' });
      const stranger = won(6, OTHER.replace('Newton 0504 12', 'Newton 0504 12 cmd=B'));
      expect(stranger.why(advance(['newton'], { reno: 'newton' }))).toBe('7.6/advance-leader-reattach');
      const far = won(6, OTHER.replace('Getty 0504', 'Getty 0503'));
      expect(far.why(advance(['newton'], { reno: 'newton' }))).toBe('7.6/advance-leader-reattach');
      // Two corps leaders do not find room with one unit
      const two = won(6, `${OTHER}\nU Third 0504 5; leader Cox corps`);
      expect(two.why(advance(['newton'], { cox: 'newton' }))).toBeUndefined();
      expect(two.why(advance(['newton'], { reno: 'newton', cox: 'newton' }))).toBe('7.6/advance-leader-reattach');
    },
  );

  rule('7.6/advance-leader-reattach', 'among several units his owner names the one', () => {
    const three = `${OTHER.replace('Getty 0504 5', 'Getty 0504 2')}\nU Third 0504 2`;
    const fought = () => won(6, three, 'reno', 'newton', 'third', 'getty');
    for (const unit of ['newton', 'third']) {
      const t = fought();
      t.do(advance(['newton', 'third'], { reno: unit }));
      expect(t.leader('reno')).toMatchObject({ unit, at: '0505' });
    }
    const apart = fought();
    apart.do(advance(['newton', 'third'], { reno: 'third', meade: 'newton' }));
    expect(['reno', 'meade'].map(id => apart.leader(id).unit)).toEqual(['third', 'newton']);
  });

  rule(
    '6.3/advance-reattach',
    'two leaders of one level may change places, the one to go and the other to stay',
    () => {
      const both = `${LED}\nU Third 0504 5; leader Cox corps`;
      const fought = () => won(6, both, 'reno', 'newton', 'third');
      const t = fought();
      t.do(advance(['newton'], { reno: 'third', cox: 'newton' }));
      expect(['reno', 'cox'].map(id => [t.leader(id).unit, t.leader(id).at])).toEqual([
        ['third', '0504'],
        ['newton', '0505'],
      ]);
      expect(fought().why(advance(['newton'], { reno: 'third' }))).toBe('7.6/advance-leader-reattach');
      const listed = fought().open('advance');
      const leaders = ['reno', 'cox'].map(id => t.leaderId(id));
      const attachedTo = ['third', 'newton'].map(id => t.unitId(id));
      expect(listed).toContainEqual({ do: 'advance', units: [t.unitId('newton')], leaders, attachedTo });
    },
  );

  test('the list offers each of these ways, also where a side has many leaders', () => {
    const crowd = Array.from({ length: 8 }, (_, n) => `U Unit${n} 0${1 + n}01 3; leader Far${n} corps`);
    const t = won(6, [OTHER, ...crowd].join('\n'));
    const sets = t.open('advance').map(choice => ('leaders' in choice ? choice.leaders.length : -1));
    expect(sets.sort()).toEqual([0, 1, 1, 2]);
  });
});
