import { History, hostedOf } from '@wigwag/host';
import { auditDecision, auditStorage, positionHash, readEdit, replay, rolling, scripted } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import type { Edit, Gcacw } from '../game.ts';
import { engine, gcacw } from '../ruleset.ts';
import { naming, river } from '../testing/crossings.ts';
import { type Named, Table } from '../testing/table.ts';
import { someEdit } from './attempts.ts';

const GROUND = `
  game RTG
  turns 4
  map
    .   .   .   ~
      .   .   .
    .   .   .   .
      .   .   .
  minor-river 0101 | 0201
  bridge 0101-0201
  road 0101-0201
  minor-river 0102 | 0202
  ford 0102-0202
  major-river 0301 | 0401
  station 0302 Depot
  U Newton 0101 5; leader Reynolds
  U Geary 0101 4
  U Buford 0102 cav 2 cmd=none
  C Heth 0501 6; leader Hill
  C Pender 0501 3
`;

const table = () => new Table(GROUND).atAction('union');
const state = {
  manpower: 5,
  fatigue: 0,
  disorganized: false,
  exhausted: false,
  demoralized: 0,
  works: 'none',
} as const;
const setting = (change: Partial<Record<keyof typeof state, string | number | boolean>>): Named => ({
  do: 'setUnit',
  unit: 'newton',
  ...state,
  ...change,
});

