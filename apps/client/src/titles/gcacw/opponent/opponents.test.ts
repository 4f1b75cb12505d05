import { describe, expect, test } from 'vitest';
import { Opponents } from './opponents.ts';

const VETERAN = { level: 'veteran', style: 'balanced' } as const;
const GENERAL = { level: 'general', style: 'bold' } as const;

describe('a page that goes on with a game that another has left', () => {
  test('goes on with whom it was begun against, where nobody was seated otherwise', () => {
    const opponents = new Opponents({ confederate: VETERAN });
    const { players } = opponents.seating();
    expect(opponents.seatingOf(undefined).players.confederate).toBe(players.confederate);
    expect(opponents.now()).toEqual({ confederate: VETERAN });
  });

  test('and with whom the other page has seated', () => {
    const opponents = new Opponents({ confederate: VETERAN });
    expect(Object.keys(opponents.seatingOf({ union: GENERAL }).players)).toEqual(['union']);
    expect(opponents.seatingOf({}).players, 'both sides were taken over').toEqual({});
  });
});
