import { ready } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { NOBODY, NOWHERE } from '../../board.ts';
import type { Frame, Kind } from '../../game.ts';
import { gcacw } from '../../ruleset.ts';
import { activationOf, cover } from '../../testing/forces.ts';
import { Table } from '../../testing/table.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { SOMEBODY } from './secrecy.ts';
import { shown as shownBoard, view } from './view.ts';

const FIELD = `
  options limitedIntelligence
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
  U Newton 0101 6; leader Reynolds
  U Buford 0103 cav 3
  C Hill 0901 8; leader Jackson
  C Early 0901 4
  C Ewell 0903 5
`;

/** Seen by the Union. */
const field = (side: Side = 'confederate'): Table => new Table(FIELD).atAction(side);
const boardOf = (t: Table, side: Side = 'union') => view(t.game, side).board;
const stackOf = (t: Table, side: Side = 'union') => view(t.game, side).stack;
const kindsOf = (t: Table, side: Side = 'union'): string[] => stackOf(t, side).map(({ kind }) => kind);

function push(t: Table, ...frames: Frame<Kind>[]): Table {
  t.game.stack.push(...frames);
  return t;
}

const leaderAlone = (t: Table, leader: string, hex: string): void => {
  t.game.board.leaders[t.leaderId(leader)] = { with: NOBODY, hex: t.hex(hex) };
};

/** A decision of a side in the middle of what the other does. */
const question = (t: Table, by: Side): Frame<'evasion'> => ({
  kind: 'evasion',
  by,
  hex: t.hex('0103'),
  from: t.hex('0102'),
  step: 'asked',
  delay: 0,
  going: [],
});

describe('the board that a side sees', () => {
  test('without limited intelligence it is the board, with those who are lost', () => {
    const t = new Table(FIELD.replace('options limitedIntelligence', '')).put('ewell', { hex: NOWHERE, fatigue: 2 });
    const seen = view(t.game, 'union');
    expect(seen).toEqual({ side: 'union', board: t.game.board, stack: t.game.stack });
    expect(seen.stack[0]).not.toBe(t.game.stack[0]);
  });

  test('an enemy who is lost looks like one under a marker; one’s own, and one who left the map, do not', () => {
    const t = field().put('ewell', { hex: NOWHERE, fatigue: 2, works: 'breastwork' });
    const [ewell, newton] = [t.unitId('ewell'), t.unitId('newton')];
    const hidden = boardOf(cover(field(), 'confederate', 1, '0903', 'ewell')).units[ewell];
    expect(boardOf(t).units[ewell]).toEqual(hidden);
    expect(hidden).toMatchObject({ hex: NOWHERE, manpower: 0, fatigue: 0, works: 'none' });
    expect(boardOf(t, 'confederate').units[ewell]?.fatigue).toBe(2);
    expect(boardOf(t).units[newton]).toEqual(t.game.board.units[newton]);
    t.game.board.exited = [ewell];
    expect(boardOf(t).units[ewell]?.fatigue).toBe(2);
  });

  test('a leader is as hidden as his unit', () => {
    const t = cover(field(), 'confederate', 1, '0901', 'early');
    const jackson = t.leaderId('jackson');
    expect(boardOf(t).leaders[jackson]).toEqual({ with: t.unitId('hill'), hex: t.hex('0901') });
    cover(t, 'confederate', 1, '0901', 'hill');
    expect(boardOf(t).leaders[jackson]).toEqual({ with: NOBODY, hex: NOWHERE });
    expect(boardOf(t, 'confederate').leaders[jackson]?.with).toBe(t.unitId('hill'));
  });

  test('a leader whose unit is lost is hidden where an enemy marker lies, and one’s own never', () => {
    const t = cover(field(), 'confederate', 1, '0903');
    const seen = (leader: string): number => boardOf(t).leaders[t.leaderId(leader)]?.hex ?? NOWHERE;
    leaderAlone(t, 'jackson', '0903');
    leaderAlone(t, 'reynolds', '0903');
    expect([seen('jackson'), seen('reynolds')]).toEqual([NOWHERE, t.hex('0903')]);
    leaderAlone(t, 'jackson', '0901');
    expect(seen('jackson')).toBe(t.hex('0901'));
    cover(t, 'union', 1, '0901');
    expect(seen('jackson')).toBe(t.hex('0901'));
  });

  test('refused flanks of a hex in which the enemy has only markers are not shown', () => {
    const t = cover(field(), 'confederate', 1, '0901', 'hill');
    cover(t, 'union', 1, '0101', 'newton');
    t.game.board.refused = [t.hex('0101'), t.hex('0901'), t.hex('0903')];
    expect(boardOf(t).refused).toEqual(t.game.board.refused);
    cover(t, 'confederate', 1, '0901', 'early');
    expect(boardOf(t).refused).toEqual([t.hex('0101'), t.hex('0903')]);
  });

  test('markers of the enemy are empty, and nobody under them has been put in order', () => {
    const t = cover(cover(field(), 'confederate', 1, '0901', 'hill'), 'union', 1, '0101', 'newton');
    t.game.board.rallied = [t.unitId('newton'), t.unitId('hill'), t.unitId('early')];
    expect(boardOf(t).forces.map(({ units }) => units)).toEqual([[], [t.unitId('newton')]]);
    expect(boardOf(t).rallied).toEqual([t.unitId('newton'), t.unitId('early')]);
  });
});

