import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../board.ts';
import { engine } from '../../ruleset.ts';
import { cover, markers } from '../../testing/forces.ts';
import { Table, told } from '../../testing/table.ts';

const FIELD = `
  options limitedIntelligence
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
`;

const camp = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n')).atAction('confederate');

/** The markers that may be laid, each as '0101 new: hill' or '0101 2: hill ewell'. */
const offered = (t: Table): string[] =>
  t.open('conceal').flatMap(choice => {
    if (choice.do !== 'conceal') return [];
    const hex = ['0101', '0103', '0303', '0901'].find(name => t.hex(name) === choice.hex) ?? 'elsewhere';
    const names = choice.units.map(unit => t.game.world.units[unit]?.id ?? '?');
    return [[`${hex} ${choice.force === 0 ? 'new' : choice.force}:`, ...names].join(' ')];
  });

describe('the markers that may be laid', () => {
  test('a new one over any units of a hex, or over none', () => {
    const t = camp('C Hill 0101', 'C Ewell 0101', 'U Newton 0901');
    expect(offered(t).sort()).toEqual(['0101 new:', '0101 new: ewell', '0101 new: hill', '0101 new: hill ewell']);
  });

  test('one that lies there over those that are not under it', () => {
    const t = cover(camp('C Hill 0101', 'C Ewell 0101', 'U Newton 0901'), 'confederate', 2, '0101', 'hill');
    expect(offered(t).filter(option => !option.includes('new'))).toEqual(['0101 2: ewell']);
    cover(t, 'confederate', 5, '0303');
    expect(offered(t).filter(option => !option.includes('new'))).toEqual(['0101 2: ewell']);
  });

  test('a dummy where a dummy is, nothing where one has nothing, nor off the map', () => {
    const t = cover(camp('C Hill 0101', 'C Ewell 0103', 'U Newton 0901'), 'confederate', 1, '0303');
    t.put('ewell', { hex: NOWHERE });
    expect(offered(t)).toEqual(['0101 new:', '0101 new: hill', '0303 new:']);
    expect(t.why({ do: 'conceal', hex: '0303', force: 0, units: [] })).toBeUndefined();
    expect(t.why({ do: 'conceal', hex: '0103', force: 0, units: ['ewell'] })).toBe('LI/several-per-hex');
    expect(t.why({ do: 'conceal', hex: NOWHERE, force: 0, units: ['ewell'] })).toBe('LI/several-per-hex');
    expect(t.why({ do: 'conceal', hex: '0303', force: 1, units: [] })).toBe('LI/several-per-hex');
    expect(t.why({ do: 'conceal', hex: '0101', force: 9, units: ['hill'] })).toBe('LI/several-per-hex');
    expect(t.why({ do: 'conceal', hex: '0101', force: 0, units: ['hill', 'ewell'] })).toBe('LI/several-per-hex');
  });

  test('none before the enemy’s eyes', () => {
    expect(offered(camp('C Hill 0101', 'C Ewell 0303', 'U Newton 0302'))).toEqual(['0101 new:', '0101 new: hill']);
    expect(offered(camp('C Hill 0101', 'C Ewell 0901', 'U Buford 0301 cav'))).toEqual(['0901 new:', '0901 new: ewell']);
  });

  test('units are named in rising order', () => {
    const t = camp('C Hill 0101', 'C Ewell 0101', 'U Newton 0901');
    const units = [t.unitId('ewell'), t.unitId('hill')];
    const choice = { do: 'conceal', hex: t.hex('0101'), force: 0, units } as const;
    expect(engine.refusal(t.game, 'confederate', choice)?.clause).toBe('LI/several-per-hex');
    expect(engine.refusal(t.game, 'confederate', { ...choice, units: units.reverse() })).toBeUndefined();
  });

  test('a unit that is alone under its marker takes it along', () => {
    const t = cover(camp('C Hill 0101', 'C Ewell 0101', 'U Newton 0901'), 'confederate', 3, '0101', 'hill');
    t.do({ do: 'march', unit: 'hill' }, 4);
    expect(told(t.walk('0102'))).not.toContain('forcePlaced');
    expect(markers(t)).toEqual(['confederate 3: hill']);
  });
});
