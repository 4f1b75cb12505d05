import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { ORDINARY, type Ordinary } from '../../data/army.ts';
import { planOf } from '../../field/places.ts';
import type { Game } from '../../game.ts';
import { type Box, boxOf } from '../../geometry/box.ts';
import { engine, whyNot } from '../../testing/play.fixture.ts';
import type { Side } from '../../world.ts';
import { NO_COUNTS } from '../board.ts';
import { forbiddenBy } from '../judging/check.ts';
import { boundingsOf } from '../judging/worked.ts';
import { AREA } from '../ordinary/elements.ts';
import { isHalf, SIZES } from '../ordinary/size.ts';
import { pointsOf, type StoredPoint } from '../stored.ts';
import { A, area, B, ordinaryTurn, PLAIN, rect, type Sketch } from '../table.fixture.ts';
import { areaOptions, halvesOptions, hasPlace, sketched, someArea, someHalves } from './areas.ts';
import { groundFor } from './ground.ts';

const boxIn = (ring: readonly StoredPoint[]): Box => boxOf(pointsOf(ring));
const middleOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 0.01 &&
  inner.right <= outer.right + 0.01 &&
  inner.top >= outer.top - 0.01 &&
  inner.bottom <= outer.bottom + 0.01;

/** The sides of the smallest rectangle around an outline. */
const sidesOf = (ring: readonly StoredPoint[]) =>
  boundingsOf(ring)
    .map(({ long, short }) => ({ long, short }))
    .toSorted((a, b) => a.long * a.short - b.long * b.short)[0] ?? { long: 0, short: 0 };

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

describe('sketches', () => {
  const GROUND: Box = { left: 10, top: 5, right: 40, bottom: 25 };
  const many = (terrain: Ordinary, worn: number, sketch: Sketch = {}, count = 60) => {
    const below = random(2);
    const at = { game: ordinaryTurn(A, sketch), by: A };
    return Array.from({ length: count }, () => sketched(below, at, terrain, GROUND, worn));
  };

  test('are of natural size: no half, and not larger than the terms allow', () => {
    for (const size of ['twelveBySix', 'nineByFour'] as const) {
      const [longest, shortest] = SIZES[size];
      for (const terrain of ORDINARY) {
        const rings = many(terrain, 1, { size }, 30).map(({ ring }) => ring);
        expect(rings.filter(isHalf)).toEqual([]);
        const sides = rings.map(sidesOf);
        expect(Math.max(...sides.map(({ long }) => long))).toBeLessThanOrEqual(longest);
        expect(Math.max(...sides.map(({ short }) => short))).toBeLessThanOrEqual(shortest);
      }
    }
    const longs = many('wood', 1).map(({ ring }) => sidesOf(ring).long);
    expect(Math.max(...longs)).toBeGreaterThan(9);
    expect(Math.min(...longs)).toBeLessThan(6);
  });

  test('shrink as tries wear on, and a village is smaller than a wood', () => {
    const surface = (terrain: Ordinary, worn: number) =>
      mean(many(terrain, worn).map(({ ring }) => sidesOf(ring).long * sidesOf(ring).short));
    expect(surface('wood', 0.6)).toBeLessThan(0.6 * surface('wood', 1));
    expect(surface('wood', 0.3)).toBeLessThan(0.6 * surface('wood', 0.6));
    expect(surface('built-up', 1)).toBeLessThan(0.65 * surface('wood', 1));
    const least = many('wood', 0.01).map(({ ring }) => sidesOf(ring));
    expect(Math.max(...least.map(({ long }) => long))).toBeLessThan(2.7);
    expect(Math.min(...least.map(({ long }) => long))).toBeGreaterThan(1.7);
  });

  test('lie in the ground, off its borders, and all over it', () => {
    const middles = many('wood', 0.5, {}, 200).map(({ ring }) => middleOf(boxIn(ring)));
    const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
    expect(Math.min(...xs)).toBeGreaterThan(GROUND.left + 0.8);
    expect(Math.max(...xs)).toBeLessThan(GROUND.right - 0.8);
    expect(Math.min(...ys)).toBeGreaterThan(GROUND.top + 0.8);
    expect(Math.max(...ys)).toBeLessThan(GROUND.bottom - 0.8);
    expect(Math.min(...xs)).toBeLessThan(GROUND.left + 3);
    expect(Math.max(...xs)).toBeGreaterThan(GROUND.right - 3);
    expect(Math.min(...ys)).toBeLessThan(GROUND.top + 3);
    expect(Math.max(...ys)).toBeGreaterThan(GROUND.bottom - 3);
  });

  test('long ones lie along the edges more often than not, but not always', () => {
    const along = many('wood', 1, {}, 120).filter(({ ring }) => {
      const { left, right, top, bottom } = boxIn(ring);
      return right - left > bottom - top;
    }).length;
    expect(along).toBeGreaterThan(80);
    expect(along).toBeLessThan(118);
  });

  test('only difficult terrain is sometimes a field', () => {
    for (const terrain of ORDINARY) {
      const surfaces = new Set(many(terrain, 1).map(({ surface }) => surface));
      expect(surfaces).toEqual(new Set(terrain === 'difficult' ? ['plain', 'field'] : ['plain']));
    }
  });
});

