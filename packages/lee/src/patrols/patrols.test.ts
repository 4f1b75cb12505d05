import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { BattleCard } from '../data/army.ts';
import { DEFAULT_BOOK } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import { afterAll, play, readyForTactics } from '../field/field.fixture.ts';
import type { AnyChoice, Flow, Game } from '../game.ts';
import { lee } from '../ruleset.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { after, asked, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { SIDES, type Side, type World } from '../world.ts';
import { corpsOf, markersOf } from './markers.ts';
import { turnMarkers } from './patrols.ts';

const rule = ruleTests<ClauseId>();

interface Tactics {
  readonly world?: World;
  readonly a?: Side;
  readonly blue?: string;
  readonly grey?: string;
}

/** Tactics are chosen, and corps are to be assigned. */
function assigning({ world, a = 'blue', blue = 'screen', grey = 'pickets' }: Tactics = {}): Game {
  const riders: AnyChoice[] = [
    { do: 'chooseCavalryTactic', tactic: grey },
    { do: 'chooseCavalryTactic', tactic: blue },
  ];
  return afterAll(
    readyForTactics(world, a),
    { do: 'chooseTactic', tactic: 'neutral' },
    { do: 'chooseTactic', tactic: 'neutral' },
    ...riders,
  );
}

/** In the order of the list, or backwards. */
function assigned(game: Game, backwards = false): Game {
  const side = decider(game) as Side;
  const markers = backwards ? markersOf(game, side).toReversed() : markersOf(game, side);
  const choices = corpsOf(game, side).map(
    (corps, i): AnyChoice => ({ do: 'assignCorps', corps, marker: markers[i] ?? '' }),
  );
  return afterAll(game, ...choices, { do: 'corpsAssigned' });
}

const deploying = (tactics: Tactics = {}): Game => assigned(assigned(assigning(tactics)));

const at = (marker: string, x: number, y: number): AnyChoice => ({
  do: 'placeMarker',
  marker,
  at: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
});

/** Both sides put all of their markers in a row; blue is player A. */
function deployed(game: Game): Game {
  const count = Math.max(...SIDES.map(side => markersOf(game, side).length));
  const order = Array.from({ length: count }, (_, i) => i + 1).flatMap(n => [
    at(`grey-${n}`, 6 * n, 40),
    at(`blue-${n}`, 6 * n, 6),
  ]);
  return afterAll(game, ...order);
}

