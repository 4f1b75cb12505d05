import { eventsFor, viewFor } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { gcacw } from '../../ruleset.ts';
import { cover } from '../../testing/forces.ts';
import { type Named, Table } from '../../testing/table.ts';

/** A road along which the Confederates march; Hood and Newton are far away. */
const FIELD = `
  options limitedIntelligence
  turns 2
  ties union union union confederate confederate confederate
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501
  minor-river 0401 | 0402
  C Hill 0101 7
  C Early 0201 12
  C Hood 0103 6
  U Newton 1103 5
`;

/** What happened to a table, and what the Union has seen of it. */
interface Watched {
  readonly t: Table;
  readonly seen: unknown[];
  act(choice: Named, ...dice: number[]): void;
}

function watched(t: Table): Watched {
  const seen: unknown[] = [];
  return {
    t,
    seen,
    act: (choice, ...dice) => {
      const before = ready(gcacw, { ...t.game, board: gcacw.copyBoard(t.game.board), derived: undefined });
      const events = t.do(choice, ...dice);
      seen.push(eventsFor(gcacw, before, events, 'union'), viewFor(gcacw, t.game, 'union'));
    },
  };
}

/** Marker 1 in 0201: Early is under it, or it is a dummy and he is with Hood. */
function besideMarker(isReal: boolean, ...lines: string[]): Watched {
  const t = new Table([FIELD, ...lines].join('\n'));
  if (!isReal) t.put('early', { hex: t.hex('0103') });
  cover(t, 'confederate', 1, '0201', ...(isReal ? ['early'] : []));
  cover(t, 'confederate', 2, '0103', ...(isReal ? ['hood'] : ['early', 'hood']));
  return watched(t.atAction('confederate'));
}

describe('twins: games that differ in what is under a marker', () => {
  test('a hex with a marker costs what it costs: what is left of the march after it is not told', () => {
    const [real, dummy] = [true, false].map(isReal => {
      const w = besideMarker(isReal);
      w.act({ do: 'march', unit: 'hill' }, 4);
      w.act({ do: 'step', to: '0201' });
      w.act({ do: 'step', to: '0301' });
      w.act({ do: 'stop' });
      return w.seen;
    });
    expect(real).toEqual(dummy);
  });

  test('a march that a marker has cost all that was left ends when its owner says so', () => {
    const [real, dummy] = [true, false].map(isReal => {
      const w = besideMarker(isReal);
      w.act({ do: 'march', unit: 'hill' }, 2);
      w.act({ do: 'step', to: '0201' });
      w.act({ do: 'stop' });
      return w.seen;
    });
    expect(real).toEqual(dummy);
  });

  test('a marker that ends its march beside a crossing is asked about it, real or not', () => {
    for (const crossing of ['bridge 0401-0402', 'ferry 0401-0402', 'pontoon confederate 0401-0402']) {
      for (const manpower of [12, 1]) {
        const [real, dummy] = [true, false].map(isReal => {
          const w = besideMarker(isReal, crossing);
          w.t.put('early', { manpower });
          // Two points, for two hexes of the road.
          if (isReal) w.act({ do: 'march', unit: 'early' }, 1);
          else w.act({ do: 'marchDummy', force: 1, as: 'infantry', sham: false }, 1);
          w.act({ do: 'step', to: '0301' });
          w.act({ do: 'step', to: '0401' });
          w.act({ do: 'stop' });
          return w.seen;
        });
        expect(real, crossing).toEqual(dummy);
      }
    }
  });

  test('flanks that were refused in a hex in which only markers are left', () => {
    const [real, dummy] = [true, false].map(isReal => {
      const w = besideMarker(isReal);
      w.t.put('hill', { hex: w.t.hex('0201') });
      w.t.game.board.refused = [w.t.hex('0201')];
      w.act({ do: 'march', unit: 'hill' }, 6);
      w.act({ do: 'step', to: '0301' });
      w.act({ do: 'step', to: '0201' });
      w.act({ do: 'stop' });
      return w.seen;
    });
    expect(real).toEqual(dummy);
  });
});
