import { type Frame, forceOf, type Game, type Gcacw, gcacw, isHidden, type Kind, type Side } from '@wigwag/gcacw';
import { viewFor } from '@wigwag/host';
import { type AnyChoice, canonicalJson, choices, ready, refusal, topFrame } from '@wigwag/kernel';
import { activatedIn, activates, forceIn } from './counterpart.ts';
import { after, type Course, sightOf, startAt } from './course.ts';
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

const leaderIsHidden = (g: Game, leader: number): boolean => isHidden(g, g.board.leaders[leader]?.with ?? -1);

/** The dice of the first line, and the points that they gave. */
function rollOf(line: string | undefined): string {
  if (line === undefined) return '';
  const { events, rolled } = JSON.parse(line) as {
    readonly events: readonly { readonly points?: number }[];
    readonly rolled?: readonly { readonly request: unknown }[];
  };
  const points = events.map(event => event.points ?? 0).find(each => each > 0);
  return JSON.stringify([rolled?.map(({ request }) => request), points]);
}

/** Every roll with which the marker may be set in motion in the other game. */
function rollsOf({ other, otherGame, hidden, watcher }: Deed, force: number): string[] {
  if (topFrame(otherGame)?.kind !== 'action') return [];
  return choices(gcacw, otherGame)
    .filter(choice => activates(otherGame, hidden, force, choice))
    .map(choice => rollOf(after(other.hosted, other.seed, startAt(other.at), choice, watcher)?.lines[0]));
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

const markerOf = (g: Game, unit: number) => g.board.forces.find(({ units }) => units.includes(unit));

/** The dummy that rides along, or is about to. */
function riderIn(g: Game, choice: AnyChoice<Gcacw>): number | undefined {
  if (choice.do === 'ride') return choice.force;
  const frame = topFrame(g);
  const isRiding = g.stack.some(({ kind }) => kind === 'riding');
  return frame?.kind === 'dummyMarch' && isRiding ? frame.force : undefined;
}

/** The unit on the march is not alone under its marker. */
const leavesOthers = (g: Game): boolean => {
  const frame = topFrame(g);
  return frame?.kind === 'march' && (markerOf(g, frame.unit)?.units.length ?? 0) > 1;
};

const activationIn = (g: Game): Frame<'activation'> | undefined =>
  g.stack.find((frame): frame is Frame<'activation'> => frame.kind === 'activation');

/** Units that a leader may still send off, and the one that he has sent. */
function ledIn(g: Game): readonly number[] {
  const frame = topFrame(g);
  return [...(activationIn(g)?.waiting ?? []), ...(frame?.kind === 'march' ? [frame.unit] : [])];
}

/** One game's leader leads units that are not under the marker that was set in motion. */
function leadsOthers({
  game,
  otherGame,
  course,
  activated,
}: Pick<Deed, 'game' | 'otherGame' | 'course' | 'activated'>) {
  const acting = forceIn(course.lines[0]);
  if (activationIn(game) !== undefined && acting !== activated) return true;
  return (
    activationIn(otherGame) !== undefined && ledIn(otherGame).every(unit => markerOf(otherGame, unit)?.id !== acting)
  );
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

/** The other game asks first where a leader goes whose unit was lost, and everywhere he would be seen. */
function isLeaderBoundToShow(twin: Twin, watcher: Side): boolean {
  const start = startAt(twin.at);
  const { game } = twin.at.standpoint;
  if (topFrame(game)?.kind !== 'displaced') return false;
  const { board } = sightOf(start, watcher);
  return choices(gcacw, game).every(choice => {
    const next = after(twin.hosted, twin.seed, start, choice, watcher);
    return next !== undefined && (next.lines.length > 0 || sightOf(next, watcher).board !== board);
  });
}

/** A unit is lost, and its marker still lies over others. */
function losesOneOfSeveral({ events, lines, place }: Course, { hidden }: Deed): boolean {
  const force = activatedIn(lines[0]);
  const isLost = events.some(({ type }) => type === 'unitEliminated');
  const left = place.standpoint.game.board.forces.find(({ side, id }) => side === hidden && id === force);
  return isLost && (left?.units.length ?? 0) > 0;
}

/** In the other game these dice cost a unit, whichever rolls them. */
function isLossBound(deed: Deed): boolean {
  const { other, otherGame, hidden, watcher, course } = deed;
  const force = activatedIn(course.lines[0]);
  if (force === undefined) return false;
  const tried = choices(gcacw, otherGame)
    .filter(choice => activates(otherGame, hidden, force, choice))
    .flatMap(choice => after(other.hosted, other.seed, startAt(other.at), choice, watcher) ?? [])
    .filter(each => rollOf(each.lines[0]) === rollOf(course.lines[0]));
  return tried.length > 0 && tried.every(each => losesOneOfSeveral(each, deed));
}

export const TELLS: readonly Tell[] = [
  {
    name: 'another kind of force: nothing under the marker could roll these dice',
    excuses: deed => {
      const force = activatedIn(deed.course.lines[0]);
      return force !== undefined && !rollsOf(deed, force).includes(rollOf(deed.course.lines[0]));
    },
  },
  {
    name: 'a force march',
    excuses: ({ game, frame, choice }) => choice.do === 'force' && frame.kind === 'march' && isHidden(game, frame.unit),
  },
  {
    name: 'flanks refused where others stand in the open',
    excuses: ({ game, frame, choice }) =>
      (choice.do === 'refuse' || choice.do === 'uncover') && frame.kind === 'march' && isHidden(game, frame.unit),
  },
  {
    name: 'a leader comes into the open, or goes under a marker',
    excuses: ({ game, other, frame, choice, watcher }) =>
      isLeaderBoundToShow(other, watcher) ||
      (choice.do === 'transfer' && leaderIsHidden(game, choice.leader) !== isHidden(game, choice.unit)) ||
      (choice.do === 'attachTo' && frame.kind === 'displaced') ||
      (choice.do === 'attach' &&
        frame.kind === 'activation' &&
        leaderIsHidden(game, frame.leader) !== isHidden(game, choice.unit)) ||
      (choice.do === 'step' && frame.kind === 'march' && isHidden(game, frame.unit) && frame.joining >= 0),
  },
  {
    name: 'units join the marker of an active leader',
    excuses: ({ otherGame, frame, choice }) => {
      const there = topFrame(otherGame);
      const isJoined = there?.kind === 'dummyMarch' && choice.do === 'conceal' && choice.force === there.force;
      return isJoined && frame.kind === 'activation';
    },
  },
  {
    name: 'a unit is lost as it sets out, and others stay under its marker',
    excuses: deed => losesOneOfSeveral(deed.course, deed) || isLossBound(deed),
  },
  {
    name: 'a sham roll after one that had to be made',
    excuses: deed =>
      deed.choice.do === 'sham' &&
      topFrame(deed.otherGame)?.kind === 'march' &&
      whyNotThere(deed) === 'LI/extended-march-open',
  },
  {
    name: 'a unit leaves others behind under its marker',
    excuses: ({ choice, game, otherGame }) =>
      choice.do === 'step' && [game, otherGame].some(each => leavesOthers(each)),
  },
  {
    name: 'a leader leads units under another marker',
    excuses: ({ game, otherGame, choice, frame, course, activated }) =>
      leadsOthers({ game, otherGame, course, activated }) ||
      (choice.do === 'attach' &&
        frame.kind === 'activation' &&
        frame.waiting.some(unit => isHidden(game, unit)) &&
        refusal(gcacw, otherGame, frame.by, choice)?.clause === '5.2/step-5-leader-transfer') ||
      (choice.do === 'activate' && frame.kind === 'action' && !hasSuchActivation(game, otherGame, choice)),
  },
  {
    name: 'only dummies ride along',
    excuses: ({ game, otherGame, choice, hidden }) => {
      const rider = riderIn(game, choice);
      if (rider === undefined) return false;
      const riding = otherGame.stack.find((each): each is Frame<'riding'> => each.kind === 'riding');
      const isReal = (forceOf(otherGame, hidden, rider)?.units.length ?? 0) > 0;
      return isReal || riding?.waiting.includes(rider) === false;
    },
  },
  {
    name: 'flanks refused under a marker come to light',
    excuses: ({ other, course, choice, watcher, hidden }) => {
      const there = after(other.hosted, other.seed, startAt(other.at), choice, watcher);
      if (there === undefined || there.lines.join() !== course.lines.join()) return false;
      const [one, two] = [course, there].map(({ place }) => viewFor(gcacw, place.standpoint.game, watcher).board);
      const differing = [...(one?.refused ?? []), ...(two?.refused ?? [])].filter(
        hex => one?.refused.includes(hex) !== two?.refused.includes(hex),
      );
      const isCovered = (hex: number): boolean =>
        other.at.standpoint.game.board.forces.some(force => force.hex === hex && force.side === hidden);
      const isAlikeElse = canonicalJson({ ...one, refused: [] }) === canonicalJson({ ...two, refused: [] });
      return isAlikeElse && differing.length > 0 && differing.every(isCovered);
    },
  },
  {
    name: 'shown by its deed',
    excuses: ({ course }) =>
      course.events.some(event => event.type === 'forceRevealed' && event.because === 'LI/shown-by-deed'),
  },
  {
    name: 'what is left does not suffice',
    excuses: deed =>
      (isRestUntold(deed.otherGame) && COSTS.includes(whyNotThere(deed) ?? '')) ||
      (isRestUntold(deed.game) && isOnTheWay(deed.frame) && !deed.otherGame.stack.some(isMarch)),
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