describe('what a referee may change', () => {
  test('he puts a unit where he wants it, and its leader goes with it', () => {
    const t = table();
    expect(t.edit({ do: 'placeUnit', unit: 'newton', hex: '0302' })).toEqual([
      { type: 'edited', edit: { do: 'placeUnit', unit: t.unitId('newton'), hex: t.hex('0302'), reason: 'test' } },
    ]);
    expect(t.unit('newton').at).toBe('0302');
    expect([t.leader('reynolds').at, t.leader('hill').at]).toEqual(['0302', '0501']);
    expect(t.asked).toBe('action union');
  });

  test('he takes a unit off the map with its leader and the marker it leaves behind, and brings them back', () => {
    const t = table();
    t.edit({ do: 'setFlanks', hex: '0501', refused: true });
    t.edit({ do: 'removeUnit', unit: 'pender' });
    expect(t.game.board.refused).toEqual([t.hex('0501')]);
    const events = t.edit({ do: 'removeUnit', unit: 'heth' });
    expect(events.map(event => event.type === 'edited' && event.edit.do)).toEqual([
      'removeLeader',
      'removeUnit',
      'setFlanks',
    ]);
    expect(t.unit('heth').at).toBe('nowhere');
    expect(t.leader('hill').at).toBe('nowhere');
    expect(t.game.board.refused).toEqual([]);
    t.edit({ do: 'placeUnit', unit: 'heth', hex: '0502' });
    t.edit({ do: 'attachLeader', leader: 'hill', unit: 'heth' });
    expect(t.leader('hill')).toMatchObject({ unit: 'heth', at: '0502' });
  });

  test('a marker does not stay in a hex that its last unit is moved from', () => {
    const t = table();
    t.edit({ do: 'setFlanks', hex: '0102', refused: true });
    t.edit({ do: 'placeUnit', unit: 'buford', hex: '0302' });
    expect(t.game.board.refused).toEqual([]);
  });

  test('he sets every state of a unit', () => {
    const t = table();
    const all = { manpower: 3, fatigue: 4, disorganized: true, exhausted: true, demoralized: 2, works: 'breastwork' };
    t.edit(setting(all));
    expect(t.unit('newton')).toMatchObject(all);
  });

  test('he attaches a leader to another unit and takes him off the map', () => {
    const t = table();
    t.edit({ do: 'attachLeader', leader: 'reynolds', unit: 'geary' });
    expect(t.leader('reynolds').unit).toBe('geary');
    t.edit({ do: 'removeLeader', leader: 'reynolds' });
    expect(t.leader('reynolds').at).toBe('nowhere');
  });

  test('he sets turn and weather, and the ground follows', () => {
    const t = table();
    const before = t.game.derived.ground;
    t.edit({ do: 'setWeather', rain: 2, minor: 3, major: 0 });
    expect(t.game.board.weather).toEqual({ rain: 2, minor: 3, major: 0 });
    expect(t.game.derived.ground).not.toBe(before);
    t.edit({ do: 'setTurn', turn: 4 });
    expect(t.game.board.turn).toBe(4);
    expect(auditStorage(gcacw, t.game)).toBeUndefined();
  });

  test('he destroys a bridge, lays a pontoon, and makes it as printed again', () => {
    const t = table();
    t.edit({ do: 'setCrossing', from: '0201', to: '0101', destroyed: true, pontoon: 'union' });
    expect(t.game.board.crossings).toMatchObject([{ destroyed: true, pontoon: 'union', carriesRoad: true }]);
    t.edit({ do: 'setCrossing', from: '0101', to: '0201', destroyed: true, pontoon: 'none' });
    expect(t.game.board.crossings).toHaveLength(1);
    t.edit({ do: 'setCrossing', from: '0101', to: '0201', destroyed: false, pontoon: 'none' });
    expect(t.game.board.crossings).toEqual([]);
    expect(auditStorage(gcacw, t.game)).toBeUndefined();
  });

  test('he damages, destroys and mends a station', () => {
    const t = table();
    t.edit({ do: 'setStation', hex: '0302', damage: 'damaged' });
    t.edit({ do: 'setStation', hex: '0302', damage: 'destroyed' });
    expect(t.game.board.stations).toEqual([{ hex: t.hex('0302'), damage: 'destroyed' }]);
    t.edit({ do: 'setStation', hex: '0302', damage: 'none' });
    expect(t.game.board.stations).toEqual([]);
  });

  test('what he does not name stays: other stations, crossings and refused flanks', () => {
    const t = new Table(`${GROUND}  station 0101 Camp\n  major-river 0202 | 0302\n`).atAction('union');
    const [camp, depot] = [t.hex('0101'), t.hex('0302')];
    t.edit({ do: 'setStation', hex: '0101', damage: 'damaged' });
    t.edit({ do: 'setStation', hex: '0302', damage: 'destroyed' });
    t.edit({ do: 'setFlanks', hex: '0101', refused: true });
    t.edit({ do: 'setFlanks', hex: '0501', refused: true });
    t.edit({ do: 'setFlanks', hex: '0501', refused: false });
    t.edit({ do: 'setCrossing', from: '0101', to: '0201', destroyed: true, pontoon: 'none' });
    t.edit({ do: 'setCrossing', from: '0202', to: '0302', destroyed: false, pontoon: 'union' });
    const { stations, refused, crossings } = t.game.board;
    expect([stations.map(({ hex }) => hex), refused]).toEqual([[camp, depot], [camp]]);
    const [bridge, river] = [t.hexside('0101-0201'), t.hexside('0202-0302')];
    expect(crossings).toMatchObject([
      { hexside: bridge, destroyed: true },
      { hexside: river, destroyed: false, pontoon: 'union' },
    ]);
    expect(crossings[0]).not.toHaveProperty('pontoon');
  });

  test.each<[string, Named]>([
    ['the least and the most men', setting({ manpower: 1 })],
    ['the most men', setting({ manpower: 17 })],
    ['fatigue alone', setting({ fatigue: 4 })],
    ['disorganization alone', setting({ disorganized: true })],
    ['exhaustion alone', setting({ exhausted: true })],
    ['demoralization alone', setting({ demoralized: 2 })],
    ['works of the year alone', setting({ works: 'breastwork' })],
    ['rain alone', { do: 'setWeather', rain: 1, minor: 0, major: 0 }],
    ['the minor rivers alone', { do: 'setWeather', rain: 0, minor: 1, major: 0 }],
    ['the major rivers alone', { do: 'setWeather', rain: 0, minor: 0, major: 99 }],
    ['the last turn', { do: 'setTurn', turn: 4 }],
    ['a pontoon over a ford', { do: 'setCrossing', from: '0102', to: '0202', destroyed: false, pontoon: 'union' }],
    ['a bridge that is gone', { do: 'setCrossing', from: '0101', to: '0201', destroyed: true, pontoon: 'none' }],
    [
      'a pontoon over a major river',
      { do: 'setCrossing', from: '0301', to: '0401', destroyed: false, pontoon: 'union' },
    ],
  ])('he may set %s', (_, edit) => {
    expect(table().whyNotEdit(edit)).toBeUndefined();
  });
});

