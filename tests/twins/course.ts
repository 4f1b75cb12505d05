import { type Event, type Gcacw, gcacw, type Side } from '@wigwag/gcacw';
import { type Hosted, type Stepped, step, type Told, viewFor } from '@wigwag/host';
import { type AnyChoice, canonicalJson, choices, topFrame } from '@wigwag/kernel';
import { boundToMeet } from './meeting.ts';
import { apart, diceFrom, type Place } from './twin.ts';

type Stepping = ReturnType<typeof step<Gcacw>>;

/** What decisions lead to: as the watching side is told of it, and where the game stands then. */
export interface Course {
  readonly place: Place;
  readonly choices: readonly AnyChoice<Gcacw>[];
  /** One text for each line of its log, up to the first marker that comes off. */
  readonly lines: readonly string[];
  /** What it is sent, one text after the other: the lines up to there, and the position. What came after them can still be taken back. */
  readonly sent: readonly string[];
  /** A marker has come off: what follows may differ. */
  readonly isShown: boolean;
  /** All that happened, whoever saw it. */
  readonly events: readonly Event[];
}

export const startAt = (place: Place): Course => ({
  place,
  choices: [],
  lines: [],
  sent: [],
  isShown: false,
  events: [],
});

/**
 * Where forces meet, what is under them decides whose marker comes off (LI/reveal-adjacent): those are named that had
 * to whatever is under the others.
 */
function coveredAgain(shown: Event & { readonly type: 'forceRevealed' }, bound: () => readonly string[]): object {
  if (shown.because !== 'LI/reveal-adjacent' && shown.because !== 'LI/reveal-cavalry') return { ...shown, units: [] };
  const off = bound();
  return off.length > 0 ? { off } : { because: shown.because };
}

/** A marker that comes off is told without what was under it. */
function until(
  told: Told<Gcacw>,
  bound: () => readonly string[],
): { readonly text: string; readonly isShown: boolean } {
  const at = told.events.findIndex(gcacw.reveals);
  if (at < 0) return { text: canonicalJson(told), isShown: false };
  const shown = told.events[at];
  const covered = shown?.type === 'forceRevealed' ? coveredAgain(shown, bound) : { type: shown?.type };
  return { text: canonicalJson({ by: told.by, events: [...told.events.slice(0, at), covered] }), isShown: true };
}

/** The course with one decision more, and what the table does by itself after it; undefined: it is refused. */
export function after(
  hosted: Hosted<Gcacw>,
  seed: number,
  course: Course,
  choice: AnyChoice<Gcacw>,
  watcher: Side,
): Course | undefined {
  let { place, isShown } = course;
  const sent = [...course.sent];
  const lines = [...course.lines];
  const events = [...course.events];
  let next: AnyChoice<Gcacw> | undefined = choice;
  while (next !== undefined) {
    const by = topFrame(place.standpoint.game)?.by;
    if (by === undefined) return undefined;
    const dice = diceFrom(seed, place.rolls);
    const attempted: Stepping = step(hosted, apart(place.standpoint), { by, choice: next }, dice);
    if (!('stepped' in attempted)) return undefined;
    const stepped: Stepped<Gcacw> = attempted.stepped;
    const told = stepped.told(watcher);
    if (told !== undefined && !isShown) {
      const { game } = place.standpoint;
      const line = until(told, () => boundToMeet(game, stepped.decision.events, watcher));
      lines.push(line.text);
      isShown = line.isShown;
    }
    events.push(...stepped.decision.events);
    place = { standpoint: stepped.next, rolls: place.rolls + stepped.decision.rolled.length };
    if (stepped.sealed && !isShown) {
      const message = `${lines.length} ${sightOf({ place }, watcher).whole}`;
      if (message !== sent.at(-1)) sent.push(message);
    }
    next = topFrame(place.standpoint.game)?.by === 'table' ? choices(gcacw, place.standpoint.game)[0] : undefined;
  }
  return { place, choices: [...course.choices, choice], lines, sent, isShown, events };
}

export const isPrefix = (lines: readonly string[], of: readonly string[]): boolean =>
  lines.length <= of.length && lines.every((line, at) => line === of[at]);

/** What the watching side would see of the position if it were shown it now. */
export function sightOf(
  { place }: Pick<Course, 'place'>,
  watcher: Side,
): { readonly board: string; readonly whole: string } {
  const view = viewFor(gcacw, place.standpoint.game, watcher);
  return { board: canonicalJson(view.board), whole: canonicalJson(view) };
}
