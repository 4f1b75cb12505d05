import {
  type Event,
  type Frame,
  forceOf,
  forcesOf,
  type Game,
  type Gcacw,
  gcacw,
  isHidden,
  type Kind,
  type Side,
} from '@wigwag/gcacw';
import { viewFor } from '@wigwag/host';
import { type AnyChoice, canonicalJson, choices, ready, refusal, topFrame } from '@wigwag/kernel';
import { activatedIn, coursesLike, forceIn } from './counterpart.ts';
import { after, type Course, startAt } from './course.ts';
import { activationIn, isBoundToShow, leaderIsHidden, markerOf, markersUnderWay, ridingIn } from './leading.ts';
import { isSameRoll, mightRoll, mustRoll, opensAlike, rollIn, startsOf } from './rolls.ts';
import type { Twin } from './twin.ts';

/** A decision of the markers' owner that his other game has nothing alike for, or that comes out otherwise in it. */
export interface Case {
  readonly one: Twin;
  readonly other: Twin;
  readonly course: Course;
  readonly hidden: Side;
  readonly watcher: Side;
  /** The marker that was set in motion last. */
  readonly activated: number | undefined;
}

interface Deed extends Case {
  readonly game: Game;
  readonly otherGame: Game;
  readonly frame: Frame<Kind>;
  readonly choice: AnyChoice<Gcacw>;
}

/** Something by which the rules themselves tell what is under a marker. docs/decisions/0014 has them in words. */
export interface Tell {
  readonly name: string;
  excuses(deed: Deed): boolean;
}

const COSTS: readonly string[] = [
  '6.2/minimum-one-hex',
  '6.1/no-move-at-zero',
  '7.1/march-min-move-excludes-attack',
  '7.1/march-cost-column',
  '7.1/march-cost-needs-mp',
  '7.8/cost-and-end',
  'SC/exit-cost',
];

const whyNotThere = ({ otherGame, hidden, choice }: Deed): string | undefined =>
  topFrame(otherGame)?.by === hidden ? refusal(gcacw, otherGame, hidden, choice)?.clause : undefined;

const isMarch = (frame: Frame<Kind>): frame is Frame<'march' | 'dummyMarch'> =>
  frame.kind === 'march' || frame.kind === 'dummyMarch';
const isOnTheWay = (frame: Frame<Kind>): boolean => isMarch(frame) && frame.moved;

/** What is left of the march may differ: nobody was shown it. */
const isRestUntold = (g: Game): boolean => {
  const frame = topFrame(g);
  return frame?.kind === 'dummyMarch' || (frame?.kind === 'march' && (frame.veiled || isHidden(g, frame.unit)));
};

/** The other game may not do the same. */
const isBarredThere = ({ otherGame, hidden, choice }: Deed): boolean =>
  topFrame(otherGame)?.by !== hidden || refusal(gcacw, otherGame, hidden, choice) !== undefined;

/** Not the same units, in the same state and with the same leaders, are under the marker in both games. */
function differsUnder({ game, otherGame, hidden }: Deed, force: number | undefined): boolean {
  const [one, other] = [game, otherGame].map(each =>
    canonicalJson(
      forceOf(each, hidden, force ?? -1)?.units.map(unit => [
        unit,
        each.board.units[unit] ?? 'none',
        each.board.leaders.map(leader => leader.with === unit),
      ]) ?? [],
    ),
  );
  return one !== other;
}

/** The dummy that rides along, or is about to; the one that was set in motion itself only after units have left it. */
function riderIn({ one, other, hidden, game, otherGame, frame, choice, activated }: Deed): number | undefined {
  if (choice.do === 'ride') return choice.force;
  const rides = (twin: Twin, g: Game, each: Frame<Kind> | undefined): boolean =>
    each?.kind === 'dummyMarch' &&
    ridingIn(g) !== undefined &&
    (each.force !== activated || twin.isRider(hidden, each.force));
  const isRider = rides(one, game, frame) || rides(other, otherGame, topFrame(otherGame));
  return isRider && frame.kind === 'dummyMarch' ? frame.force : undefined;
}

/** The unit on the march, or whichever a leader may send off from under the marker, is not alone under it. */
function leavesOthers(g: Game, acting: number | undefined): boolean {
  const frame = topFrame(g);
  const isCrowded = (unit: number): boolean => (markerOf(g, unit)?.units.length ?? 0) > 1;
  if (frame?.kind === 'march') return isCrowded(frame.unit);
  if (frame?.kind !== 'activation') return false;
  return frame.waiting.some(unit => markerOf(g, unit)?.id === acting && isCrowded(unit));
}

