import { loadOrderOfBattle } from '../armies/loadOrderOfBattle.ts';
import { loadMap } from '../maps/loadMap.ts';
import { type Library, libraryOf } from '../scenarios/library.ts';

/** Small canonical files in which every field of every format occurs. */
export const SMALL_MAP = `format: wigwag-map 1
id: small
title: { en: Small, pl: Mała }
orientation: flat
sheets:
  - { name: N, columns: [1, 4], oddRows: [1, 4], evenRows: [1, 3], at: [0, 0] }
  - { name: S, columns: [1, 4], oddRows: [1, 2], evenRows: [1, 2], at: [0, 3] }
hexes:
  N0101: rough
  N0102: { terrain: clear, place: village, name: Kernstown, station: true }
  N0103: { terrain: clear, landing: true }
  N0104: { terrain: woods, redoubt: { for: [union, confederate], from: 1862, until: 1863 } }
  N0201: rolling
  N0202: mountain
  N0203: { terrain: city, name: "12" }
  N0301: hill
  N0302: clear
  N0303: clear
  N0304: swamp
  N0401: provisional-swamp
  N0402: water
  N0403: clear
  S0102: clear
  S0201: clear
  S0202: clear
  S0302: clear
  S0401: clear
  S0402: off-map
hexsides:
  N0101-N0102: { ways: [road, railroad], unfinished: true, county: true }
  N0102-N0202: { ways: [trail] }
  N0102-N0103: { water: minor-river, crossing: bridge, ways: [pike], indestructible: true, name: Stone Bridge }
  N0103-N0202: { water: minor-river }
  N0103-N0104: { water: major-river, crossing: ferry, fordRemains: true }
  N0202-N0302: { ridge: N0202 }
  N0202-N0203: { water: creek }
  N0301-N0302: { water: creek, ways: [road] }
  N0302-N0303: { water: all-water }
courses:
  - { title: { en: Cedar Run, pl: Strumień Cedrowy }, hexsides: [N0102-N0103, N0103-N0202, N0202-N0203] }
`;

export const SMALL_ARMIES = `format: wigwag-order-of-battle 1
id: small-armies
title: { en: Small armies, pl: Małe armie }
leaders:
  pope: { side: union, name: Pope, size: army, arm: infantry, command: AV, commandValue: 4 }
  reynolds: { side: union, name: Reynolds, size: corps, arm: infantry, command: I, tactical: 3, commandValue: 6 }
  jackson: { side: confederate, name: Jackson, size: corps, arm: infantry, command: J, tactical: 4, commandValue: 7, commander: jackson }
  morgan: { side: confederate, name: Morgan, size: division, arm: cavalry, command: M, tactical: 2/1, commandValue: 6 }
units:
  newton: { side: union, name: Newton, size: division, arm: infantry, command: I, tactical: 2, artillery: 3, army: potomac }
  sexton: { side: union, name: Sexton, size: squadron, arm: cavalry, tactical: 0, artillery: 0 }
  guns: { side: union, name: Guns, size: regiment, arm: artillery, command: I, tactical: (1), artillery: 4 }
  hill: { side: confederate, name: A.P. Hill, size: division, arm: infantry, command: J, tactical: 3, artillery: 4 }
  hampton: { side: confederate, name: Hampton, size: demi-division, arm: infantry, command: J, tactical: 2/1, artillery: 1 }
  duke: { side: confederate, name: Duke, size: brigade, arm: cavalry, command: M-W, tactical: -1, artillery: 0 }
`;

