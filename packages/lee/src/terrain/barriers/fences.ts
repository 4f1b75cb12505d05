import type { Choice } from '../../game.ts';
import { atLeast, atMost, inches } from '../../geometry/units.ts';
import type { AreaPiece, LinearPiece } from '../board.ts';
import { isWay } from '../bridges/spans.ts';
import { type Check, FINE, type Finding, finding, lineLit, type Placing, ringLit } from '../judging/check.ts';
import { lengthOf, pointsIn } from '../judging/worked.ts';
import { isDrawn } from '../linear/water.ts';
import { covers, fieldSides, OFF_BORDER, strayOf } from './fieldSides.ts';
import { type Host, hostCalled, isFree, isLine } from './hosts.ts';

type Barrier = Omit<Choice<'barriers', 'layBarrier'>, 'do'>;

/** Inches that a fence may stand off the side of its road. */
const OFF_ROAD = 0.5;

const lineOf = ({ game }: Placing, { along }: Barrier): LinearPiece | undefined => {
  const host = hostCalled(game, along);
  return host !== undefined && isLine(host) ? host : undefined;
};

const areaOf = ({ game }: Placing, { along }: Barrier): AreaPiece | undefined => {
  const host = hostCalled(game, along);
  return host !== undefined && !isLine(host) ? host : undefined;
};

const hostLit = (host: Host) =>
  isLine(host) ? lineLit(pointsIn(host.line), 'cause', host.id) : ringLit(pointsIn(host.ring), 'cause', host.id);

/** one each. How many it has is told only where that is the trouble: the sentence goes by it. */
const whyFull = ({ game, by }: Placing, host: Host): Readonly<Record<string, number>> =>
  host.by === by && !isFree(game, host) ? { fences: 1 } : {};

/** Anything that is no field has to be a road or a railway of one's own. */
function findRoadOwner(at: Placing, c: Barrier): Finding {
  if (areaOf(at, c) !== undefined) return FINE;
  const host = lineOf(at, c);
  const ok = host !== undefined && isWay(host.linear) && host.by === at.by && isFree(at.game, host);
  return host === undefined ? finding(ok) : finding(ok, whyFull(at, host), [hostLit(host)]);
}

function findFieldOwner(at: Placing, c: Barrier): Finding {
  const host = areaOf(at, c);
  if (host === undefined) return FINE;
  const ok = host.surface === 'field' && host.by === at.by && isFree(at.game, host);
  return finding(ok, whyFull(at, host), [hostLit(host)]);
}

/** 13.10/fence-road-length: along the road for its whole course, and no longer than it. */
function findAlongRoad(at: Placing, c: Barrier): Finding {
  const host = lineOf(at, c);
  if (host === undefined) return FINE;
  if (!isDrawn(at.game.world, c.line)) return finding(false, { corners: c.line.length });
  const [length, limit] = [lengthOf(c.line), lengthOf(host.line)];
  const reach = inches(host.width) / 2 + OFF_ROAD;
  const off = atMost(length, limit) ? strayOf(pointsIn(c.line), pointsIn(host.line)) : 0;
  return finding(atMost(length, limit) && atMost(off, reach), { length, limit, off, reach }, [
    lineLit(pointsIn(c.line)),
    hostLit(host),
  ]);
}

/** 13.10/fence-field-edge: at the border, and along at least one whole side of it. */
function findAtField(at: Placing, c: Barrier): Finding {
  const host = areaOf(at, c);
  if (host === undefined) return FINE;
  if (!isDrawn(at.game.world, c.line)) return finding(false, { corners: c.line.length });
  const [line, ring] = [pointsIn(c.line), pointsIn(host.ring)];
  const border = [...ring, ...ring.slice(0, 1)];
  const off = strayOf(line, border);
  const sides = fieldSides(ring);
  const least = lengthOf([...host.ring, ...host.ring.slice(0, 1)]) * at.game.world.book.terrain.roundField.value;
  const enough = sides.length > 0 ? sides.some(side => covers(line, side)) : atLeast(lengthOf(c.line), least);
  return finding(atMost(off, OFF_BORDER) && enough, { length: lengthOf(c.line), off, reach: OFF_BORDER }, [
    lineLit(line),
    hostLit(host),
  ]);
}

export const BARRIER: readonly Check<Barrier>[] = [
  ['13.10/fence-road-owner', findRoadOwner, 'stops'],
  ['13.10/fence-field-owner', findFieldOwner, 'stops'],
  ['13.10/fence-not-sunken', (at, c) => finding(lineOf(at, c)?.sunken !== true)],
  ['13.10/fence-not-embankment', (at, c) => finding(lineOf(at, c)?.bed !== 'embanked')],
  ['13.10/fence-road-length', findAlongRoad],
  ['13.10/fence-field-edge', findAtField],
];
