import { ABILITIES, type Army, DEFAULT_BOOK, LEVELS } from '@wigwag/lee';
import { describe, expect, it } from 'vitest';
import { bundledArmy, bundledBook } from '../../bundled/index.ts';
import { readLeeSetup } from './setups/readSetup.ts';

const found = (id: string): Army => bundledArmy(id) ?? expect.fail(id);
const union = found('union');
const confederacy = found('confederacy');
const armies = [union, confederacy];

describe('the sample armies', () => {
  it('are marked as samples of our own', () => {
    for (const { source, name } of armies) {
      expect(source).toBe('house');
      expect([name.en, name.pl].every(text => /\((?:sample|przykład)\)$/.test(text))).toBe(true);
    }
  });

  it('have a small list of one corps and a larger one with everything', () => {
    for (const { lists } of armies) {
      const [small, large] = lists;
      expect(small?.corps.filter(({ isCorps }) => isCorps)).toHaveLength(1);
      expect(large?.corps.filter(({ isCorps, arm }) => isCorps && arm === 'infantry').length).toBeGreaterThan(1);
      expect(large?.corps.some(({ isCorps, arm }) => isCorps && arm === 'cavalry')).toBe(true);
      expect(large?.corps.some(({ artillery }) => artillery.length > 0)).toBe(true);
      expect(large?.reserve.length).toBeGreaterThan(0);
      expect(large?.works).toBeGreaterThan(0);
    }
  });

  it('between them use all that the rules know', () => {
    const generals = armies.flatMap(army => army.generals);
    expect(new Set(generals.map(({ level }) => level))).toEqual(new Set(LEVELS));
    const abilities = [
      ...armies.flatMap(army => army.abilities),
      ...generals.flatMap(general => general.abilities),
      ...armies.flatMap(({ cards }) => cards.flatMap(card => card.abilities)),
    ];
    expect(new Set(abilities)).toEqual(new Set(ABILITIES));
    expect(union.generals.filter(({ level }) => level === 'army-artillery')).toHaveLength(1);
    expect(confederacy.generals.some(({ level }) => level.startsWith('cavalry-'))).toBe(false);
    for (const { unitTypes, cavalryTactics, terrain, lists } of armies) {
      expect(unitTypes.some(({ movement }) => movement === 0)).toBe(true);
      expect(unitTypes.some(({ from }) => from !== undefined)).toBe(true);
      expect(new Set(unitTypes.map(({ base }) => JSON.stringify(base))).size).toBeGreaterThan(2);
      expect(new Set(cavalryTactics.map(({ opens }) => opens !== undefined)).size).toBe(2);
      expect(terrain?.bans.length).toBeGreaterThan(0);
      expect(JSON.stringify(lists)).toContain('"from":');
    }
  });
});

describe('the book', () => {
  const book = bundledBook('defaults') ?? expect.fail('no book');

  it('has every value that the rules go by, and its source', () => {
    expect(book).toEqual(DEFAULT_BOOK);
  });

  const setup = {
    table: { width: 72, height: 48 },
    armies: { blue: union, grey: confederacy },
    book,
    options: {
      yearBy: 'players',
      year: 0,
      method: 'procedure',
      special: false,
      passageOfLines: true,
      cavalryTactics: true,
      ownDice: false,
    },
  };

  it('opens a battle with the armies, from a value that came from anywhere', () => {
    expect(readLeeSetup(JSON.parse(JSON.stringify(setup))).ok).toEqual(setup);
  });

  it('takes it that the program rolls, unless a setup says that the players do', () => {
    const { ownDice: _, ...options } = setup.options;
    expect(readLeeSetup({ ...setup, options }).ok?.options.ownDice).toBe(false);
  });

  it.each([
    ['table.width', { ...setup, table: { width: 1e9, height: 48 } }],
    ['armies.grey', { ...setup, armies: { blue: union } }],
    ['armies.blue.generals', { ...setup, armies: { blue: { ...union, generals: [] }, grey: confederacy } }],
    ['book.widths', { ...setup, book: { ...book, widths: undefined } }],
    [
      'book.morale.value.start',
      { ...setup, book: { ...book, morale: { value: { levels: 3, start: 3 }, source: 'owner' } } },
    ],
    ['options.year', { ...setup, options: { ...setup.options, yearBy: 'referee' } }],
    ['options.method', { ...setup, options: { ...setup.options, method: 'dowsing' } }],
    ['', undefined],
  ])('says that %s is wrong', (field, raw) => {
    expect(readLeeSetup(raw).problems?.map(problem => problem.field)).toContain(field);
  });
});
