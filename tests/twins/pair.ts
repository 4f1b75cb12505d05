import { type Gcacw, gcacw, type Side } from '@wigwag/gcacw';
import { type Audience, type Hosted, viewFor } from '@wigwag/host';
import { type AnyChoice, canonicalJson, choices, choicesFor, decide, ready, refusal, topFrame } from '@wigwag/kernel';
import { activatedIn, counterpart } from './counterpart.ts';
import { after, type Course, sightOf, startAt } from './course.ts';
import { excuseFor, type Tell } from './tells.ts';
import { apart, Twin } from './twin.ts';

type Choice = AnyChoice<Gcacw>;
type Below = (n: number) => number;

/** In what twins differed to a side that may not tell them apart. */
export interface Difference {
  readonly what: string;
  readonly watcher: Side;
  readonly one: unknown;
  readonly other: unknown;
  /** What is under way in each. */
  readonly stacks: readonly string[];
}

export interface Count {
  comparisons: number;
  /** Of past moments, besides. */
  pasts: number;
  decisions: number;
  readonly tells: Partial<Record<Tell['name'], number>>;
}

/** How a pair goes on: alike, no longer alike since something was shown, or over. */
type Going = 'on' | 'over' | Difference;

/** Decisions that end what the owner of the markers is busy with. */
const CLOSING: readonly Choice['do'][] = ['stop', 'finish'];
const TRIES = 8;
const ATTEMPTS = 4;

/** Rare: they would end what is to be compared. */
const RARE: Readonly<Partial<Record<Choice['do'], number>>> = { reveal: 12, pass: 4, finish: 3, stop: 3 };

function pick(listed: readonly Choice[], below: Below): Choice | undefined {
  const verbs = [...new Set(listed.map(choice => choice.do))];
  const likely = verbs.filter(verb => below(RARE[verb] ?? 1) === 0);
  const verb = (likely.length > 0 ? likely : verbs)[below(likely.length > 0 ? likely.length : verbs.length)];
  const open = listed.filter(choice => choice.do === verb);
  return open[below(open.length)];
}

function opened(twin: Twin, watcher: Side): Course | undefined {
  const { game } = twin.opening.standpoint;
  const [choice] = topFrame(game)?.by === 'table' ? choices(gcacw, game) : [];
  return choice && after(twin.hosted, twin.seed, startAt(twin.opening), choice, watcher);
}

/** Two games that differ only in what one side may not see. */
export class Pair {
  readonly one: Twin;
  readonly other: Twin;
  private readonly watcher: Side;
  private readonly hidden: Side;
  private readonly below: Below;
  private readonly count: Count;
  private activated: number | undefined;
  private isOpened = false;
  /** So many lines of its log an audience has looked back to. */
  private readonly lookedBack = new Map<Audience<Gcacw>, number>();
  /** What the one has decided unseen since both were alike. */
  private ahead: Choice[] = [];

  constructor(
    hosted: readonly [Hosted<Gcacw>, Hosted<Gcacw>],
    watcher: Side,
    seed: number,
    below: Below,
    count: Count,
  ) {
    this.one = new Twin(hosted[0], seed);
    this.other = new Twin(hosted[1], seed);
    this.watcher = watcher;
    this.hidden = watcher === 'union' ? 'confederate' : 'union';
    this.below = below;
    this.count = count;
  }

  /** One decision of whoever decides, and everything compared after it. */
  step(): Going {
    const opening = this.isOpened ? 'on' : this.open();
    if (opening !== 'on') return opening;
    const before = this.compare();
    if (before !== undefined) return before;
    const by = this.one.by;
    if (by === undefined || this.other.by === undefined) return 'over';
    if (by === this.hidden) return this.decideHidden();
    return by === this.other.by ? this.decideSeen(by as Side) : this.differ('decider', by, this.other.by);
  }

  /** What the table has done by itself before anybody decides: alike up to the first marker that comes off. */
  private open(): Going {
    this.isOpened = true;
    const [course, otherCourse] = [this.one, this.other].map(twin => opened(twin, this.watcher));
    const lines = [course, otherCourse].map(each => canonicalJson(each?.lines ?? []));
    if (lines[0] !== lines[1]) return this.differ('opening', course?.lines, otherCourse?.lines);
    return course?.isShown !== true || this.isStillAlike() ? 'on' : 'over';
  }

  private differ(what: string, one: unknown, other: unknown): Difference {
    const stacks = [this.one, this.other].map(twin => {
      const { stack, board } = twin.at.standpoint.game;
      const markers = board.forces
        .filter(({ side }) => side === this.hidden)
        .map(({ id, hex, units }) => [id, hex, units]);
      return JSON.stringify([stack.slice(2), markers]);
    });
    return { what, watcher: this.watcher, one, other, stacks };
  }

  private compare(): Difference | undefined {
    for (const audience of [this.watcher, 'public'] as const) {
      this.count.comparisons += 1;
      const found = this.compareFor(audience);
      if (found !== undefined) return found;
    }
    return this.compareAttempts();
  }

