import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import type { AnyChoice, Game } from '../../game.ts';
import {
  after,
  at,
  battle,
  line,
  listed,
  outline,
  poseOfUnit,
  type Sketch,
  verdict,
  way,
  wood,
} from '../battle.fixture.ts';
import { brokenOf } from '../invariants.ts';
import { rosterOf } from '../roster.ts';
import { lineUp, placeFor, undeployed } from './lineUp.ts';

const rule = ruleTests<ClauseId>();

/** Blue is player B and deploys first; markers of corps i at (20,40), ii at (50,40), cav at (36,44). */
const deploying = (sketch: Sketch = {}, by: 'blue' | 'grey' = 'blue'): Game =>
  battle(
    {
      play: { turn: 0, initiative: '' },
      ...sketch,
      change: board => {
        board.step = 'deployment';
        const markers = [
          ['i', 20, 40],
          ['ii', 50, 40],
          ['cav', 36, 44],
        ] as const;
        board.patrols.assigned.blue = markers.map(([corps]) => ({ corps, marker: `m-${corps}` }));
        board.patrols.placed = markers.map(([corps, x, y]) => ({
          marker: `m-${corps}`,
          side: 'blue',
          at: { x: x * 1000, y: y * 1000 },
          byTactic: false,
        }));
        sketch.change?.(board);
      },
    },
    { kind: 'deployment', by, done: false },
  );
const put = (x: number, y: number, unit = 'i-1-a', heading = 0): AnyChoice => ({
  do: 'deployUnit',
  unit,
  pose: at(x, y, heading).pose,
});
const DONE: AnyChoice = { do: 'deployed' };
const corps = (id: string): AnyChoice => ({ do: 'deployCorps', corps: id });

describe('deployment, a house rule', () => {
  rule('house/deploy-own-unit', 'units and corps of one’s own', () => {
    expect(
      [put(20, 40), put(20, 40, 'first-1-a'), put(20, 40, 'nobody')].map(choice => verdict(deploying(), choice)),
    ).toEqual(['legal', 'house/deploy-own-unit', 'house/deploy-own-unit']);
    expect(verdict(deploying(), corps('first'))).toBe('house/deploy-own-unit');
  });
  rule('house/deploy-near-marker', 'within 12 inches of the marker of the corps', () => {
    expect([put(20, 30), put(20, 27), put(50, 40)].map(choice => verdict(deploying(), choice))).toEqual([
      'legal',
      'house/deploy-near-marker',
      'house/deploy-near-marker',
    ]);
    expect(verdict(deploying(), put(50, 40, 'ii-1-a'))).toBe('legal');
    expect(verdict(deploying(), put(50, 40, 'reserve-guns'))).toBe('legal');
  });
  rule('house/deploy-room', 'on the table, on nobody, on nothing that blocks', () => {
    const terrain = {
      areas: [wood(outline(15, 38, 18, 42), { surface: 'impassable' as const })],
      lines: [line('river', way([0, 34], [72, 34]), 2)],
    };
    const game = after(deploying({ terrain }), put(20, 40, 'i-1-b'));
    expect(
      [put(20, 47.5), put(21, 40), put(17, 40), put(20, 34), put(23, 40)].map(choice => verdict(game, choice)),
    ).toEqual([...Array(4).fill('house/deploy-room'), 'legal']);
  });
  rule('house/deploy-clear', 'outside the zones of enemies who stand already', () => {
    const grey = { 'first-1-a': at(20, 34, 180) };
    expect([put(20, 36), put(20, 37.1)].map(choice => verdict(deploying({ grey }), choice))).toEqual([
      'house/deploy-clear',
      'legal',
    ]);
  });
  rule('house/deploy-all', 'everybody has to stand, if there is room', () => {
    expect(verdict(deploying(), DONE)).toBe('house/deploy-all');
    const all = after(deploying(), corps('i'), corps('ii'), corps('cav'), corps('reserve'));
    expect(verdict(all, DONE)).toBe('legal');
    expect(after(all, DONE).stack.at(-1)).toMatchObject({ kind: 'deployment', by: 'grey' });
    const flooded = { areas: [wood(outline(0, 0, 72, 48), { surface: 'impassable' as const })] };
    expect(listed(deploying({ terrain: flooded }))).toEqual([DONE]);
  });
  test('the proposed line-up is tidy and legal', () => {
    const game = after(deploying(), corps('i'), corps('ii'), corps('cav'), corps('reserve'));
    expect(Object.keys(game.board.play.units.blue)).toHaveLength(rosterOf(game, 'blue').size);
    expect(brokenOf(game)).toBeUndefined();
    expect(poseOfUnit(game, 'blue', 'i-1-a')).toEqual([20, 39.4, 0]);
    expect(poseOfUnit(game, 'blue', 'i-1-b')).toEqual([22.8, 39.4, 0]);
    for (const [unit, { pose }] of Object.entries(game.board.play.units.blue)) {
      expect([unit, verdict(game, { do: 'deployUnit', unit, pose })]).toEqual([unit, 'legal']);
    }
  });
  test('the whole army is lined up as its corps are one after the other, whoever stands already', () => {
    const one = after(deploying(), put(20, 40));
    const army = after(one, { do: 'deployArmy' });
    const corpsByCorps = after(one, corps('i'), corps('ii'), corps('cav'), corps('reserve'));
    expect(army.board.play.units).toEqual(corpsByCorps.board.play.units);
    expect(lineUp(one, 'blue')).toHaveLength(rosterOf(one, 'blue').size - 1);
    expect(verdict(army, { do: 'deployArmy' })).toBe('house/deploy-room');
    expect(undeployed(army, 'blue')).toEqual([]);
  });
  test('what is offered for a unit is looked for anew once somebody stands there', () => {
    const game = deploying();
    const [first, second] = [...rosterOf(game, 'blue').values()];
    if (first === undefined || second === undefined) throw new Error('nobody');
    const place = placeFor(game, 'blue', first);
    expect(placeFor(game, 'blue', second)?.pose).toEqual(place?.pose);
    const next = after(game, { do: 'deployUnit', unit: first.id, pose: place?.pose ?? at(0, 0).pose });
    expect(placeFor(next, 'blue', second)?.pose).not.toEqual(place?.pose);
    const flooded = deploying({
      terrain: { areas: [wood(outline(0, 0, 72, 48), { surface: 'impassable' as const })] },
    });
    expect(placeFor(flooded, 'blue', second)).toBeUndefined();
  });
  test('a unit may be placed again; without a marker a corps stands at the middle of its edge', () => {
    const game = after(deploying(), put(20, 40), put(24, 40));
    expect(poseOfUnit(game, 'blue', 'i-1-a')).toEqual([24, 40, 0]);
    const grey = after(deploying({}, 'grey'), corps('first'));
    expect(poseOfUnit(grey, 'grey', 'first-1-a')[2]).toBe(180);
    expect(brokenOf(grey)).toBeUndefined();
  });
});
