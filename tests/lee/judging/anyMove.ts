import { forcedDistance } from '../judge/moves/forced.ts';
import type { Field, Moving, Step } from '../judge/moves/mover.ts';
import { rangeOf } from '../judge/moves/range.ts';
import { cornersOf, farFromLine, gapOf } from '../judge/plane.ts';
import type { BaseHere } from '../judge/table.ts';
import { anyBases, anyTable, anywhere } from './background.ts';
import type { MoveCase } from './moveCase.ts';
import { type Chance, hundredth, mil } from './numbers.ts';

const MARKS = ['pinned', 'engaged', 'fought', 'supported', 'retreated'] as const;

export function anyMover(chance: Chance, width: number, height: number): Moving {
  return {
    at: anywhere(chance, width, height, 2.5),
    heading: chance.is(40) ? 90 * chance.below(4) : hundredth(chance.between(0, 359.99)),
    width: chance.of([2.4, 2.4, 2.4, 1.6, 3.2, 0.9]),
    depth: chance.of([1.2, 1.2, 0.8, 2.4]),
    movement: chance.of([9, 9, 9, 12, 6, 4, 2, 1, 5, 0]),
    immobile: chance.is(2),
    march: chance.is(30),
    added: chance.is(30) ? mil(chance.between(-2, 12)) : 0,
    hasPaid: chance.is(10),
    marks: chance.is(6) ? [chance.of(MARKS)] : [],
  };
}

export const asBase = ({ at, heading, width, depth }: Moving): BaseHere => ({
  id: 'mover',
  at,
  heading,
  width,
  depth,
  pinned: false,
});

export const forward = (ahead: number, onRoad = ''): Step => ({ do: 'forward', turn: 0, ahead: mil(ahead), onRoad });
export const pivot = (turn: number): Step => ({
  do: 'pivotFront',
  turn: Math.round(turn * 100) / 100,
  ahead: 0,
  onRoad: '',
});
export const aboutTurn = (turn: number): Step => ({
  do: 'pivotCentre',
  turn: Math.round(turn * 100) / 100,
  ahead: 0,
  onRoad: '',
});

/** A few legs with turns between them, about as long as the range allows, and sometimes just as long. */
function anySteps(chance: Chance, mover: Moving): Step[] {
  const legs = chance.of([1, 1, 1, 2, 2, 3, 4]);
  const paid = chance.is(50);
  const range = rangeOf(mover, 'normal', paid);
  const total = chance.is(40) ? range + 0.01 + chance.off : chance.between(0.1, range + (chance.is(20) ? 1 : 0));
  const steps: Step[] = [];
  if (chance.is(20)) steps.push(aboutTurn(chance.of([180, 90, chance.between(-180, 180)])));
  let left = total;
  for (let i = 0; i < legs; i++) {
    if (i > 0 || chance.is(30)) steps.push(pivot(chance.of([90, -90, 180, chance.between(-60, 60)])));
    if (i > 0 && chance.is(4)) steps.push(aboutTurn(chance.between(-90, 90)));
    const ahead = i === legs - 1 ? left : mil(left * chance.between(0.1, 0.7));
    left -= ahead;
    steps.push(chance.is(1) ? forward(-ahead) : forward(ahead));
    if (chance.is(10)) steps.push(forward(0.5));
  }
  if (chance.is(25)) steps.push(pivot(chance.between(-180, 180)));
  if (chance.is(15)) steps.push(aboutTurn(chance.between(-180, 180)));
  return steps;
}

/** What comes up on a table that nobody arranged. */
export function anyMove(chance: Chance): MoveCase {
  const table = anyTable(chance);
  const mover = anyMover(chance, table.width, table.height);
  const bases = anyBases(chance, table, chance.of([2, 6, 12, 30, 60]), [asBase(mover)]);
  const friends = bases.filter((_, i) => i % 2 === 0);
  const enemies = bases.filter((_, i) => i % 2 === 1);
  const field: Field = { ...table, friends, enemies };
  const pick = chance.below(10);
  if (pick === 0) {
    // Nobody stands in impassable terrain, so nobody is pushed out of it.
    const corners = cornersOf(asBase(mover));
    const areas = field.areas.filter(({ surface, ring }) => surface !== 'impassable' || gapOf(ring, corners) > 0);
    const lines = field.lines.filter(({ linear, line }) => linear !== 'river' || farFromLine(line, mover.at) > 5);
    const heading = hundredth(mover.heading + 180);
    const distance = mil(forcedDistance(mover) + chance.of([0, 0, 0, chance.off, 1, -1]));
    const attempt = { do: 'force', cause: 'push-back', heading, distance } as const;
    return { what: 'any force', field: { ...field, areas, lines }, mover, attempt };
  }
  if (pick === 1) {
    const { at, heading } = anyMover(chance, table.width, table.height);
    return { what: 'any occupy', field, mover, attempt: { do: 'occupy', at, heading } };
  }
  const kind = chance.is(12) ? 'support' : 'normal';
  return { what: `any ${kind}`, field, mover, attempt: { do: 'march', kind, steps: anySteps(chance, mover) } };
}
