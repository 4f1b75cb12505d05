import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/edited.ts';
import { briefly, expectReadable } from '../../testing/render.ts';
import { SMALL_ARMIES, SMALL_MAP, SMALL_SCENARIO, smallLibrary, WET_SCENARIO } from '../../testing/smallFiles.ts';
import { loadScenario } from '../loadScenario.ts';
import { writeScenario } from '../writeScenario.ts';

type Change = readonly [from: string, to: string];

const HILL = 'hill: { hex: N0303, manpower: 12 }';
const JACKSON = 'jackson: { with: hill }';
const REYNOLDS = 'reynolds: { with: newton }';
const MORGAN = 'morgan: { turn: 2, with: duke }';
const TURNS = 'turns: [1862-08-08, 1862-08-09]';
const CHANGED = 'N0103-N0104: { destroyed: true, pontoon: union }';
const OPTIONS = 'options: { fatigue4March: true, trailOverCrossing: false }';

// biome-ignore format: a table
const CHECKS: readonly (readonly [what: string, may: Change, mayNot: Change, problem: string])[] = [
  ['a unit stands on a hex of the map', [HILL, 'hill: { hex: S0301, manpower: 12 }'], [HILL, 'hill: { hex: N0909, manpower: 12 }'], 'setup.hill.hex unknown-hex-near'],
  ['a unit stands on land', [HILL, 'hill: { hex: N0304, manpower: 12 }'], ['window: [N0101, S0302]\nsetup:\n', 'setup:\n  hampton: { hex: N0402, manpower: 2 }\n'], 'setup.hampton.hex not-land'],
  ['a unit is not set up off the map', ['window: [N0101, S0302]', 'window: [N0101, S0402]'], ['window: [N0101, S0302]\nsetup:\n', 'setup:\n  hampton: { hex: S0402, manpower: 2 }\n'], 'setup.hampton.hex not-land'],
  ['a unit stands inside the window', [HILL, 'hill: { hex: S0302, manpower: 12 }'], [HILL, 'hill: { hex: S0401, manpower: 12 }'], 'setup.hill.hex outside-window'],
  ['the window has corners on the map', ['window: [N0101, S0302]', 'window: [S0302, N0101]'], ['window: [N0101, S0302]', 'window: [N0101, S0909]'], 'window.1 unknown-hex-near'],
  ['a unit needs a hex', [HILL, 'hill: { manpower: 12, hex: N0303 }'], [HILL, 'hill: { manpower: 12 }'], 'setup.hill.hex missing-field'],
  ['a unit needs manpower', [HILL, 'hill: { hex: N0303, manpower: 1 }'], [HILL, 'hill: { hex: N0303 }'], 'setup.hill.manpower missing-field'],
  ['manpower stays within the ceiling of the game', [HILL, 'hill: { hex: N0303, manpower: 18 }'], [HILL, 'hill: { hex: N0303, manpower: 19 }'], 'setup.hill.manpower manpower-over-maximum'],
  ['works are of the year', [HILL, 'hill: { hex: N0303, manpower: 12, works: fort-build }'], [HILL, 'hill: { hex: N0303, manpower: 12, works: fort-build-1 }'], 'setup.hill.works works-of-other-year'],
  ['a unit is with nobody', [HILL, 'hill: { hex: N0303, manpower: 12, fatigue: 4 }'], [HILL, 'hill: { hex: N0303, manpower: 12, with: newton }'], 'setup.hill.with not-for-unit'],
  ['a leader has no manpower', [JACKSON, 'jackson: { hex: N0303, with: hill }'], [JACKSON, 'jackson: { with: hill, manpower: 1 }'], 'setup.jackson.manpower not-for-leader'],
  ['a leader is with a unit', [JACKSON, 'jackson: { with: hill }'], [JACKSON, 'jackson: { hex: N0303 }'], 'setup.jackson.with missing-field'],
  ['a leader is with a unit that exists', [JACKSON, 'jackson: { with: hill }'], [JACKSON, 'jackson: { with: hil }'], 'setup.jackson.with unknown-unit-near'],
  ['a leader is with a unit, not with a leader', [JACKSON, 'jackson: { with: hill }'], [JACKSON, 'jackson: { with: morgan }'], 'setup.jackson.with unknown-unit'],
  ['a leader is with a unit on the map', [JACKSON, 'jackson: { with: hampton }\n  hampton: { hex: N0303, manpower: 3 }'], [JACKSON, 'jackson: { with: hampton }'], 'setup.jackson.with unit-not-set-up'],
  ['a leader stands where his unit does', [JACKSON, 'jackson: { hex: N0303, with: hill }'], [JACKSON, 'jackson: { hex: N0302, with: hill }'], 'setup.jackson.hex leader-elsewhere'],
  ['a leader is with a unit of his command', [JACKSON, 'jackson: { with: hampton }\n  hampton: { hex: N0302, manpower: 3 }'], [REYNOLDS, 'reynolds: { with: hill }'], 'setup.reynolds.with not-subordinate'],
  ['a corps leader is with his own corps', [REYNOLDS, 'reynolds: { with: newton }'], [REYNOLDS, 'reynolds: { with: sexton }'], 'setup.reynolds.with not-subordinate'],
  ['an army leader is with infantry', ['pope: { with: newton }', 'pope: { hex: N0101, with: newton }'], ['pope: { with: newton }', 'pope: { with: sexton }'], 'setup.pope.with infantry-only'],
  ['a division leader commands his part of a corps', [MORGAN, 'morgan: { with: duke, turn: 2 }'], [MORGAN, 'morgan: { turn: 2, with: guns }'], 'reinforcements.morgan.with not-subordinate'],
  ['enemies do not share a hex', [HILL, 'hill: { hex: N0302, manpower: 12 }'], [HILL, 'hill: { hex: N0102, manpower: 12 }'], 'setup.hill.hex enemies-in-hex'],
  ['pieces come from the armies', ['  sexton:', '  hampton: { hex: N0304, manpower: 1 }\n  sexton:'], ['  sexton:', '  secston:'], 'setup.secston unknown-piece-near'],
  ['a piece comes once', ['  sexton:', '  sexton:'], ['  duke: {', '  hill: { turn: 2, hexes: [N0303], manpower: 3 }\n  duke: {'], 'reinforcements.hill piece-twice'],
  ['reinforcements come while there are turns', ['duke: { turn: 2,', 'duke: { turn: 2,'], ['duke: { turn: 2,', 'duke: { turn: 3,'], 'reinforcements.duke.turn turn-beyond-end'],
  ['reinforcements come inside the window', ['hexes: [N0303]', 'hexes: [N0304, N0302]'], ['hexes: [N0303]', 'hexes: [N0304, N0401]'], 'reinforcements.duke.hexes.1 outside-window'],
  ['a leader arrives with his unit', [MORGAN, MORGAN], [MORGAN, 'morgan: { turn: 1, with: duke }'], 'reinforcements.morgan.with unit-other-turn'],
  ['the year is that of the game', ['year: 1862', 'year: 1862'], ['game: SJW', 'game: RTG'], 'year year-not-of-game'],
  ['the first turn is in the year', [TURNS, 'turns: [1862-12-31, 1863-01-01]'], [TURNS, 'turns: [1863-08-08, 1863-08-09]'], 'turns.0 date-year'],
  ['turns go forward', [TURNS, 'turns: [1862-08-08, 1862-08-10]'], [TURNS, 'turns: [1862-08-09, 1862-08-09]'], 'turns.1 date-order'],
  ['dates are days of the calendar', [TURNS, 'turns: [1862-02-27, 1862-02-28]'], [TURNS, 'turns: [1862-02-28, 1862-02-29]'], 'turns.1 bad-date'],
  ['there is a turn', [TURNS, TURNS], [TURNS, 'turns: []'], 'turns list-too-short'],
  ['counties are hexes of the map', ['unionCounties: [N0101, N0102]', 'unionCounties: [N0101, S0302]'], ['unionCounties: [N0101, N0102]', 'unionCounties: [N0101, N0909]'], 'unionCounties.1 unknown-hex-near'],
  ['options are known', [OPTIONS, 'options: { trailsOpenSwamps: false }'], [OPTIONS, 'options: { fatigue5March: true }'], 'options.fatigue5March unknown-field-near'],
  ['entrenching by action is an option of 1863', [OPTIONS, 'options: { entrenchActions1863: false }'], [OPTIONS, 'options: { entrenchActions1863: true }'], 'options.entrenchActions1863 option-of-other-year'],
  ['a crossing that has changed lies between two hexes', [CHANGED, 'N0104-N0103: { destroyed: true }'], [CHANGED, 'N0103-N0109: { destroyed: true }'], 'crossings.N0103-N0109 unknown-hex-near'],
  ['a crossing lies between neighbours', [CHANGED, 'N0103-N0104: { pontoon: confederate }'], [CHANGED, 'N0101-N0104: { destroyed: true }'], 'crossings.N0101-N0104 not-adjacent'],
  ['a crossing is named by two hexes', [CHANGED, 'N0103-S0101: { destroyed: true }'], [CHANGED, 'N0103: { destroyed: true }'], 'crossings.N0103 bad-hexside'],
  ['a crossing is changed once', [CHANGED, CHANGED], [CHANGED, `${CHANGED}\n  N0104-N0103: { destroyed: true }`], 'crossings.N0104-N0103 hexside-twice'],
  ['an entry says what has changed', [CHANGED, 'N0103-N0104: { destroyed: false }'], [CHANGED, 'N0103-N0104: {}'], 'crossings.N0103-N0104 hexside-empty'],
  ['an indestructible bridge does not begin destroyed', [CHANGED, 'N0103-N0104: { destroyed: true }'], [CHANGED, 'N0102-N0103: { destroyed: true }'], 'crossings.N0102-N0103.destroyed nothing-to-destroy'],
  ['what is not there is not destroyed', [CHANGED, 'N0103-N0104: { destroyed: true }'], [CHANGED, 'N0301-N0302: { destroyed: true }'], 'crossings.N0301-N0302.destroyed nothing-to-destroy'],
  ['a pontoon lies over a river', [CHANGED, 'N0103-N0104: { pontoon: union }'], [CHANGED, 'N0301-N0302: { pontoon: union }'], 'crossings.N0301-N0302.pontoon pontoon-without-river'],
  ['no pontoon lies where a bridge stands', [CHANGED, 'N0103-N0104: { pontoon: union }'], [CHANGED, 'N0102-N0103: { pontoon: union }'], 'crossings.N0102-N0103.pontoon pontoon-beside'],
  ['a unit is held back while there are turns', ['notBefore: 2, within', 'notBefore: 1, within'], ['notBefore: 2, within', 'notBefore: 3, within'], 'setup.newton.notBefore turn-beyond-end'],
  ['a unit is bound to a part of the map', ['within: [N0101, N0203]', 'within: [N0203, N0101]'], ['within: [N0101, N0203]', 'within: [N0101, N0909]'], 'setup.newton.within.1 unknown-hex-near'],
  ['points have the fields of their kind', ['kind: eliminated, points: 3', 'kind: eliminated, points: 3, arms: [cavalry]'], ['kind: eliminated, points: 3', 'kind: eliminated, points: 3, per: 2'], 'victory.units.per not-for-kind'],
  ['places to hold are named', ['hexes: [N0203], from', 'hexes: [N0102], from'], ['hexes: [N0203], from', 'from'], 'victory.city.hexes missing-field'],
  ['places to hold are on the map', ['hexes: [N0203], from', 'hexes: [N0303], from'], ['hexes: [N0203], from', 'hexes: [N0909], from'], 'victory.city.hexes.0 unknown-hex-near'],
  ['crossings to destroy exist', ['hexsides: [N0102-N0103]', 'hexsides: [N0104-N0103]'], ['hexsides: [N0102-N0103]', 'hexsides: [N0101-N0102]'], 'victory.bridge.hexsides.0 no-crossing'],
  ['a hexside is one', ['hexsides: [N0102-N0103]', 'hexsides: [N0103-N0102]'], ['hexsides: [N0102-N0103]', 'hexsides: [N0102-N0104]'], 'victory.bridge.hexsides.0 bad-hexside'],
  ['sudden death has a condition', ['points: 20, by: 10, hexes: [N0102], atOnce', 'by: 10, atOnce'], ['points: 20, by: 10, hexes: [N0102], atOnce', 'atOnce'], 'suddenDeath.collapse no-condition'],
  ['an exit is for units of its side', ['units: [newton, sexton]', 'units: [guns]'], ['units: [newton, sexton]', 'units: [hill]'], 'exits.north-road.units.0 unit-of-enemy'],
  ['an exit is for units that exist', ['units: [newton, sexton]', 'units: [guns]'], ['units: [newton, sexton]', 'units: [gunz]'], 'exits.north-road.units.0 unknown-unit-near'],
  ['larger leads come first', ['winner: union, by: -2', 'winner: confederate, by: 9'], ['winner: union, by: -2', 'winner: confederate, by: 10'], 'degrees.1 degree-never'],
  ['a turn has its rules once', ['turn: 2, initiative', 'turn: 2, first'], ['turn: 2, initiative', 'turn: 1, initiative'], 'turnRules.1 turn-twice'],
  ['rules are for turns that come', ['turn: 2, initiative', 'turn: 2, first'], ['turn: 2, initiative', 'turn: 3, initiative'], 'turnRules.1.turn turn-beyond-end'],
  ['the map exists', ['map: small', 'map: small'], ['map: small', 'map: smal'], 'map unknown-map-near'],
  ['the armies exist', ['armies: [small-armies]', 'armies:\n  - small-armies'], ['armies: [small-armies]', 'armies: [small-army]'], 'armies.0 unknown-armies-near'],
];

