import { findHex, findSide, hexName } from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { writeMap } from '../maps/writeMap.ts';
import { position } from './position.ts';

const CEDAR = `
  game SJW
  turns 2
  options fatigue4March -trailsOpenSwamps
  map
    .   w   .
      o   r
    .   w   ~
      m   .
    c   h   #
  road 0101-0201-0302 0302-0402
  trail 0202-0302
  railroad 0102-0201
  unfinished 0102-0201
  minor-river 0101 0301 | 0102 0201
  ford 0101-0201
  creek 0201 0302 | 0301
  ridge 0302 | 0303
  village 0102 Kernstown
  station 0103
  redoubt 0103 confederate
  U Newton 0201 inf div 7 t2 a1 fl1 exhausted
  U Pleasonton 0201 cav 2 t2/1 cmd=none
  U Guns 0101/0301 art regt 3 t(1) a4 turn2
  C A.P.Hill 0302 8 t3 disorganized demoralized1 breastwork; leader Jackson c7 t4; leader Lee army c5
  C Fitz 0402 cav brig 3 cmd=F-Cav; leader Stuart corps t3 cmd=Cav
`;

describe('position', () => {
  const { map, orderOfBattle, scenario } = position(CEDAR);
  const hex = (name: string) => findHex(map.grid, name) ?? -1;
  const side = (name: string) => map.hexsides[findSide(map.grid, name) ?? -1];
  const unit = (id: string) => orderOfBattle.units.find(each => each.id === id);
  const set = (id: string) => scenario.setup.units.find(each => each.unit === id);

  it('shows hexes where they lie: even columns half a hex lower', () => {
    const terrain = (name: string) => map.hexes[hex(name)]?.terrain;
    expect(['0101', '0201', '0301', '0401', '0501'].map(terrain)).toEqual([
      'clear',
      'rolling',
      'woods',
      'rough',
      'clear',
    ]);
    expect(['0102', '0202', '0302', '0402', '0502'].map(terrain)).toEqual([
      'clear',
      'mountain',
      'woods',
      'clear',
      'water',
    ]);
    expect(['0103', '0303', '0503'].map(terrain)).toEqual(['city', 'hill', 'off-map']);
    expect(map.grid.size).toBe(13);
  });

  it('draws ways along chains and waters between banks', () => {
    expect(side('0101-0201')).toMatchObject({ ways: ['road'], water: 'minor-river', crossing: 'ford' });
    expect(side('0201-0302')).toMatchObject({ ways: ['road'] });
    expect(side('0102-0201')).toMatchObject({ ways: ['railroad'], unfinished: true });
    expect(side('0101-0102')?.water).toBe('minor-river');
    expect(side('0201-0301')?.water).toBe('creek');
    expect(side('0302-0303')?.ridge).toBe(hex('0302'));
    expect(map.hexes[hex('0102')]).toMatchObject({ place: 'village', name: 'Kernstown' });
    expect(map.hexes[hex('0103')]).toMatchObject({ station: true, redoubt: { for: ['confederate'] } });
  });

  it('reads pieces in words, with defaults for what is not said', () => {
    expect(unit('newton')).toMatchObject({
      side: 'union',
      size: 'division',
      arm: 'infantry',
      command: 'A',
      artillery: 1,
    });
    expect(set('newton')).toMatchObject({
      hex: hex('0201'),
      manpower: 7,
      fatigue: 1,
      exhausted: true,
      disorganized: false,
    });
    expect(unit('pleasonton')).toMatchObject({ size: 'brigade', tactical: { attack: 2, defence: 1 } });
    expect(unit('pleasonton')).not.toHaveProperty('command');
    expect(set('a-p-hill')).toMatchObject({ manpower: 8, disorganized: true, demoralized: 1, works: 'breastwork' });
    expect(scenario.setup.leaders).toEqual([
      { leader: 'jackson', with: 'a-p-hill' },
      { leader: 'lee', with: 'a-p-hill' },
      { leader: 'stuart', with: 'fitz' },
    ]);
    expect(orderOfBattle.leaders.find(each => each.id === 'stuart')).toMatchObject({
      arm: 'cavalry',
      size: 'corps',
      command: 'Cav',
    });
  });

  it('reads reinforcements, options, game and turns', () => {
    expect(scenario.reinforcements.units).toMatchObject([
      { unit: 'guns', turn: 2, hexes: [hex('0101'), hex('0301')], manpower: 3 },
    ]);
    expect(scenario.options).toEqual({ fatigue4March: true, trailsOpenSwamps: false });
    expect(scenario).toMatchObject({ game: 'SJW', year: 1862, turns: ['1862-06-01', '1862-06-02'] });
  });

  it('reads weather, random events and phases', () => {
    const { scenario: wet } = position(
      'game OTR\nrain 2\nunfordable minor 3\nunfordable major 4\nevents 2:current 7:none 12:current+3\nphase Supply | Zapasy\n.',
    );
    expect(wet).toMatchObject({ weather: { rain: 2, minor: 3, major: 4 }, phases: [{ en: 'Supply', pl: 'Zapasy' }] });
    expect(wet.randomEvents).toEqual({ 2: 'current', 12: 'current+3' });
    expect(scenario.randomEvents).toBeUndefined();
    expect(() => position('game OTR\nevents 13:current\n.')).toThrow('unknown-field');
  });

  it('reads how it is won, exits, special turns and units that are not free', () => {
    const { scenario } = position(`
      turns 3
      map
      .   .
        .
      U Newton 0101 notbefore2 within=0101-0201
      C Hill 0301
      exit union 0101 0201 cost=2 arms=cavalry,infantry units=newton
      turn 1 skip=leader-transfer,recovery first=union actions=4
      victory union held 5 0101 0201 all
      victory confederate losses 1 per=2 cause=combat id=men
      sudden union by=3 0301 atOnce degree=decisive
      degree union 5 decisive`);
    const [a, b, c] = ['0101', '0201', '0301'].map(name => findHex(scenario.map.grid, name));
    expect(scenario.setup.units[0]).toMatchObject({ notBefore: 2, within: [a, b] });
    expect(scenario.exits).toEqual([
      { id: 'exit-1', for: 'union', hexes: [a, b], cost: 2, arms: ['cavalry', 'infantry'], units: ['newton'] },
    ]);
    expect(scenario.turnRules).toEqual([
      { turn: 1, skip: ['leader-transfer', 'recovery'], first: 'union', actions: 4 },
    ]);
    expect(scenario.victory).toEqual({
      rules: [
        { id: 'held-1', for: 'union', kind: 'held', points: 5, hexes: [a, b], all: true },
        { id: 'men', for: 'confederate', kind: 'losses', points: 1, per: 2, cause: 'combat' },
      ],
      suddenDeath: [{ id: 'sudden-1', for: 'union', by: 3, hexes: [c], atOnce: true, degree: 'decisive' }],
      degrees: [{ winner: 'union', by: 5, degree: 'decisive' }],
    });
    const plain = position('map\n.\nvictory union held 1 0101').scenario.victory;
    expect(plain?.degrees.map(({ winner, by }) => `${winner} ${by}`)).toEqual(['union 1', 'confederate 1']);
  });

  it('a single hex will do', () => {
    const { map: tiny, scenario: start } = position('.\nU Newton 0101');
    expect(tiny.grid.size).toBe(1);
    expect(start.setup.units).toHaveLength(1);
    expect(hexName(tiny.grid, 0)).toBe('0101');
    expect(writeMap(tiny)).toContain('"0101": clear');
  });

  it.each([
    ['a word that is no terrain', '. .\n.\nx', 'position:3: unknown-line: x'],
    ['lines of uneven width', '. .\n . .\n.', 'position:3: sketch-width'],
    ['a unit without a hex', '.\nU Newton inf', 'position:2: no-hex'],
    ['a unit off the sketch', '.\nU Newton 0909', 'position:2: unknown-hex-near: setup.newton.hex'],
    ['a word nobody knows', '.\nU Newton 0101 tired', 'position:2: unknown-word: tired'],
    ['a ford without a river', '. .\n .\nford 0101-0201', 'position:3: crossing-without-river'],
    ['a chain with a gap', '. .\n .\nroad 0101-0301', 'position:3: not-adjacent'],
    ['banks that do not meet', '. .\n .\ncreek 0101 | 0301', 'position:3: banks-apart'],
    ['enemies in a hex', '.\nU Newton 0101\nC Hill 0101', 'position:3: enemies-in-hex'],
    ['a leader of another command', '.\nC Hill 0101; leader Jackson cmd=J', 'position:2: not-subordinate'],
    ['two pieces of a name', '.\nC Hill 0101\nC Hill 0101', 'position:3: name-twice'],
    ['a game nobody knows', 'game XYZ\n.', 'position:1: unknown-name'],
  ])('%s throws', (_, text, message) => {
    expect(() => position(text)).toThrow(message);
  });
});