describe('what he may not', () => {
  test.each<[string, Named]>([
    ['wigwag/edit-reason', { do: 'setTurn', turn: 2, reason: '  ' }],
    ['wigwag/edit-unit', { do: 'placeUnit', unit: 99, hex: '0302' }],
    ['wigwag/edit-unit', { do: 'removeUnit', unit: -1 }],
    ['wigwag/edit-hex', { do: 'placeUnit', unit: 'newton', hex: '0701' }],
    ['wigwag/edit-hex', { do: 'placeUnit', unit: 'newton', hex: -1 }],
    ['wigwag/edit-hex', { do: 'placeUnit', unit: 'newton', hex: 9999 }],
    ['wigwag/edit-enemy', { do: 'placeUnit', unit: 'newton', hex: '0501' }],
    ['wigwag/edit-no-change', { do: 'placeUnit', unit: 'newton', hex: '0101' }],
    ['wigwag/edit-manpower', setting({ manpower: 0 })],
    ['wigwag/edit-manpower', setting({ manpower: 18 })],
    ['wigwag/edit-fatigue', setting({ fatigue: 5 })],
    ['wigwag/edit-fatigue', setting({ fatigue: -1 })],
    ['wigwag/edit-demoralization', setting({ demoralized: 3 })],
    ['wigwag/edit-demoralization', setting({ demoralized: -1 })],
    ['wigwag/edit-works', setting({ works: 'abatis' })],
    ['wigwag/edit-unit', { ...setting({}), unit: 99 }],
    ['wigwag/edit-unit', { do: 'attachLeader', leader: 'reynolds', unit: 99 }],
    ['wigwag/edit-leader', { do: 'attachLeader', leader: -1, unit: 'newton' }],
    ['wigwag/edit-weather', { do: 'setWeather', rain: 0, minor: 0, major: 100 }],
    ['wigwag/edit-river', { do: 'setCrossing', from: '0202', to: '0302', destroyed: false, pontoon: 'union' }],
    ['wigwag/edit-river', { do: 'setCrossing', from: '0602', to: '0701', destroyed: false, pontoon: 'union' }],
    ['wigwag/edit-station', { do: 'setStation', hex: -1, damage: 'damaged' }],
    ['wigwag/edit-flanks', { do: 'setFlanks', hex: '0701', refused: true }],
    ['wigwag/edit-no-change', setting({})],
    ['wigwag/edit-leader', { do: 'attachLeader', leader: 9, unit: 'newton' }],
    ['wigwag/edit-attach', { do: 'attachLeader', leader: 'reynolds', unit: 'heth' }],
    ['wigwag/edit-attach', { do: 'attachLeader', leader: 'reynolds', unit: 'buford' }],
    ['wigwag/edit-no-change', { do: 'attachLeader', leader: 'reynolds', unit: 'newton' }],
    ['wigwag/edit-leader', { do: 'removeLeader', leader: -1 }],
    ['wigwag/edit-turn', { do: 'setTurn', turn: 0 }],
    ['wigwag/edit-turn', { do: 'setTurn', turn: 5 }],
    ['wigwag/edit-no-change', { do: 'setTurn', turn: 1 }],
    ['wigwag/edit-weather', { do: 'setWeather', rain: -1, minor: 0, major: 0 }],
    ['wigwag/edit-weather', { do: 'setWeather', rain: 0, minor: 100, major: 0 }],
    ['wigwag/edit-no-change', { do: 'setWeather', rain: 0, minor: 0, major: 0 }],
    ['wigwag/edit-river', { do: 'setCrossing', from: '0101', to: '0102', destroyed: true, pontoon: 'none' }],
    ['wigwag/edit-river', { do: 'setCrossing', from: '0101', to: '0301', destroyed: true, pontoon: 'none' }],
    ['wigwag/edit-river', { do: 'setCrossing', from: '0101', to: -1, destroyed: true, pontoon: 'none' }],
    ['wigwag/edit-crossing', { do: 'setCrossing', from: '0102', to: '0202', destroyed: true, pontoon: 'none' }],
    ['wigwag/edit-crossing', { do: 'setCrossing', from: '0301', to: '0401', destroyed: true, pontoon: 'none' }],
    ['wigwag/edit-no-change', { do: 'setCrossing', from: '0101', to: '0201', destroyed: false, pontoon: 'none' }],
    ['wigwag/edit-station', { do: 'setStation', hex: '0101', damage: 'damaged' }],
    ['wigwag/edit-no-change', { do: 'setStation', hex: '0302', damage: 'none' }],
    ['wigwag/edit-flanks', { do: 'setFlanks', hex: '0302', refused: true }],
    ['wigwag/edit-flanks', { do: 'setFlanks', hex: -1, refused: true }],
    ['wigwag/edit-no-change', { do: 'setFlanks', hex: '0101', refused: false }],
    ['kernel/no-such-choice', { do: 'march', unit: 'newton' }],
    ['kernel/no-such-choice', { do: 'constructor' }],
  ])('%s: %j', (clause, edit) => {
    expect(table().whyNotEdit(edit)).toBe(clause);
  });

  test('pieces that are not on the map, or have no Manpower', () => {
    const t = table();
    t.edit({ do: 'removeUnit', unit: 'newton' });
    expect(t.whyNotEdit({ do: 'removeUnit', unit: 'newton' })).toBe('wigwag/edit-off-map');
    expect(t.whyNotEdit({ do: 'removeLeader', leader: 'reynolds' })).toBe('wigwag/edit-off-map');
    expect(t.whyNotEdit({ do: 'attachLeader', leader: 'reynolds', unit: 'newton' })).toBe('wigwag/edit-off-map');
    expect(t.whyNotEdit({ do: 'setFlanks', hex: -1, refused: true })).toBe('wigwag/edit-flanks');
    t.put('newton', { manpower: 0 });
    expect(t.whyNotEdit({ do: 'placeUnit', unit: 'newton', hex: '0302' })).toBe('wigwag/edit-no-manpower');
    t.edit(setting({ manpower: 1 }));
    expect(t.whyNotEdit({ do: 'placeUnit', unit: 'newton', hex: '0302' })).toBeUndefined();
  });

  test('a refusal tells the bound that was passed', () => {
    const { game } = table();
    const bounds = (edit: Edit) => engine.refusal(game, 'referee', edit)?.params;
    const reason = 'x';
    expect(bounds({ do: 'setUnit', unit: 0, ...state, manpower: 18, reason })).toEqual({ most: 17 });
    expect(bounds({ do: 'setUnit', unit: 0, ...state, works: 'abatis', reason })).toEqual({ year: 1863 });
    expect(bounds({ do: 'setTurn', turn: 5, reason })).toEqual({ turns: 4 });
  });

  test('nothing is set off the map, nor on a river along its edge', () => {
    const t = new Table('map\n  .   #\n    .\nminor-river 0201 0101 | 0301\nU Newton 0101\nC Hill 0201').atAction(
      'union',
    );
    const pontoon = { do: 'setCrossing', destroyed: false, pontoon: 'union' } as const;
    expect(t.whyNotEdit({ do: 'placeUnit', unit: 'newton', hex: '0301' })).toBe('wigwag/edit-hex');
    expect(t.whyNotEdit({ ...pontoon, from: '0201', to: '0301' })).toBe('wigwag/edit-river');
    expect(t.whyNotEdit({ ...pontoon, from: '0301', to: '0201' })).toBe('wigwag/edit-river');
  });

  test('destroy what no rule destroys: dams, fords and bridges marked so; bridges, ferries and the aqueduct he may', () => {
    const why = (crossing: string, line = '', aqueduct?: string) => {
      const t = naming(
        new Table(`game RTG\n${river('minor-river', crossing, `U Newton 0101\nC Hill 0909\n${line}`)}`),
        {
          ...(aqueduct && { aqueduct }),
        },
      );
      const edit = { do: 'setCrossing', from: '0404', to: '0504', destroyed: true, pontoon: 'none' };
      return t.atAction('union').whyNotEdit(edit);
    };
    for (const crossing of ['dam', 'ford', '']) expect(why(crossing), crossing).toBe('wigwag/edit-crossing');
    expect(why('bridge', 'indestructible 0404-0504')).toBe('wigwag/edit-crossing');
    expect([why('bridge'), why('ferry'), why('', '', '0404-0504')]).toEqual([undefined, undefined, undefined]);
  });

  test('two leaders of a level with one unit', () => {
    const t = new Table(`${GROUND}  U Wadsworth 0102; leader Doubleday\n`).atAction('union');
    expect(t.whyNotEdit({ do: 'attachLeader', leader: 'doubleday', unit: 'newton' })).toBe('wigwag/edit-level');
  });

  test('a side that must act is left a unit that can', () => {
    const t = table();
    t.edit({ do: 'removeUnit', unit: 'newton' });
    t.edit({ do: 'removeUnit', unit: 'geary' });
    expect(t.whyNotEdit({ do: 'removeUnit', unit: 'buford' })).toBe('kernel/edit-dead-end');
    expect(t.whyNotEdit({ ...setting({ fatigue: 4 }), unit: 'buford' })).toBe('kernel/edit-dead-end');
  });

  test('a side may not edit, nor the referee choose', () => {
    const { game } = table();
    const edit: Edit = { do: 'setTurn', turn: 2, reason: 'mine' };
    expect(engine.refusal(game, 'union', edit)?.clause).toBe('kernel/no-such-choice');
    expect(engine.refusal(game, 'confederate', edit)?.clause).toBe('kernel/not-your-decision');
  });

  test.each([
    ['a reason too long', { do: 'setTurn', turn: 2, reason: 'x'.repeat(201) }],
    ['a reason of two lines', { do: 'setTurn', turn: 2, reason: 'a\nb' }],
    ['half a sign', { do: 'setTurn', turn: 2, reason: '\ud83d' }],
    ['no reason', { do: 'setTurn', turn: 2 }],
    ['a number for a reason', { do: 'setTurn', turn: 2, reason: 3 }],
    ['a fraction', { do: 'setTurn', turn: 1.5, reason: 'x' }],
    ['unknown works', { ...setting({ works: 'moat' }), unit: 0, reason: 'x' }],
    ['a stray field', { do: 'setTurn', turn: 2, reason: 'x', also: 1 }],
    ['a verb of a frame', { do: 'march', unit: 0 }],
    ['nothing', undefined],
  ])('the door does not let in %s', (_, value) => {
    expect(readEdit(gcacw, value)).toHaveProperty('complaint');
  });

  test('the door counts signs, not bytes', () => {
    expect(readEdit(gcacw, { do: 'setTurn', turn: 2, reason: '🐢'.repeat(200) })).toHaveProperty('choice');
  });
});