/** Units under one marker set out one after the other, and roll each for itself; the dummy there has made all its rolls. */
function rollsForAnother({ one, game, otherGame, hidden, choice, course }: Deed): boolean {
  const there = topFrame(otherGame);
  const force = forceIn(course.lines[0]);
  if (choice.do !== 'sham' && choice.do !== 'go') return false;
  if (there?.kind !== 'dummyMarch' || there.force !== force || there.moved || there.shams > 0) return false;
  const sent = [...one.sentOff(hidden), ...(choice.do === 'go' ? [choice.unit] : [])];
  return sent.filter(unit => markerOf(game, unit)?.id === force).length > 1;
}

/** A leader is active in one of the games, and the marker that acts may not in the other. */
function leadsOthers(deed: Deed): boolean {
  const { game, otherGame, other, course, hidden, choice } = deed;
  if (choice.do === 'go' && !isHidden(game, choice.unit))
    return activationIn(otherGame)?.waiting.includes(choice.unit) !== true;
  // Markers were placed between two of those he led, in the other game after all.
  const isBetween = ridingIn(game)?.led === true && other.lastOf(hidden)?.do === 'conceal';
  if (activationIn(game) === undefined && activationIn(otherGame) === undefined && !isBetween) return false;
  if (choice.do === 'conceal' || choice.do === 'reveal') return false;
  const acting = forceIn(course.lines[0]);
  if (rollsForAnother(deed)) return true;
  if (acting !== undefined) return !markersUnderWay(otherGame, hidden).includes(acting);
  // Those that are selected have to set out, and these are seen to.
  const isSeenOff = (unit: number): boolean => !isHidden(otherGame, unit) || mustRoll(otherGame, unit);
  return activationIn(otherGame)?.waiting.some(isSeenOff) === true;
}

/** The other game has an activation by the same leader, in the open, of the same units in the open. */
function hasSuchActivation(game: Game, other: Game, choice: AnyChoice<Gcacw> & { do: 'activate' }): boolean {
  if (leaderIsHidden(game, choice.leader)) return true;
  const open = (g: Game, units: readonly number[]): string => units.filter(unit => !isHidden(g, unit)).join();
  return choices(gcacw, other).some(
    each =>
      each.do === 'activate' &&
      each.leader === choice.leader &&
      open(other, each.units) === open(game, choice.units) &&
      open(other, each.digging) === open(game, choice.digging),
  );
}

/** The leader in the open goes under a marker, or one from under a marker into the open. */
function isSeenToChange({ game, frame, choice }: Deed): boolean {
  const isSeen = (leader: number, unit: number): boolean => leaderIsHidden(game, leader) !== isHidden(game, unit);
  if (choice.do === 'transfer') return isSeen(choice.leader, choice.unit);
  if (choice.do === 'attach' && frame.kind === 'activation')
    return [frame.leader, ...choice.along].some(leader => isSeen(leader, choice.unit));
  if (choice.do === 'attachTo') return frame.kind === 'displaced';
  const isJoined = choice.do === 'step' && frame.kind === 'march' && frame.joining >= 0;
  return isJoined && isSeen(frame.joining, frame.unit);
}

/** A unit is lost from under a marker, which still lies over others. */
function losesOneOfSeveral({ events, lines, choices: [choice], place }: Course, game: Game, hidden: Side): boolean {
  const frame = topFrame(game);
  // Of a force march only the dice are seen.
  const forced = choice?.do === 'force' && frame?.kind === 'march' ? markerOf(game, frame.unit) : undefined;
  const force = forced ?? forceOf(game, hidden, forceIn(lines[0]) ?? -1);
  const isLost = events.some(event => event.type === 'unitEliminated' && force?.units.includes(event.unit) === true);
  const left = place.standpoint.game.board.forces.find(({ side, id }) => side === hidden && id === force?.id);
  return isLost && (left?.units.length ?? 0) > 0;
}

