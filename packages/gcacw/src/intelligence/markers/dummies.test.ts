import { scripted } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../game.ts';
import { engine } from '../../ruleset.ts';
import { cover, markers } from '../../testing/forces.ts';
import { Table, told } from '../../testing/table.ts';
import { DUMMY_TYPES, type DummyType } from '../shapes.ts';

/** Row 1 of the map: 0101 clear, 0301 rolling, 0501 rough, 0701 woods, 0901 clear; a river before 0403. */
const FIELD = `
  options limitedIntelligence
  map
    .   o   r   w   .
      .   o   r   w
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
  minor-river 0303 | 0403 0402
  road 0103-0202-0302
  C Hill 0103 5; leader Lee corps
  C Stuart 0103 cav 4
  U Newton 0903 5
`;

const camp = (): Table => new Table(FIELD).atAction('confederate');
const dummy = (hex: string): Table => cover(camp(), 'confederate', 1, hex);
const marching = (hex: string, as: string, ...dice: number[]): Table => {
  const t = dummy(hex);
  t.do({ do: 'marchDummy', force: 1, as, sham: false }, dice);
  return t;
};
const leftOf = (t: Table): number | undefined => (t.top as Frame<'dummyMarch' | 'march'>).left;

describe('a dummy that is set in motion', () => {
  test('goes as any of five kinds, with a sham roll or without; markers with units under them do not', () => {
    const t = cover(dummy('0101'), 'confederate', 2, '0103', 'hill');
    cover(t, 'union', 3, '0903');
    const shams = (as: DummyType): boolean[] => (as.endsWith('leader') ? [false] : [false, true]);
    const expected = DUMMY_TYPES.flatMap(as => shams(as).map(sham => ({ do: 'marchDummy', force: 1, as, sham })));
    expect(t.open('marchDummy')).toEqual(expected);
    expect(t.why({ do: 'marchDummy', force: 1, as: 'infantry-leader', sham: true })).toBe('LI/extended-march-open');
    expect(t.why({ do: 'marchDummy', force: 3, as: 'infantry', sham: false })).toBe('LI/dummy');
  });

  test('rolls what units or leaders of that kind roll', () => {
    const { foot, cavalry, infantryLeader, cavalryCorpsLeader, cavalryDivisionLeader } =
      camp().game.world.profile.allowances.confederate;
    for (const [as, formula, why] of [
      ['infantry', foot, 'allowance'],
      ['cavalry', cavalry, 'allowance'],
      ['infantry-leader', infantryLeader, 'leader-allowance'],
      ['cavalry-leader', cavalryCorpsLeader, 'leader-allowance'],
      ['cavalry-division-leader', cavalryDivisionLeader, 'leader-allowance'],
    ] as const) {
      const choice = { do: 'marchDummy', force: 1, as, sham: false } as const;
      const verdict = engine.decide(dummy('0101').game, 'confederate', choice, scripted([]));
      expect('needsDice' in verdict && verdict.needsDice).toMatchObject({ why, n: formula.dice });
      const t = dummy('0101');
      const [activated, rolled] = t.do(choice, Array(formula.dice).fill(6));
      const points = Math.max(formula.atLeast, 6 * formula.dice + formula.plus);
      expect(activated).toEqual({ type: 'forceActivated', side: 'confederate', force: 1 });
      expect(rolled).toEqual({ type: 'forceRolled', side: 'confederate', force: 1, points });
      expect(t.top).toMatchObject({ kind: 'dummyMarch', force: 1, as, left: points * 2, moved: false });
    }
  });
});

describe('a sham roll on the way', () => {
  test.each([
    ['infantry', 1],
    ['cavalry-leader', 2],
  ])('is made as often as units of the kind could: %s', (as, times) => {
    const t = marching('0101', as, ...(as === 'infantry' ? [6] : [6, 6]));
    for (let n = 0; n < times; n++) expect(told(t.do({ do: 'sham' }, 3))).toEqual(['forceExtendedMarch']);
    expect(t.why({ do: 'sham' })).toBe('LI/extended-march-open');
  });

  test('is not made once it has moved', () => {
    const t = marching('0101', 'infantry', 6);
    t.walk('0102');
    expect(t.why({ do: 'sham' })).toBe('LI/extended-march-open');
  });
});

