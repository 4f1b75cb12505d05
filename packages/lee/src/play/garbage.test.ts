import { auditChoices, auditFields, auditPosition, auditStorage, auditUniverse, decide } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game } from '../game.ts';
import { FORCED_CAUSES, MOVE_KINDS } from '../movement/kinds.ts';
import { lee } from '../ruleset.ts';
import { isSampled } from './attempts.ts';
import { at, battle, bridgeAt, fence, line, moving, outline, verdict, way, wood } from './battle.fixture.ts';
import { STEP_KINDS, type ToldStep } from './shapes.ts';
import { judge } from './table/judge.ts';

const HUGE = Number.MAX_SAFE_INTEGER;

type Below = (n: number) => number;

const pick = <T>(below: Below, of: readonly T[]): T => of[below(of.length)] as T;
const odd = (below: Below): number =>
  pick(below, [0, 1, -1, 500, 3000, -3000, 9000, 18_000, 36_000, HUGE, -HUGE, below(72_000), -below(72_000)]);

const step = (below: Below): ToldStep => ({
  do: pick(below, STEP_KINDS),
  turn: odd(below),
  ahead: odd(below),
  onRoad: pick(below, ['', '', 'road', 'river', 'p1', 'nowhere']),
});

const UNITS = ['i-1-a', 'i-1-b', 'ii-1-a', 'siege-guns', 'first-1-a', 'nobody', '', 'constructor', '__proto__'];

function garbage(below: Below): AnyChoice {
  const unit = pick(below, UNITS);
  const side = pick(below, ['blue', 'grey'] as const);
  const pose = { x: odd(below), y: odd(below), heading: odd(below) };
  const steps = Array.from({ length: below(6) }, () => step(below));
  const made: AnyChoice[] = [
    { do: 'move', unit, kind: pick(below, MOVE_KINDS), march: true, modifier: odd(below), again: true, steps },
    { do: 'move', unit: 'i-1-a', kind: 'normal', march: true, modifier: 0, again: true, steps },
    {
      do: 'force',
      side,
      unit,
      cause: pick(below, FORCED_CAUSES),
      towards: pick(below, UNITS),
      heading: odd(below),
      extra: odd(below),
      distance: odd(below),
    },
    { do: 'occupy', unit, pose, entitled: true },
    { do: 'cohesion', side, unit, lost: odd(below) },
    { do: 'mark', side, unit, mark: 'destroyed', on: true },
  ];
  return pick(below, made);
}

const crowded = (): Game =>
  moving({
    blue: { 'i-1-a': at(24, 30), 'i-1-b': at(27, 30), 'ii-1-a': at(20, 26, 45), 'siege-guns': at(40, 44) },
    grey: { 'first-1-a': at(24, 20, 180), 'first-1-b': at(34, 24, 250, ['pinned', 'engaged']) },
    terrain: {
      areas: [wood(outline(10, 24, 20, 28)), wood(outline(30, 28, 33, 40), { id: 'p2', surface: 'impassable' })],
      lines: [line('road', way([24, 48], [24, 24], [36, 0])), line('river', way([0, 16], [72, 16]), 2)],
      barriers: [fence(way([22, 28], [30, 27]))],
      bridges: [bridgeAt(26, 16)],
    },
  });

describe('any attempt is answered', () => {
  test('garbage is refused with a clause or carried out, and never throws', () => {
    const below = random(7);
    const game = crowded();
    const verdicts = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const choice = garbage(below);
      const said = verdict(game, choice);
      verdicts.add(said);
      expect(said).not.toMatch(/^kernel/);
      judge(game, choice);
      if (said !== 'legal') continue;
      const answer = decide(lee, game, 'blue', choice, () => undefined);
      expect('decided' in answer && auditFields(lee, answer.decided.game.stack, answer.decided.events)).toBeUndefined();
      expect('decided' in answer && lee.broken({ ...answer.decided.game, derived: {} })).toBeUndefined();
    }
    expect(verdicts.size).toBeGreaterThan(12);
  });

  test('every frame lists what is legal, and refuses what it does not list', () => {
    const frames: Game[] = [
      crowded(),
      battle(
        { blue: { 'i-1-a': at(20, 30), 'i-1-b': at(20, 32) } },
        { kind: 'turn', by: 'table' },
        { kind: 'reorganisation', by: 'blue', said: false },
      ),
      battle(
        { blue: { 'i-1-a': at(20, 30) } },
        { kind: 'turn', by: 'table' },
        { kind: 'activation', by: 'blue', acted: false },
      ),
      battle({ play: { turn: 2, initiative: '' }, blue: { 'i-1-a': at(20, 30) } }, { kind: 'turn', by: 'table' }),
      battle({}, { kind: 'deployment', by: 'blue', done: false }),
      battle(
        {},
        { kind: 'commandTest', by: 'blue', one: 'i-1-a', other: 'i-1-b', formation: 'i-1', needed: 1, successes: -1 },
      ),
      battle({}, { kind: 'ending', by: 'blue' }),
    ];
    for (const game of frames) {
      const kind = game.stack.at(-1)?.kind;
      expect([kind, auditPosition(lee, game)]).toEqual([kind, undefined]);
      expect([kind, auditChoices(lee, game)]).toEqual([kind, undefined]);
      expect([kind, auditUniverse(lee, game, isSampled)]).toEqual([kind, undefined]);
      expect([kind, auditStorage(lee, game)]).toEqual([kind, undefined]);
    }
  });
});