/** Whoever has to lay three in his zone, with three turns left, may lay nowhere else. */
const OWN_ZONE_ONLY = { ...NO_COUNTS, wood: 5 };

describe('elements found by trying', () => {
  const found = (by: Side, sketch: Sketch, count = 12) => {
    const below = random(4);
    const at = { game: ordinaryTurn(by, sketch), by };
    return Array.from({ length: count }, () => someArea(below, at, 'wood', 14, AREA)).flatMap(each => each ?? []);
  };

  test('are legal, and lie where whoever lays may lay', () => {
    for (const by of [A, B]) {
      const game = ordinaryTurn(by, { pool: OWN_ZONE_ONLY });
      const own = found(by, { pool: OWN_ZONE_ONLY });
      expect(own.length).toBeGreaterThan(8);
      for (const sketch of own) expect(whyNot(game, { do: 'layArea', ...sketch })).toBeUndefined();
      const zone = planOf(game).zones[by];
      expect(own.every(({ ring }) => middleOf(boxIn(ring)).y > zone.top && middleOf(boxIn(ring)).y < zone.bottom)).toBe(
        true,
      );
    }
  });

  test('without that duty they lie in the own zone and on neutral ground', () => {
    for (const by of [A, B]) {
      const { zones, neutral } = planOf(ordinaryTurn(by));
      const ys = found(by, {}, 24).map(({ ring }) => middleOf(boxIn(ring)).y);
      expect(ys.some(y => y > zones[by].top && y < zones[by].bottom)).toBe(true);
      expect(ys.some(y => y > neutral.top && y < neutral.bottom)).toBe(true);
    }
  });

  test('no try finds nothing', () => {
    const at = { game: ordinaryTurn(A), by: A };
    expect(someArea(random(1), at, 'wood', 0, AREA)).toBeUndefined();
    expect(someHalves(random(1), at, 'wood', 0)).toBeUndefined();
  });

  test('are large on the first tries: a table that is empty is not strewn with small ones', () => {
    const below = random(8);
    const at = { game: ordinaryTurn(A), by: A };
    const longs = Array.from({ length: 20 }, () => someArea(below, at, 'wood', 14, AREA)).map(each =>
      each === undefined ? 0 : sidesOf(each.ring).long,
    );
    expect(mean(longs)).toBeGreaterThan(5);
  });

  test('halves come in pairs of small pieces, on the ground where they may lie', () => {
    for (const [pool, by] of [
      [undefined, A],
      [OWN_ZONE_ONLY, A],
      [undefined, B],
    ] as const) {
      const below = random(6);
      const game = ordinaryTurn(by, pool && { pool });
      const pairs = Array.from({ length: 8 }, () => someHalves(below, { game, by }, 'wood', 14) ?? []).flat();
      expect(pairs.length).toBeGreaterThan(4);
      const rings = pairs.flatMap(({ ring, other }) => [ring, other]);
      expect(rings.every(isHalf)).toBe(true);
      expect(pairs.every(pair => whyNot(game, pair) === undefined)).toBe(true);
      const { zones } = planOf(game);
      const inZone = rings.map(ring => middleOf(boxIn(ring)).y).filter(y => y > zones[by].top && y < zones[by].bottom);
      if (pool === undefined) expect(inZone.length).toBeLessThan(rings.length);
      else expect(inZone).toHaveLength(rings.length);
      expect(inZone.length).toBeGreaterThan(0);
    }
  });
});

describe('what is offered', () => {
  test('an element of every kind that is left, and of no other; a pair as well', () => {
    for (let laid = 0; laid < 3; laid++) {
      const pool = { hill: 2, difficult: 0, wood: 1, 'built-up': 3 };
      const game = ordinaryTurn(A, { laid, pool });
      const at = { game, by: A };
      expect(areaOptions(at).map(({ terrain }) => terrain)).toEqual(['hill', 'wood', 'built-up']);
      expect(halvesOptions(at).map(({ terrain }) => terrain)).toEqual(['hill']);
      for (const choice of [...areaOptions(at), ...halvesOptions(at)]) expect(whyNot(game, choice)).toBeUndefined();
      expect(hasPlace(at)).toBe(true);
    }
    const none = { game: ordinaryTurn(A, { pool: NO_COUNTS }), by: A };
    expect([areaOptions(none), halvesOptions(none), hasPlace(none)]).toEqual([[], [], false]);
  });

  test('is made once for a position, for each side its own, and is another for another position', () => {
    const game = ordinaryTurn(A);
    expect(areaOptions({ game, by: A })).toBe(areaOptions({ game, by: A }));
    const { zones } = planOf(game);
    for (const by of [A, B]) {
      const enemy = zones[by === A ? B : A];
      for (const { ring } of areaOptions({ game, by })) {
        const { top, bottom } = boxIn(ring);
        expect(bottom <= enemy.top + 0.01 || top >= enemy.bottom - 0.01).toBe(true);
      }
    }
    expect(areaOptions({ game, by: B })).not.toEqual(areaOptions({ game, by: A }));
    expect(areaOptions({ game: ordinaryTurn(A, { laid: 77 }), by: A })).not.toEqual(areaOptions({ game, by: A }));
  });
});