/** In the other game these dice cost a unit, whichever rolls them. */
function isLossBound({ other, otherGame, hidden, watcher, course, choice }: Deed): boolean {
  const isSame = choice.do === 'go' || choice.do === 'force';
  const there = isSame ? after(other.hosted, other.seed, startAt(other.at), choice, watcher) : undefined;
  if (there !== undefined) return losesOneOfSeveral(there, otherGame, hidden);
  const force = activatedIn(course.lines[0]);
  if (force === undefined) return false;
  const tried = startsOf(other, otherGame, hidden, watcher, force).filter(each =>
    isSameRoll(each.course.lines[0], course.lines[0]),
  );
  return tried.length > 0 && tried.every(each => losesOneOfSeveral(each.course, otherGame, hidden));
}

/** Nothing under the marker in the other game could roll these dice, as is plain from what is there. */
function isOtherKind(deed: Deed): boolean {
  const { frame, other, otherGame, hidden, watcher, course } = deed;
  const [line] = course.lines;
  const [force, roll] = [activatedIn(line), rollIn(line)];
  if (frame.kind !== 'action' || topFrame(otherGame)?.kind !== 'action') return false;
  if (force === undefined || roll === undefined) return false;
  // Whether a leader may act is also a matter of the units around him.
  if (roll.why === 'allowance' && !differsUnder(deed, force)) return false;
  const starts = startsOf(other, otherGame, hidden, watcher, force);
  return !starts.some(each => isSameRoll(each.course.lines[0], line)) && !mightRoll(otherGame, hidden, force, roll);
}

/** Here a leader's marker moves without a roll; there whoever is led from under it has to make one, also after another's march. */
function isTooTiredThere({ choice, course, otherGame }: Deed): boolean {
  const acting = forceIn(course.lines[0]);
  const isUnder = (unit: number): boolean => markerOf(otherGame, unit)?.id === acting;
  const there = topFrame(otherGame);
  const isOnIt = there?.kind === 'march' && isUnder(there.unit);
  const own = activationIn(otherGame)?.waiting.filter(isUnder) ?? [];
  return choice.do === 'step' && !isOnIt && own.length > 0 && own.every(unit => mustRoll(otherGame, unit));
}

const ENDING: readonly AnyChoice<Gcacw>['do'][] = ['stop', 'finish'];

const isShownByDeed = (events: readonly Event[], hidden: Side, force: number | undefined): boolean =>
  events.some(
    event =>
      event.type === 'forceRevealed' &&
      event.because === 'LI/shown-by-deed' &&
      event.side === hidden &&
      (force === undefined || event.force === force),
  );

/** In the other game these dice cost men that count, whoever rolls them: the marker comes off with them. */
function isShownBySettingOut({ other, otherGame, hidden, watcher, course }: Deed): boolean {
  const force = activatedIn(course.lines[0]);
  if (force === undefined) return false;
  const tried = startsOf(other, otherGame, hidden, watcher, force).filter(each =>
    opensAlike(each.course.lines[0], course.lines[0]),
  );
  return tried.length > 0 && tried.every(each => isShownByDeed(each.course.events, hidden, force));
}

/** The same for whoever a leader sends off from under the marker: by the dice, or by the first step. */
function isShownBySendingOff({ other, otherGame, hidden, watcher, course, choice }: Deed): boolean {
  const [line] = course.lines;
  const acting = forceIn(line);
  const there = topFrame(otherGame);
  if (choice.do !== 'sham' && choice.do !== 'go' && choice.do !== 'step') return false;
  if (there?.kind !== 'activation') return false;
  const led = there.waiting.filter(unit => markerOf(otherGame, unit)?.id === acting && !there.digging.includes(unit));
  const next = (from: Course, each: AnyChoice<Gcacw>): Course | readonly [] =>
    after(other.hosted, other.seed, from, each, watcher) ?? [];
  const attachments = choices(gcacw, otherGame).filter(each => each.do === 'attach');
  const start = startAt(other.at);
  const starts = there.step === 'attach' ? attachments.flatMap(each => next(start, each)) : [start];
  const sent = starts.flatMap(from => led.flatMap(unit => next(from, { do: 'go', unit })));
  // Only those that have rolled nothing may look like a marker that moves at once.
  const stepped = sent.flatMap(from => (from.lines.length === 0 ? next(from, choice) : []));
  const tried = choice.do === 'step' ? stepped.filter(each => opensAlike(each.lines[0], line)) : sent;
  return tried.length > 0 && tried.every(({ events }) => isShownByDeed(events, hidden, acting));
}

