import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game } from '../../game.ts';
import { FORCED_CAUSES } from '../../movement/kinds.ts';
import { after, at, forceOf, listed, moveOf, moving, outline, played, UNIT, verdict, wood } from '../battle.fixture.ts';
import { MARKS } from '../marks.ts';
import { forwardStep } from '../table/told.ts';

const offered = <D extends AnyChoice['do']>(game: Game, verb: D): Extract<AnyChoice, { do: D }>[] =>
  listed(game).filter((choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb);

const two = () => ({ [UNIT]: at(24, 30), 'i-1-b': at(44, 30, 90) });

describe('moves that are offered', () => {
  test('as far as it goes in six directions, half of the way straight ahead, and about turn', () => {
    const game = moving({ blue: { [UNIT]: at(24, 30) } });
    const ways = offered(game, 'move').map(({ steps }) =>
      steps.map(({ do: kind, turn, ahead }) => [kind, turn, ahead]),
    );
    expect(ways).toEqual([
      [['forward', 0, 4500]],
      [['forward', 0, 9000]],
      ...[6000, 12_000, 18_000, -12_000, -6000].map(turn => [
        ['pivotFront', turn, 0],
        ['forward', 0, 9000],
      ]),
      [['pivotCentre', 18_000, 0]],
    ]);
    expect(
      offered(game, 'move').every(
        ({ kind, march, again, modifier }) => kind === 'normal' && !march && !again && modifier === 0,
      ),
    ).toBe(true);
  });

  test('nothing into what is in the way at once', () => {
    const rocks = wood(outline(20, 26, 28, 29.99), { surface: 'impassable' });
    const ways = offered(moving({ blue: { [UNIT]: at(24, 30) }, terrain: { areas: [rocks] } }), 'move').map(
      ({ steps }) => steps,
    );
    expect(ways.map(([first]) => first?.do)).toEqual(['pivotCentre']);
    // Five hundredths of an inch are worth a step, less is not.
    const beyond = (gap: number) =>
      offered(
        moving({
          blue: { [UNIT]: at(24, 30) },
          terrain: { areas: [wood(outline(20, 26, 28, 30 - gap), { surface: 'impassable' })] },
        }),
        'move',
      ).filter(({ steps }) => steps[0]?.do === 'forward').length;
    expect([beyond(0.051), beyond(0.04)]).toEqual([2, 0]);
  });

  test('for each unit of the active corps that may move and has not', () => {
    const units = (game: Game) => [...new Set(offered(game, 'move').map(({ unit }) => unit))];
    const game = moving({ blue: { ...two(), 'ii-1-a': at(60, 30) } });
    expect(units(game)).toEqual([UNIT, 'i-1-b']);
    expect(units(after(game, moveOf([forwardStep(2)])))).toEqual(['i-1-b']);
    expect(units(moving({ blue: { [UNIT]: at(24, 30, 0, ['pinned']), 'i-1-b': at(44, 30) } }))).toEqual(['i-1-b']);
    expect(units(moving({ blue: two() }, { fought: false }))).toEqual([]);
  });

  test('everything that is offered is legal', () => {
    const grey = { 'first-1-a': at(24, 25, 180, ['engaged']), 'first-1-b': at(30, 25, 180) };
    const game = moving({ blue: { [UNIT]: at(24, 30, 0, ['engaged']), 'i-1-b': at(44, 30, 90) }, grey });
    for (const choice of listed(game)) expect([choice, verdict(game, choice)]).toEqual([choice, 'legal']);
  });
});

describe('forced moves that are offered', () => {
  test('every cause for each unit that is engaged, of either side, and for no other', () => {
    const game = moving({
      blue: { [UNIT]: at(24, 30, 0, ['engaged']), 'i-1-b': at(44, 30) },
      grey: { 'first-1-a': at(24, 20, 180, ['engaged']), 'first-1-b': at(44, 20, 180) },
    });
    const forced = offered(game, 'force');
    expect(forced.map(({ side, unit, cause }) => `${side} ${unit} ${cause}`)).toEqual([
      ...FORCED_CAUSES.map(cause => `blue ${UNIT} ${cause}`),
      ...FORCED_CAUSES.map(cause => `grey first-1-a ${cause}`),
    ]);
    expect(forced.map(({ distance }) => distance)).toEqual(forced.map(() => 4000));
    expect(
      forced
        .filter(({ side }) => side === 'blue')
        .every(({ heading, towards }) => heading === 0 && towards === 'first-1-a'),
    ).toBe(true);
    expect(
      forced
        .filter(({ side }) => side === 'grey')
        .every(({ heading, towards }) => heading === 18_000 && towards === UNIT),
    ).toBe(true);
    expect(forced.every(({ extra }) => extra === 0)).toBe(true);
  });

  test('without an enemy there is nobody to pursue', () => {
    const game = moving({ blue: { [UNIT]: at(24, 30, 0, ['engaged']) } });
    expect(offered(game, 'force').map(({ cause }) => cause)).toEqual(
      FORCED_CAUSES.filter(cause => cause !== 'pursuit'),
    );
  });

  test('the one that is carried out is told with where it came from and how far', () => {
    const game = moving({ blue: { [UNIT]: at(24, 30, 0, ['engaged']) } });
    expect(played(game, forceOf('push-back', 4)).events).toEqual([
      {
        type: 'unitForced',
        side: 'blue',
        unit: UNIT,
        cause: 'push-back',
        from: at(24, 30).pose,
        to: at(24, 34).pose,
        moved: 4000,
      },
    ]);
  });
});

describe('places to take', () => {
  const vacated = [
    { side: 'grey', unit: 'first-1-a', pose: at(24, 26, 180).pose },
    { side: 'grey', unit: 'first-1-b', pose: at(24, 26, 180).pose },
    { side: 'grey', unit: 'first-2-a', pose: at(44, 26, 180).pose },
    { side: 'blue', unit: 'i-2-a', pose: at(50, 40).pose },
  ] as const;

  test('each that an enemy left, once, for each unit of the corps', () => {
    const game = moving({ blue: { ...two(), 'ii-1-a': at(60, 30) }, play: { vacated } });
    expect(offered(game, 'occupy').map(({ unit, pose }) => `${unit} ${pose.x}`)).toEqual([
      `${UNIT} 24000`,
      'i-1-b 24000',
      `${UNIT} 44000`,
      'i-1-b 44000',
    ]);
  });

  test('is told with the enemy who left it, and is then taken', () => {
    const game = moving({ blue: two(), play: { vacated } });
    const choice = { do: 'occupy', unit: UNIT, pose: at(44, 26, 180).pose, entitled: true } as const;
    const { events, game: next } = played(game, choice);
    expect(events).toEqual([
      { type: 'placeTaken', side: 'blue', unit: UNIT, from: at(24, 30).pose, to: choice.pose, enemy: 'first-2-a' },
    ]);
    expect(next.board.play.vacated.map(({ unit }) => unit)).toEqual(['first-1-a', 'first-1-b', 'i-2-a']);
    expect(verdict(next, { ...choice, unit: 'i-1-b' })).toBe('7.1/three-kinds');
  });

  test('is none beside it, of one’s own, or of a unit that nobody knows', () => {
    const verdictAt = (x: number, y: number, places: typeof vacated | [] = vacated) =>
      verdict(moving({ blue: two(), play: { vacated: places } }), {
        do: 'occupy',
        unit: UNIT,
        pose: at(x, y, 180).pose,
        entitled: true,
      });
    expect([verdictAt(46.3, 26), verdictAt(46.4, 26), verdictAt(46.395, 26)]).toEqual([
      'legal',
      '7.1/three-kinds',
      '7.1/three-kinds',
    ]);
    expect(verdictAt(50, 38.8)).toBe('7.1/three-kinds');
    expect(verdictAt(24, 26, [])).toBe('7.1/three-kinds');
    const unknown = [{ side: 'grey', unit: 'nobody', pose: at(24, 26, 180).pose }] as const;
    const game = moving({ blue: two(), play: { vacated: unknown } });
    expect(verdict(game, { do: 'occupy', unit: UNIT, pose: at(24, 26, 180).pose, entitled: true })).toBe(
      '7.1/three-kinds',
    );
  });

  test('whoever is destroyed has left his place, and only he', () => {
    const game = moving({ blue: two(), grey: { 'first-1-a': at(24, 26, 180) } });
    const mark = { do: 'mark', side: 'grey', unit: 'first-1-a', on: true } as const;
    expect(played(game, { ...mark, mark: 'destroyed' }).game.board.play.vacated).toEqual([
      { side: 'grey', unit: 'first-1-a', pose: at(24, 26, 180).pose },
    ]);
    expect(played(game, { ...mark, mark: 'pinned' }).game.board.play.vacated).toEqual([]);
  });
});

describe('marks that are offered', () => {
  test('one for each unit of the corps and for an enemy, another every turn', () => {
    const seen = new Set<string>();
    for (let turn = 1; turn <= MARKS.length; turn++) {
      const grey = { 'first-1-a': at(24, 10, 180) };
      const marks = offered(moving({ blue: two(), grey, play: { turn } }), 'mark');
      expect(marks.map(({ side, unit, on }) => [side, unit, on])).toEqual([
        ['blue', UNIT, true],
        ['blue', 'i-1-b', true],
        ['grey', 'first-1-a', true],
      ]);
      expect(marks[0]?.mark).not.toBe(marks[1]?.mark);
      seen.add(marks[0]?.mark ?? '');
    }
    expect(seen).toEqual(new Set(MARKS));
    expect(offered(moving({ blue: two() }), 'mark').map(({ side }) => side)).toEqual(['blue', 'blue']);
  });

  test('a mark that is there is offered to be taken off', () => {
    const [first] = offered(moving({ blue: two() }), 'mark');
    if (first === undefined) throw new Error('nothing');
    const [again] = offered(after(moving({ blue: two() }), first), 'mark');
    expect([again?.mark, again?.on]).toEqual([first.mark, false]);
  });
});