  private compareFor(audience: Audience<Gcacw>): Difference | undefined {
    const [news, others] = [this.one, this.other].map(twin =>
      twin.news(audience).map(message => canonicalJson(message)),
    );
    const at = news?.findIndex((message, n) => message !== others?.[n]) ?? -1;
    if (at >= 0 || news?.length !== others?.length) {
      const n = at >= 0 ? at : Math.min(news?.length ?? 0, others?.length ?? 0);
      return this.differ(`message to ${audience}`, news?.[n], others?.[n]);
    }
    const past = this.comparePast(audience);
    if (past !== undefined) return past;
    const [open, otherOpen] = [this.one, this.other].map(twin => twin.at.standpoint.open);
    if (open !== undefined || otherOpen !== undefined) return undefined;
    const [view, otherView] = [this.one, this.other].map(twin =>
      canonicalJson(viewFor(gcacw, twin.at.standpoint.game, audience)),
    );
    return view === otherView ? undefined : this.differ(`view of ${audience}`, view, otherView);
  }

  /** What the audience is shown when it looks back: to the lines that are new, and to one that it may have looked at before. */
  private comparePast(audience: Audience<Gcacw>): Difference | undefined {
    const { length } = this.one.authority.stream(audience).log;
    const known = Math.min(this.lookedBack.get(audience) ?? 0, length);
    this.lookedBack.set(audience, length);
    const fresh = Array.from({ length: length - known }, (_, place) => known + place + 1);
    const again = length === 0 ? [] : [1 + this.below(length)];
    for (const lines of [...fresh, ...again]) {
      this.count.pasts += 1;
      const [view, otherView] = [this.one, this.other].map(twin => canonicalJson(twin.authority.past(audience, lines)));
      if (view !== otherView) return this.differ(`past of ${audience} after ${lines} lines`, view, otherView);
    }
    return undefined;
  }

  /** What the watching side may choose by the rules themselves, and why not what it may not. */
  private compareAttempts(): Difference | undefined {
    const [game, other] = [this.one, this.other].map(twin => ready(gcacw, twin.at.standpoint.game));
    if (game === undefined || other === undefined) return undefined;
    const { watcher } = this;
    const [listed, others] = [game, other].map(each => canonicalJson(choicesFor(gcacw, each, watcher)));
    if (listed !== others) return this.differ('choices', listed, others);
    if (topFrame(game)?.by === this.hidden) return undefined;
    const universe = [
      ...gcacw.attempts(ready(gcacw, { ...game, ...gcacw.shown(game.world, gcacw.view(game, watcher)) })),
    ];
    for (let left = ATTEMPTS; left > 0; left--) {
      const attempt = universe[this.below(universe.length)];
      if (attempt === undefined) continue;
      const [why, whyOther] = [game, other].map(each => canonicalJson(refusal(gcacw, each, watcher, attempt) ?? 'may'));
      if (why !== whyOther) return this.differ(`refusal of ${JSON.stringify(attempt)}`, why, whyOther);
      if (why === '"may"') continue;
      const [answer, otherAnswer] = [this.one, this.other].map(twin => canonicalJson(twin.decide(watcher, attempt)));
      if (answer !== otherAnswer) return this.differ(`answer to ${JSON.stringify(attempt)}`, answer, otherAnswer);
    }
    return undefined;
  }

  /** The watching side decides the same in both. */
  private decideSeen(by: Side): Going {
    const choice = pick(choices(gcacw, this.one.at.standpoint.game), this.below);
    if (choice === undefined) return 'over';
    const dry = [this.one, this.other].map(twin => {
      const verdict = decide(gcacw, apart(twin.at.standpoint).game, by, choice, () => undefined);
      return canonicalJson('needsDice' in verdict ? verdict.needsDice : 'none');
    });
    if (dry[0] !== dry[1]) return this.differ(`request of ${JSON.stringify(choice)}`, dry[0], dry[1]);
    const [course, otherCourse] = [this.one, this.other].map(twin =>
      after(twin.hosted, twin.seed, startAt(twin.at), choice, this.watcher),
    );
    if (course === undefined || otherCourse === undefined) {
      return this.differ(`decision ${JSON.stringify(choice)}`, course?.lines, otherCourse?.lines);
    }
    this.count.decisions += 1;
    const lines = [course, otherCourse].map(each => canonicalJson(each.lines));
    if (lines[0] !== lines[1]) {
      const excuse = this.excuse(course);
      if (excuse === undefined)
        return this.differ(`lines of ${JSON.stringify(choice)}`, course.lines, otherCourse.lines);
      this.one.decide(by, choice);
      return 'over';
    }
    const answers = [this.one, this.other].map(twin => canonicalJson(twin.decide(by, choice)));
    if (course.isShown) return this.isStillAlike() ? 'on' : 'over';
    return answers[0] === answers[1] ? this.maybeTakeBack(by) : this.differ('answer', answers[0], answers[1]);
  }

  /** Something came off in both: if it was the same, they go on. */
  private isStillAlike(): boolean {
    return [this.watcher, 'public' as const].every(audience => {
      const [one, other] = [this.one, this.other].map(twin => canonicalJson(twin.news(audience)));
      return one === other;
    });
  }

