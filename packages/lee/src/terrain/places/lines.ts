import type { Linear } from '../../data/army.ts';
import type { Game } from '../../game.ts';
import type { Side } from '../../world.ts';
import type { TerrainBoard } from '../board.ts';
import { type Check, forbiddenBy, type Placing } from '../judging/check.ts';
import { RAILWAY, RIVER, ROAD, STREAM } from '../linear/lines.ts';
import type { StoredPoint } from '../stored.ts';
import { type Below, belowOf, shuffled } from './below.ts';
import { someCourse } from './rivers.ts';
import { roadForms, roadLine } from './roadForms.ts';

type Stored = readonly StoredPoint[];

export const isLegalLine = (at: Placing, linear: Linear, line: Stored): boolean => {
  const plain = { line, sunken: false, bed: 'flat' as const };
  const checks: Readonly<Record<Linear, readonly Check<typeof plain>[]>> = {
    river: RIVER,
    stream: STREAM,
    road: ROAD,
    railway: RAILWAY,
  };
  return forbiddenBy(checks[linear], at, plain) === undefined;
};

/** Whether the first checks, which look at no line, let it be laid at all: no search is made for what is refused anyway. */
export const isOpen = (at: Placing, linear: Linear): boolean => {
  const checks = { river: RIVER, stream: STREAM, road: ROAD, railway: RAILWAY }[linear] as readonly Check<object>[];
  const early = checks.findIndex(([, , stops]) => stops === 'stops');
  return forbiddenBy(checks.slice(0, early), at, { line: [], sunken: false, bed: 'flat' }) === undefined;
};

/** A legal line of a kind, found by trying courses, or the forms of a road in any order. */
export function someLine(below: Below, at: Placing, linear: Linear, tries: number): Stored | undefined {
  if (!isOpen(at, linear)) return undefined;
  if (linear === 'road' || linear === 'railway') {
    for (const form of shuffled(below, roadForms(at.game, linear)).slice(0, tries)) {
      const line = roadLine(at.game, form, linear);
      if (isLegalLine(at, linear, line)) return line;
    }
    return undefined;
  }
  for (let i = 0; i < tries; i++) {
    const line = someCourse(below, at, at.game.world.book.widths.value[linear]);
    if (isLegalLine(at, linear, line)) return line;
  }
  return undefined;
}

const LINES = new WeakMap<TerrainBoard, Map<string, readonly Stored[]>>();

/** How many of a kind are offered, and how many tries each takes. */
const OFFERED = 2;
const TRIES = 6;

/** Lines that may be laid now: a sample, the same for the same position. */
export function lineOptions(game: Game, by: Side, linear: Linear): readonly Stored[] {
  const { terrain } = game.board;
  const known = LINES.get(terrain) ?? new Map<string, readonly Stored[]>();
  LINES.set(terrain, known);
  const key = `${by}/${linear}`;
  const made = known.get(key) ?? offer({ game, by }, linear);
  known.set(key, made);
  return made;
}

function offer(at: Placing, linear: Linear): readonly Stored[] {
  const below = belowOf(at.game, linear.length);
  const found = Array.from({ length: OFFERED }, () => someLine(below, at, linear, TRIES) ?? []);
  const lines = found.filter(line => line.length > 0);
  return lines.filter((line, i) => !lines.slice(0, i).some(other => JSON.stringify(other) === JSON.stringify(line)));
}
