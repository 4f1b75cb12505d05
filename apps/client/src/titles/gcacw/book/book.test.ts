import { findHex } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
import { circumstancesOf } from './circumstances.ts';
import { placesOf, placesOfAttack } from './places.ts';

const world = firstMarch(['fatigue4March']);
const sitting = sitAt(world);
const hexOf = (name: string): number => sitting.view().game.board.units[unitOf(name)]?.hex ?? -1;
const unitOf = (name: string): number => world.units.findIndex(each => each.name === name);
const at = (name: string): number => findHex(world.grid, name) ?? -1;

describe('what the book asks about a game', () => {
  test('its code, its year, its weather, its options', () => {
    const { options, ...here } = circumstancesOf(sitting.view());
    expect(here).toEqual({ game: world.profile.code, year: world.year, weather: 'dry', mode: 'basic' });
    expect([options.has('fatigue4March'), options.has('limitedIntelligence')]).toEqual([true, false]);
  });

  test('a choice is about its hexes and those of its pieces', () => {
    const view = sitting.view();
    expect(placesOf(view, { do: 'step', to: at('L1313') })).toEqual([at('L1313')]);
    expect(placesOf(view, { do: 'march', unit: unitOf('Calloway') })).toEqual([hexOf('Calloway')]);
    expect(placesOf(view, { do: 'finish' })).toEqual([]);
  });

  test('an attack is about where it goes, then where it comes from', () => {
    const attack = { by: 'union', from: 0, target: at('L1106'), units: [unitOf('Pruitt')], type: 'hasty' } as const;
    const whole = { ...attack, grand: false, leader: -1, lee: false };
    expect(placesOfAttack(sitting.view(), whole)).toEqual([at('L1106'), hexOf('Pruitt')]);
  });
});