const load = (text: string, library = smallLibrary()) => loadScenario(text, 'scenario.yaml', library);

describe('a scenario', () => {
  it.each(CHECKS)('%s', (_, may, mayNot, problem) => {
    expect(briefly(load(edited(SMALL_SCENARIO, may)).problems)).toEqual([]);
    const { problems } = load(edited(SMALL_SCENARIO, mayNot));
    expect(briefly(problems)).toContain(problem);
    problems?.forEach(expectReadable);
  });

  it('says how ties are settled where the game does so by the number rolled', () => {
    const western = edited(SMALL_SCENARIO, ['game: SJW', 'game: AIO'], ['year: 1862', 'year: 1864']);
    const without = western.replace(/\nties:.*\n/, '\n');
    expect(briefly(load(western).problems)).not.toContain('ties-missing');
    expect(briefly(load(without).problems)).toContain('ties-missing');
    expect(briefly(load(SMALL_SCENARIO.replace(/\nties:.*\n/, '\n')).problems)).toEqual([]);
  });

  it('goes by points where it has degrees or a sudden death', () => {
    const without = SMALL_SCENARIO.replace(/\nvictory:\n( {2}.*\n)+/, '\n');
    expect(briefly(load(without).problems)).toEqual(['suddenDeath victory-missing', 'degrees victory-missing']);
    const undecided = SMALL_SCENARIO.replace(/\ndegrees:\n( {2}.*\n)+/, '\n');
    expect(briefly(load(undecided).problems)).toEqual(['degrees missing-field']);
  });

  it('has the ferries and dams of its game only', () => {
    const ford = edited(SMALL_MAP, ['crossing: ferry, fordRemains: true', 'crossing: ford']);
    const in1863 = edited(SMALL_SCENARIO, ['game: SJW', 'game: SLB']);
    expect(briefly(load(SMALL_SCENARIO).problems)).toEqual([]);
    expect(briefly(load(in1863).problems)).toContain('map crossing-not-of-game');
    expect(briefly(load(in1863, smallLibrary(ford)).problems)).not.toContain('map crossing-not-of-game');
  });

  it('has a destroyed bridge or a pontoon by the map, and as many as the side has markers', () => {
    const rivers = edited(
      SMALL_MAP,
      ['crossing: bridge, ways: [pike], indestructible: true', 'crossing: bridge, ways: [pike]'],
      ['N0302-N0303: { water: all-water }', 'N0302-N0303: { water: major-river }'],
    );
    const by = (crossings: string, map = rivers) =>
      briefly(load(edited(SMALL_SCENARIO, [CHANGED, crossings]), smallLibrary(map)).problems);
    expect(by('N0102-N0103: { destroyed: true, pontoon: confederate }')).toEqual([]);
    expect(by('N0102-N0103: { pontoon: confederate }')).toEqual(['crossings.N0102-N0103.pontoon pontoon-beside']);
    expect(by('N0302-N0303: { destroyed: true }')).toEqual(['crossings.N0302-N0303.destroyed nothing-to-destroy']);
    const dam = edited(rivers, ['crossing: bridge, ways: [pike]', 'crossing: dam, ways: [pike]']);
    expect(by('N0102-N0103: { destroyed: true, pontoon: union }', dam)).toEqual([
      'crossings.N0102-N0103.destroyed nothing-to-destroy',
    ]);
    expect(by('N0102-N0103: { pontoon: union }', dam)).toEqual(['crossings.N0102-N0103.pontoon pontoon-beside']);
    const two = (second: string) => by(`N0103-N0104: { pontoon: union }\n  N0302-N0303: { pontoon: ${second} }`);
    expect(two('confederate')).toEqual([]);
    expect(two('union')).toEqual(['crossings.N0302-N0303.pontoon too-many-pontoons']);
  });

  it('counts the bridges for minor rivers only where the rules do not', () => {
    const counted = edited(SMALL_SCENARIO, [
      'unionCounties:',
      'minorBridges: { union: 6, confederate: 3 }\nunionCounties:',
    ]);
    const western = edited(
      counted,
      ['game: SJW\nyear: 1862', 'game: HSN\nyear: 1864'],
      ['manpower: 18', 'manpower: 11'],
      [HILL, 'hill: { hex: N0303, manpower: 11 }'],
      [', works: breastwork', ''],
      [TURNS, 'turns: [1864-11-29, 1864-11-30]'],
    );
    const { ok, problems } = load(western);
    expect(briefly(problems)).toEqual([]);
    expect(ok?.minorBridges).toEqual({ union: 6, confederate: 3 });
    expect(ok && writeScenario(ok)).toBe(western);
    expect(briefly(load(counted).problems)).toEqual(['minorBridges bridges-of-game']);
  });

  it('has in its table only the rain that its game knows', () => {
    expect(briefly(load(WET_SCENARIO).problems)).toEqual([]);
    const dry = load(edited(WET_SCENARIO, ['game: BTC', 'game: SJW'])).problems;
    expect(briefly(dry)).toEqual([2, 11, 12].map(total => `randomEvents.${total} rain-not-of-game`));
    const valley = load(edited(WET_SCENARIO, ['game: BTC', 'game: SIV'])).problems;
    expect(briefly(valley)).toContain('randomEvents.12 rain-result-not-of-game');
    expect(briefly(valley)).not.toContain('randomEvents.11 rain-result-not-of-game');
    [...(dry ?? []), ...(valley ?? [])].forEach(expectReadable);
    const none = edited(
      WET_SCENARIO,
      ['game: BTC', 'game: SJW'],
      [/randomEvents: .*/.exec(WET_SCENARIO)?.[0] ?? '', 'randomEvents: { 7: none }'],
    );
    expect(briefly(load(none).problems)).toEqual([]);
  });

  it('has no two leaders of one level with a unit, but leaders of two levels', () => {
    const second =
      '  hooker: { side: union, name: Hooker, size: corps, arm: infantry, command: I, tactical: 3, commandValue: 5 }\n';
    const armies = edited(SMALL_ARMIES, ['units:\n', `${second}units:\n`]);
    const two = edited(SMALL_SCENARIO, [REYNOLDS, `${REYNOLDS}\n  hooker: { with: newton }`]);
    expect(briefly(load(SMALL_SCENARIO, smallLibrary(SMALL_MAP, armies)).problems)).toEqual([]);
    expect(briefly(load(two, smallLibrary(SMALL_MAP, armies)).problems)).toEqual([
      'setup.hooker.with leaders-of-one-level',
    ]);
  });

  it('has Union cavalry leaders only where the game has them', () => {
    const leader =
      '  custer: { side: union, name: Custer, size: division, arm: cavalry, command: C, tactical: 3, commandValue: 5 }\n';
    const unit =
      '  alger: { side: union, name: Alger, size: brigade, arm: cavalry, command: C, tactical: 2, artillery: 0 }\n';
    const armies = edited(SMALL_ARMIES, ['units:\n', `${leader}units:\n${unit}`]);
    const added = edited(SMALL_SCENARIO, [
      REYNOLDS,
      `${REYNOLDS}\n  alger: { hex: N0101, manpower: 2 }\n  custer: { with: alger }`,
    ]);
    const in1863 = edited(
      added,
      ['game: SJW\nyear: 1862', 'game: RTG\nyear: 1863'],
      ['manpower: 18', 'manpower: 17'],
      [TURNS, 'turns: [1863-07-01, 1863-07-02]'],
    );
    expect(briefly(load(in1863, smallLibrary(SMALL_MAP, armies)).problems)).toEqual([]);
    expect(briefly(load(added, smallLibrary(SMALL_MAP, armies)).problems)).toEqual([
      'setup.custer union-cavalry-leader',
    ]);
  });

  it('has pieces of one name in one army only', () => {
    const { maps, armies } = smallLibrary();
    const first = armies.get('small-armies');
    if (first === undefined) throw new Error('no armies');
    const both = edited(SMALL_SCENARIO, ['[small-armies]', '[small-armies, more]']);
    const [newton, ...others] = first.units;
    const more = (units: typeof others) => ({
      maps,
      armies: new Map([...armies, ['more', { ...first, id: 'more', leaders: [], units }]]),
    });
    expect(briefly(load(both, more([])).problems)).toEqual([]);
    expect(briefly(load(both, more(newton ? [newton] : [])).problems)).toEqual(['armies.1 id-in-two-armies']);
  });

  it('says nothing of pieces whose army cannot be read', () => {
    const { maps } = smallLibrary();
    const { problems } = load(SMALL_SCENARIO, { maps, armies: new Map(), broken: new Set(['small-armies']) });
    expect(briefly(problems)).toEqual(['armies.0 broken-reference']);
  });

  it('keeps leaders with units and hexes as integers', () => {
    const { ok } = load(SMALL_SCENARIO);
    expect(ok?.setup.leaders).toContainEqual({ leader: 'jackson', with: 'hill' });
    expect(ok?.setup.units.find(unit => unit.unit === 'hill')).toEqual({
      unit: 'hill',
      hex: ok?.map.grid.byName.get('N0303'),
      manpower: 12,
      fatigue: 0,
      disorganized: false,
      exhausted: false,
      demoralized: 0,
    });
  });
});
