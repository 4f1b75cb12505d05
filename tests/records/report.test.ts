import { readFileSync } from 'node:fs';
import { bundledScenario } from '@wigwag/content/bundled';
import {
  GAMES,
  type Gcacw,
  gcacw,
  type Line,
  NOWHERE,
  openGame,
  type Report,
  reportOf,
  SIDES,
  type Side,
  worldOf,
} from '@wigwag/gcacw';
import { choices, decide, type Game, ready, rolling, topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { pick } from '../fuzz/playout.ts';
import { random } from '../support/random.ts';
import { ROOT } from '../support/sources.ts';
import { bare, courseOf, fileOf, type RecordedGame } from './recordedGame.ts';

type Bare = Game<Gcacw>;

interface Course {
  readonly log: readonly Line[];
  readonly positions: readonly Bare[];
}

const RECORDS = GAMES.map(game => ({
  game,
  course: courseOf(JSON.parse(readFileSync(ROOT + fileOf(game), 'utf8')) as RecordedGame),
}));

function reported({ log, positions }: Course): Report {
  const past = (lines: number) => {
    const found = positions[lines - 1];
    return found && ready(gcacw, found);
  };
  return reportOf(log, ready(gcacw, positions.at(-1) as Bare), past);
}

/** Manpower that is there, on the map or still to come or gone from it alive. */
const strengthOf = ({ board }: Bare, unit: number): number => {
  const state = board.units[unit];
  const isThere =
    state !== undefined && (state.hex !== NOWHERE || board.awaited.includes(unit) || board.exited.includes(unit));
  return isThere ? state.manpower : 0;
};

/** Slow and without a look at any event: two positions side by side, decision by decision, but for the referee's. */
function slowLosses({ log, positions }: Course): Map<number, number> {
  const lost = new Map<number, number>();
  for (const [at, { by }] of log.entries()) {
    const [before, after] = [positions[at - 1], positions[at]];
    if (before === undefined || after === undefined || by === 'referee') continue;
    for (const unit of before.board.units.keys()) {
      const less = strengthOf(before, unit) - strengthOf(after, unit);
      if (less !== 0) lost.set(unit, (lost.get(unit) ?? 0) + less);
    }
  }
  return lost;
}

/** The dice as they were typed into the record, by what they were for. */
function slowDice({ log }: Course, why: string): number[] {
  const faces: number[] = [];
  for (const { rolled } of log)
    for (const { request, answer } of rolled) if (request.why === why) faces.push(...answer);
  return faces;
}

const total = (numbers: Iterable<number>): number => [...numbers].reduce((sum, each) => sum + each, 0);

function checkAgainstSlowCount(course: Course): Report {
  const report = reported(course);
  const lost = slowLosses(course);
  expect(new Map(report.units.filter(each => each.lost > 0).map(({ unit, lost: of }) => [unit, of]))).toEqual(lost);
  const last = course.positions.at(-1) as Bare;
  const sideOf = (unit: number): Side | undefined => last.world.units[unit]?.side;
  for (const side of SIDES) {
    const own = total([...lost].filter(([unit]) => sideOf(unit) === side).map(([, count]) => count));
    expect(report.losses[side]).toBe(own);
    expect(total(report.turns.map(({ losses }) => losses[side]))).toBe(own);
    expect(total(report.moments.map(({ losses }) => losses[side]))).toBe(own);
  }
  for (const { unit, left } of report.units) expect(left, `unit ${unit}`).toBe(strengthOf(last, unit));
  const rolled = (kind: string): number =>
    total(report.luck.rows.filter(row => row.kind === kind).map(row => row.rolled));
  expect(rolled('combat')).toBe(total(slowDice(course, 'combat')));
  expect(rolled('initiative')).toBe(total(slowDice(course, 'initiative')));
  expect(rolled('order')).toBe(total([...slowDice(course, 'command'), ...slowDice(course, 'grand-assault')]));
  expect(rolled('march')).toBe(total([...slowDice(course, 'allowance'), ...slowDice(course, 'leader-allowance')]));
  const fights = course.log.flatMap(({ events }) => events.filter(({ type }) => type === 'combatResolved'));
  expect(report.luck.combats).toBe(fights.length);
  expect(total(report.turns.map(({ combats }) => combats))).toBe(fights.length);
  const points = last.board.result?.points;
  if (points !== undefined) {
    for (const side of SIDES) {
      const own = report.causes.filter(cause => cause.side === side);
      expect(total(own.map(cause => cause.points))).toBe(points[side]);
    }
    expect(report.moments.at(-1)?.points).toEqual(points);
  }
  return report;
}

/** A scenario of the program, played at random to its end. */
function playedOut(id: string, seed: number): Course {
  const scenario = bundledScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const below = random(seed);
  const opening = openGame(worldOf(scenario));
  const log: Line[] = [{ by: 'table', events: opening.events, rolled: [] }];
  const positions = [bare(opening.game)];
  for (let now = positions[0]; now !== undefined; now = positions.at(-1)) {
    const by = topFrame(now)?.by;
    if (by === undefined) break;
    const verdict = decide(gcacw, now, by, pick(choices(gcacw, now), {}, below), rolling(below));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    const { events, rolled, game } = verdict.decided;
    log.push({ by, events, rolled });
    positions.push(bare(game));
  }
  return { log, positions };
}

describe('the report of a game', () => {
  test.each(RECORDS)('of $game agrees with a slow count of positions and dice', ({ course }) => {
    checkAgainstSlowCount(course);
  });

  test('so does that of a scenario with points, to its end', () => {
    for (const seed of [1, 2, 3]) {
      const report = checkAgainstSlowCount(playedOut('first-march', seed));
      expect(report.isOver).toBe(true);
      expect(report.result?.points).toBeDefined();
    }
  });

  test('what it is counted from is there: losses, combats, decisive moments, pictures', () => {
    const reports = RECORDS.map(({ course }) => reported(course));
    expect(total(reports.map(({ losses }) => losses.union + losses.confederate))).toBeGreaterThan(20);
    expect(reports.some(({ units }) => units.some(({ isEliminated }) => isEliminated))).toBe(true);
    expect(reports.filter(({ decisive }) => decisive.length > 0).length).toBeGreaterThan(8);
    for (const { pictured, decisive } of reports) {
      expect(pictured.length).toBeLessThanOrEqual(4);
      expect(decisive.length).toBeLessThanOrEqual(5);
    }
    expect(reports.some(({ feats }) => feats.fight !== undefined)).toBe(true);
    expect(reports.every(({ feats }) => feats.march !== undefined)).toBe(true);
  });
});