  /** Now and then the watching side asks to take its last decision back. */
  private maybeTakeBack(by: Side): Going {
    if (this.below(25) > 0) return 'on';
    const answers = [this.one, this.other].map(twin => canonicalJson(twin.send(by, { do: 'undo' })));
    if (answers[0] !== answers[1]) return this.differ('answer to undo', answers[0], answers[1]);
    const found = this.compare();
    if (found !== undefined) return found;
    const reply = this.below(2) === 0 ? 'agree' : 'decline';
    if (answers[0]?.includes('offered'))
      for (const twin of [this.one, this.other]) twin.send(this.hidden, { do: reply });
    return 'on';
  }

  /** The owner of the markers decides in the one, and in the other something that looks the same. */
  private decideHidden(): Going {
    const { one, watcher } = this;
    const listed = choices(gcacw, one.at.standpoint.game);
    for (let tries = 0; tries < TRIES; tries++) {
      const choice = pick(listed, this.below);
      if (choice === undefined) return 'over';
      const course = after(one.hosted, one.seed, startAt(one.at), choice, watcher);
      if (course === undefined) return this.differ('listed choice refused', choice, undefined);
      if (this.isSilent(course)) return this.decideUnseen(choice);
      const found = this.withClosing(course);
      if (found !== undefined) return this.play(found.course, found.answer);
      const excuse = this.excuse(course);
      if (excuse === undefined)
        return this.differ(`no counterpart of ${JSON.stringify(choice)}`, course.lines, this.near(course));
    }
    return 'over';
  }

  /** Nothing reaches the watching side, also when the decision is taken back. */
  private decideUnseen(choice: Choice): Going {
    const { one, watcher, hidden } = this;
    const { n } = one.authority.stream(watcher);
    one.decide(hidden, choice);
    if (this.below(6) === 0) one.send(hidden, { do: 'undo' });
    else this.ahead.push(choice);
    const now = one.authority.stream(watcher).n;
    return n === now ? 'on' : this.differ(`unseen ${JSON.stringify(choice)}`, n, now);
  }

  /** It shows the watching side nothing, now or later. */
  private isSilent(course: Course): boolean {
    const { game, open } = course.place.standpoint;
    return (
      course.lines.length === 0 &&
      open === this.hidden &&
      topFrame(game)?.by === this.hidden &&
      sightOf(course, this.watcher).board === sightOf(startAt(this.one.at), this.watcher).board
    );
  }

  /** The other may be further than the one: it is caught up with by ending what is under way. */
  private withClosing(
    course: Course,
    left = 3,
  ): { readonly course: Course; readonly answer: readonly Choice[] } | undefined {
    const answer = counterpart(this.other, course, this.watcher, this.hidden, this.ahead);
    if (answer !== undefined) return { course, answer };
    const { game } = course.place.standpoint;
    if (left === 0 || topFrame(game)?.by !== this.hidden || course.isShown) return undefined;
    const closing = choices(gcacw, game).find(choice => CLOSING.includes(choice.do));
    const closed = closing && after(this.one.hosted, this.one.seed, course, closing, this.watcher);
    return closed && this.withClosing(closed, left - 1);
  }

  private play(course: Course, answer: readonly Choice[]): Going {
    this.count.decisions += 1;
    this.ahead = [];
    for (const line of course.lines) this.activated = activatedIn(line) ?? this.activated;
    for (const choice of course.choices) this.one.decide(this.hidden, choice);
    for (const choice of answer) this.other.decide(this.hidden, choice);
    return !course.isShown || this.isStillAlike() ? 'on' : 'over';
  }

  private excuse(course: Course): Tell | undefined {
    const { one, other, hidden, watcher, activated } = this;
    const tell = excuseFor({ one, other, course, hidden, watcher, activated });
    if (tell !== undefined) this.count.tells[tell.name] = (this.count.tells[tell.name] ?? 0) + 1;
    return tell;
  }

  /** For the report: what the other could do. */
  private near(course: Course): unknown {
    const { other } = this;
    const { game } = other.at.standpoint;
    const frame = topFrame(game);
    const verbs = [...new Set(choices(gcacw, game).map(choice => choice.do))];
    const [choice] = course.choices;
    const why = choice && frame?.by === this.hidden ? refusal(gcacw, game, this.hidden, choice) : undefined;
    const tried = choice && after(other.hosted, other.seed, startAt(other.at), choice, this.watcher);
    const sights = tried && [course, tried].map(each => sightOf(each, this.watcher));
    const at = sights?.[0]?.whole.split('').findIndex((c, n) => c !== sights[1]?.whole[n]) ?? -1;
    const sight = at < 0 ? undefined : sights?.map(({ whole }) => whole.slice(Math.max(0, at - 120), at + 120));
    const ends = [course, tried].map(
      each => each && [each.sent, each.place.standpoint.open, topFrame(each.place.standpoint.game)?.by],
    );
    return { frame, verbs, why, lines: tried?.lines, sight, ends };
  }
}
