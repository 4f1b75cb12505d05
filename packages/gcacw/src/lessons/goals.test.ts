import { describe, expect, it } from 'vitest';
import type { Event } from '../board.ts';
import { field, rollRow, strike } from '../testing/battle.ts';
import { idleUntil } from '../testing/idle.ts';
import { type Named, Table } from '../testing/table.ts';
import { isReached } from './goals.ts';
import type { Goal } from './lesson.ts';

const TWO_DIVISIONS = field(`turns 2
road 0504-0505-0506-0507
U Newton 0507 12; leader Reynolds t2
U Doubleday 0407 8
C Hill 0504 3 t0`);

const isMet = (t: Table, goal: Goal, events: readonly Event[] = [], refusals: readonly string[] = []): boolean =>
  isReached({ game: t.game, events, refusals }, goal);

describe('a march', () => {
  const t = new Table(TWO_DIVISIONS).atAction('union');
  const goals = {
    there: { kind: 'at', unit: 'newton', hexes: [t.hex('0404'), t.hex('0505')] },
    newton: { kind: 'activated', piece: 'newton' },
    doubleday: { kind: 'activated', piece: 'doubleday' },
    reynolds: { kind: 'activated', piece: 'reynolds' },
    marched: { kind: 'marched', unit: 'newton' },
    otherMarched: { kind: 'marched', unit: 'doubleday' },
    tired: { kind: 'fatigue', unit: 'newton', least: 1 },
    spent: { kind: 'fatigue', unit: 'newton', least: 2 },
  } as const satisfies Record<string, Goal>;
  const events: Event[] = [];
  const met = () => Object.entries(goals).flatMap(([name, goal]) => (isMet(t, goal, events) ? [name] : []));

  it('reaches nothing before it begins', () => expect(met()).toEqual([]));

  it('begins with one unit, which is the more tired for it', () => {
    events.push(...t.do({ do: 'march', unit: 'newton' }, 4));
    expect(met()).toEqual(['newton', 'tired']);
  });

  it('is not there on the way', () => {
    events.push(...t.walk('0506'));
    expect(met()).toEqual(['newton', 'tired']);
  });

  it('is there, and then it ends', () => {
    events.push(...t.walk('0505'));
    expect(met()).toEqual(['there', 'newton', 'tired']);
    events.push(...t.do({ do: 'stop' }));
    expect(met()).toEqual(['there', 'newton', 'marched', 'tired']);
  });

  it('is forgotten by the next step, but for where it stands and how tired it is', () => {
    events.length = 0;
    expect(met()).toEqual(['there', 'tired']);
  });
});

it('a leader is activated, with the units he takes along and no others', () => {
  const t = new Table(TWO_DIVISIONS).atAction('union');
  const events = t.do({ do: 'activate', leader: 'reynolds', units: ['newton'], digging: [] }, 3);
  const activated = (piece: string) => isMet(t, { kind: 'activated', piece }, events);
  expect(['reynolds', 'newton', 'doubleday'].filter(activated)).toEqual(['reynolds', 'newton']);
});

it('a leader leads the unit he is with', () => {
  const t = new Table(TWO_DIVISIONS);
  const leads = (units: readonly string[]) => isMet(t, { kind: 'leads', leader: 'reynolds', units });
  expect([leads(['doubleday']), leads(['doubleday', 'newton'])]).toEqual([false, true]);
});

