import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import type { AnyChoice, Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { SIDES } from '../world.ts';
import { corpsOf, markersOf } from './markers.ts';
import { patrols, patrolsFrames } from './patrols.ts';

/** Both have put their corps on markers, in the order of the list. */
function position(): Game {
  const world = worldOf();
  const board = setUp(world);
  board.armies.lists = { blue: 'potomac', grey: 'valley' };
  board.field.a = 'blue';
  const game: Game = { world, board, stack: [], derived: {} };
  for (const side of SIDES) {
    const markers = markersOf(game, side);
    board.patrols.assigned[side] = corpsOf(game, side).map((corps, i) => ({ corps, marker: markers[i] ?? '' }));
    board.patrols.ready.push(side);
  }
  return game;
}

const broken = (change: (board: Game['board']['patrols']) => void): string | undefined => {
  const game = position();
  change(game.board.patrols);
  return patrols.broken?.(game);
};

describe('patrol markers', () => {
  test('stand once, and for one corps each', () => {
    expect(broken(() => undefined)).toBeUndefined();
    const placed = (marker: string) => ({ marker, side: 'blue', at: { x: 1, y: 1 }, byTactic: false }) as const;
    expect(broken(board => void board.placed.push(placed('blue-1'), placed('blue-2')))).toBeUndefined();
    expect(broken(board => void board.placed.push(placed('blue-1'), placed('blue-1')))).toBe('marker-placed-twice');
    for (const side of SIDES) {
      expect(broken(board => void board.assigned[side].push({ corps: 'x', marker: `${side}-1` }))).toBe(
        'two-corps-on-a-marker',
      );
    }
  });

  test('what is behind the other’s is hidden until they are turned, and may be any order of its corps', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const game = position();
      patrols.hide?.(game.board, 'grey');
      expect(game.board.patrols.assigned.blue).toEqual([]);
      patrols.imagine?.(game, 'grey', random(seed));
      const { blue, grey } = game.board.patrols.assigned;
      expect(blue.map(({ corps }) => corps)).toEqual(corpsOf(game, 'blue'));
      expect(blue.map(({ marker }) => marker).toSorted()).toEqual(markersOf(game, 'blue').slice(0, blue.length));
      expect(grey).toEqual(position().board.patrols.assigned.grey);
      expect(patrols.broken?.(game)).toBeUndefined();
      orders.add(blue.map(({ marker }) => marker).join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  test('what is turned, or not assigned yet, stays as it is', () => {
    const turned = position();
    turned.board.patrols.turned.push('blue');
    patrols.hide?.(turned.board, 'grey');
    patrols.imagine?.(turned, 'grey', () => 0);
    expect(turned.board.patrols.assigned).toEqual(position().board.patrols.assigned);
    const early = position();
    early.board.patrols.assigned.blue = [];
    early.board.patrols.ready = ['grey'];
    patrols.imagine?.(early, 'grey', () => 0);
    expect(early.board.patrols.assigned.blue).toEqual([]);
  });

  test('where a corps stands only its own side sees', () => {
    const event = { type: 'corpsOnMarkers', side: 'blue', assigned: [] } as const;
    expect([patrols.seen?.(position(), event, 'blue'), patrols.seen?.(position(), event, 'grey')]).toEqual([
      'other',
      'hidden',
    ]);
    expect(patrols.seen?.(position(), { type: 'corpsReady', side: 'blue' }, 'grey')).toBe('other');
  });
});

describe('what the auditor tries with patrol markers', () => {
  const tried = <D extends AnyChoice['do']>(verb: D): Extract<AnyChoice, { do: D }>[] =>
    [...(patrols.attempts?.(position()) ?? [])].filter(
      (choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb,
    );
  const markers = () => SIDES.flatMap(side => markersOf(position(), side));

  test('every verb', () => {
    const verbs = new Set(Object.values(patrolsFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set([...(patrols.attempts?.(position()) ?? [])].map(choice => choice.do))).toEqual(verbs);
  });

  test('every marker of both sides and none, with every corps and none, and with every other', () => {
    const corps = ['', ...SIDES.flatMap(side => corpsOf(position(), side))];
    expect(tried('assignCorps').map(each => `${each.marker} ${each.corps}`)).toEqual(
      ['', ...markers()].flatMap(marker => corps.map(each => `${marker} ${each}`)),
    );
    expect(tried('swapMarkers').map(each => `${each.one} ${each.other}`)).toEqual(
      ['', ...markers()].flatMap(one => markers().map(other => `${one} ${other}`)),
    );
  });

  test('places in a corner, far away, in a zone, between the zones, and some of those that are free', () => {
    const places = tried('placeMarker').filter(({ marker }) => marker === 'blue-1');
    expect(places).toHaveLength(4 + 2 * 3);
    const all = places.map(({ at }) => at);
    expect(all).toContainEqual({ x: 0, y: 0 });
    expect(all).toContainEqual({ x: -1e12, y: 1e12 });
    expect(all).toContainEqual({ x: 30_000, y: 11_000 });
    expect(all).toContainEqual({ x: 30_000, y: 24_000 });
    expect(new Set(tried('placeMarker').map(({ marker }) => marker))).toEqual(new Set(['', ...markers()]));
  });
});
