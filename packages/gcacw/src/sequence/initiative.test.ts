import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const MAP = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
`;
const NEWTON = 'U Newton 0101';
const HILL = 'C Hill 0703';
/** A tie of 6 ends the turn: both roll every time. */
const TIES = 'ties confederate confederate confederate confederate confederate end-turn';

const take = { do: 'take' };
const pass = { do: 'pass' };
const roll = { do: 'roll' };

/** The first Action Phase of a game: leader transfers are over. */
function phase(...lines: string[]): Table {
  const t = new Table([...lines, MAP].join('\n'));
  t.do({ do: 'finish' });
  t.do({ do: 'finish' });
  return t;
}

const FACES = [1, 2, 3, 4, 5, 6];

describe('who has the initiative', () => {
  rule('4.2/roll-high-wins', 'the higher die wins, by however little', () => {
    const t = phase(NEWTON, HILL);
    const before = t.game;
    for (const union of FACES) {
      for (const confederate of FACES.filter(face => face !== union)) {
        t.game = before;
        t.do(roll, [union, confederate]);
        expect(t.asked).toBe(union > confederate ? 'offer union' : 'offer confederate');
      }
    }
  });

  rule('4.2/tie-confederate', 'a tie goes to the Confederate, whatever the number, but in BAC and AIO', () => {
    for (const game of ['SJW', 'HCR', 'RTG', 'SIV', 'SLB', 'OTR', 'GTC', 'AGA', 'HSN', 'RWH', 'BTC']) {
      for (const face of FACES) {
        const t = phase(`game ${game}`, NEWTON, HILL);
        expect(told(t.do(roll, [face, face])), game).toEqual(['initiativeRolled 4.2/tie-confederate']);
        expect(t.asked, game).toBe('offer confederate');
      }
    }
  });

  rule('4.2/tie-bac-aio', 'in BAC and AIO a tie goes by the number rolled, and a scenario there must say how', () => {
    for (const game of ['BAC', 'AIO']) {
      expect(() => phase(`game ${game}`, NEWTON, HILL)).toThrow();
      for (const face of FACES) {
        const t = phase(`game ${game}`, 'ties union confederate union confederate confederate union', NEWTON, HILL);
        expect(told(t.do(roll, [face, face]))).toEqual(['initiativeRolled 4.2/tie-bac-aio']);
        expect(t.asked, `${game} ${face}`).toBe([1, 3, 6].includes(face) ? 'offer union' : 'offer confederate');
      }
    }
  });

  rule('4.2/record-winning-die', 'both dice are kept through the phase; without a roll there are none', () => {
    const t = phase(NEWTON, HILL);
    t.do(roll, [5, 3]);
    expect(t.game.board.initiative).toEqual({ winner: 'union', union: 5, confederate: 3 });
    t.do(take);
    t.do({ do: 'march', unit: 'newton' }, 3);
    expect(t.game.board.initiative).toEqual({ winner: 'union', union: 5, confederate: 3 });
    const tied = phase(NEWTON, HILL);
    tied.do(roll, [4, 4]);
    expect(tied.game.board.initiative).toEqual({ winner: 'confederate', union: 4, confederate: 4 });
    expect(phase(`${NEWTON} f4`, HILL).game.board.initiative).toEqual({
      winner: 'confederate',
      union: 0,
      confederate: 0,
    });
  });

  rule('4.2/record-winning-die', 'in OTR the die kept limits what a Union leader may activate', () => {
    const two = { do: 'activate', leader: 'reynolds', units: ['newton', 'sykes'], digging: [] };
    for (const [die, refused] of [
      [4, '5.2/otr-union-limit'],
      [5, undefined],
    ] as const) {
      const t = phase('game OTR', `${NEWTON}; leader Reynolds`, 'U Sykes 0101', HILL);
      t.do(roll, [die, 2]);
      t.do(take);
      expect(t.why(two)).toBe(refused);
    }
  });

  rule('4.2/auto-win', 'a side alone with eligible units wins without a roll', () => {
    const union = phase(NEWTON, `${HILL} f4`);
    expect(union.asked).toBe('offer union');
    expect(phase(`${NEWTON} f4`, HILL).asked).toBe('offer confederate');
    expect(phase(`${NEWTON} f3`, `${HILL} f3`).asked).toBe('initiative table');
    expect(phase(`${NEWTON} f4`, 'U Sykes 0102 f3', HILL).asked).toBe('initiative table');
    expect(phase(NEWTON).asked).toBe('offer union');
  });

  rule(
    '4.2/eligible-for-activation',
    'a side is eligible with a unit at FL 3, by the option with an organized one at FL 4',
    () => {
      expect(phase(NEWTON, `${HILL} f3 disorganized exhausted demoralized2`).asked).toBe('initiative table');
      expect(phase(NEWTON, `${HILL} f4`).asked).toBe('offer union');
      expect(phase('options fatigue4March', NEWTON, `${HILL} f4`).asked).toBe('initiative table');
      expect(phase('options fatigue4March', NEWTON, `${HILL} f4 disorganized`).asked).toBe('offer union');
    },
  );

  rule('4.2/forced-roll-exception', 'where a tie can end the turn both roll, though one has nothing eligible', () => {
    for (const end of ['end-turn', 'end-turn-without-recovery']) {
      const t = phase(TIES.replace('end-turn', end), NEWTON, `${HILL} f4`);
      expect(t.asked).toBe('initiative table');
      expect(t.why(roll)).toBeUndefined();
    }
    const harmless = TIES.replace('end-turn', 'union');
    expect(phase(harmless, NEWTON, `${HILL} f4`).asked).toBe('offer union');
    const t = phase(TIES, 'turns 2', NEWTON, `${HILL} f4`);
    expect(told(t.do(roll, [6, 6]))).toContain('cycleEnded 4.4/scenario-early-end');
  });

  rule(
    '4.2/ineligible-winner-passes',
    'a winner without eligible units may not take the initiative, he must pass',
    () => {
      const t = phase(TIES, NEWTON, `${HILL} f4`);
      t.do(roll, [2, 5]);
      expect(t.asked).toBe('offer confederate');
      expect(t.why(take)).toBe('4.2/ineligible-winner-passes');
      expect(t.why(pass)).toBeUndefined();
      t.do(pass);
      expect(t.asked).toBe('offer union');
      expect([t.why(take), t.why(pass)]).toEqual([undefined, undefined]);
      expect(told(t.do(pass))).toContain('cycleEnded 4.4/both-pass');
    },
  );
});

describe('take the initiative, or pass', () => {
  rule('4.2/winner-options', 'the winner takes it and must act, or hands it to the other side', () => {
    const t = phase(NEWTON, HILL);
    t.do(roll, [6, 1]);
    expect(t.game.stack.at(-1)).toMatchObject({ kind: 'offer', by: 'union', handed: false });
    const before = t.game;
    t.do(take);
    expect(t.asked).toBe('action union');
    t.game = before;
    expect(told(t.do(pass))).toEqual(['passed']);
    expect(t.asked).toBe('offer confederate');
  });

  test('both may take it and pass, but not a winner who has nothing to act with', () => {
    const t = phase(NEWTON, HILL);
    const verbs = () => ['take', 'pass'].map(verb => t.open(verb).length);
    t.do(roll, [6, 1]);
    expect(verbs()).toEqual([1, 1]);
    t.do(pass);
    expect(verbs()).toEqual([1, 1]);
    t.put('hill', { fatigue: 4 });
    expect(verbs()).toEqual([0, 1]);
  });

  rule('4.2/loser-options', 'who is handed it takes it and must act, or ends the cycle at once', () => {
    const t = phase(NEWTON, HILL);
    t.do(roll, [6, 1]);
    t.do(pass);
    const before = t.game;
    t.do(take);
    expect(t.asked).toBe('action confederate');
    t.game = before;
    expect(told(t.do(pass))).toEqual(['passed', 'cycleEnded 4.4/both-pass', 'phaseBegan']);
  });

  rule('4.2/passing-does-nothing', 'a pass changes nothing on the map, and both roll again after the action', () => {
    const t = phase(NEWTON, HILL);
    t.do(roll, [6, 1]);
    const { units } = t.game.board;
    t.do(pass);
    expect(t.game.board.units).toEqual(units);
    t.do(take);
    t.do({ do: 'march', unit: 'hill' }, 3);
    t.do({ do: 'stop' });
    expect(t.asked).toBe('initiative table');
    t.do(roll, [6, 1]);
    expect(t.asked).toBe('offer union');
    expect(t.why(take)).toBeUndefined();
  });

  rule('4.3/must-perform-one-action', 'who took the initiative acts, once, with an eligible unit', () => {
    const t = phase(NEWTON, 'U Spent 0102 f4', HILL);
    t.do(roll, [6, 1]);
    t.do(take);
    for (const verb of ['pass', 'finish', 'stop', 'roll']) expect(t.why({ do: verb })).toBe('kernel/no-such-choice');
    expect(t.open('march')).toHaveLength(1);
    expect(t.why({ do: 'march', unit: 'spent' })).toBe('5.1/fatigue-3-or-less');
    expect(t.why({ do: 'march', unit: 'hill' })).toBe('5.1/one-unit');
    t.do({ do: 'march', unit: 'newton' }, 3);
    t.do({ do: 'stop' });
    expect(t.asked).toBe('initiative table');
  });
});

describe('the end of the cycle', () => {
  rule('4.4/both-pass', 'it ends when both pass in one phase, not when one does', () => {
    const t = phase(NEWTON, HILL);
    t.do(roll, [6, 1]);
    expect(told(t.do(pass))).toEqual(['passed']);
    const before = t.game;
    expect(told(t.do(pass))).toContain('cycleEnded 4.4/both-pass');
    expect(t.asked).toBe('recovery union');
    t.game = before;
    t.do(take);
    t.do({ do: 'march', unit: 'hill' }, 3);
    expect(told(t.do({ do: 'stop' }))).toEqual(['marchEnded 6.1/spend-any']);
    t.do(roll, [1, 6]);
    expect(told(t.do(pass))).toEqual(['passed']);
    expect(t.asked).toBe('offer union');
  });

  rule('4.4/none-eligible', 'it ends when nobody has an eligible unit, be it after an action', () => {
    expect(phase(`${NEWTON} f4`, `${HILL} f4`).asked).toBe('recovery union');
    expect(phase(TIES, `${NEWTON} f4`, `${HILL} f4`).asked).toBe('recovery union');
    const t = phase(`${NEWTON} f3`, `${HILL} f4`);
    t.do(take);
    t.do({ do: 'march', unit: 'newton' }, 3, 1);
    expect(told(t.do({ do: 'stop' }))).toContain('cycleEnded 4.4/none-eligible');
    expect(t.asked).toBe('recovery union');
  });

  rule('4.4/pass-against-ineligible', 'it ends when a side passes and the other has nothing eligible', () => {
    const alone = phase(`${NEWTON} f4`, HILL);
    expect(told(alone.do(pass))).toEqual(['passed', 'cycleEnded 4.4/pass-against-ineligible', 'phaseBegan']);
    expect(alone.asked).toBe('recovery union');
    const rolled = phase(TIES, NEWTON, `${HILL} f4`);
    rolled.do(roll, [5, 2]);
    expect(told(rolled.do(pass))).toContain('cycleEnded 4.4/pass-against-ineligible');
    const both = phase(NEWTON, HILL);
    both.do(roll, [1, 6]);
    both.do(pass);
    expect(both.asked).toBe('offer union');
  });
});
