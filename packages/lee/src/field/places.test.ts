import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DECLARED } from '../fields/declared.ts';
import type { FlowWithoutDice, Game } from '../game.ts';
import { lee } from '../ruleset.ts';
import { STEPS } from '../sequence/steps.ts';
import { BATTLEFIELDS } from './battlefields.ts';
import { readyForTactics, settledBy } from './field.fixture.ts';
import { placeBases, placePoints, planOf } from './places.ts';

const rule = ruleTests<ClauseId>();

const placed = readyForTactics();

const flowOf = (game: Game): FlowWithoutDice => ({
  game,
  emit: event => lee.evolve(game, event),
  push: () => 'on',
  pop: () => 'on',
});

const copy = (game: Game): Game => structuredClone(game);

describe('13.7 and 13.9 strategic points', () => {
  rule('13.7/sp-position-fixed', 'LX-19: terrain that was laid has not shifted a point', () => {
    const points = planOf(placed).points.map(({ x, y }) => ({ x: x * 1000, y: y * 1000 }));
    expect(placed.board.field.points).toEqual(points);
    expect(placed.board.field.points[0]).toEqual({ x: 18_000, y: 18_000 });
  });

  rule('13.9/marking-free', 'LX-19: a point has a place and nothing that marks it', () => {
    for (const point of placed.board.field.points) expect(Object.keys(point).sort()).toEqual(['x', 'y']);
  });

  rule('13.7/sp-immovable', 'points that stand are not placed again, and one that moved is noticed', () => {
    const game = copy(placed);
    game.board.field.points[0] = { x: 1, y: 1 };
    placePoints(flowOf(game));
    expect(game.board.field.points[0]).toEqual({ x: 1, y: 1 });
    expect(lee.broken(game)).toBe('point-moved');
    expect(lee.broken(placed)).toBeUndefined();
  });

  rule('13.7/layout-constant', 'zones, points and bases are the same whatever was declared', () => {
    const plans = BATTLEFIELDS.map(blue => planOf(settledBy('blue', { blue })));
    expect(plans[1]).toEqual(plans[0]);
    expect(plans[2]).toEqual(plans[0]);
  });
});

describe('13.11 operational bases', () => {
  rule('13.11/after-terrain', 'the bases come after all terrain and before the tactics', () => {
    expect(STEPS.indexOf('bases')).toBe(STEPS.indexOf('terrain') + 1);
    expect(settledBy('blue', { blue: 'neutral' }).board.field.bases).toEqual([]);
    expect(placed.board.field.bases).toHaveLength(2);
  });

  rule('13.11/one-per-army', 'LS-65: an army has one base, and gets no second', () => {
    const game = copy(placed);
    placeBases(flowOf(game));
    expect(game.board.field.bases).toEqual(placed.board.field.bases);
    game.board.field.bases.push({ side: 'blue', at: { x: 0, y: 0 } });
    expect(lee.broken(game)).toBe('two-bases');
  });

  rule('13.11/immobile', 'LS-65: no choice moves a base, and one that moved is noticed', () => {
    expect(Object.keys(DECLARED.choices).filter(verb => /base/i.test(verb))).toEqual([]);
    const game = copy(placed);
    game.board.field.bases = game.board.field.bases.map(base => ({ ...base, at: { x: 20_000, y: 1181 } }));
    expect(lee.broken(game)).toBe('base-moved');
  });
});
