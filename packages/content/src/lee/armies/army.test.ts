import { describe, expect, it } from 'vitest';
import { edited } from '../../gcacw/testing/edited.ts';
import { briefly, expectReadable } from '../../gcacw/testing/render.ts';
import { SMALL_ARMY } from '../testing/smallArmy.ts';
import { loadArmy } from './loadArmy.ts';

type Change = readonly [from: string, to: string];

const ELM = 'id: elm, name: { en: Elm Brigade, pl: Brygada Elm }, type: foot';

// biome-ignore format: a table
const CHECKS: readonly (readonly [what: string, may: Change, mayNot: Change, problem: string])[] = [
  ['somebody can be commander-in-chief', ['level: army, character: cautious', 'level: army-corps, character: aggressive'], ['level: army, character: cautious', 'level: division'], 'generals no-commander'],
  ['a commander-in-chief has a character', ['character: cautious', 'character: neutral'], ['character: cautious, ', ''], 'generals.0.character missing-field'],
  ['levels are those of the cards', ['level: corps', 'level: corps-artillery'], ['level: corps', 'level: korps'], 'generals.1.level unknown-name-near'],
  ['ids of generals are unique', ['id: birch', 'id: beech'], ['id: birch', 'id: alder'], 'generals.1.id id-again'],
  ['ids are plain', ['id: birch', 'id: b-2'], ['id: birch', 'id: Birch'], 'generals.1.id bad-id'],
  ['five cards are drawn', ['count: 5', 'count: 7'], ['count: 5', 'count: 4'], 'cards too-few-cards'],
  ['abilities are known', ['abilities: [works]', 'abilities: [shift, convert]'], ['abilities: [works]', 'abilities: [flight]'], 'cards.0.abilities.0 unknown-name'],
  ['years are in order', ['years: [1861, 1863]', 'years: [1862, 1862]'], ['years: [1861, 1863]', 'years: [1863, 1861]'], 'years range-order'],
  ['a list is of the army’s years', ['year: 1862', 'year: 1863'], ['year: 1862', 'year: 1864'], 'lists.0.year out-of-range'],
  ['terrain is banned by its name', ['bans: [river]', 'bans: [sunken-road, impassable]'], ['bans: [river]', 'bans: [lake]'], 'terrain.bans.0 unknown-name'],
  ['every kind of terrain is counted', ['hill: 4', 'hill: 0'], ['hill: 4, ', ''], 'terrain.counts.hill missing-field'],
  ['a base has a size', ['width: 2.4', 'width: 2.36'], ['width: 2.4', 'width: 0'], 'unitTypes.0.base.width not-within'],
  ['a zone has a shape', ['shape: all-round, depth: 3', 'shape: front-arc, depth: 3, angle: 90'], ['shape: all-round, depth: 3', 'shape: round, depth: 3'], 'unitTypes.0.zone bad-zone'],
  ['only an arc has an angle', ['zone: none', 'zone: { shape: front-rect, depth: 2 }'], ['zone: none', 'zone: { shape: front-rect, depth: 2, angle: 90 }'], 'unitTypes.1.zone bad-zone'],
  ['a unit has a type of the army', [ELM, ELM], [ELM, ELM.replace('foot', 'food')], 'lists.0.corps.0.divisions.0.units.0.type unknown-name-near'],
  ['a division of infantry has infantry', [ELM, ELM], [ELM, ELM.replace('foot', 'guns')], 'lists.0.corps.0.divisions.0.units.0.type unit-of-other-arm'],
  ['a corps’s artillery is artillery', ['type: guns', 'type: guns'], ['type: guns', 'type: foot'], 'lists.0.corps.0.artillery.0.type unit-of-other-arm'],
  ['units and formations share their ids', ['id: oak', 'id: ash'], ['id: oak', 'id: division-one'], 'lists.0.corps.0.artillery.0.id id-again'],
  ['no unit is called what the whole army is called', ['id: oak', 'id: army-guns'], ['id: oak', 'id: army'], 'lists.0.corps.0.artillery.0.id reserved-id'],
  ['no unit is called what every record of names has', ['id: oak', 'id: constructors'], ['id: oak', 'id: constructor'], 'lists.0.corps.0.artillery.0.id reserved-id'],
  ['a division that stands alone is one', ['        arm: infantry\n', '        arm: infantry\n        isCorps: false\n'], ['        arm: infantry\n        divisions:\n', `        arm: infantry\n        isCorps: false\n        divisions:\n          - { id: d-2, name: { en: D, pl: D }, units: [{ id: u-2, name: { en: U, pl: U }, type: foot }] }\n`], 'lists.0.corps.0.divisions lone-division'],
  ['fields are known', ['works: 1', 'works: 2'], ['works: 1', 'work: 1'], 'lists.0.work unknown-field-near'],
  ['a source is text, house or owner', ['source: house', 'source: owner'], ['source: house', 'source: rumour'], 'source unknown-name'],
];

describe('an army of Lee', () => {
  it.each(CHECKS)('%s', (_, may, mayNot, problem) => {
    expect(briefly(loadArmy(edited(SMALL_ARMY, may), 'army.yaml').problems)).toEqual([]);
    const { problems } = loadArmy(edited(SMALL_ARMY, mayNot), 'army.yaml');
    expect(briefly(problems)).toContain(problem);
    problems?.forEach(expectReadable);
  });

  it('has everything that the file leaves out', () => {
    const army = loadArmy(SMALL_ARMY, 'army.yaml').ok;
    expect(army?.abilities).toEqual([]);
    expect(army?.generals[1]?.abilities).toEqual([]);
    expect(army?.lists[0]).toMatchObject({ reserve: [], works: 1 });
    expect(army?.lists[0]?.corps[0]).toMatchObject({ isCorps: true });
    expect(army?.lists[0]?.corps[0]?.artillery[0]).toEqual({
      id: 'oak',
      name: { en: 'Oak Battery', pl: 'Bateria Oak' },
      type: 'guns',
      upgrades: [],
    });
  });

  it('names file, line and field', () => {
    const { problems } = loadArmy(SMALL_ARMY.replace('count: 5', 'count: five'), 'army.yaml');
    expect(problems?.[0]).toMatchObject({
      file: 'army.yaml',
      line: 10,
      field: 'cards.0.count',
      code: 'expected-number',
    });
  });
});