describe('what a side sees of what is under way', () => {
  test('a hidden unit on the march looks like a dummy', () => {
    const [unit, dummy] = [field(), field()];
    cover(unit, 'confederate', 3, '0903', 'ewell').do({ do: 'march', unit: 'ewell' }, 6);
    cover(dummy, 'confederate', 3, '0903').do({ do: 'marchDummy', force: 3, as: 'cavalry', sham: false }, [6]);
    expect(stackOf(unit).slice(-2)).toEqual([
      { kind: 'action', by: 'confederate', handed: false, done: false },
      { kind: 'dummyMarch', by: 'confederate', force: 3, as: 'infantry', left: 0, moved: false, shams: 0 },
    ]);
    expect(stackOf(unit).slice(0, 3)).toEqual(unit.game.stack.slice(0, 3));
    expect(stackOf(dummy)).toEqual(stackOf(unit));
    expect(stackOf(dummy, 'confederate')).toEqual(dummy.game.stack);
    expect(stackOf(unit, 'confederate')).toEqual(unit.game.stack);
  });

  test('one in the open is seen to march, markers or none, and game over is seen by all', () => {
    const t = cover(field(), 'confederate', 1, '0903', 'ewell');
    t.do({ do: 'march', unit: 'early' }, 6);
    expect(stackOf(t)).toEqual(t.game.stack);
    t.game.stack.length = 0;
    expect(stackOf(t)).toEqual([]);
  });

  test('dummies that may ride along are the business of their owner', () => {
    const t = cover(cover(field(), 'confederate', 1, '0901', 'hill'), 'confederate', 2, '0901');
    const hidden = t.unitId('hill');
    t.game.board.forces = t.game.board.forces.map(force => (force.id === 2 ? { ...force, id: hidden } : force));
    push(t, { kind: 'riding', by: 'confederate', waiting: [1, hidden], allowance: 6, as: 'infantry', led: false });
    expect(kindsOf(t)).toEqual(['turn', 'initiative', 'offer', 'action']);
    expect(stackOf(t, 'confederate')).toEqual(t.game.stack);
    push(t, question(t, 'union'));
    expect(stackOf(t)[4]).toEqual({
      ...{ kind: 'riding', by: 'confederate', waiting: [], allowance: 0, as: 'infantry', led: true },
    });
  });

  test('so is whom a hidden leader leads, and where he goes when his unit is lost', () => {
    for (const kind of ['activation', 'displaced'] as const) {
      const t = field();
      const leader = t.leaderId('jackson');
      push(t, kind === 'displaced' ? { kind, by: 'confederate', leader } : activationOf(leader, [t.unitId('ewell')]));
      cover(t, 'confederate', 1, '0901', 'early');
      expect(kindsOf(t).at(-1)).toBe(kind);
      cover(t, 'confederate', 1, '0901', 'hill');
      expect(kindsOf(t).at(-1)).toBe('action');
      expect(kindsOf(t, 'confederate').at(-1)).toBe(kind);
    }
  });

  test('of a leader in the open nobody sees that only hidden units are left to him: it looks as when riders are asked about', () => {
    const t = cover(field(), 'confederate', 1, '0901', 'early');
    push(t, activationOf(t.leaderId('jackson'), [t.unitId('early'), t.unitId('ewell')]));
    expect(stackOf(t).at(-1)).toMatchObject({ kind: 'activation', waiting: [t.unitId('ewell')] });
    Object.assign(t.game.stack.at(-1) ?? {}, { waiting: [t.unitId('early')] });
    expect([kindsOf(t).at(-1), kindsOf(t, 'confederate').at(-1)]).toEqual(['action', 'activation']);
  });

  test('a hidden leader who has rolled looks like a dummy that has: its marker is on the march', () => {
    const t = field();
    push(t, activationOf(t.leaderId('jackson'), [t.unitId('hill')], { step: 'attach' }));
    cover(t, 'confederate', 1, '0901', 'hill');
    expect(stackOf(t).at(-1)).toMatchObject({ kind: 'dummyMarch', force: 1, left: 0 });
  });

  test('asked in the middle of it, a side does not know who else is to go on, or whether anybody is', () => {
    const t = field().put('hill', { fatigue: 0 });
    const [hill, early, ewell] = ['hill', 'early', 'ewell'].map(id => t.unitId(id)) as [number, number, number];
    const [leader, waiting] = [t.leaderId('jackson'), [hill, early, ewell]];
    push(t, activationOf(leader, waiting, { digging: waiting, carried: [leader] }));
    cover(t, 'confederate', 1, '0901', 'hill', 'early');
    push(t, question(t, 'union'));
    const known = { leader: SOMEBODY, digging: [ewell], carried: [], allowance: 6 };
    expect(stackOf(t).at(-2)).toMatchObject({ ...known, waiting: [ewell] });
    cover(t, 'confederate', 1, '0901', 'ewell');
    expect(stackOf(t).at(-2)).toMatchObject({ waiting: [] });
    t.game.board.forces = [];
    expect(stackOf(t).at(-2)).toEqual(t.game.stack.at(-2));
    cover(t, 'confederate', 1, '0901', 'early');
    t.game.stack.splice(-1, 1, question(t, 'confederate'));
    expect(stackOf(t).at(-2)).toMatchObject({ leader, waiting: [hill, ewell] });
  });

  test('nobody is known to join a hidden march', () => {
    const t = cover(field().put('early', { hex: 0 }), 'confederate', 1, '0901', 'hill');
    t.do({ do: 'march', unit: 'hill' }, 6);
    Object.assign(t.game.stack.at(-1) ?? {}, { joining: t.leaderId('jackson') });
    push(t, question(t, 'union'));
    expect(stackOf(t).at(-2)).toMatchObject({ unit: SOMEBODY, joining: NOBODY });
  });

  test('who has worked or changed his place under a marker is not told', () => {
    const t = cover(new Table(FIELD).atRecovery('confederate'), 'confederate', 1, '0901', 'hill');
    const [hill, early, jackson] = [t.unitId('hill'), t.unitId('early'), t.leaderId('jackson')];
    Object.assign(t.game.stack.at(-1) ?? {}, { done: [hill, early], builders: [hill], repaired: true });
    expect(stackOf(t).at(-1)).toMatchObject({ done: [early], builders: [], repaired: true });
    t.game.stack.splice(-1, 1, { kind: 'transfer', by: 'confederate', done: [jackson, t.leaderId('reynolds')] });
    expect(stackOf(t).at(-1)).toMatchObject({ done: [t.leaderId('reynolds')] });
  });

  test('nothing but what is declared leaves a frame, whoever looks and whatever is hidden', () => {
    const undeclared = { under: [4] };
    const open = new Table(FIELD.replace('options limitedIntelligence', '')).atAction('confederate');
    const hidden = cover(field(), 'confederate', 3, '0903', 'ewell');
    const busy = cover(field(), 'confederate', 3, '0903', 'ewell');
    busy.do({ do: 'march', unit: 'ewell' }, 6);
    for (const t of [open, hidden, busy]) {
      for (const frame of t.game.stack) Object.assign(frame, undeclared);
      for (const side of SIDES) expect(JSON.stringify(stackOf(t, side))).not.toContain('under');
    }
    expect(kindsOf(busy)).toContain('dummyMarch');
  });

  test('who attacks is hidden like anybody else, also inside of what a frame remembers', () => {
    const t = field();
    const [hill, early, leader] = [t.unitId('hill'), t.unitId('early'), t.leaderId('jackson')];
    const at = { from: t.hex('0901'), target: t.hex('0801') };
    const attack = { by: 'confederate', ...at, type: 'assault', grand: false, lee: false } as const;
    push(t, {
      ...{ kind: 'combat', by: 'table', step: 'roll', defender: '', attacker: '', extra: 0 },
      attack: { ...attack, units: [hill, early], leader },
    });
    expect(stackOf(t).at(-1)).toEqual(t.game.stack.at(-1));
    cover(t, 'confederate', 1, '0901', 'hill');
    expect(stackOf(t).at(-1)).toMatchObject({ attack: { ...attack, units: [early], leader: SOMEBODY } });
    expect(stackOf(t, 'confederate')).toEqual(t.game.stack);
  });

  test('the game as a side may reckon with it shows that side the same', () => {
    const t = cover(field(), 'confederate', 1, '0901', 'hill', 'early');
    t.do({ do: 'march', unit: 'hill' }, 6);
    push(t, question(t, 'union'));
    const shown = ready(gcacw, shownBoard(t.game.world, view(t.game, 'union')));
    expect(shown.board).toEqual(view(t.game, 'union').board);
    expect(view(shown, 'union')).toEqual(view(t.game, 'union'));
  });
});