/** The march of a marker is over here, and it has stayed closed; there it comes off however its march ends. */
function isShownByEnding(deed: Deed): boolean {
  const { game, otherGame, other, hidden, watcher } = deed;
  const there = topFrame(otherGame);
  const force = there?.kind === 'march' ? markerOf(otherGame, there.unit)?.id : undefined;
  if (force === undefined || !isBarredThere(deed) || !differsUnder(deed, force)) return false;
  const isOn = (each: Frame<Kind>): boolean =>
    each.kind === 'march'
      ? markerOf(game, each.unit)?.id === force
      : each.kind === 'dummyMarch' && each.force === force;
  const endings = choices(gcacw, otherGame).filter(each => each.do === 'refuse' || ENDING.includes(each.do));
  const isShown = (ending: AnyChoice<Gcacw>): boolean =>
    isShownByDeed(after(other.hosted, other.seed, startAt(other.at), ending, watcher)?.events ?? [], hidden, force);
  return !game.stack.some(isOn) && endings.length > 0 && endings.every(isShown);
}

/** The units under the marker do what shows them, in one of the games. */
function isDeedShown(deed: Deed): boolean {
  const { other, course, choice, watcher, hidden, frame, game } = deed;
  if (isShownByEnding(deed)) return true;
  const unit = 'unit' in frame ? frame.unit : 'unit' in choice ? choice.unit : -1;
  const force = forceIn(course.lines[0]) ?? markerOf(game, unit)?.id;
  if (!differsUnder(deed, force)) return false;
  if (isShownByDeed(course.events, hidden, force) || isShownBySettingOut(deed) || isShownBySendingOff(deed))
    return true;
  const there = after(other.hosted, other.seed, startAt(other.at), choice, watcher);
  return there !== undefined && isShownByDeed(there.events, hidden, force);
}

/** The march goes on here; there it is over, and not because its owner said so. */
const isOverThere = ({ game, otherGame, other, frame, hidden }: Deed): boolean =>
  isRestUntold(game) &&
  isOnTheWay(frame) &&
  !otherGame.stack.some(isMarch) &&
  !ENDING.includes(other.lastOf(hidden)?.do ?? 'stop');

/** A step into a hex with a marker: it pays for whoever is there, and in the other game somebody else is. */
function entersOthers(deed: Deed): boolean {
  const { choice, otherGame, hidden } = deed;
  return (
    choice.do === 'step' &&
    forcesOf(otherGame, hidden).some(({ id, hex }) => hex === choice.to && differsUnder(deed, id))
  );
}

const hexOf = (g: Game, unit: number): number => g.board.units[unit]?.hex ?? -1;

const hexOfMarch = (g: Game, frame: Frame<Kind>): number => (frame.kind === 'march' ? hexOf(g, frame.unit) : -1);

/** The same is told and seen in both but for flanks refused under a marker in hexes into which somebody came in the open. */
function differsInFlanks(course: Course, there: Course, other: Twin, watcher: Side, hidden: Side): boolean {
  if (there.lines.join() !== course.lines.join()) return false;
  const [one, two] = [course, there].map(({ place }) => viewFor(gcacw, place.standpoint.game, watcher).board);
  const differing = [...(one?.refused ?? []), ...(two?.refused ?? [])].filter(
    hex => one?.refused.includes(hex) !== two?.refused.includes(hex),
  );
  const [before, now] = [other.at, there.place].map(({ standpoint }) => ready(gcacw, standpoint.game) as Game);
  const isOpen = (g: Game | undefined, hex: number): boolean => (g?.derived.open[hidden][hex] ?? 0) > 0;
  const isCovered = (hex: number): boolean =>
    before?.board.forces.some(force => force.hex === hex && force.side === hidden) === true &&
    !isOpen(before, hex) &&
    isOpen(now, hex);
  const isAlikeElse = canonicalJson({ ...one, refused: [] }) === canonicalJson({ ...two, refused: [] });
  return isAlikeElse && differing.length > 0 && differing.every(isCovered);
}

