import { position } from '@wigwag/content/position';
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../profiles/profiles.ts';
import { GAMES, type GameCode, OPTIONS } from '../vocabulary.ts';
import { worldOf } from '../world/world.ts';
import { optionsIn, optionsOfYear, otherYearOf, withOptions } from './options.ts';

const scenario = (game: GameCode, line: string) =>
  position(
    [`game ${game}`, line, 'ties union union union union union union', 'map', '  .', '    .', 'U Newton 0101'].join(
      '\n',
    ),
  ).scenario;

describe.each(GAMES)('options of %s', game => {
  const { year } = PROFILES[game];

  test('each may be chosen where it means something, and left out anywhere', () => {
    for (const option of OPTIONS) {
      expect(scenario(game, `options -${option}`).options).toEqual({ [option]: false });
      if (optionsOfYear(year).includes(option)) {
        expect(scenario(game, `options ${option}`).options).toEqual({ [option]: true });
      } else expect(() => scenario(game, `options ${option}`)).toThrow(/option-of-other-year/);
    }
  });

  test('only digging in by action belongs to a year', () => {
    const others = OPTIONS.filter(option => otherYearOf(option, year) !== undefined);
    expect(others).toEqual(year === 1863 ? [] : ['entrenchActions1863']);
  });
});

describe('options of a record', () => {
  const world = worldOf(scenario('SJW', 'options fatigue4March'));

  test('are read whatever else stands there', () => {
    expect(optionsIn({ scenario: 'x', options: { fatigue4March: false, trailOverCrossing: 1, other: true } })).toEqual({
      fatigue4March: false,
    });
    for (const setup of [undefined, null, 3, 'x', {}, { options: null }, { options: 'all' }]) {
      expect(optionsIn(setup)).toEqual({});
    }
  });

  test('change the world, where the year allows them', () => {
    expect(withOptions(world, {})).toBe(world);
    expect(withOptions(world, { entrenchActions1863: true })).toBe(world);
    expect(withOptions(world, { fatigue4March: false, trailOverCrossing: true }).options).toMatchObject({
      fatigue4March: false,
      trailOverCrossing: true,
    });
    expect(world.options.fatigue4March).toBe(true);
  });
});