describe('markers placed around a dummy that is set in motion', () => {
  const conceal = (force: number) => ({ do: 'conceal', hex: '0103', force, units: ['hill'] });

  test('with a leader, before it moves, as while a leader is active; not under itself', () => {
    const led = marching('0103', 'infantry-leader', 6);
    expect(led.why(conceal(0))).toBeUndefined();
    expect(led.why(conceal(1))).toBe('LI/place-when');
    expect(led.open('conceal').some(choice => choice.do === 'conceal' && choice.force === 1)).toBe(false);
    led.walk('0102');
    expect(led.why(conceal(0))).toBe('LI/place-when');
    expect(led.open('conceal')).toEqual([]);
  });

  test('not after a sham roll: a unit that has rolled is on the march', () => {
    const led = marching('0103', 'infantry-leader', 6);
    led.do({ do: 'sham' }, 3);
    expect([led.why(conceal(0)), led.open('conceal')]).toEqual(['LI/place-when', []]);
  });

  test('and when it has marched, while riders are asked about', () => {
    const led = marching('0103', 'infantry-leader', 6);
    led.do({ do: 'stop' });
    expect([led.asked, led.why(conceal(0))]).toEqual(['riding confederate', undefined]);
    Object.assign(led.top ?? {}, { led: false });
    expect([led.why(conceal(0)), led.open('conceal')]).toEqual(['LI/place-when', []]);
  });

  test('without a leader there are none', () => {
    const alone = marching('0103', 'infantry', 6);
    expect([alone.why(conceal(0)), alone.open('conceal')]).toEqual(['LI/place-when', []]);
  });
});

describe('a dummy on the march', () => {
  test.each(['0102', '0201', '0202', '0301', '0401'])('pays to enter %s what units pay', to => {
    const from = { '0102': '0101', '0201': '0101', '0202': '0103', '0301': '0201', '0401': '0301' }[to] ?? '';
    for (const [as, unit] of [
      ['infantry', 'hill'],
      ['cavalry', 'stuart'],
    ] as const) {
      const real = camp().put(unit, { hex: camp().hex(from) });
      real.do({ do: 'march', unit }, Array(as === 'cavalry' ? 2 : 1).fill(6));
      const sham = marching(from, as, ...Array(as === 'cavalry' ? 2 : 1).fill(6));
      expect(leftOf(sham)).toBe(leftOf(real));
      const before = leftOf(sham) ?? 0;
      expect(sham.walk(to)).toEqual([
        { type: 'forceMoved', side: 'confederate', force: 1, from: sham.hex(from), to: sham.hex(to) },
      ]);
      real.walk(to);
      expect(leftOf(sham)).toBe(leftOf(real));
      expect(leftOf(sham)).toBeLessThan(before);
    }
  });

  test('pays as infantry, not as cavalry, for a hex that its own infantry fills', () => {
    const paid = (as: string, to: string): number => {
      const t = marching('0102', as, ...(as === 'cavalry' ? [6, 6] : [6]));
      const before = leftOf(t) ?? 0;
      t.walk(to);
      return before - (leftOf(t) ?? 0);
    };
    expect(paid('cavalry', '0103')).toBe(paid('cavalry', '0201'));
    expect(paid('infantry', '0103')).toBeGreaterThan(paid('infantry', '0201'));
  });

  test('enters one hex in any case, and then what it can pay for', () => {
    const t = marching('0401', 'infantry', 1);
    (t.game.stack.at(-1) as Frame<'dummyMarch'>).left = 1;
    t.walk('0501');
    expect([t.game.board.forces[0]?.hex, t.asked]).toEqual([t.hex('0501'), 'initiative table']);
    const next = marching('0101', 'infantry', 3);
    next.walk('0102');
    (next.game.stack.at(-1) as Frame<'dummyMarch'>).left = 1;
    const cost = 3;
    expect(next.refusal({ do: 'step', to: '0201' })).toMatchObject({
      clause: '6.2/minimum-one-hex',
      params: { cost, left: 0.5 },
    });
    expect(next.open('step')).toEqual([]);
    (next.game.stack.at(-1) as Frame<'dummyMarch'>).left = cost * 2;
    expect(next.why({ do: 'step', to: '0201' })).toBeUndefined();
  });

  test('goes to neighbours, over no barrier and to no enemy', () => {
    const corner = marching('0101', 'infantry', 3);
    expect(corner.open('step').map(choice => 'to' in choice && choice.to)).toEqual(
      expect.arrayContaining([corner.hex('0102'), corner.hex('0201')]),
    );
    expect([corner.open('step').length, corner.open('stop').length]).toEqual([2, 1]);
    expect(corner.why({ do: 'step', to: '0103' })).toBe('6.1/move-cost');
    expect(corner.why({ do: 'step', to: -1 })).toBe('6.1/move-cost');
    const t = marching('0303', 'infantry', 3);
    expect(t.why({ do: 'step', to: '0403' })).toBe('6.2/river-crossing');
    t.put('newton', { hex: t.hex('0203') });
    expect(t.why({ do: 'step', to: '0203' })).toBe('6.2/enemy-hex');
  });

  test('is over when it stops, when nothing is left, or when the marker is taken off', () => {
    const over = 'initiative table';
    const stopped = marching('0101', 'infantry', 3);
    stopped.do({ do: 'stop' });
    const revealed = marching('0101', 'infantry', 3);
    revealed.do({ do: 'reveal', force: 1 });
    const still = marching('0101', 'infantry', 3);
    (still.game.stack.at(-1) as Frame<'dummyMarch'>).left = 0;
    expect([stopped.asked, revealed.asked, still.asked]).toEqual([over, over, 'dummyMarch confederate']);
  });
});

