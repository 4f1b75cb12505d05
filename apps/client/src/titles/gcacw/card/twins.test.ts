import { type Game, gcacw, type Side } from '@wigwag/gcacw';
import { ready } from '@wigwag/kernel';
import { forceKey, leaderKey, piecesOf, unitKey } from '@wigwag/staffmap';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { UNLIT } from '../asking/asking.ts';
import { OVERLAY_NAMES } from '../legend/overlays.ts';
import { shownOn } from '../legend/shownOn.ts';
import { stancesIn } from '../map/stances.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
import { cardFacts } from './cardFacts.ts';

const t = translator('en');

const world = firstMarch(['limitedIntelligence']);
const indexOf = (name: string): number => world.units.findIndex(unit => unit.name === name);

/** What a side sees of a game in which the Confederacy has one marker, with these units of its under it. */
function seen(eyes: Side, hex: number, under: readonly number[], gone: readonly number[]): Game {
  const { game } = sitAt(world).view();
  const board = structuredClone(game.board);
  const away = [...under, ...gone];
  board.units = board.units.map((state, unit) =>
    gone.includes(unit) ? { ...state, hex: -1 } : under.includes(unit) ? { ...state, hex } : state,
  );
  board.leaders = board.leaders.map(leader => (away.includes(leader.with) ? { with: -1, hex: -1 } : leader));
  board.forces = [{ id: 1, side: 'confederate', hex, units: under }];
  const whole = ready(gcacw, { world, board, stack: game.stack.map(frame => ({ ...frame })), derived: undefined });
  return ready(gcacw, gcacw.shown(world, gcacw.view(whole, eyes)));
}

/** Everything that cards, the pieces with their sums, the overview and the legend are made of. */
function toldOf(game: Game, eyes: Side): string {
  const looking = { game, eyes, t, whyOf: ({ clause }: { clause: string }) => clause };
  const keys = [
    ...world.units.map((_, unit) => unitKey(unit)),
    ...world.leaders.map((_, leader) => leaderKey(leader)),
    ...Array.from({ length: 21 }, (_, code) => forceKey(code)),
  ];
  const overlays = shownOn(t, { game, eyes, log: [] }, new Set(OVERLAY_NAMES));
  return JSON.stringify(
    [
      keys.map(key => cardFacts(looking, key) ?? null),
      piecesOf(t, world, game.board, stancesIn(game.board, UNLIT)),
      overlays,
    ],
    (_key, value) => (value instanceof Map || value instanceof Set ? [...value] : value),
  );
}

describe('what is hidden', () => {
  const [strong, weak] = [indexOf('Calloway'), indexOf('Pickering')];
  const { units } = sitAt(world).view().game.board;
  const hex = units[strong]?.hex ?? -1;
  /** The other unit is lost then: to the enemy that looks the same. */
  const twins = [
    [[strong], [weak]],
    [[weak], [strong]],
    [[], [strong, weak]],
    [[strong, weak], []],
  ] as const;

  test('reaches no card, sum, overview or overlay: twin positions tell the enemy the same', () => {
    const told = twins.map(([under, gone]) => toldOf(seen('union', hex, under, gone), 'union'));
    for (const each of told) expect(each).toBe(told[0]);
    expect(told[0]).toContain('What it covers is not known');
    for (const name of ['Calloway', 'Pickering']) expect(told[0]).not.toContain(`"name":"${name}"`);
  });

  test('is on the card of whoever hid it', () => {
    const told = twins.map(([under, gone]) => toldOf(seen('confederate', hex, under, gone), 'confederate'));
    expect(new Set(told).size).toBe(told.length);
    expect(told[0]).toContain('Calloway');
  });
});