describe('when', () => {
  test('between actions, whoever decides; not in the middle of a march', () => {
    const edit: Named = { do: 'setTurn', turn: 2 };
    const offered = new Table(GROUND).atInitiative();
    offered.do({ do: 'roll' }, [6, 1]);
    expect(offered.asked).toBe('offer union');
    for (const t of [
      new Table(GROUND),
      new Table(GROUND).atInitiative(),
      offered,
      new Table(GROUND).atAction('confederate'),
      new Table(GROUND).atRecovery('union'),
    ]) {
      expect(t.whyNotEdit(edit), t.asked).toBeUndefined();
    }
    const t = table();
    t.do({ do: 'march', unit: 'geary' }, 4);
    expect(t.whyNotEdit(edit)).toBe('wigwag/edit-between-actions');
  });

  test('what is asked is asked again: without anybody to act the cycle ends', () => {
    const t = new Table(GROUND).atInitiative();
    for (const unit of ['newton', 'geary', 'buford', 'heth']) t.edit({ ...setting({ fatigue: 4 }), unit });
    expect(t.asked).toBe('offer confederate');
    const all = new Table(GROUND).atInitiative();
    for (const unit of ['newton', 'geary', 'buford', 'heth']) all.put(unit, { fatigue: 4 });
    all.edit({ ...setting({ fatigue: 4 }), unit: 'pender' });
    expect(all.asked).toBe('recovery union');
  });

  test('not after the end', () => {
    const { game } = table();
    const over = { ...game, stack: [] };
    expect(engine.refusal(over, 'referee', { do: 'setTurn', turn: 2, reason: 'x' })?.clause).toBe('kernel/game-over');
  });
});

