import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { worldOf } from '../../testing/armies.fixture.ts';
import { leadTo } from '../../testing/leadTo.fixture.ts';
import { after, asked, decider, whyNot } from '../../testing/play.fixture.ts';
import type { Method } from '../../world.ts';
import { A, area, at, B, bridge, line, PLAIN, RIVER_ACROSS, rect, type Sketch, table } from '../table.fixture.ts';

const rule = ruleTests<ClauseId>();

const CONFIRM = { do: 'confirmTerrain' } as const;
const WOOD = { do: 'layArea', terrain: 'wood', surface: 'plain', ring: rect(20, 40, 26, 44) } as const;

const map = (method: Method, sketch: Sketch = {}) =>
  table({ kind: 'whole', by: B, confirmed: false }, { ...sketch, world: { ...PLAIN, options: { method } } });

describe('13.10 other ways to set terrain', () => {
  rule(
    '13.10/methods',
    'LX-22: by agreement, a referee or a scenario a finished map is laid and confirmed; else the procedure runs',
    () => {
      const begun = (method: Method) => asked(leadTo('terrain', { world: worldOf({ options: { method } }) }));
      expect(begun('procedure')).toBe('linear');
      for (const method of ['agreement', 'referee', 'scenario'] as const) expect(begun(method)).toBe('whole');
      expect(whyNot(map('agreement'), { ...WOOD, ring: rect(70, 40, 76, 44) })).toBe('13.10/methods');
      expect(whyNot(map('agreement'), { do: 'layRiver', line: [] })).toBe('13.10/methods');
      expect(whyNot(map('agreement'), { do: 'takeOff', piece: 'p9' })).toBe('13.10/methods');
    },
  );

  test('both confirm it; who changes something is asked to confirm again, and so is the other', () => {
    const one = after(after(map('agreement'), WOOD), CONFIRM);
    expect([asked(one), decider(one)]).toEqual(['whole', A]);
    expect(after(one, CONFIRM).board.step).not.toBe('terrain');
    const changed = after(after(one, { do: 'takeOff', piece: 'p21' }), CONFIRM);
    expect([asked(changed), decider(changed)]).toEqual(['whole', B]);
    expect(after(map('referee'), CONFIRM).board.step).not.toBe('terrain');
  });

  test('lines run as they like, zones do not matter, and roads over rivers make bridges', () => {
    const game = map('agreement', { lines: [RIVER_ACROSS] });
    expect(whyNot(game, WOOD)).toBeUndefined();
    const next = after(game, { do: 'layRoad', line: line([10, 10], [10, 40]), sunken: false });
    expect(next.board.terrain.bridges).toMatchObject([{ at: at(10, 20), over: 'p1' }]);
    const off = after(next, { do: 'takeOff', piece: 'p1' });
    expect(off.board.terrain).toMatchObject({ bridges: [], lines: [{ linear: 'road' }] });
  });

  test('what holds for every table holds here: size, stacking, points and the six inches around bridges', () => {
    const areas = [area('p3', 'hill', rect(20, 40, 26, 44), A)];
    const game = map('agreement', { lines: [RIVER_ACROSS], bridges: [bridge('p2', 50, 20)], areas });
    expect(whyNot(game, WOOD)).toBe('13.10/no-stack');
    expect(whyNot(game, { ...WOOD, ring: rect(20, 5, 40, 15) })).toBe('13.2/max-12x6');
    expect(whyNot(game, { ...WOOD, surface: 'impassable', ring: rect(34, 22, 38, 26) })).toBe(
      '13.7/sp-terrain-allowed',
    );
    expect(whyNot(game, { ...WOOD, surface: 'impassable', ring: rect(54, 18, 58, 22) })).toBe(
      '13.10/bridge-no-inaccessible',
    );
    const scenario = map('scenario', { areas });
    expect(whyNot(scenario, WOOD)).toBeUndefined();
    expect(whyNot(scenario, { ...WOOD, ring: rect(20, 5, 40, 15) })).toBeUndefined();
  });
});
