import type { Spot } from '../table.ts';
import { EPS, type Look, type Verdict, verdictOf } from '../verdict.ts';
import { checkOrdinary } from './areas.ts';
import { checkBarrier } from './barriers.ts';
import { checkBridge } from './bridges.ts';
import { checkConversion, checkExchange } from './changes.ts';
import { checkRoad } from './roads.ts';
import type { Placement } from './setting.ts';
import { checkWater } from './waters.ts';

const MARKER = 2.36;

/** 13.14: wholly in the own zone, or on what a cavalry tactic opens before it. */
function checkMarker(look: Look, { table, setting, by }: Placement, { x, y }: Spot): void {
  const half = MARKER / 2;
  const deep = Math.max(0, by === 'blue' ? setting.depthA : setting.depthB) + setting.opens;
  const [top, bottom] = by === 'blue' ? [0, deep] : [table.height - deep, table.height];
  const isThere =
    look.atLeast(x - half, 0) &&
    look.atMost(x + half, table.width) &&
    look.atLeast(y - half, top) &&
    look.atMost(y + half, bottom);
  if (!isThere) look.fault('13.7/neutral-zone', '13.14/zone-by-roll', '13.14/deploy', '13.1/recommendation');
}

function check(look: Look, placement: Placement): void {
  const { attempt, setting } = placement;
  if (attempt.do === 'layRiver') checkWater(look, placement, 'river', attempt.line);
  else if (attempt.do === 'layStream') checkWater(look, placement, 'stream', attempt.line);
  else if (attempt.do === 'layRoad') {
    if (attempt.sunken && setting.bans.includes('sunken-road')) look.fault('13.10/list-bans');
    checkRoad(look, placement, 'road', attempt.line);
  } else if (attempt.do === 'layRailway') {
    if (attempt.bed === 'unsaid') look.fault('13.10/rail-embankment');
    if (attempt.bed === 'embanked' && setting.bans.includes('embankment')) look.fault('13.10/list-bans');
    checkRoad(look, placement, 'railway', attempt.line);
  } else if (attempt.do === 'placeBridge') checkBridge(look, placement, attempt.at);
  else if (attempt.do === 'layArea') checkOrdinary(look, placement, attempt);
  else if (attempt.do === 'layHalves') checkOrdinary(look, placement, attempt, attempt.other);
  else if (attempt.do === 'layBarrier') checkBarrier(look, placement, attempt.along, attempt.line);
  else if (attempt.do === 'exchange') checkExchange(look, placement, attempt.one, attempt.other);
  else if (attempt.do === 'convert') checkConversion(look, placement, attempt.piece);
  else checkMarker(look, placement, attempt.at);
}

/** What is moved is rounded to mils afterwards, which a surface feels along its whole border. */
const errorOf = ({ attempt }: Placement): number => (attempt.do === 'exchange' ? 0.8 * EPS : 1e-5);

/** Chapter 13: whether a placement or a change may be made. */
export const judgePlacement = (placement: Placement): Verdict =>
  verdictOf(look => check(look, placement), errorOf(placement));