describe('13.14 corps on patrol markers', () => {
  const start = assigning();
  const put = (corps: string, marker: string): AnyChoice => ({ do: 'assignCorps', corps, marker });

  rule('13.14/assign-corps', 'LX-35: every corps gets a marker of its own side before the step ends', () => {
    expect(markersOf(start, 'blue')).toEqual(corpsOf(start, 'blue').map((_, i) => `blue-${i + 1}`));
    expect(whyNot(start, { do: 'corpsAssigned' })).toBe('13.14/assign-corps');
    const [corps = ''] = corpsOf(start, 'blue');
    expect(whyNot(start, put(corps, 'grey-1'))).toBe('13.14/assign-corps');
    expect(whyNot(start, put(corps, 'blue-9'))).toBe('13.14/assign-corps');
    expect(whyNot(start, put(corpsOf(start, 'grey')[0] ?? '', 'blue-1'))).toBe('13.14/assign-corps');
    const one = after(start, put(corps, 'blue-2'));
    expect(whyNot(one, put(corps, 'blue-2'))).toBe('13.14/assign-corps');
    expect([asked(assigned(start)), decider(assigned(start))]).toEqual(['assignCorps', 'grey']);
    expect(asked(assigned(assigned(start)))).toBe('deployPatrol');
  });

  test('a corps changes places with the one that is there, or sends it away', () => {
    const [first = '', second = ''] = corpsOf(start, 'blue');
    const both = afterAll(start, put(first, 'blue-1'), put(second, 'blue-2'), put(first, 'blue-2'));
    expect(both.board.patrols.assigned.blue).toEqual(
      expect.arrayContaining([
        { corps: first, marker: 'blue-2' },
        { corps: second, marker: 'blue-1' },
      ]),
    );
    const sent = afterAll(start, put(first, 'blue-1'), put(second, 'blue-1'));
    expect(sent.board.patrols.assigned.blue).toEqual([{ corps: second, marker: 'blue-1' }]);
    expect(lee.broken(sent)).toBeUndefined();
  });

  test('decoys are markers without a corps', () => {
    const world = worldOf({ book: { ...DEFAULT_BOOK, patrols: house({ size: 2.36, decoys: 2 }) } });
    const game = assigning({ world });
    expect(markersOf(game, 'blue')).toHaveLength(corpsOf(game, 'blue').length + 2);
    expect(asked(assigned(assigned(game, true)))).toBe('deployPatrol');
  });

  test('LX-35: noninterference, the enemy sees nothing of what is assigned', () => {
    const [corps = ''] = corpsOf(start, 'blue');
    const { game, events } = play(start, put(corps, 'blue-1'));
    expect(events.map(event => lee.seenBy(game, event, 'grey'))).toEqual([undefined]);
    expect(lee.view(game, 'grey')).toEqual(lee.view(start, 'grey'));
    const seen = [false, true].map(backwards => {
      const done = assigned(assigned(start, backwards));
      return JSON.stringify([lee.view(done, 'grey'), engine.choices(done)]);
    });
    expect(seen[1]).toBe(seen[0]);
    expect(lee.view(assigned(start), 'blue').board.patrols.assigned.blue).toHaveLength(corpsOf(start, 'blue').length);
  });

  test('what is imagined agrees with what is seen', () => {
    const done = deploying();
    const view = lee.view(done, 'grey');
    const imagined = lee.imagine(done.world, view, n => n - 1);
    expect(imagined.board.patrols.assigned.blue.map(({ corps }) => corps)).toEqual(corpsOf(done, 'blue'));
    expect(lee.broken({ ...imagined, derived: {} })).toBeUndefined();
    expect(lee.view({ ...imagined, derived: {} }, 'grey')).toEqual(view);
  });

  test('turned markers are open to both', () => {
    const game = structuredClone(deploying());
    const flow = { game, emit: (event: Parameters<Flow['emit']>[0]) => lee.evolve(game, event) } as Flow;
    turnMarkers(flow);
    turnMarkers(flow);
    expect(lee.view(game, 'grey').board.patrols.assigned.blue).toEqual(game.board.patrols.assigned.blue);
    expect(game.board.patrols.turned).toEqual(['blue', 'grey']);
  });
});

