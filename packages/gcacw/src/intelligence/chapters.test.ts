import { eventsFor } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../board.ts';
import type { Edit } from '../game.ts';
import { gcacw } from '../ruleset.ts';
import { changes, river } from '../testing/crossings.ts';
import { cover, markers } from '../testing/forces.ts';
import { Table } from '../testing/table.ts';
import { tally } from '../victory/tally.ts';
import type { Side } from '../vocabulary.ts';

/** What a side sees of the events that something brings. */
function seen(t: Table, side: Side, act: () => readonly Event[]): readonly Event[] {
  const before = ready(gcacw, { ...t.game, board: gcacw.copyBoard(t.game.board), derived: undefined });
  return eventsFor(gcacw, before, act(), side);
}

const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

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
  station 0102 Depot
  U Newton 0102 6; leader Reynolds
  U Buford 0101 cav 3
  C Hill 0903 8; leader Jackson
`;

const field = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n'));

describe('victory under force markers', () => {
  test('a unit that enters a hex that counts is shown, a dummy enters and controls nothing', () => {
    const t = field('victory union entered 5 0202', 'victory union controlled 3 0202 from=confederate');
    cover(t, 'union', 1, '0102', 'newton');
    cover(t, 'union', 2, '0102');
    t.atAction('union').do({ do: 'marchDummy', force: 2, as: 'infantry', sham: false }, 6);
    t.do({ do: 'step', to: '0202' });
    expect([t.game.board.ledger, t.game.board.control[0]?.side]).toEqual([[], 'confederate']);
    const march = field('victory union entered 5 0202', 'victory union controlled 3 0202 from=confederate');
    cover(march, 'union', 1, '0102', 'newton');
    march.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
    const events = seen(march, 'confederate', () => march.do({ do: 'step', to: '0202' }));
    expect(typesOf(events)).toEqual(['forceMoved', 'forceRevealed', 'controlChanged', 'scored']);
    expect(markers(march)).toEqual([]);
  });

  test('where nothing counts it stays under its marker', () => {
    const t = field('victory union entered 5 0502');
    cover(t, 'union', 1, '0102', 'newton');
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
    expect(typesOf(seen(t, 'confederate', () => t.do({ do: 'step', to: '0202' })))).toEqual(['forceMoved']);
    expect(markers(t)).toEqual(['union 1: newton']);
  });

  test('men lost on a march show the unit where losses count, and only there', () => {
    for (const [line, shown] of [
      ['victory confederate losses 1', true],
      ['', false],
    ] as const) {
      const t = field(line);
      cover(t, 'union', 1, '0102', 'newton');
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
      const events = seen(t, 'confederate', () => t.do({ do: 'force' }, 6));
      expect(t.unit('newton').manpower).toBeLessThan(6);
      expect(events.some(({ type }) => type === 'forceRevealed')).toBe(shown);
      expect(events.some(({ type }) => type === 'manpowerLost')).toBe(false);
    }
  });

  test('only units in the open hold a hex while the game goes on; at its end all markers are off', () => {
    const t = field('turns 1', 'victory union held 4 0102', 'victory union held 2 0101');
    cover(t, 'union', 1, '0102', 'newton');
    cover(t, 'union', 2, '0101');
    t.put('buford', { hex: t.hex('0301') });
    expect(tally(t.game)?.result.points.union).toBe(0);
    for (const choice of ['finish', 'finish'] as const) t.do({ do: choice });
    t.do({ do: 'roll' }, [6, 1]);
    for (const choice of ['pass', 'pass', 'finish', 'finish'] as const) t.do({ do: choice });
    expect([t.game.board.forces, t.game.board.result?.points.union]).toEqual([[], 4]);
  });

  test('a unit that leaves the map is seen to leave', () => {
    const t = field('exit union 0102 cost=1');
    cover(t, 'union', 1, '0102', 'newton');
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
    expect(typesOf(seen(t, 'confederate', () => t.do({ do: 'exit' }))).slice(0, 2)).toEqual([
      'forceRevealed',
      'unitExited',
    ]);
    expect(gcacw.view(t.game, 'confederate').board.exited).toEqual([t.unitId('newton')]);
  });
});

describe('crossings under force markers', () => {
  const table = (lines: string, crossing = ''): Table =>
    new Table(`game SJW\noptions limitedIntelligence\n${river('major-river', crossing, lines)}`);

  test('whoever ends a march beside the enemy’s pontoon takes it up and is shown; a weak unit does neither', () => {
    for (const [manpower, gone] of [
      [9, true],
      [1, false],
    ] as const) {
      const t = table(`U Newton 0404 ${manpower}\npontoon confederate 0404-0504`);
      cover(t, 'union', 1, '0404', 'newton');
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 5);
      const events = typesOf(seen(t, 'confederate', () => t.do({ do: 'stop' })));
      expect(events).toEqual(gone ? ['forceRevealed', 'pontoonRemoved'] : []);
      expect(changes(t).length).toBe(gone ? 0 : 1);
    }
  });

  test('destroying and dismantling show the unit', () => {
    const bridge = table('U Newton 0404 9', 'bridge');
    cover(bridge, 'union', 1, '0404', 'newton');
    bridge.atAction('union').do({ do: 'march', unit: 'newton' }, 5);
    const destroyed = seen(bridge, 'confederate', () => bridge.do({ do: 'destroy', hexside: '0404-0504' }, 1));
    expect(typesOf(destroyed).slice(0, 2)).toEqual(['forceRevealed', 'crossingDestroyed']);
    const pontoon = table('U Newton 0404 9\npontoon union 0404-0504');
    cover(pontoon, 'union', 1, '0404', 'newton');
    pontoon.atAction('union').do({ do: 'march', unit: 'newton' }, 5);
    const taken = seen(pontoon, 'confederate', () => pontoon.do({ do: 'dismantle', hexside: '0404-0504' }));
    expect(typesOf(taken)).toEqual(['forceRevealed', 'pontoonRemoved']);
  });
});

describe('arrivals and rain under force markers', () => {
  test('newcomers look under the markers on their way: a dummy keeps nobody out', () => {
    for (const units of [[], ['hill']]) {
      const t = field('U Sykes 0903 turn2');
      cover(t, 'confederate', 1, '0903', ...units);
      if (units.length === 0) {
        t.put('hill', { hex: t.hex('0901') });
        t.game.board.leaders[t.leaderId('jackson')] = { with: t.unitId('hill'), hex: t.hex('0901') };
      }
      t.do({ do: 'finish' });
      t.do({ do: 'finish' });
      t.do({ do: 'roll' }, [6, 1]);
      for (const choice of ['pass', 'pass', 'finish', 'finish'] as const) t.do({ do: choice });
      expect([t.unit('sykes').at, markers(t)]).toEqual([units.length === 0 ? '0903' : 'nowhere', []]);
    }
  });

  test('who is still to come is no secret and is imagined under no marker', () => {
    const t = field('U Sykes 0101 3 turn2');
    cover(t, 'union', 1, '0102', 'newton');
    const view = gcacw.view(t.game, 'confederate');
    expect(view.board.units[t.unitId('sykes')]?.manpower).toBe(3);
    for (let n = 0; n < 10; n++) {
      const other = gcacw.imagine(t.game.world, view, below => n % below);
      expect(other.board.units[t.unitId('sykes')]?.hex).toBe(-1);
    }
  });
});

describe('the referee under force markers', () => {
  const edit = (t: Table, change: Edit): readonly Event[] => {
    const event = { type: 'edited', edit: change } as const;
    gcacw.evolve(t.game, event);
    return [event];
  };
  const reason = 'a house rule';

  test('what he does with a hidden unit the enemy sees as a move of its marker, or not at all', () => {
    const t = field();
    cover(t, 'union', 1, '0102', 'newton');
    const [unit, leader] = [t.unitId('newton'), t.leaderId('reynolds')];
    const place = (): readonly Event[] => edit(t, { do: 'placeUnit', unit, hex: t.hex('0202'), reason });
    expect(typesOf(seen(t, 'confederate', place))).toEqual(['forceMoved']);
    expect(seen(t, 'confederate', () => edit(t, { do: 'removeLeader', leader, reason }))).toEqual([]);
    expect(seen(t, 'confederate', () => edit(t, { do: 'setTurn', turn: 2, reason })).length).toBe(1);
    expect(seen(t, 'union', () => edit(t, { do: 'removeUnit', unit, reason })).length).toBe(1);
  });
});
