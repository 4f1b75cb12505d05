import { aheadOf, areFarApart, cornersOf, plus } from '../plane.ts';
import type { BaseHere } from '../table.ts';
import { type Look, type Verdict, verdictOf } from '../verdict.ts';
import { checkDistances, checkDistancesAhead, type Distance, distancesOf } from './enemies.ts';
import { entry, entryOfLine, metAhead } from './front.ts';
import type { Field, Moving, Place, Step } from './mover.ts';
import { type Obstacle, obstaclesOf } from './obstacles.ts';
import { Purse } from './range.ts';
import { isOnBridge, isOnRoad, keepsToRoad } from './roads.ts';
import { baseAt, isOnTable, overlapsBase, standsIn, standsOnLine } from './standing.ts';

type Kind = 'normal' | 'support';

const NO_ROOM = ['7.3/pivot-room-after', '7.2/full-front', '7.3/measure-vs-sweep'];
const BLOCKED = ['7.2/full-front', '7.3/measure-vs-sweep', '7.3/pivot-room-after', '7.2/obstacles-affect'];
const RIVER = '13.10/bridge-crossing';

/** A step with the steps as they were told of which it is made. */
interface Merged extends Step {
  readonly told: readonly Step[];
}

/** Neighbouring steps of one kind are one step: splitting a step changes nothing. */
function merged(steps: readonly Step[]): Merged[] {
  const whole: Merged[] = [];
  for (const step of steps) {
    const last = whole.at(-1);
    if (last !== undefined && last.do === step.do && (step.do !== 'forward' || last.onRoad === step.onRoad)) {
      const [turn, ahead] = [last.turn + step.turn, last.ahead + step.ahead];
      whole[whole.length - 1] = { ...last, turn, ahead, told: [...last.told, step] };
    } else whole.push({ ...step, told: [step] });
  }
  return whole;
}

/** One look at one move. */
class Walk {
  place: Place;
  readonly purse: Purse;
  readonly obstacles: readonly Obstacle[];
  readonly distances: readonly Distance[];
  /** Whether what the last step stood over was left out of account because of the road. */
  isUntested = false;

  readonly look: Look;
  readonly field: Field;
  readonly mover: Moving;
  readonly kind: Kind;

  constructor(look: Look, field: Field, mover: Moving, kind: Kind) {
    this.look = look;
    this.field = field;
    this.mover = mover;
    this.kind = kind;

    this.place = { at: mover.at, heading: mover.heading };
    this.purse = new Purse(look, mover, kind);
    this.obstacles = obstaclesOf(field, look.kind);
    this.distances = kind === 'normal' ? distancesOf(look, mover, field.enemies) : [];
  }

  get corners() {
    return cornersOf(baseAt(this.mover, this.place));
  }

  clausesOf({ water }: Obstacle): string[] {
    return water ? [...BLOCKED, RIVER] : BLOCKED;
  }

  isSlowedHere(): boolean {
    const { look, mover, place, field } = this;
    const base = baseAt(mover, place);
    return (
      this.obstacles.some(obstacle => obstacle.slows && standsIn(look, base, obstacle)) ||
      field.barriers.some(({ line }) => standsOnLine(look, mover, place, line))
    );
  }

  /** What counts wherever the base stands, road or not. */
  checkEnemiesAndTable(): void {
    const { look, field, mover, place, corners } = this;
    if (!isOnTable(look, field, corners)) look.fault(...NO_ROOM);
    for (const enemy of field.enemies) if (overlapsBase(look, corners, enemy)) look.fault(...NO_ROOM);
    checkDistances(look, mover, place, this.distances);
  }

  checkRoom(): void {
    const { look, field, mover, place, corners } = this;
    for (const friend of field.friends)
      if (overlapsBase(look, corners, friend)) look.fault(...NO_ROOM, '7.2/cost-own-unit');
    for (const obstacle of this.obstacles) {
      if (obstacle.blocks && standsIn(look, baseAt(mover, place), obstacle)) look.fault(...this.clausesOf(obstacle));
    }
  }

