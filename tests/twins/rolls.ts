import { forceOf, type Game, type Gcacw, gcacw, type Side } from '@wigwag/gcacw';
import { type AnyChoice, choices, type Rolled, topFrame } from '@wigwag/kernel';
import { activates } from './counterpart.ts';
import { after, startAt } from './course.ts';
import type { Twin } from './twin.ts';

/** The dice with which a marker is set in motion, as everybody sees them. */
interface Roll {
  readonly why: string;
  readonly dice: readonly number[];
  readonly points: number;
  /** Extended march rolls that were made with it. */
  readonly extended: number;
}

interface Line {
  readonly events: readonly { readonly type: string; readonly points?: number }[];
  readonly rolled?: readonly Rolled<Gcacw['reason']>[];
}

/** Undefined: nobody was set in motion with dice, or something came off at once. */
export function rollIn(line: string | undefined): Roll | undefined {
  const { events, rolled }: Line = line === undefined ? { events: [] } : JSON.parse(line);
  const points = events.find(({ type }) => type === 'forceRolled')?.points;
  const [first] = rolled ?? [];
  if (first === undefined || points === undefined) return undefined;
  const extended = events.filter(({ type }) => type === 'forceExtendedMarch').length;
  return { why: first.request.why, dice: first.answer, points, extended };
}

const textOf = (roll: Roll | undefined): string =>
  roll === undefined ? 'none' : JSON.stringify([roll.why, roll.dice.length, roll.points, roll.extended]);

export const isSameRoll = (one: string | undefined, other: string | undefined): boolean =>
  textOf(rollIn(one)) === textOf(rollIn(other));

const openingOf = (line: string | undefined): string => {
  const { events }: Line = line === undefined ? { events: [] } : JSON.parse(line);
  const off = events.findIndex(({ type }) => type === 'forceRevealed');
  return JSON.stringify(off < 0 ? events : events.slice(0, off));
};

/** The same is shown, up to where a marker comes off. */
export const opensAlike = (one: string | undefined, other: string | undefined): boolean =>
  openingOf(one) === openingOf(other);

type Formula = Game['world']['profile']['allowances'][Side]['foot'];

const fits = ({ why, dice, points }: Roll, formula: Formula, reason: string): boolean =>
  why === reason &&
  dice.length === formula.dice &&
  points ===
    Math.max(
      formula.atLeast,
      dice.reduce((sum, die) => sum + die, formula.plus),
    );

/** LI/dummy-move-type, LI/extended-march-open: everything that units roll as they set out. */
function dummyMightRoll(game: Game, side: Side, roll: Roll): boolean {
  const { foot, cavalry, infantryLeader, cavalryDivisionLeader, cavalryCorpsLeader } =
    game.world.profile.allowances[side];
  const isLed = [infantryLeader, cavalryDivisionLeader, cavalryCorpsLeader].some(each =>
    fits(roll, each, 'leader-allowance'),
  );
  if (isLed) return roll.extended === 0;
  return roll.extended <= 1 && [foot, cavalry].some(each => fits(roll, each, 'allowance'));
}

/** 5.1/extended-trigger-*: on the way to this fatigue it has to roll; else a sham roll is open to it. */
export function mustRoll(game: Game, unit: number): boolean {
  const { fatigue, exhausted } = game.board.units[unit] ?? { fatigue: 0, exhausted: false };
  return fatigue <= 3 && fatigue + 1 >= (exhausted ? 2 : 3);
}

function unitMightRoll(game: Game, side: Side, unit: number, roll: Roll): boolean {
  const { foot, cavalry } = game.world.profile.allowances[side];
  const least = mustRoll(game, unit) ? 1 : 0;
  const isExtended = roll.extended >= least && roll.extended <= 1;
  return isExtended && fits(roll, game.world.units[unit]?.arm === 'cavalry' ? cavalry : foot, 'allowance');
}

/** By what is under the marker, could it be set in motion with such dice? */
export function mightRoll(game: Game, side: Side, force: number, roll: Roll): boolean {
  const units = forceOf(game, side, force)?.units ?? [];
  if (units.length === 0) return dummyMightRoll(game, side, roll);
  return choices(gcacw, game).some(
    choice => choice.do === 'march' && units.includes(choice.unit) && unitMightRoll(game, side, choice.unit, roll),
  );
}

/** How the marker may be set in motion in a game, each with its first line. */
export function startsOf(
  { at, hosted, seed }: Twin,
  game: Game,
  owner: Side,
  watcher: Side,
  force: number,
): { readonly choice: AnyChoice<Gcacw>; readonly course: NonNullable<ReturnType<typeof after>> }[] {
  if (topFrame(game)?.kind !== 'action') return [];
  return choices(gcacw, game)
    .filter(choice => activates(game, owner, force, choice))
    .flatMap(choice => {
      const course = after(hosted, seed, startAt(at), choice, watcher);
      return course === undefined ? [] : [{ choice, course }];
    });
}
