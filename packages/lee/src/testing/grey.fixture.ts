import type { Army, ArmyList, General } from '../data/army.ts';
import { both, cavalryCorps, division, general, infantryCorps, UNIT_TYPES, unit } from './parts.fixture.ts';

/** Cavalry of three formations and artillery of three. */
const VALLEY: ArmyList = {
  id: 'valley',
  name: both('Valley'),
  year: 1861,
  value: 2000,
  corps: [infantryCorps('first'), infantryCorps('second'), cavalryCorps('horse', 2)],
  reserve: [unit('grand-battery', 'battery')],
  works: 2,
};

/** Has a brigade that comes with 1863, though the list says 1862. */
const ALABAMA: ArmyList = {
  id: 'alabama',
  name: both('Alabama'),
  year: 1862,
  value: 1200,
  corps: [
    { ...infantryCorps('third', false), divisions: [division('third-1', unit('third-1-a', 'alabama'))] },
    cavalryCorps('riders', 1, false),
  ],
  reserve: [],
  works: 0,
};

/** Of the last year. */
const GETTYSBURG: ArmyList = { ...VALLEY, id: 'gettysburg', name: both('Gettysburg'), year: 1863 };

const GENERALS: readonly General[] = [
  general('lee', 'army', 'aggressive', ['exchange-markers']),
  general('johnston', 'army', 'neutral'),
  general('jackson', 'army-corps', 'aggressive'),
  general('longstreet', 'corps', undefined, ['works']),
  general('ewell', 'corps'),
  general('hill', 'corps'),
  ...['early', 'rodes', 'hood', 'pickett', 'heth'].map(id => general(id, 'division')),
  ...['stuart', 'hampton', 'fitzhugh', 'jenkins'].map(id => general(id, 'cavalry')),
  ...['pendleton', 'alexander', 'crutchfield', 'walton'].map(id => general(id, 'artillery')),
  general('armistead', 'brigade'),
  general('garnett', 'brigade'),
];

/** One category of cavalry and of artillery generals, two historical brigadiers, no terrain list; may redraw. */
export const GREY_ARMY: Army = {
  id: 'grey-sample',
  name: { en: 'Grey sample army', pl: 'Przykładowa armia szara' },
  source: 'house',
  years: [1861, 1863],
  abilities: ['redraw'],
  generals: GENERALS,
  cards: [
    { id: 'promotion', title: { en: 'Promotion', pl: 'Awans' }, count: 4, abilities: ['redraw'] },
    { id: 'guides', title: { en: 'Guides', pl: 'Przewodnicy' }, count: 4, abilities: ['shift'] },
    { id: 'spades', title: { en: 'Spades', pl: 'Łopaty' }, count: 2, abilities: ['works'] },
    { id: 'yell', title: { en: 'Yell', pl: 'Okrzyk' }, count: 10, abilities: [] },
  ],
  cavalryTactics: [
    { id: 'ride-around', name: { en: 'Ride around', pl: 'Objazd' }, opens: 8 },
    { id: 'pickets', name: { en: 'Pickets', pl: 'Czaty' } },
  ],
  unitTypes: UNIT_TYPES,
  lists: [VALLEY, ALABAMA, GETTYSBURG],
};