/** Player A's ground, covered but for holes in one row. */
function covered(...holes: readonly Box[]) {
  const [top, bottom] = [Math.min(...holes.map(hole => hole.top)), Math.max(...holes.map(hole => hole.bottom))];
  const bounds = [0, ...holes.flatMap(({ left, right }) => [left, right]), 72];
  const beside = Array.from({ length: bounds.length / 2 }, (_, i) =>
    rect(bounds[2 * i] ?? 0, top, bounds[2 * i + 1] ?? 0, bottom),
  );
  const rings = [rect(0, 0, 72, top), ...beside, rect(0, bottom, 72, 36)];
  const isThere = (ring: readonly StoredPoint[]) => {
    const box = boxIn(ring);
    return box.right - box.left > 0.01 && box.bottom - box.top > 0.01;
  };
  return rings.filter(isThere).map((ring, i) => area(`p${i + 1}`, 'wood', ring, B));
}

const hole = (left: number, top: number, side: number): Box => ({ left, top, right: left + side, bottom: top + side });

describe('the last places', () => {
  const WOODS = { ...NO_COUNTS, wood: 9 };
  const turn = (areas: ReturnType<typeof covered>, pool = WOODS): { game: Game; by: Side } => ({
    game: ordinaryTurn(A, { areas, pool, world: PLAIN }),
    by: A,
  });

  test.each([
    [0, 0],
    [68.8, 0],
    [0, 32.8],
    [68.8, 32.8],
    [33.3, 17.7],
  ])('the only hole that is large enough is found, wherever it is: %d, %d', (x, y) => {
    const at = turn(covered(hole(x, y, 3.2)));
    const [choice, ...others] = areaOptions(at);
    expect(others).toEqual([]);
    if (choice === undefined) throw new Error('nothing');
    expect(whyNot(at.game, choice)).toBeUndefined();
    expect(isWithin(boxIn(choice.ring), hole(x, y, 3.2))).toBe(true);
    expect(whyNot(at.game, { do: 'leaveOut', terrain: 'wood' })).toBe('13.10/ordinary-all');
  });

  test('two small holes take a pair of halves', () => {
    const holes = [hole(10, 5, 1.7), hole(50, 5, 1.7)] as const;
    const at = turn(covered(...holes));
    expect(areaOptions(at)).toEqual([]);
    const [pair, ...others] = halvesOptions(at);
    expect(others).toEqual([]);
    if (pair === undefined) throw new Error('no pair');
    expect(whyNot(at.game, pair)).toBeUndefined();
    expect(isWithin(boxIn(pair.ring), holes[0])).toBe(true);
    expect(isWithin(boxIn(pair.other), holes[1])).toBe(true);
    expect(hasPlace(at)).toBe(true);
    expect(engine.choices(at.game)).toEqual([pair]);
  });

  test('where nothing fits any more an element may be left out', () => {
    const at = turn(covered(hole(10, 5, 0.7)));
    expect([areaOptions(at), halvesOptions(at), hasPlace(at)]).toEqual([[], [], false]);
    expect(engine.choices(at.game)).toEqual([{ do: 'leaveOut', terrain: 'wood' }]);
  });

  test('a hole outside the own zone is none for whoever has to lay there', () => {
    const areas = covered(hole(30, 20, 3.2));
    expect(hasPlace(turn(areas, OWN_ZONE_ONLY))).toBe(false);
    expect(hasPlace(turn(areas))).toBe(true);
    expect(hasPlace(turn(covered(hole(30, 5, 3.2)), OWN_ZONE_ONLY))).toBe(true);
  });

  test('what a kind may not lie on is no place for it', () => {
    const areas = covered(hole(30, 20, 3.2));
    const lines = [
      {
        id: 'p9',
        linear: 'river',
        line: rect(0, 21, 72, 21).slice(0, 2),
        width: 2000,
        by: A,
        sunken: false,
        bed: 'flat',
      },
    ] as const;
    const place = (terrain: Ordinary) => {
      const game = ordinaryTurn(A, { areas, lines, pool: { ...NO_COUNTS, [terrain]: 9 }, world: PLAIN });
      return areaOptions({ game, by: A }).length;
    };
    expect([place('hill'), place('built-up'), place('wood')]).toEqual([0, 0, 1]);
  });

  test('what is tried is legal by the checks of the element', () => {
    const at = turn([]);
    expect(areaOptions(at).map(choice => forbiddenBy(AREA, at, choice))).toEqual([undefined]);
    expect(isWithin(boxIn(areaOptions(at)[0]?.ring ?? []), groundFor(at, true))).toBe(true);
  });
});
