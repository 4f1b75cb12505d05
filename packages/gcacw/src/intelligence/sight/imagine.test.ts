import { decide, ready } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { NOBODY, NOWHERE } from '../../board.ts';
import type { Frame, Game, Kind } from '../../game.ts';
import { gcacw } from '../../ruleset.ts';
import { activationOf, cover } from '../../testing/forces.ts';
import { Table } from '../../testing/table.ts';
import { imagine } from './imagine.ts';
import { SOMEBODY } from './secrecy.ts';
import { view } from './view.ts';

/** Hill, Early and Ewell under markers 1 and 4, nobody under 7, Heth in the open; the Union imagines. */
const FIELD = `
  options limitedIntelligence
  turns 2
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
  C Heth 0901 7 cmd=B
  C Hill 0901 8 cmd=A; leader Jackson
  C Early 0902 4 cmd=A; leader Trimble division
  C Ewell 0902 5 cmd=C; leader Johnson
  U Newton 0101 6; leader Reynolds
  U Buford 0103 cav 3
`;

function field(...lines: string[]): Table {
  const t = new Table([FIELD, ...lines].join('\n')).atAction('union');
  cover(cover(t, 'confederate', 1, '0901', 'hill'), 'confederate', 4, '0902', 'early', 'ewell');
  return cover(cover(t, 'confederate', 7, '0903'), 'union', 1, '0101', 'newton');
}

/** Lost, under a marker or in the open. */
function lose(t: Table, ...ids: string[]): void {
  const lost = ids.map(id => t.unitId(id));
  const left = (units: readonly number[]): number[] => units.filter(unit => !lost.includes(unit));
  t.game.board.forces = t.game.board.forces.map(force => ({ ...force, units: left(force.units) }));
  for (const id of ids) t.put(id, { hex: NOWHERE });
}

const imagined = ({ game }: Table, below: (n: number) => number): Game =>
  ready(gcacw, imagine(game.world, view(game, 'union'), below));

/** Answers to the imagination's questions: everybody is there, in the first or the last of states; or nobody is. */
const lowest = () => 0;
const highest = (n: number): number => (n === 2 ? 0 : n - 1);
const nobody = (n: number): number => n - 1;

const SEEDS = Array.from({ length: 12 }, (_, seed) => random(seed + 1));
const HIDDEN = ['hill', 'early', 'ewell'] as const;

const under = (t: Table, game: Game, force: number): string[] =>
  (game.board.forces.find(({ side, id }) => side === 'confederate' && id === force)?.units ?? []).map(
    unit => t.game.world.units[unit]?.id ?? '?',
  );

const withWhom = (t: Table, game: Game, leader: string): string =>
  t.game.world.units[game.board.leaders[t.leaderId(leader)]?.with ?? NOBODY]?.id ?? 'nobody';

/** The Union's decision in the middle of what the enemy does. */
function asked(t: Table, ...frames: Frame<Kind>[]): Table {
  const hex = t.hex('0103');
  t.game.stack.push(...frames, { kind: 'evasion', by: 'union', hex, from: hex, step: 'asked', delay: 0, going: [] });
  return t;
}