describe('13.14 markers on the table', () => {
  const start = deploying();
  const blueTurn = after(start, at('grey-1', 30, 40));

  rule('13.14/deploy', 'LX-35: each own marker once, on the table, clear of the others; in turns, B first', () => {
    expect([asked(start), decider(start)]).toEqual(['deployPatrol', 'grey']);
    expect(whyNot(start, at('blue-1', 30, 40))).toBe('13.14/deploy');
    expect(whyNot(start, at('grey-1', 30, 47))).toBe('13.14/deploy');
    expect(whyNot(start, at('grey-1', 1e9, -1e9))).toBe('13.14/deploy');
    expect(decider(blueTurn)).toBe('blue');
    const again = after(blueTurn, at('blue-1', 30, 6));
    expect(decider(again)).toBe('grey');
    expect(whyNot(again, at('grey-1', 40, 40))).toBe('13.14/deploy');
    expect(whyNot(again, at('grey-2', 32, 41))).toBe('13.14/deploy');
    expect(whyNot(again, at('grey-2', 32.36, 40))).toBeUndefined();
  });

  rule(
    '13.7/neutral-zone',
    'LS-74: the whole marker is in the own zone, or on ground that a cavalry tactic opens',
    () => {
      expect(whyNot(blueTurn, at('blue-1', 30, 10.8))).toBeUndefined();
      expect(whyNot(blueTurn, at('blue-1', 30, 11))).toBe('13.7/neutral-zone');
      expect(whyNot(blueTurn, at('blue-1', 30, 20))).toBe('13.7/neutral-zone');
      const raid = [{ id: 'raid', name: { en: 'Raid', pl: 'Rajd' }, opens: 10 }];
      const world = worldOf({ armies: { blue: { cavalryTactics: raid } } });
      const opened = after(deploying({ world, blue: 'raid' }), at('grey-1', 30, 40));
      expect(whyNot(opened, at('blue-1', 30, 20))).toBeUndefined();
      expect(whyNot(opened, at('blue-1', 30, 21))).toBe('13.7/neutral-zone');
      expect(engine.refusal(opened, 'blue', at('blue-1', 30, 21))?.params).toEqual({ opened: 10 });
      expect(engine.refusal(blueTurn, 'blue', at('blue-1', 30, 20))?.params).toEqual({});
      const far = after(opened, at('blue-1', 30, 20));
      expect(far.board.patrols.placed.at(-1)).toMatchObject({ marker: 'blue-1', byTactic: true });
      expect(whyNot(far, at('grey-2', 30, 34))).toBe('13.7/neutral-zone');
    },
  );

  rule('13.14/zone-by-roll', 'LS-74: in the zone that the roll gave, never in that of the other', () => {
    expect(whyNot(blueTurn, at('blue-1', 20, 40))).toBe('13.14/zone-by-roll');
    expect(whyNot(blueTurn, at('blue-1', 20, 6))).toBeUndefined();
    const swapped = deploying({ a: 'grey' });
    expect(decider(swapped)).toBe('blue');
    expect(whyNot(swapped, at('blue-1', 20, 40))).toBeUndefined();
    expect(whyNot(swapped, at('blue-1', 20, 6))).toBe('13.14/zone-by-roll');
    const raid = [{ id: 'raid', name: { en: 'Raid', pl: 'Rajd' }, opens: 99 }];
    const wide = deploying({ a: 'grey', blue: 'raid', world: worldOf({ armies: { blue: { cavalryTactics: raid } } }) });
    expect(whyNot(wide, at('blue-1', 20, 13.2))).toBeUndefined();
    expect(whyNot(wide, at('blue-1', 20, 12))).toBe('13.14/zone-by-roll');
  });

  rule('13.14/start', 'LX-35: the battle comes when all markers stand', () => {
    expect(asked(blueTurn)).toBe('deployPatrol');
    const done = deployed(start);
    expect(done.board.patrols.placed).toHaveLength(6);
    expect(['deployPatrol', 'assignCorps']).not.toContain(asked(done));
  });

  test('every place that is offered is legal, and markers without room stay off the table', () => {
    for (const choice of engine.choices(start)) expect(whyNot(start, choice)).toBeUndefined();
    const book = { ...DEFAULT_BOOK, layout: house({ ...DEFAULT_BOOK.layout.value, depthA: 2, depthB: 3 }) };
    const narrow = deploying({ world: worldOf({ book }) });
    expect(decider(narrow)).toBe('grey');
    expect(narrow.board.patrols.leftOff).toEqual(markersOf(narrow, 'blue'));
    expect(decider(after(narrow, at('grey-1', 30, 46.5)))).toBe('grey');
  });

  test('the last free corner is found', () => {
    const book = {
      ...DEFAULT_BOOK,
      layout: house({ ...DEFAULT_BOOK.layout.value, depthB: 3 }),
      patrols: house({ size: 2.36, decoys: 9 }),
    };
    const world = worldOf({ table: { width: 24, height: 24 }, book });
    const grey = (game: Game, n: number, x: number) => after(game, at(`grey-${n}`, x, 22.5));
    const blue = (game: Game, n: number) =>
      after(game, at(`blue-${n}`, 1.2 + 4.5 * ((n - 1) % 5), 2 + 4 * Math.floor((n - 1) / 5)));
    let game = deploying({ world });
    const xs = [3.8, 8.4, 13, 17.6, 22.2];
    xs.forEach((x, i) => {
      game = blue(grey(game, i + 1, x), i + 1);
    });
    expect(game.board.patrols.leftOff.filter(marker => marker.startsWith('grey'))).toEqual([]);
    game = blue(grey(game, 6, 1.3), 6);
    expect(game.board.patrols.leftOff.filter(marker => marker.startsWith('grey'))).toHaveLength(6);
  });
});