describe('dummies that ride along', () => {
  /** Two dummies beside the units of 0103, which are under marker 1; another dummy elsewhere. */
  const crowd = (...units: string[]): Table => {
    const t = cover(cover(camp(), 'confederate', 1, '0103', ...units), 'confederate', 2, '0103');
    return cover(cover(t, 'confederate', 3, '0103'), 'confederate', 4, '0101');
  };

  test.each([
    ['hill', 'infantry', [3]],
    ['stuart', 'cavalry', [3, 3]],
  ] as const)('go as far as %s may, and as %s', (unit, as, dice) => {
    const t = crowd(unit);
    t.do({ do: 'march', unit }, [...dice]);
    const allowance = leftOf(t);
    t.do({ do: 'stop' });
    expect(t.top).toMatchObject({ kind: 'riding', by: 'confederate', waiting: [1, 2, 3], allowance, as });
    t.do({ do: 'ride', force: 3, sham: false });
    expect(t.top).toMatchObject({ kind: 'dummyMarch', force: 3, as, left: allowance, moved: false });
  });

  test('are asked about after a leader whose side placed its first marker while he was active, and not without one', () => {
    for (const places of [true, false]) {
      const t = camp();
      t.do({ do: 'activate', leader: 'lee', units: ['hill'], digging: [] }, 3);
      t.do({ do: 'attach', unit: 'hill', along: [] });
      if (places) t.do({ do: 'conceal', hex: '0103', force: 0, units: [] });
      t.do({ do: 'go', unit: 'hill' });
      t.do({ do: 'stop' });
      expect(t.asked === 'riding confederate').toBe(places);
    }
  });

  test('do so once each, with a sham roll if their owner likes', () => {
    const t = crowd('hill');
    t.do({ do: 'march', unit: 'hill' }, 3);
    t.do({ do: 'stop' });
    expect(t.open('ride')).toEqual([2, 3].flatMap(force => [false, true].map(sham => ({ do: 'ride', force, sham }))));
    expect(t.open('finish')).toHaveLength(1);
    expect(t.why({ do: 'ride', force: 4, sham: false })).toBe('LI/dummy-rides-along');
    expect(told(t.do({ do: 'ride', force: 2, sham: true }, 5))).toEqual(['forceExtendedMarch']);
    t.do({ do: 'stop' });
    expect(t.open('ride').map(choice => 'force' in choice && choice.force)).toEqual([3, 3]);
  });

  test('follow a dummy too, which does not follow itself; a unit in the open nobody follows', () => {
    const t = crowd();
    t.do({ do: 'marchDummy', force: 2, as: 'cavalry', sham: false }, [3, 3]);
    const allowance = leftOf(t);
    t.do({ do: 'stop' });
    expect(t.top).toMatchObject({ kind: 'riding', waiting: [1, 3], allowance, as: 'cavalry' });
    const open = crowd('stuart');
    open.do({ do: 'march', unit: 'hill' }, 3);
    open.do({ do: 'stop' });
    expect(open.asked).toBe('initiative table');
  });

  test('are done with when no marker of them is left', () => {
    const t = crowd('hill');
    t.do({ do: 'march', unit: 'hill' }, 3);
    t.do({ do: 'stop' });
    for (const force of [1, 2]) t.do({ do: 'reveal', force });
    expect(t.asked).toBe('riding confederate');
    t.do({ do: 'reveal', force: 3 });
    expect([t.asked, markers(t)]).toEqual(['initiative table', ['confederate 4:']]);
  });
});
