import { ready } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../board.ts';
import type { Game } from '../game.ts';
import { view } from '../intelligence/sight/view.ts';
import { gcacw } from '../ruleset.ts';
import { cover } from '../testing/forces.ts';
import { Table } from '../testing/table.ts';
import { Reckoner } from './reckoner.ts';

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
  C Early 0902 4 cmd=A
  C Ewell 0902 5 cmd=C; leader Johnson
  U Newton 0101 6; leader Reynolds
`;

const HIDDEN = ['hill', 'early', 'ewell'] as const;

function field(): Table {
  const t = new Table(FIELD).atAction('union');
  cover(cover(t, 'confederate', 1, '0901', 'hill'), 'confederate', 4, '0902', 'early', 'ewell');
  return cover(t, 'confederate', 7, '0903');
}

const reckon = (reckoner: Reckoner, { game }: Table): Game => ready(gcacw, reckoner.reckon(view(game, 'union')));

/** By unit: its hex. */
const places = (t: Table, game: Game): (number | undefined)[] => HIDDEN.map(id => game.board.units[t.unitId(id)]?.hex);

describe('what is reckoned to be under markers', () => {
  test('is every unit that nobody sees, as strong as the order of battle has it; the view agrees', () => {
    const t = field().put('hill', { manpower: 3 });
    const reckoned = reckon(new Reckoner(t.game.world), t);
    expect(gcacw.broken(reckoned)).toBeUndefined();
    expect(view(reckoned, 'union')).toEqual(view(t.game, 'union'));
    expect(places(t, reckoned)).not.toContain(NOWHERE);
    expect(HIDDEN.map(id => reckoned.board.units[t.unitId(id)]?.manpower)).toEqual([8, 4, 5]);
  });

  test('goes by what was seen last', () => {
    const open = new Table(FIELD).atAction('union').put('hill', { manpower: 3, disorganized: true });
    const reckoner = new Reckoner(open.game.world);
    reckon(reckoner, cover(open, 'confederate', 7, '0903'));
    const hidden = field();
    expect(reckon(reckoner, hidden).board.units[hidden.unitId('hill')]).toMatchObject({
      manpower: 3,
      disorganized: true,
    });
  });

  test('is the same all turn, but for units whose marker is gone', () => {
    const t = field();
    const first = places(t, reckon(new Reckoner(t.game.world), t));
    expect(places(t, reckon(new Reckoner(t.game.world), t))).toEqual(first);
    const gone = t.hex('0903');
    t.game.board.forces = t.game.board.forces.filter(({ hex }) => hex !== gone);
    t.game.derived = gcacw.derive(t.game.world, t.game.board);
    const after = places(t, reckon(new Reckoner(t.game.world), t));
    first.forEach((hex, place) => {
      if (hex !== gone) expect(after[place]).toBe(hex);
      else expect(after[place]).not.toBe(gone);
    });
    const turns = [1, 2, 3, 4, 5, 6].map(turn => {
      t.game.board.turn = turn;
      return JSON.stringify(places(t, reckon(new Reckoner(t.game.world), t)));
    });
    expect(new Set(turns).size).toBeGreaterThan(1);
  });

  test('tells nothing that the side may not know: what is really there makes no difference', () => {
    const t = field();
    const before = reckon(new Reckoner(t.game.world), t);
    t.put('hill', { manpower: 1, fatigue: 4 }).put('early', { disorganized: true });
    expect(reckon(new Reckoner(t.game.world), t).board).toEqual(before.board);
  });
});
