import { begin, ready, refusal } from '@wigwag/kernel';
import { DEFAULT_BOOK, type Game, house, type Lee, lee, setUp, type World } from '@wigwag/lee';
import { worldOf } from '@wigwag/lee/testing';
import type { Placement } from '../judge/placements/setting.ts';
import type { Spot } from '../judge/table.ts';

const mils = (length: number): number => Math.round(length * 1000);
const stored = ({ x, y }: Spot) => ({ x: mils(x), y: mils(y) });
const line = (points: readonly Spot[]) => points.map(stored);

/** Two plain armies; player A's list is the one in use, so that it can ban something. */
function worldFor({ table, setting, attempt }: Placement): World {
  const abilities = attempt.do === 'convert' ? (['convert'] as const) : [];
  const tactics = [{ id: 'screen', name: { en: '', pl: '' }, ...(setting.opens > 0 ? { opens: setting.opens } : {}) }];
  const army = { abilities, cards: [], generals: [], cavalryTactics: tactics };
  const terrain = { counts: setting.pool, bans: setting.bans } as World['armies']['blue']['terrain'];
  return worldOf({
    table: { width: table.width, height: table.height },
    options: { special: setting.isSpecial },
    armies: { blue: { ...army, ...(terrain && { terrain }) }, grey: army },
    book: {
      ...DEFAULT_BOOK,
      layout: house({ preset: 'echelon', depthA: setting.depthA, depthB: setting.depthB, points: [] }),
    },
  });
}

function terrainFor({ table, setting }: Placement) {
  return {
    areas: table.areas.map(area => ({ ...area, ring: line(area.ring) })),
    lines: table.lines.map(({ embanked, ...each }) => ({
      ...each,
      line: line(each.line),
      width: mils(each.width),
      bed: embanked ? 'embanked' : 'flat',
    })),
    barriers: table.barriers.map(each => ({ ...each, barrier: 'fence', line: line(each.line), by: 'blue' })),
    bridges: table.bridges.map(({ at, heading, length, width, ...others }) => ({
      ...others,
      ...{ at: stored(at), heading: Math.round(heading * 100), length: mils(length), width: mils(width) },
      ...{ origin: 'placed', by: 'grey' },
    })),
    laid: 100,
    linearLeft: 4,
    pool: setting.pool,
    barriersLeft: 4,
  };
}

const STAGES = {
  layRiver: 'linear',
  layStream: 'linear',
  layRoad: 'linear',
  layRailway: 'linear',
  placeBridge: 'bridges',
  layArea: 'ordinary',
  layHalves: 'ordinary',
  layBarrier: 'barriers',
  exchange: 'changes',
  convert: 'changes',
  placeMarker: 'patrols',
} as const;

/** The position in which the placement is tried. */
function settingUp(placement: Placement): Game {
  const { by, attempt, table, setting } = placement;
  const world = worldFor(placement);
  const board = setUp(world);
  board.field.a = 'blue';
  board.field.battlefield = 'offensive';
  board.field.list = 'a';
  board.field.pool = { ...setting.pool };
  board.field.terms = { amount: 'asListed', size: setting.isSmall ? 'nineByFour' : 'twelveBySix' };
  const { width, height } = table;
  const points = [
    { x: width / 4, y: height / 2 - 6 },
    { x: width / 2, y: height / 2 },
    { x: (3 * width) / 4, y: height / 2 + 6 },
  ];
  board.field.points = points.map(stored);
  board.terrain = { ...board.terrain, ...(terrainFor(placement) as Partial<Game['board']['terrain']>) };
  board.armies = { ...board.armies, lists: { blue: 'potomac', grey: 'valley' } };
  board.tactics = { ...board.tactics, cavalryChosen: ['blue', 'grey'], cavalryShown: ['blue', 'grey'] };
  board.tactics.cavalry = { blue: 'screen', grey: 'screen' };
  const stage = STAGES[attempt.do];
  if (stage === 'patrols') {
    board.step = 'patrols' as Game['board']['step'];
    const root = { kind: 'sequence', by: 'table', step: board.step } as Game['stack'][number];
    return ready(lee, { world, board, stack: [root, { kind: 'deployPatrol', by }], derived: undefined });
  }
  board.step = 'terrain';
  const root: Game['stack'][number] = { kind: 'sequence', by: 'table', step: 'terrain' };
  const part = stage === 'bridges' ? 'linear' : stage;
  const below: Game['stack'][number] = {
    kind: 'battlefield',
    by: 'table',
    stage: part,
    turn: by,
    passes: 0,
    resting: [],
  };
  const asking = stage === 'bridges' ? { kind: stage, by, river: 'r', left: 2 } : { kind: stage, by };
  return ready(lee, begin<Lee>(lee, world, board, root, below, asking as Game['stack'][number]).game);
}

function choiceOf({ attempt, by }: Placement) {
  if (attempt.do === 'placeMarker') return { do: attempt.do, marker: `${by}-1`, at: stored(attempt.at) };
  if (attempt.do === 'placeBridge') return { do: attempt.do, at: stored(attempt.at) };
  if (attempt.do === 'layArea') return { ...attempt, ring: line(attempt.ring) };
  if (attempt.do === 'layHalves') return { ...attempt, ring: line(attempt.ring), other: line(attempt.other) };
  if (attempt.do === 'layBarrier') return { ...attempt, barrier: 'fence', line: line(attempt.line) };
  if ('line' in attempt) return { ...attempt, line: line(attempt.line) };
  return attempt;
}

/** 'legal', or the clause by which the guards forbid it. */
export function guardsOnPlacement(placement: Placement): string {
  const choice = choiceOf(placement) as Parameters<typeof refusal<Lee>>[3];
  return refusal(lee, settingUp(placement), placement.by, choice)?.clause ?? 'legal';
}