describe('in a record', () => {
  const host = () =>
    new History<Gcacw>(hostedOf(gcacw, { game: new Table(GROUND).game, events: [] }), rolling(random(7)));
  const edit: Edit = { do: 'setTurn', turn: 3, reason: 'we forgot two turns' };

  test('an edit is sealed, replays, and only a player alone takes it back', () => {
    const table = host();
    const verdict = table.decide({ by: 'referee', choice: edit });
    expect(verdict).toMatchObject({ stepped: { sealed: true, decision: { rolled: [] } } });
    table.decide({ by: 'union', choice: { do: 'finish' } });
    const record = table.record();
    expect(record.decisions[0]).toMatchObject({ by: 'referee', choice: edit, dice: [] });
    const { divergence, game } = replay(gcacw, new Table(GROUND).game, record);
    expect(divergence).toBeUndefined();
    expect(game.board.turn).toBe(3);
    expect(table.undo('union')).toBe(false);
    expect(table.undo('union', true)).toBe(true);
    expect(table.undo('union')).toBe(false);
    expect(table.undo('confederate', true)).toBe(true);
    expect(table.game.board.turn).toBe(1);
    expect(table.redo()).toBeDefined();
    expect(table.made.at(-1)?.by).toBe('referee');
    expect(table.game.board.turn).toBe(3);
  });

  test.each([
    ['bad-choice', { by: 'referee', choice: { ...edit, reason: 7 }, dice: [] }],
    ['bad-choice', { by: 'referee', choice: { do: 'finish' }, dice: [] }],
    ['bad-choice', { by: 'union', choice: edit, dice: [] }],
    ['refused', { by: 'referee', choice: { ...edit, turn: 77 }, dice: [] }],
    ['dice-left-over', { by: 'referee', choice: edit, dice: [[1]] }],
  ])('a damaged one is told: %s', (code, decision) => {
    const record = { ...host().record(), decisions: [decision] };
    expect(replay(gcacw, new Table(GROUND).game, record).divergence).toMatchObject({ code, decision: 1 });
  });

  test('the game it is made in is left alone, and its events alone change the board', () => {
    const below = random(3);
    let made = 0;
    for (let n = 0; n < 400; n++) {
      const { game } = new Table(GROUND).atInitiative();
      const hash = positionHash(game);
      const verdict = engine.decide(game, 'referee', someEdit(game, below), scripted([]));
      expect(positionHash(game)).toBe(hash);
      if (!('decided' in verdict)) continue;
      made += 1;
      expect(auditDecision(gcacw, game, hash, verdict.decided)).toBeUndefined();
      expect(auditStorage(gcacw, verdict.decided.game)).toBeUndefined();
      expect(gcacw.broken(verdict.decided.game)).toBeUndefined();
    }
    expect(made).toBeGreaterThan(100);
  });
});