describe('an assault', () => {
  const ordered = () => {
    const t = new Table(TWO_DIVISIONS.replace('0507 12', '0505 12').replace('0407 8', '0505 8')).atAction('union');
    const units = ['newton', 'doubleday'];
    return { t, events: [...t.do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0504' })], units };
  };

  it('is one with the units that were meant, whether they fight or not', () => {
    const { t, events, units } = ordered();
    const assaulted = (meant: readonly string[]) =>
      isMet(t, { kind: 'assaulted', leader: 'reynolds', units: meant }, events);
    expect([assaulted(['newton']), assaulted(units)]).toEqual([true, false]);
    expect(isMet(t, { kind: 'fought', target: t.hex('0504') }, events)).toBe(false);
  });

  it('comes to a fight if the order arrives', () => {
    const { t, events } = ordered();
    const target = t.hex('0504');
    events.push(...t.do({ do: 'roll' }, 1));
    expect(isMet(t, { kind: 'fought', target }, events)).toBe(false);
    if (t.top?.kind === 'assault') t.do({ do: 'proceed' });
    events.push(...rollRow(t, 6));
    expect(isMet(t, { kind: 'fought', target }, events)).toBe(true);
    expect(isMet(t, { kind: 'fought', target: t.hex('0505') }, events)).toBe(false);
  });
});

it('works are built, and bridges broken, by the unit that does it', () => {
  const t = new Table(TWO_DIVISIONS);
  const unit = t.game.world.units.findIndex(({ id }) => id === 'newton');
  const built: Event = { type: 'worksBuilt', unit, works: 'breastwork-build', because: '9.0/1862-none' };
  const broken: Event = { type: 'crossingDestroyed', unit, hexside: 1, what: 'bridge', die: 1, modifier: 0 };
  for (const [kind, event] of [
    ['entrenched', built],
    ['broke', broken],
  ] as const) {
    expect(isMet(t, { kind, unit: 'newton' }, [event])).toBe(true);
    expect(isMet(t, { kind, unit: 'doubleday' }, [event])).toBe(false);
    expect(isMet(t, { kind, unit: 'newton' })).toBe(false);
  }
});

describe('an attack', () => {
  const beside = (): Table => {
    const t = new Table(TWO_DIVISIONS);
    return t.put('newton', { hex: t.hex('0505') }).atAction('union');
  };
  const fight = (row: number) => {
    const t = beside();
    const events = [...strike(t, 'newton', '0504', row)];
    while (t.top?.kind === 'retreat') events.push(...t.do(t.open('retreat')[0] as Named));
    return { t, events };
  };

  it('is known by its unit, target and type', () => {
    const t = beside();
    t.do({ do: 'march', unit: 'newton' }, 6);
    const events = t.do({ do: 'attack', target: '0504', type: 'hasty' });
    const attacked = (goal: Omit<Extract<Goal, { kind: 'attacked' }>, 'kind'>) =>
      isMet(t, { kind: 'attacked', ...goal }, events);
    expect(attacked({})).toBe(true);
    expect(attacked({ unit: 'newton', target: t.hex('0504'), type: 'hasty' })).toBe(true);
    expect(attacked({ unit: 'doubleday' })).toBe(false);
    expect(attacked({ target: t.hex('0505') })).toBe(false);
    expect(attacked({ type: 'normal' })).toBe(false);
    expect(isMet(t, { kind: 'attacked' })).toBe(false);
  });

  it('that drives the enemy off lets the unit advance, if it does', () => {
    const { t, events } = fight(4);
    const [retreated, advanced] = [
      { kind: 'retreated', unit: 'hill' },
      { kind: 'advanced', unit: 'newton' },
    ] as const;
    expect([isMet(t, retreated, events), isMet(t, advanced, events)]).toEqual([true, false]);
    expect(isMet(t, { kind: 'retreated', unit: 'newton' }, events)).toBe(false);
    events.push(...t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] }));
    expect(isMet(t, advanced, events)).toBe(true);
  });

  it('that fails does neither', () => {
    const { t, events } = fight(-1);
    expect(isMet(t, { kind: 'retreated', unit: 'hill' }, events)).toBe(false);
    expect(isMet(t, { kind: 'advanced', unit: 'newton' }, events)).toBe(false);
  });
});

describe('a turn', () => {
  const recovery = { kind: 'reached', phase: 'recovery' } as const;

  it('gives the initiative to the side that takes it', () => {
    const t = new Table(TWO_DIVISIONS).atInitiative();
    t.do({ do: 'roll' }, [6, 1]);
    const events = t.do({ do: 'take' });
    expect(isMet(t, { kind: 'initiative', side: 'union' }, events)).toBe(true);
    expect(isMet(t, { kind: 'initiative', side: 'confederate' }, events)).toBe(false);
  });

  it('comes to its Recovery Phase, and rests who is tired', () => {
    const t = new Table(TWO_DIVISIONS).put('newton', { fatigue: 2 }).atInitiative();
    expect(isMet(t, recovery)).toBe(false);
    idleUntil(t, 'recovery union');
    expect(isMet(t, recovery)).toBe(true);
    expect(isMet(t, { ...recovery, turn: 2 })).toBe(false);
    const events = idleUntil(t, 'transfer union');
    expect(isMet(t, recovery)).toBe(false);
    expect(isMet(t, { kind: 'reached', phase: 'leader-transfer', turn: 2 })).toBe(true);
    expect(isMet(t, { kind: 'recovered', unit: 'newton' }, events)).toBe(true);
    expect(isMet(t, { kind: 'recovered', unit: 'doubleday' }, events)).toBe(false);
  });
});

it('who asked why not has been refused, by the clause that was named', () => {
  const t = new Table(TWO_DIVISIONS);
  const [any, cost] = [{ kind: 'refused' }, { kind: 'refused', clause: '6.1/move-cost' }] as const;
  expect([isMet(t, any), isMet(t, any, [], ['5.1/one-unit'])]).toEqual([false, true]);
  expect([isMet(t, cost, [], ['5.1/one-unit']), isMet(t, cost, [], ['6.1/move-cost'])]).toEqual([false, true]);
});