export const SMALL_SCENARIO = `format: wigwag-scenario 1
id: small-march
title: { en: Small march, pl: Mały marsz }
reason: { en: To see everything once., pl: Żeby zobaczyć wszystko raz. }
theme: raid
game: SJW
year: 1862
map: small
armies: [small-armies]
turns: [1862-08-08, 1862-08-09]
window: [N0101, S0302]
setup:
  newton: { hex: N0101, manpower: 18, fatigue: 2, exhausted: true, works: breastwork, notBefore: 2, within: [N0101, N0203] }
  reynolds: { with: newton }
  pope: { with: newton }
  sexton: { hex: N0102, manpower: 1, disorganized: true, demoralized: 2 }
  hill: { hex: N0303, manpower: 12 }
  jackson: { with: hill }
reinforcements:
  guns: { turn: 2, hexes: [N0101, N0201], manpower: 2, fatigue: 1, notBefore: 2 }
  duke: { turn: 2, hexes: [N0303], manpower: 3, disorganized: true, exhausted: true, demoralized: 1 }
  morgan: { turn: 2, with: duke }
crossings:
  N0103-N0104: { destroyed: true, pontoon: union }
unionCounties: [N0101, N0102]
ties: [union, confederate, union, confederate, end-turn, end-turn-without-recovery]
exits:
  north-road: { for: union, hexes: [N0101, N0201], cost: 3, arms: [infantry, cavalry], units: [newton, sexton] }
turnRules:
  - { turn: 1, skip: [leader-transfer, recovery], first: union, actions: 4 }
  - { turn: 2, initiative: confederate }
victory:
  men: { for: union, kind: losses, points: 1, per: 2, arms: [infantry], sizes: [division], cause: combat }
  units: { for: confederate, kind: eliminated, points: 3 }
  kernstown: { for: confederate, kind: held, points: 5, hexes: [N0102, N0103], all: true }
  city: { for: union, kind: controlled, points: 4, hexes: [N0203], from: union }
  raid: { for: confederate, kind: entered, points: 2, hexes: [N0101, N0201], once: true }
  station: { for: confederate, kind: burned, points: 2, hexes: [N0102], destroyed: true }
  bridge: { for: union, kind: destroyed, points: 1, hexsides: [N0102-N0103], crossings: [bridge, ferry] }
  gone: { for: union, kind: exited, points: 1, title: { en: Off to Washington, pl: Do Waszyngtonu } }
  stay: { for: union, kind: each-turn, points: 1, hexes: [N0101] }
suddenDeath:
  collapse: { for: confederate, points: 20, by: 10, hexes: [N0102], atOnce: true, degree: decisive }
degrees:
  - { winner: confederate, by: 10, degree: decisive }
  - { winner: union, by: -2, degree: marginal }
options: { fatigue4March: true, trailOverCrossing: false }
`;

/** The same with weather, random events and phases of its own: of a game that may have them. */
export const WET_SCENARIO = SMALL_SCENARIO.replace('game: SJW', 'game: BTC')
  .replace(
    'crossings:',
    `weather:
  rain: 1
  minor: 2
  major: 3
crossings:`,
  )
  .replace(
    'unionCounties:',
    `randomEvents: { 2: current, 11: current+1, 12: current+3 }
phases:
  - { en: Attachment Phase, pl: Faza przydziału }
  - { en: Supply Phase, pl: Faza zaopatrzenia }
unionCounties:`,
  );

export const SMALL_BRIEFING = `format: wigwag-briefing 1
id: small-march
history: { en: They met at a river., pl: Spotkali się nad rzeką. }
tasks:
  union: { en: Hold the town., pl: Utrzymaj miasto. }
  confederate: { en: Take the town., pl: Zdobądź miasto. }
hints:
  - { en: The ford is shallow., pl: Bród jest płytki. }
  - { en: Rest your men., pl: Daj ludziom odpocząć. }
first:
  union: { piece: reynolds, to: N0102, why: { en: The town is near., pl: Miasto jest blisko. } }
  confederate: { piece: hill, to: N0203, why: { en: The road is short., pl: Droga jest krótka. } }
`;

export const SMALL_LESSON = `format: wigwag-lesson 1
id: small-lesson
title: { en: Small lesson, pl: Mała lekcja }
about: { en: a little of everything, pl: po trochu wszystkiego }
place: 1
scenario: small-march
side: union
dice: [6, 1, 4]
steps:
${[
  'hex: N0102',
  'piece: newton',
  'goal: { at: { unit: newton, hexes: [N0102, N0103] } }',
  'goal: { initiative: { side: union } }',
  'goal: { activated: { piece: reynolds } }',
  'goal: { marched: { unit: newton } }',
  'goal: { fatigue: { unit: newton, least: 3 } }',
  'goal: { attacked: { unit: newton, target: N0303, type: hasty } }',
  'goal: { leads: { leader: reynolds, units: [newton] } }',
  'goal: { assaulted: { leader: reynolds, units: [newton] } }',
  'goal: { fought: { target: N0303 } }',
  'goal: { entrenched: { unit: newton } }',
  'goal: { broke: { unit: newton } }',
  'goal: { retreated: { unit: hill } }',
  'goal: { advanced: { unit: newton } }',
  'goal: { recovered: { unit: newton } }',
  'goal: { reached: { phase: recovery, turn: 2 } }',
  'goal: { refused: { clause: 6.1/move-cost } }',
]
  .map((line, index) => {
    const text = `Step ${index}: ${'so many words as it takes to say something '.repeat(2)}`;
    return `  - { text: { en: "${text}", pl: "${text}" }, ${line} }\n`;
  })
  .join('')}`;

export function smallLibrary(map = SMALL_MAP, armies = SMALL_ARMIES): Library {
  const loadedMap = loadMap(map, 'small.yaml').ok;
  const loadedArmies = loadOrderOfBattle(armies, 'small-armies.yaml').ok;
  return libraryOf(loadedMap ? [loadedMap] : [], loadedArmies ? [loadedArmies] : []);
}
