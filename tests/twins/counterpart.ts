import { forceOf, type Game, type Gcacw, gcacw, isHidden, type Side } from '@wigwag/gcacw';
import { type AnyChoice, canonicalJson, choices, type Rolled, ready, topFrame } from '@wigwag/kernel';
import { after, type Course, isPrefix, sightOf, startAt } from './course.ts';
import type { Twin } from './twin.ts';

type Choice = AnyChoice<Gcacw>;

/** So many decisions of one twin may answer one of the other. */
const DEEPEST = 6;
/** Those that a leader has selected are sent off and stopped one by one, where the other game is through with a dummy at once. */
const FOR_EACH_WAITING = 2;
const MOST_TRIED = 80;

interface Line {
  readonly events: readonly { readonly type: string; readonly force?: number }[];
  readonly rolled?: readonly Rolled<Gcacw['reason']>[];
}

/** The marker that a line tells to be activated. */
export function activatedIn(line: string | undefined): number | undefined {
  const { events }: Line = line === undefined ? { events: [] } : JSON.parse(line);
  return events.find(({ type }) => type === 'forceActivated')?.force;
}

/** The first marker that a line speaks of. */
export function forceIn(line: string | undefined): number | undefined {
  const { events }: Line = line === undefined ? { events: [] } : JSON.parse(line);
  return events.find(({ force }) => force !== undefined)?.force;
}

/** The line has the die of one that marches alone: a leader's is another. */
function isAloneIn(line: string | undefined): boolean {
  const { rolled }: Line = line === undefined ? { events: [] } : JSON.parse(line);
  return rolled?.[0]?.request.why === 'allowance';
}

/** Does the choice set the marker in motion? */
export function activates(game: Game, side: Side, force: number, choice: Choice): boolean {
  const units = forceOf(game, side, force)?.units ?? [];
  if (choice.do === 'marchDummy') return choice.force === force;
  if (choice.do === 'march' || choice.do === 'shamMarch' || choice.do === 'entrench')
    return units.includes(choice.unit);
  return choice.do === 'activate' && units.includes(game.board.leaders[choice.leader]?.with ?? -1);
}

/** Does a leader under the marker lead units under it? Then they can do what a dummy does. */
const leadsOwn = (game: Game, side: Side, force: number, choice: Choice): boolean =>
  choice.do === 'activate' && choice.units.some(unit => forceOf(game, side, force)?.units.includes(unit) === true);

/** Stands in the open: a unit that is hidden in the one game may not be there at all in the other. */
const isOpen = (game: Game, unit: number): boolean => !isHidden(game, unit) && (game.board.units[unit]?.hex ?? -1) >= 0;

/** The same leader leads the same units in the open. */
function leadsAlike(game: Game, one: Choice, other: Choice): boolean {
  if (one.do !== 'activate' || other.do !== 'activate' || one.leader !== other.leader) return false;
  const open = (units: readonly number[]): string => units.filter(unit => isOpen(game, unit)).join();
  return open(one.units) === open(other.units) && open(one.digging) === open(other.digging);
}

/** The same units vanish from the open, under the same marker. */
function concealsAlike(game: Game, one: Choice & { do: 'conceal' }, other: Choice & { do: 'conceal' }): boolean {
  const vanishing = (units: readonly number[]): string => units.filter(unit => isOpen(game, unit)).join();
  return one.hex === other.hex && one.force === other.force && vanishing(one.units) === vanishing(other.units);
}

/** Of a leader's sets of units one of those that differ in hidden units is enough: the widest. */
function fewSets(game: Game, listed: readonly Choice[]): Choice[] {
  const open = (units: readonly number[]): string => units.filter(unit => !isHidden(game, unit)).join();
  const widest = new Map<string, Choice>();
  for (const choice of listed) {
    const key =
      choice.do === 'activate'
        ? `activate ${choice.leader} ${open(choice.units)} ${open(choice.digging)}`
        : canonicalJson(choice);
    const known = widest.get(key);
    const isWider = choice.do === 'activate' && known?.do === 'activate' && choice.units.length > known.units.length;
    if (known === undefined || isWider) widest.set(key, choice);
  }
  return [...widest.values()];
}