export const TELLS: readonly Tell[] = [
  {
    name: 'another kind of force: nothing under the marker could roll these dice',
    excuses: deed => isOtherKind(deed) || isTooTiredThere(deed),
  },
  {
    name: 'a unit digs in',
    excuses: ({ game, otherGame, hidden, choice }) => {
      if (choice.do !== 'entrench') return false;
      const under = forceOf(otherGame, hidden, markerOf(game, choice.unit)?.id ?? -1)?.units ?? [];
      const isAble = (each: AnyChoice<Gcacw>): boolean => each.do === 'entrench' && under.includes(each.unit);
      return isHidden(game, choice.unit) && !choices(gcacw, otherGame).some(isAble);
    },
  },
  {
    name: 'a force march',
    excuses: deed =>
      deed.choice.do === 'force' &&
      deed.frame.kind === 'march' &&
      isHidden(deed.game, deed.frame.unit) &&
      isBarredThere(deed),
  },
  {
    name: 'flanks refused where others stand in the open',
    excuses: ({ game, frame, choice, hidden }) =>
      (choice.do === 'refuse' || choice.do === 'uncover') &&
      frame.kind === 'march' &&
      isHidden(game, frame.unit) &&
      (game.derived.open[hidden][hexOfMarch(game, frame)] ?? 0) > 0,
  },
  {
    name: 'a leader comes into the open, or goes under a marker',
    excuses: deed => isBoundToShow(deed.other, 'displaced', deed.watcher) || isSeenToChange(deed),
  },
  {
    name: 'units join the marker of an active leader',
    excuses: deed => {
      const { otherGame, frame, choice } = deed;
      const there = topFrame(otherGame);
      const isJoined = there?.kind === 'dummyMarch' && choice.do === 'conceal' && choice.force === there.force;
      return isJoined && frame.kind === 'activation' && whyNotThere(deed) === 'LI/place-when';
    },
  },
  {
    name: 'a unit is lost as it sets out or by a force march, and others stay under its marker',
    excuses: deed => losesOneOfSeveral(deed.course, deed.game, deed.hidden) || isLossBound(deed),
  },
  {
    name: 'a sham roll after one that had to be made',
    excuses: deed => {
      const there = topFrame(deed.otherGame);
      const isSpent = there?.kind === 'march' && there.shammed && !there.moved;
      return deed.choice.do === 'sham' && isSpent && whyNotThere(deed) === 'LI/extended-march-open';
    },
  },
  {
    name: 'a unit leaves others behind under its marker',
    excuses: ({ choice, course, game, otherGame }) => {
      const acting = forceIn(course.lines[0]);
      return choice.do === 'step' && leavesOthers(game, acting) !== leavesOthers(otherGame, acting);
    },
  },
  {
    name: 'a leader leads units under another marker, or one after the other',
    excuses: deed => {
      const { game, choice, frame, otherGame } = deed;
      if (choice.do === 'activate') return frame.kind === 'action' && !hasSuchActivation(game, otherGame, choice);
      if (choice.do !== 'attach' || frame.kind !== 'activation') return leadsOthers(deed);
      const isThere = (unit: number): boolean => isHidden(game, unit) && hexOf(game, unit) === hexOf(game, choice.unit);
      return frame.waiting.some(isThere) && whyNotThere(deed) === '5.2/step-5-leader-transfer';
    },
  },
  {
    name: 'only dummies ride along',
    excuses: deed => {
      const { otherGame, hidden } = deed;
      const rider = riderIn(deed);
      if (rider === undefined) return false;
      const isReal = (forceOf(otherGame, hidden, rider)?.units.length ?? 0) > 0;
      return isReal || ridingIn(otherGame)?.waiting.includes(rider) === false;
    },
  },
  {
    name: 'flanks refused under a marker come to light',
    excuses: ({ other, course, watcher, hidden }) =>
      coursesLike(other, course, watcher, hidden, {
        isFound: there => there.choices.length > 0 && differsInFlanks(course, there, other, watcher, hidden),
        isOnTheWay: () => true,
      }).length > 0,
  },
  {
    name: 'shown by its deed',
    excuses: isDeedShown,
  },
  {
    name: 'what is left does not suffice',
    excuses: deed => {
      const isTooDear = COSTS.includes(whyNotThere(deed) ?? '');
      return (isTooDear && (isRestUntold(deed.otherGame) || entersOthers(deed))) || isOverThere(deed);
    },
  },
  {
    name: 'bound to its area',
    excuses: deed => whyNotThere(deed) === 'SC/within',
  },
];

export function excuseFor(found: Case): Tell | undefined {
  const [choice] = found.course.choices;
  const [game, otherGame] = [found.one, found.other].map(twin => ready(gcacw, twin.at.standpoint.game));
  const frame = game && topFrame(game);
  if (choice === undefined || game === undefined || otherGame === undefined || frame === undefined) return undefined;
  return TELLS.find(tell => tell.excuses({ ...found, game, otherGame, frame, choice }));
}
