import { angleBetween, far, farFromLeg, legsOf, minus, plus } from '../plane.ts';
import { bandOf, sharedArea } from '../scan.ts';
import type { LineHere, Spot, TableHere } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import { checkCrossings, isWater } from './crossings.ts';
import { isOnTable, isSimpleLine } from './form.ts';
import { type Placement, planOf } from './setting.ts';

function edgesAt(look: Look, { width, height }: TableHere, { x, y }: Spot): string[] {
  const near: (readonly [string, number])[] = [
    ['left', x],
    ['top', y],
    ['right', width - x],
    ['bottom', height - y],
  ];
  return near.flatMap(([edge, off]) => (Math.abs(off) <= EPS + look.lean ? [edge] : []));
}

/** It joins two edges of the table and keeps off them in between. */
function isCourse(look: Look, table: TableHere, line: readonly Spot[]): boolean {
  if (!isSimpleLine(line) || !isOnTable(look, table, line)) return false;
  const [from, to] = [edgesAt(look, table, line[0] as Spot), edgesAt(look, table, line.at(-1) as Spot)];
  if (!from.some(one => to.some(other => one !== other))) return false;
  const off = look.kind ? 0 : EPS;
  return line.slice(1, -1).every(({ x, y }) => x > off && y > off && x < table.width - off && y < table.height - off);
}

const STEP = 0.01;
const WALK = 0.25;
const APART = 6;
const RIGHT_ANGLE = 10;

/** Whether two waters are at a place nearer than they may be without a right angle: yes, no, or as one takes it. */
function isWrongAt(look: Look, at: Spot, way: Spot, other: LineHere, width: number): 'yes' | 'no' | 'either' {
  const legs = legsOf(other.line);
  const offs = legs.map(leg => farFromLeg(leg, at));
  const nearest = Math.min(...offs);
  const gap = nearest - (width + other.width) / 2;
  look.noteGap(gap - APART);
  if (gap > APART + EPS - look.lean) return 'no';
  const tied = legs.filter((_, i) => (offs[i] as number) < nearest + 1e-6);
  const wrong = tied.map(([a, b]) => {
    const off = 90 - angleBetween(way, minus(b, a));
    look.noteGap(off - RIGHT_ANGLE);
    return off > RIGHT_ANGLE + look.lean + (look.kind ? EPS : 0);
  });
  if (wrong.every(each => each)) return 'yes';
  return wrong.some(each => each) ? 'either' : 'no';
}

/** The line is walked in steps that the specification does not place: less than one of them may go unseen. */
function runTogether(look: Look, line: readonly Spot[], width: number, other: LineHere): boolean {
  for (const [a, b] of legsOf(line)) {
    const long = far(a, b);
    let run = 0;
    for (let gone = 0; gone <= long; gone += STEP) {
      const wrong = isWrongAt(look, plus(a, minus(b, a), gone / long), minus(b, a), other, width);
      if (wrong === 'yes' || (wrong === 'either' && !look.kind)) run += STEP;
      else run = 0;
      if (run > 0 && (!look.kind || run > WALK + 2 * STEP)) return true;
    }
  }
  return false;
}

/** 13.10: a river or a stream. */
export function checkWater(look: Look, placement: Placement, linear: 'river' | 'stream', line: readonly Spot[]): void {
  const { table, by, setting } = placement;
  const isRiver = linear === 'river';
  const [course, zones] = isRiver
    ? [['13.10/river-edges'], ['13.10/river-zones']]
    : [
        ['13.10/river-edges', '13.10/stream-as-river'],
        ['13.10/stream-any-player', '13.10/stream-as-river', '13.10/river-zones'],
      ];
  if (isRiver && by !== 'blue') look.fault('13.10/river-player-a');
  if (table.lines.some(each => each.linear === linear)) look.fault(`13.10/${linear}-max-1`);
  if (setting.bans.includes(linear)) look.fault('13.10/list-bans');
  if (!isCourse(look, table, line)) {
    look.fault(...course);
    return;
  }
  const width = isRiver ? 2 : 0.5;
  const { enemy } = planOf(placement);
  const wet = sharedArea(bandOf(line, width, !look.kind), [enemy]);
  look.noteGap(wet - 0.01);
  if (look.overlaps(wet)) look.fault(...zones);
  for (const other of table.lines.filter(isWater)) {
    if (runTogether(look, line, width, other)) look.fault('13.10/water-perpendicular');
  }
  const water: LineHere = { id: 'new', linear, line, width, by, sunken: false, embanked: false };
  checkCrossings(
    look,
    table,
    table.lines.filter(each => !isWater(each)).map(road => [road, water] as const),
  );
}