/** What the twin could do to look like the original's choice, the same choice first. */
function candidates(
  course: Course,
  choice: Choice,
  next: string | undefined,
  hidden: Side,
  ahead: readonly Choice[],
): Choice[] {
  const game = ready(gcacw, course.place.standpoint.game);
  if (topFrame(game)?.by !== hidden) return [];
  const listed = choices(gcacw, game);
  const force = activatedIn(next);
  const same = canonicalJson(choice);
  const done = ahead.map(each => canonicalJson(each));
  const alike = listed.filter(each => {
    if (canonicalJson(each) === same) return true;
    if (each.do === 'conceal' && done.includes(canonicalJson(each))) return true;
    if (force !== undefined) return activates(game, hidden, force, each);
    if (each.do === 'conceal') return choice.do === 'conceal' && concealsAlike(game, each, choice);
    if (each.do === 'reveal') return choice.do === 'reveal' && each.force === choice.force;
    return true;
  });
  const isKnown = (each: Choice): boolean => [same, ...done].includes(canonicalJson(each));
  const likeness = (each: Choice): number =>
    isKnown(each) ? 0 : leadsAlike(game, each, choice) ? 0.25 : each.do === choice.do ? 1 : 2;
  const isAlone = isAloneIn(next);
  // A leader under the marker may have more sets of units to lead than are tried: they come first only for his own die.
  const led = (each: Choice): number => {
    if (isAlone) return each.do === 'activate' ? 1 : 0;
    return force !== undefined && leadsOwn(game, hidden, force, each) ? -0.5 : 0;
  };
  return [...alike.filter(isKnown), ...fewSets(game, alike)]
    .map(each => [likeness(each) + led(each), each] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, MOST_TRIED)
    .map(([, each]) => each);
}

/** Does the twin look as the original does after its course? What can still be taken back nobody else has been shown. */
function isAlike(course: Course, target: Course, watcher: Side): boolean {
  if (course.lines.length !== target.lines.length || course.sent.length !== target.sent.length) return false;
  if (course.isShown) return true;
  const [one, other] = [sightOf(course, watcher), sightOf(target, watcher)];
  if (one.board !== other.board) return false;
  const isOpen = target.place.standpoint.open !== undefined;
  return isOpen ? course.place.standpoint.open !== undefined : one.whole === other.whole;
}

function deepest({ stack }: Game): number {
  const waiting = stack.map(frame => (frame.kind === 'activation' ? frame.waiting.length : 0));
  return waiting.reduce((sum, units) => sum + units * FOR_EACH_WAITING, DEEPEST);
}

/** When a course of the twin is what is looked for, and whether it may still become so. */
interface Search {
  /** What the original has decided unseen since both were alike: tried first. */
  readonly ahead?: readonly Choice[];
  isFound(course: Course): boolean;
  isOnTheWay(course: Course): boolean;
}

/** Courses of the twin that tell the watching side what the original's course tells it, the shortest; none: there are none. */
export function coursesLike(
  twin: Twin,
  target: Course,
  watcher: Side,
  hidden: Side,
  { isFound, isOnTheWay, ahead = [] }: Search,
): readonly Course[] {
  const [first] = target.choices;
  const most = deepest(ready(gcacw, twin.at.standpoint.game));
  let reached = [startAt(twin.at)];
  for (let depth = 0; depth <= most && first !== undefined; depth++) {
    const found = reached.filter(isFound);
    if (found.length > 0) return found;
    reached = reached.slice(0, 12).flatMap(course =>
      course.isShown
        ? []
        : candidates(course, first, target.lines[course.lines.length], hidden, ahead).flatMap(choice => {
            const next = after(twin.hosted, twin.seed, course, choice, watcher);
            return next !== undefined && isPrefix(next.lines, target.lines) && isOnTheWay(next) ? [next] : [];
          }),
    );
    // Those that show what is to be shown come first.
    reached.sort((one, other) => other.lines.length - one.lines.length);
  }
  return [];
}

/** Decisions of the twin that show the watching side what the original's course shows it; undefined: there are none. */
export function counterpart(
  twin: Twin,
  target: Course,
  watcher: Side,
  hidden: Side,
  ahead: readonly Choice[] = [],
): readonly Choice[] | undefined {
  const like = (following: readonly Choice[]): readonly Course[] =>
    coursesLike(twin, target, watcher, hidden, {
      ahead: following,
      isFound: course => isAlike(course, target, watcher),
      isOnTheWay: ({ sent }) => isPrefix(sent, target.sent),
    });
  // Units that have changed their markers unseen are followed only where nothing else is alike: there are many ways to.
  const straight = ahead.filter(choice => choice.do !== 'conceal');
  const direct = like(straight);
  const found = direct.length > 0 || straight.length === ahead.length ? direct : like(ahead);
  const whole = found.length > 1 ? sightOf(target, watcher).whole : '';
  return (found.find(course => sightOf(course, watcher).whole === whole) ?? found[0])?.choices;
}