  /** As after a pivot. */
  checkStanding(): void {
    this.checkEnemiesAndTable();
    this.checkRoom();
    if (this.isSlowedHere()) this.purse.pay(this.purse.moved, false);
    this.isUntested = false;
  }

  turn(step: Step, isBend: boolean): void {
    if (this.isUntested && !isBend && !this.look.kind) this.checkStanding();
    const { at, heading } = this.place;
    const turned = heading + step.turn;
    if (step.do === 'pivotFront') this.place = { at, heading: turned };
    else {
      const centre = plus(at, aheadOf(heading), -this.mover.depth / 2);
      this.place = { at: plus(centre, aheadOf(turned), this.mover.depth / 2), heading: turned };
    }
    if (isBend) this.checkEnemiesAndTable();
    else this.checkStanding();
  }

  /** Where the front first meets this on its way, as far as no bridge leads over it. */
  meets(obstacle: Obstacle, long: number): number | undefined {
    const { look, place, mover, field } = this;
    const swept = [...this.corners, ...this.cornersAfter(long)];
    const shapes = obstacle.shapes.filter(shape => !areFarApart(swept, shape, 0.1));
    if (shapes.length === 0) return undefined;
    const isSpanned = obstacle.blocks || look.kind;
    const bridges = obstacle.water && isSpanned ? field.bridges.filter(({ over }) => over === obstacle.id) : [];
    if (bridges.length === 0) return entry(look, place, mover.width, shapes, long);
    const wet = metAhead(look, place, mover.width, shapes);
    const reach = look.kind ? mover.width : 0;
    for (let gone = 0; gone < long - 0.01 - look.lean; gone += 0.002) {
      const isWet = wet.some(([from, to]) => from <= gone && gone < to - (look.kind ? 0.012 : 0));
      if (isWet && !bridges.some(bridge => isOnBridge(look, bridge, place, gone, reach))) return gone;
    }
    return undefined;
  }

  cornersAfter(long: number) {
    const { at, heading } = this.place;
    return cornersOf(baseAt(this.mover, { at: plus(at, aheadOf(heading), long), heading }));
  }

  /** Contacts with friends, as with an area. */
  meetsBase(base: BaseHere, long: number): number | undefined {
    const quad = cornersOf(base);
    if (areFarApart([...this.corners, ...this.cornersAfter(long)], quad, 0.1)) return undefined;
    return entry(this.look, this.place, this.mover.width, [quad], long);
  }

  goOpen(long: number): void {
    const { look, field, place, mover, purse } = this;
    if (this.isUntested) this.checkStanding();
    const contacts: number[] = [];
    for (const obstacle of this.obstacles) {
      const at = this.meets(obstacle, long);
      if (at !== undefined && obstacle.blocks) look.fault(...this.clausesOf(obstacle));
      if (at !== undefined && obstacle.slows) contacts.push(at);
    }
    for (const { line } of field.barriers) {
      const at = entryOfLine(look, place, mover.width, line, long);
      if (at !== undefined) contacts.push(at);
    }
    for (const friend of field.friends) {
      const at = this.meetsBase(friend, long);
      if (at !== undefined) contacts.push(at);
    }
    if (contacts.length > 0) purse.pay(purse.moved + Math.min(...contacts), true);
  }

  /** Each step that was told keeps to one leg of the road; whether one step may pass from leg to leg is left open. */
  checkRoad(told: readonly Step[]): void {
    let from = this.place;
    for (const { ahead, onRoad } of told) {
      if (!keepsToRoad(this.look, this.field, onRoad, from, ahead)) {
        this.look.fault('7.2/road-exception', '7.2/road-only-while');
      }
      from = { at: plus(from.at, aheadOf(from.heading), ahead), heading: from.heading };
    }
  }

  /** A road has a bridge wherever it crosses a river; what holds where it has none is left open. */
  checkRoadRivers(long: number): void {
    const { look, place, field } = this;
    for (const { id, blocks, water, shapes } of this.obstacles) {
      if (!blocks || !water) continue;
      for (const [from, to] of metAhead(look, place, 0.04, shapes)) {
        const bridges = field.bridges.filter(({ over }) => over === id);
        if (from < long && to > from && bridges.length === 0) look.fault(RIVER);
      }
    }
  }