describe('an imagined game', () => {
  test('agrees with what the side sees and is sound', () => {
    const t = field();
    for (const below of SEEDS) {
      const other = imagined(t, below);
      expect(gcacw.broken(other)).toBeUndefined();
      expect(view(other, 'union')).toEqual(view(t.game, 'union'));
    }
  });

  test('keeps one’s own side, and the enemy in the open, as they are', () => {
    const t = field();
    for (const below of SEEDS) {
      const { board } = imagined(t, below);
      for (const id of ['newton', 'buford', 'heth'])
        expect(board.units[t.unitId(id)]).toEqual(t.game.board.units[t.unitId(id)]);
      expect(board.forces[3]).toEqual(t.game.board.forces[3]);
      expect(board.leaders[t.leaderId('reynolds')]).toEqual(t.game.board.leaders[t.leaderId('reynolds')]);
    }
  });

  test('puts whom nobody sees under this marker or that, or nowhere, in any state', () => {
    const t = field();
    const all = SEEDS.map(below => imagined(t, below));
    const hexes = new Set(all.flatMap(({ board }) => HIDDEN.map(id => board.units[t.unitId(id)]?.hex)));
    expect(hexes).toEqual(new Set([NOWHERE, t.hex('0901'), t.hex('0902'), t.hex('0903')]));
    expect(new Set(all.map(({ board }) => board.units[t.unitId('hill')]?.manpower)).size).toBeGreaterThan(5);
  });

  test('they have at least a man and at most as many as the game knows', () => {
    const t = field();
    const fresh = { demoralized: 0, works: 'none' };
    expect(imagined(t, lowest).board.units[t.unitId('hill')]).toEqual({
      ...{ hex: t.hex('0901'), manpower: 1, fatigue: 0, disorganized: true, exhausted: true },
      ...fresh,
    });
    expect(imagined(t, highest).board.units[t.unitId('hill')]).toEqual({
      ...{ hex: t.hex('0903'), manpower: t.game.world.profile.maxManpower, fatigue: 4 },
      ...{ disorganized: false, exhausted: false },
      ...fresh,
    });
  });

  test('all of them may be under one marker, and the others are dummies; or all are', () => {
    const t = field();
    const [first, last, none] = [lowest, highest, nobody].map(below => imagined(t, below)) as [Game, Game, Game];
    expect([1, 4, 7].map(id => under(t, first, id))).toEqual([[...HIDDEN], [], []]);
    expect([1, 4, 7].map(id => under(t, last, id))).toEqual([[], [], [...HIDDEN]]);
    expect([1, 4, 7].map(id => under(t, none, id))).toEqual([[], [], []]);
  });

  test('without enemy markers nobody is imagined', () => {
    const t = new Table(FIELD).atAction('union').put('hill', { hex: NOWHERE });
    cover(t, 'union', 1, '0101', 'newton');
    const { board, stack } = imagined(t, lowest);
    expect([board, stack]).toEqual([view(t.game, 'union').board, t.game.stack]);
  });

  test('who left the map, or is spoken of and not there, is under no marker', () => {
    const t = field();
    lose(t, 'hill', 'ewell');
    t.game.board.exited = [t.unitId('hill')];
    t.game.stack.push({ kind: 'losses', by: 'union', role: 'attacker', units: [t.unitId('ewell')], number: 1 });
    expect(under(t, imagined(t, lowest), 1)).toEqual(['early']);
  });

  test('markers that ride along are no units, whatever their number', () => {
    const t = field();
    t.game.stack.push({
      kind: 'riding',
      by: 'union',
      waiting: [t.unitId('hill')],
      allowance: 6,
      as: 'infantry',
      led: false,
    });
    expect(under(t, imagined(t, lowest), 1)).toContain('hill');
    expect(imagined(t, lowest).stack).toEqual(t.game.stack);
  });
});

test('nobody is imagined under a marker on the march: it goes on alone', () => {
  const t = field().atAction('confederate');
  t.do({ do: 'march', unit: 'hill' }, 6);
  const other = imagined(t, lowest);
  expect(other.stack.at(-1)).toMatchObject({ kind: 'dummyMarch', force: 1 });
  expect([1, 4, 7].map(id => under(t, other, id))).toEqual([[], [...HIDDEN], []]);
  const verdict = decide(gcacw, other, 'confederate', { do: 'step', to: t.hex('0801') }, () => undefined);
  expect('decided' in verdict && gcacw.broken(ready(gcacw, verdict.decided.game))).toBeUndefined();
});

