import { Authority, eventsFor, hostedOf, viewFor } from '@wigwag/host';
import { canonicalJson, ready } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyChoice } from '../../game.ts';
import { gcacw } from '../../ruleset.ts';
import { cover } from '../../testing/forces.ts';
import { type Named, Table, told } from '../../testing/table.ts';

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

  /** Everything that the Union is sent while the Confederates decide, in order. */
  function sent(t: Table, faces: readonly number[], decisions: readonly AnyChoice[]): string[] {
    const dice = [...faces];
    const authority = new Authority({
      hosted: hostedOf(gcacw, { game: { ...t.game, derived: undefined }, events: [] }),
      consent: 'agreed',
      dice: ({ n }) => (dice.length < n ? undefined : dice.splice(0, n)),
    });
    const messages = authority.stream('union').since(0).map(canonicalJson);
    authority.stream('union').subscribe(message => messages.push(canonicalJson(message)));
    const seat = 'confederate';
    for (const [id, choice] of decisions.entries()) {
      const command = { id: `${id}`, seen: authority.stream(seat).n, intent: { do: 'decide', choice } };
      expect(authority.receive(seat, command), JSON.stringify(choice)).toHaveProperty('done');
    }
    return messages;
  }

  test('log, numbers and messages do not tell how often the owner of a marker decided unseen', () => {
    const led = (isReal: boolean): Table => {
      const { t } = besideMarker(isReal, 'C Rodes 0201 5 f2; leader Longstreet corps');
      if (!isReal) t.put('rodes', { hex: t.hex('0103') });
      cover(t, 'confederate', 2, '0103', 'rodes');
      return isReal ? cover(t, 'confederate', 1, '0201', 'rodes') : t;
    };
    const real = led(true);
    const [leader, unit] = [real.leaderId('longstreet'), real.unitId('rodes')];
    real.put('early', { hex: real.hex('0103') });
    cover(real, 'confederate', 2, '0103', 'early');
    const [to, dice] = [real.hex('0301'), [3, 2, 5, 1]];
    const way = [{ do: 'step', to }, { do: 'stop' }, { do: 'finish' }] as const;
    const activation = [
      { do: 'activate', leader, units: [unit], digging: [] },
      { do: 'attach', unit, along: [] },
      { do: 'go', unit },
    ] as const;
    const sham = [{ do: 'marchDummy', force: 1, as: 'infantry-leader', sham: false }, { do: 'sham' }] as const;
    const messages = sent(real, dice, [...activation, ...way]);
    expect(messages.length).toBeGreaterThan(3);
    expect(sent(led(false), dice, [...sham, ...way])).toEqual(messages);
  });

  test('who has the initiative without a roll is not told with the last step of a marker that has nothing left', () => {
    const messages = [true, false].map(isReal => {
      const { t } = besideMarker(true);
      t.put('newton', { fatigue: 4 });
      if (!isReal) t.put('hill', { hex: t.hex('0103') });
      cover(t, 'confederate', isReal ? 3 : 2, isReal ? '0101' : '0103', 'hill');
      if (!isReal) cover(t, 'confederate', 3, '0101');
      const step = { do: 'step', to: t.hex('0201') } as const;
      const way = isReal
        ? ([{ do: 'march', unit: t.unitId('hill') }, step, { do: 'stop' }] as const)
        : ([{ do: 'marchDummy', force: 3, as: 'infantry', sham: false }, step] as const);
      return sent(t, [2], [...way, { do: 'pass' }]);
    });
    expect(JSON.stringify(messages[0])).toContain('4.2/auto-win');
    expect(messages[0]).toEqual(messages[1]);
  });

  test('a roll that tired units have to make is shammed in the same decision', () => {
    const [tired, fresh, dummy] = [besideMarker(true), besideMarker(true), besideMarker(false)];
    tired.t.put('early', { fatigue: 2 });
    const unit = tired.t.unitId('early');
    const march = (choice: AnyChoice): AnyChoice[] => [choice, { do: 'stop' }];
    const messages = sent(tired.t, [3, 2, 5, 1], march({ do: 'march', unit }));
    expect(sent(fresh.t, [3, 2, 5, 1], march({ do: 'shamMarch', unit }))).toEqual(messages);
    const sham: AnyChoice = { do: 'marchDummy', force: 1, as: 'infantry', sham: true };
    expect(sent(dummy.t, [3, 2, 5, 1], march(sham))).toEqual(messages);
    tired.t.put('early', { fatigue: 2 });
    expect(tired.t.why({ do: 'shamMarch', unit: 'early' })).toBe('LI/extended-march-open');
    expect(tired.t.why({ do: 'shamMarch', unit: 'hill' })).toBe('LI/extended-march-open');
  });

  test('a marker whose only unit is lost on the way out goes on as a dummy', () => {
    const [lost, dummy] = [besideMarker(true), besideMarker(false)];
    lost.t.put('early', { fatigue: 3, manpower: 1, exhausted: true, disorganized: true });
    const way = [{ do: 'step', to: lost.t.hex('0301') }, { do: 'stop' }] as const;
    const again = besideMarker(true).t.put('early', lost.t.game.board.units[lost.t.unitId('early')] ?? {});
    expect(told(again.do({ do: 'march', unit: 'early' }, 3, 6))).toContain('unitEliminated 5.1/extended-loss');
    expect(again.asked).toBe('dummyMarch confederate');
    const messages = sent(lost.t, [3, 6, 5, 1], [{ do: 'march', unit: lost.t.unitId('early') }, ...way]);
    const sham = { do: 'marchDummy', force: 1, as: 'infantry', sham: true } as const;
    expect(sent(dummy.t, [3, 6, 5, 1], [sham, ...way])).toEqual(messages);
  });

  test('a marker whose only unit is lost by a force march goes on as a dummy', () => {
    const messages = [1, 6].map(manpower => {
      const { t } = besideMarker(true);
      t.put('early', { manpower });
      const way = [{ do: 'step', to: t.hex('0301') }, { do: 'stop' }] as const;
      return sent(t, [3, 2, 5, 1], [{ do: 'march', unit: t.unitId('early') }, { do: 'force' }, ...way]);
    });
    expect(messages[0]).toEqual(messages[1]);
    const lost = besideMarker(true).t.put('early', { manpower: 1 });
    lost.do({ do: 'march', unit: 'early' }, 3);
    expect(told(lost.do({ do: 'force' }, 2))).toContain('unitEliminated 5.1/force-loss-marker-side');
    expect(lost.top).toMatchObject({ kind: 'dummyMarch', force: 1, shams: 1 });
    lost.do({ do: 'stop' });
    expect(lost.asked).toBe('initiative table');
  });

  test('which hidden units a leader in the open has still to send off is not told', () => {
    const seen = [true, false].map(isLed => {
      const t = new Table(FIELD.replace('C Hill 0101 7', 'C Hill 0101 7; leader Jackson'));
      cover(t, 'confederate', 1, '0201', 'early');
      const units = isLed ? ['hill', 'early'] : ['hill'];
      const w = watched(t.atAction('confederate'));
      w.act({ do: 'activate', leader: 'jackson', units, digging: [] }, 4);
      w.act({ do: 'attach', unit: 'hill', along: [] });
      w.act({ do: 'go', unit: 'hill' });
      const question = { kind: 'losses', by: 'union', role: 'attacker', units: [], number: 1 } as const;
      const game = ready(gcacw, { ...w.t.game, stack: [...w.t.game.stack, question], derived: undefined });
      return [...w.seen, viewFor(gcacw, game, 'union')];
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