  go({ ahead, onRoad, told }: Merged): void {
    const { look, field, place, mover, kind } = this;
    if (told.some(step => step.ahead <= 0)) {
      look.fault('7.3/forward-only');
      return;
    }
    if (onRoad !== '') {
      if (kind === 'support' && !look.kind) look.fault('7.2/road-normal-only');
      this.checkRoad(told);
    }
    if (onRoad === '' || kind === 'support') this.goOpen(ahead);
    else {
      this.isUntested = true;
      if (!look.kind) this.checkRoadRivers(ahead);
    }
    if (!isOnTable(look, field, this.cornersAfter(ahead))) look.fault(...BLOCKED);
    for (const enemy of field.enemies) if (this.meetsBase(enemy, ahead) !== undefined) look.fault(...BLOCKED);
    checkDistancesAhead(look, mover, place, ahead, this.distances);
    this.place = { at: plus(place.at, aheadOf(place.heading), ahead), heading: place.heading };
    this.purse.moved += ahead;
  }
}

const BARS: readonly (readonly [string, string])[] = [
  ['pinned', '7.1/bar-pinned'],
  ['engaged', '7.1/bar-engaged'],
  ['fought', '7.1/bar-attacked'],
  ['supported', '7.1/bar-supported'],
  ['retreated', '7.1/bar-retreated'],
];

function checkForm(look: Look, mover: Moving, steps: readonly Step[], kind: Kind): void {
  if (mover.immobile || mover.movement <= 0) look.fault('7.1/min-range-3', '7.2/max-distance');
  const bars = kind === 'normal' ? BARS.filter(([mark]) => mover.marks.includes(mark)) : [];
  for (const [, clause] of bars) look.fault(clause, '7.1/bars-independent');
  const first = steps.findIndex(step => step.do === 'forward');
  const last = steps.findLastIndex(step => step.do === 'forward');
  steps.forEach((step, i) => {
    if (step.do !== 'pivotCentre') return;
    if (kind === 'support') look.fault('7.3/centre-pivot-normal-only');
    if (i > first && i < last) look.fault('7.3/centre-pivot-not-midway', '7.3/centre-pivot-start-end');
  });
}

function startsOnRoad(walk: Walk, steps: readonly Step[]): boolean {
  const at = steps.findIndex(step => step.do === 'forward');
  const onRoad = steps[at]?.onRoad ?? '';
  if (walk.kind === 'support' || onRoad === '') return false;
  return isOnRoad(walk.look, walk.field, onRoad, walk.place);
}

const isOnRoadStep = (step: Step | undefined): boolean => step?.do === 'forward' && step.onRoad !== '';

/** Chapter 7: whether a normal or a support move may be made. */
export function judgeMarch(field: Field, mover: Moving, told: readonly Step[], kind: Kind): Verdict {
  const steps = merged(told);
  return verdictOf(look => {
    checkForm(look, mover, steps, kind);
    const walk = new Walk(look, field, mover, kind);
    const isExempt = startsOnRoad(walk, steps);
    if (!isExempt && walk.isSlowedHere()) walk.purse.pay(0, false);
    if (isExempt) walk.isUntested = true;
    const firstAhead = steps.findIndex(step => step.do === 'forward');
    steps.forEach((step, i) => {
      if (step.do === 'forward') walk.go(step);
      else {
        const isBend =
          kind === 'normal' && step.do === 'pivotFront' && isOnRoadStep(steps[i - 1]) && isOnRoadStep(steps[i + 1]);
        // Whether a turn on the road before the first step on it pays is left open.
        const isFirstTurn = isExempt && i < firstAhead && look.kind && step.do === 'pivotFront';
        walk.turn(step, isBend || isFirstTurn);
      }
    });
    walk.checkEnemiesAndTable();
    walk.checkRoom();
    walk.purse.settle();
  });
}