describe('the ability to exchange two markers', () => {
  const swap = (one: string, other: string): AnyChoice => ({ do: 'swapMarkers', one, other });
  const NOBODY = { blue: { abilities: [] }, grey: { abilities: [] } };
  const placeOf = ({ board }: Game, marker: string) => board.patrols.placed.find(each => each.marker === marker)?.at;

  test('an army that has it exchanges two of its own, once', () => {
    const game = deployed(deploying());
    expect([asked(game), decider(game)]).toEqual(['swapMarkers', 'blue']);
    const done = after(game, swap('blue-1', 'blue-3'));
    expect(placeOf(done, 'blue-1')).toEqual(placeOf(game, 'blue-3'));
    expect(placeOf(done, 'blue-3')).toEqual(placeOf(game, 'blue-1'));
    expect(done.board.patrols.swapped).toContain('blue');
    expect(decider(done) === 'blue' && asked(done) === 'swapMarkers').toBe(false);
    expect(after(game, { do: 'leaveMarkers' }).board.patrols.placed).toEqual(game.board.patrols.placed);
  });

  test('not with itself, not of the other side, not what a cavalry tactic placed', () => {
    const start = deploying({ blue: 'raid' });
    const order = [1, 2, 3].flatMap(n => [at(`grey-${n}`, 6 * n, 40), at(`blue-${n}`, 6 * n, n === 1 ? 14 : 6)]);
    const game = afterAll(start, ...order);
    expect(whyNot(game, swap('blue-2', 'blue-2'))).toBe('13.14/deploy');
    expect(whyNot(game, swap('blue-2', 'grey-1'))).toBe('13.14/deploy');
    expect(engine.refusal(game, 'blue', swap('blue-2', 'blue-1'))).toEqual({
      clause: '13.7/neutral-zone',
      params: { marker: 1 },
    });
    expect(whyNot(game, swap('blue-2', 'blue-3'))).toBeUndefined();
  });

  test('who has fewer than two that no cavalry tactic placed is not asked', () => {
    const start = deploying({ blue: 'raid' });
    const order = [1, 2, 3].flatMap(n => [at(`grey-${n}`, 6 * n, 40), at(`blue-${n}`, 6 * n, n < 3 ? 14 : 6)]);
    const game = afterAll(start, ...order);
    expect([asked(game), decider(game)]).not.toEqual(['swapMarkers', 'blue']);
    expect(game.board.patrols.placed.filter(({ side, byTactic }) => side === 'blue' && byTactic)).toHaveLength(2);
  });

  test('by a card: whoever could have it is asked, and only who holds it may', () => {
    const title = { en: 'Night march', pl: 'Nocny marsz' };
    const generals = worldOf().armies.grey.generals.map(general => ({ ...general, abilities: [] }));
    const night = { id: 'night', title, count: 9, abilities: ['exchange-markers' as const] };
    const none = [
      { id: 'drums', title, count: 9, abilities: [] },
      { ...night, count: 1 },
    ];
    const world = (of: readonly BattleCard[]) =>
      worldOf({ armies: { blue: { ...NOBODY.blue, cards: of }, grey: { ...NOBODY.grey, generals } } });
    const game = deployed(deploying({ world: world([night]) }));
    expect([asked(game), decider(game)]).toEqual(['swapMarkers', 'blue']);
    expect(after(game, swap('blue-1', 'blue-2')).board.cards.played.blue).toContain('night');
    const empty = structuredClone(deployed(deploying({ world: world(none) })));
    empty.board.cards.hand.blue = ['drums', 'drums', 'drums'];
    expect(asked(empty)).toBe('swapMarkers');
    expect(whyNot(empty, swap('blue-1', 'blue-2'))).toBe('13.14/deploy');
  });
});