describe('leaders in an imagined game', () => {
  test('each is with a unit that is there and may be his, one of a level with a unit; or nowhere', () => {
    const t = field();
    const all = imagined(t, lowest);
    expect(['jackson', 'trimble', 'johnson'].map(id => withWhom(t, all, id))).toEqual(['hill', 'hill', 'ewell']);
    expect(all.board.leaders[t.leaderId('johnson')]?.hex).toBe(t.hex('0901'));
    expect(withWhom(t, imagined(t, nobody), 'jackson')).toBe('nobody');
    const second = field('C Rodes 0902 cmd=A; leader Lane');
    cover(second, 'confederate', 4, '0902', 'rodes');
    const both = imagined(second, lowest);
    expect(['jackson', 'lane'].map(id => withWhom(second, both, id))).toEqual(['hill', 'early']);
  });

  test('only some of those that are hidden are imagined, and none without his unit', () => {
    const t = field();
    const all = SEEDS.map(below => imagined(t, below));
    expect(new Set(all.map(game => withWhom(t, game, 'johnson')))).toEqual(new Set(['nobody', 'ewell']));
  });

  test('one who comes later, or is spoken of and not there, is not', () => {
    const t = field('C Rodes 0901 3 cmd=A turn2; leader Lane');
    expect(['lane', 'jackson'].map(id => withWhom(t, imagined(t, lowest), id))).toEqual(['nobody', 'hill']);
    const gone = field();
    const jackson = gone.leaderId('jackson');
    expect(withWhom(gone, imagined(gone, lowest), 'jackson')).toBe('hill');
    gone.game.board.leaders[jackson] = { with: NOBODY, hex: NOWHERE };
    asked(gone, { kind: 'displaced', by: 'confederate', leader: jackson });
    expect(withWhom(gone, imagined(gone, lowest), 'jackson')).toBe('nobody');
  });
});

describe('somebody who is known to act', () => {
  test('is there, with a unit, under a marker', () => {
    const t = field();
    asked(t, activationOf(t.leaderId('jackson'), [t.unitId('hill'), t.unitId('heth')]));
    for (const below of [lowest, highest, nobody, ...SEEDS]) {
      const other = imagined(t, below);
      const { leader, waiting } = other.stack.at(-2) as Frame<'activation'>;
      const { with: unit, hex } = other.board.leaders[leader] ?? { with: NOBODY, hex: NOWHERE };
      expect(t.game.world.attaches[leader]?.[unit]).toBe(true);
      expect(['0901', '0902', '0903'].map(each => t.hex(each))).toContain(hex);
      expect(other.board.units[unit]?.hex).toBe(hex);
      expect(waiting).toEqual([t.unitId('heth')]);
      expect(view(other, 'union')).toEqual(view(t.game, 'union'));
    }
  });

  test('is a leader for whom there is a unit', () => {
    const t = field();
    lose(t, 'hill', 'early');
    asked(t, activationOf(t.leaderId('johnson'), [t.unitId('ewell')]));
    t.game.board.exited = [t.unitId('hill'), t.unitId('early')];
    const { stack } = imagined(t, nobody);
    expect(stack.at(-2)).toMatchObject({ leader: t.leaderId('johnson'), waiting: [] });
  });

  test('is left open when every unit is seen: his own was lost', () => {
    const t = new Table(FIELD).atAction('union');
    cover(t, 'confederate', 1, '0902');
    t.game.board.leaders[t.leaderId('jackson')] = { with: NOBODY, hex: t.hex('0902') };
    asked(t, { kind: 'displaced', by: 'confederate', leader: t.leaderId('jackson') });
    expect(imagined(t, nobody).stack.at(-2)).toMatchObject({ leader: SOMEBODY });
  });

  test('is nobody where a number means something else', () => {
    const t = field().atAction('confederate');
    t.do({ do: 'march', unit: 'hill' }, 6);
    Object.assign(t.game.stack.at(-1) ?? {}, { left: SOMEBODY });
    asked(t);
    const { stack } = imagined(t, highest);
    expect(stack.at(-2)).toMatchObject({ left: SOMEBODY, unit: t.unitId('hill'), start: t.hex('0901') });
  });
});
