import { position } from '@wigwag/content/position';
import { asIfActing, type Game, gcacw, newGame, type Side, worldOf } from '@wigwag/gcacw';
import { outcomes } from '@wigwag/kernel';
import { unitKey } from '@wigwag/staffmap';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { cardFacts } from './cardFacts.ts';
import type { CardFacts } from './facts.ts';

const t = translator('en');

const ROAD = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302-0402-0502
  U Newton 0101 inf div 7 f1
  U Wood 0101 inf brig 3
  C Hill 0502 inf div 8 f4 disorganized
`;

const gameOf = (text: string): Game => newGame(worldOf(position(text).scenario));

function cardOf(game: Game, name: string, eyes: Side): CardFacts {
  const unit = game.world.units.findIndex(each => each.name === name);
  const card = cardFacts({ game, eyes, t, whyOf: ({ clause }) => clause }, unitKey(unit));
  if (card === undefined) throw new Error(`no card of ${name}`);
  return card;
}

const factOf = ({ facts }: CardFacts, label: string): string | undefined =>
  facts.find(each => each.label === label)?.text;

describe('the card of a unit', () => {
  const game = gameOf(ROAD);

  test('has its numbers, what it may still do, and with whom it stands', () => {
    const card = cardOf(game, 'Newton', 'union');
    expect(factOf(card, 'Manpower')).toBe('7');
    expect(factOf(card, 'Fatigue')).toBe('3 marches left');
    expect(factOf(card, 'Next action'), 'nobody marches now').toContain('march');
    expect(factOf(card, 'May')).toBeUndefined();
    expect(factOf(card, 'Stack')).toBe('2 units, 10 in all');
    expect(card.weighed).toMatchObject({ tone: 'attack', title: 'Can attack' });
    expect(card.weighed?.lines[0]).toContain('Hill at 0502: 50\u00a0%');
  });

  test('says by which rule it may not march, and what disorder costs', () => {
    const card = cardOf(game, 'Hill', 'confederate');
    expect(factOf(card, 'May not')).toContain('5.1/fatigue-3-or-less');
    expect(factOf(card, 'Manpower')).toBe('8, fights as 5');
    expect(factOf(card, 'State')).toBe('disorganized');
  });

  test('of an enemy ends with the threat it poses to whoever looks', () => {
    expect(cardOf(game, 'Newton', 'confederate').weighed).toMatchObject({ tone: 'threat', title: 'Threatens' });
    const { weighed } = cardOf(game, 'Hill', 'union');
    expect(weighed).toMatchObject({ tone: 'threat', lines: ['none of your units in its next march'] });
  });

  test('on the march goes by the points that are left: no chance of a roll that is made, and nothing but the march', () => {
    const unit = game.world.units.findIndex(each => each.name === 'Newton');
    const begun = outcomes(gcacw, asIfActing(game, 'union'), { do: 'march', unit }).map(each => each.game);
    const cards = begun.map(each => cardOf(each, 'Newton', 'union'));
    const attacks = cards.flatMap(({ weighed }) => weighed?.lines.slice(0, 1) ?? []);
    expect(attacks.length).toBeGreaterThan(0);
    expect(attacks.length).toBeLessThan(cards.length);
    for (const line of attacks) expect(line).toMatch(/^Hill at 0502: modifier/);
    for (const card of cards) expect(factOf(card, 'May')).toBeUndefined();
  });

  test('of a unit that is not on the map there is none', () => {
    expect(cardFacts({ game, eyes: 'union', t, whyOf: ({ clause }) => clause }, unitKey(99))).toBeUndefined();
  });
});
