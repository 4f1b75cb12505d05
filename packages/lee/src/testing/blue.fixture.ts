import type { Army, ArmyList, General } from '../data/army.ts';
import { both, cavalryCorps, general, infantryCorps, UNIT_TYPES, unit } from './parts.fixture.ts';

const BREECHLOADERS = { name: { en: 'Breechloaders', pl: 'Karabiny odtylcowe' }, from: 1863 };

/** Two corps of infantry with guns, a cavalry corps and a reserve. */
const POTOMAC: ArmyList = {
  id: 'potomac',
  name: both('Potomac'),
  year: 1862,
  value: 2000,
  corps: [infantryCorps('i'), infantryCorps('ii'), cavalryCorps('cav', 2)],
  reserve: [unit('reserve-guns', 'battery'), unit('siege-guns', 'siege')],
  works: 3,
};

/** No reserve, a cavalry division that stands alone, and an upgrade that comes with 1863. */
const DETACHMENT: ArmyList = {
  id: 'detachment',
  name: both('Detachment'),
  year: 1862,
  value: 1500,
  corps: [infantryCorps('i'), cavalryCorps('lone', 1, false, [BREECHLOADERS])],
  reserve: [],
  works: 0,
};

const GENERALS: readonly General[] = [
  general('mcclellan', 'army', 'cautious'),
  general('hooker', 'army', 'aggressive'),
  general('burnside', 'army-corps', 'neutral'),
  general('meade', 'army-corps', 'cautious', ['works']),
  general('reynolds', 'corps'),
  general('hancock', 'corps', undefined, ['redraw']),
  general('sedgwick', 'corps'),
  ...['birney', 'gibbon', 'barlow', 'doubleday', 'humphreys', 'ayres'].map(id => general(id, 'division')),
  general('stoneman', 'cavalry-corps'),
  general('pleasonton', 'cavalry-corps'),
  ...['buford', 'gregg', 'kilpatrick'].map(id => general(id, 'cavalry-division')),
  general('hunt', 'army-artillery'),
  ...['wainwright', 'hazard', 'randolph'].map(id => general(id, 'corps-artillery')),
  general('krzyzanowski', 'brigade'),
];

/** Levels of cavalry and artillery apart, one commander of the army's artillery, a terrain list of its own. */
export const BLUE_ARMY: Army = {
  id: 'blue-sample',
  name: { en: 'Blue sample army', pl: 'Przykładowa armia niebieska' },
  source: 'house',
  years: [1861, 1863],
  abilities: ['exchange-markers'],
  generals: GENERALS,
  cards: [
    { id: 'new-commander', title: { en: 'New commander', pl: 'Nowy dowódca' }, count: 3, abilities: ['redraw'] },
    { id: 'surveyors', title: { en: 'Surveyors', pl: 'Mierniczy' }, count: 3, abilities: ['shift'] },
    { id: 'pioneers', title: { en: 'Pioneers', pl: 'Pionierzy' }, count: 2, abilities: ['convert', 'works'] },
    { id: 'thicket', title: { en: 'Thicket', pl: 'Gęstwina' }, count: 2, abilities: ['extra-terrain'] },
    { id: 'drums', title: { en: 'Drums', pl: 'Werble' }, count: 10, abilities: [] },
  ],
  terrain: { counts: { hill: 4, difficult: 4, wood: 5, 'built-up': 2 }, bans: ['railway'] },
  cavalryTactics: [
    { id: 'screen', name: { en: 'Screen', pl: 'Osłona' } },
    { id: 'raid', name: { en: 'Raid', pl: 'Rajd' }, opens: 6 },
  ],
  unitTypes: UNIT_TYPES,
  lists: [POTOMAC, DETACHMENT],
};
