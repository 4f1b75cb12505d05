import { type Answer, type Audience, type Consent, type Intent, type Message, whyNot } from '@wigwag/host';
import { canonicalJson, choices, refusalOf, rolling } from '@wigwag/kernel';
import { type AnyChoice, type Event, enemyOf, type Lee, lee, type Side } from '@wigwag/lee';
import { hostedIn, leeTitle } from '@wigwag/titles';
import { pick } from '../fuzz/playout.ts';
import { leeTarget } from '../fuzz/target.ts';
import { random } from '../support/random.ts';
import { Twin } from './twin.ts';

type Below = (n: number) => number;

/** What a side may keep from the other, and so what twins may differ in. */
export const SECRETS = ['cards', 'declaration', 'armyTactic', 'cavalryTactic', 'corps'] as const;
export type Secret = (typeof SECRETS)[number];

/** The frames in which the hidden side decides something that nobody else sees. */
const KEPT: Readonly<Record<string, Secret>> = {
  keepCards: 'cards',
  declare: 'declaration',
  armyTactic: 'armyTactic',
  cavalryTactic: 'cavalryTactic',
  assignCorps: 'corps',
};

/** What ends a secret. */
const SHOWN: Readonly<Partial<Record<Event['type'], Secret>>> = {
  cardPlayed: 'cards',
  battlefieldShown: 'declaration',
  armyTacticShown: 'armyTactic',
  cavalryTacticShown: 'cavalryTactic',
  markersTurned: 'corps',
};

interface Difference {
  readonly seed: number;
  readonly decision: number;
  readonly frame: string;
  readonly audience: string;
  readonly what: string;
  readonly one: unknown;
  readonly other: unknown;
}

export interface Tally {
  games: number;
  decisions: number;
  comparisons: number;
  /** Moments at which the twins really differed in a secret. */
  readonly apart: Record<Secret, number>;
  refusals: number;
  answers: number;
  /** Past moments. */
  pasts: number;
  /** Wishes to take back at a shared screen that were done. */
  takenBack: number;
  readonly byFrame: Record<string, number>;
  readonly differences: Difference[];
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  comparisons: 0,
  apart: { cards: 0, declaration: 0, armyTactic: 0, cavalryTactic: 0, corps: 0 },
  refusals: 0,
  answers: 0,
  pasts: 0,
  takenBack: 0,
  byFrame: {},
  differences: [],
});

/** What of a secret only its side may know; alike in both: nothing is hidden at the moment. */
function secretOf({ game: { board } }: Twin, secret: Secret, side: Side): unknown {
  if (secret === 'cards') return [board.cards.hand[side], board.cards.drawn[side], board.cards.deck[side]];
  if (secret === 'declaration') return board.field.declarations[side];
  if (secret === 'armyTactic') return board.tactics.army[side];
  if (secret === 'cavalryTactic') return board.tactics.cavalry[side];
  return board.patrols.assigned[side];
}

const MOST_DECISIONS = 260;
/** So many decisions are anything, then those that come to an end. */
const PLAYFUL = 5;
const MOST_ATTEMPTS = 24;
/** How often choices and refusals are looked at: they take longer than all the rest. */
const LOOK_EVERY = 3;

/** Two games, played alike by what `watcher` sees. */
export class Pair {
  private readonly twins: readonly [Twin, Twin];
  private readonly seed: number;
  private readonly watcher: Side;
  private readonly hidden: Side;
  private readonly secrets: readonly Secret[];
  private readonly tally: Tally;
  private readonly below: Below;
  private readonly consent: Consent;
  private readonly lookedBack = new Map<Audience<Lee>, number>();
  private decisions = 0;

  /** `consent`: each at a screen of his own, or both at one. */
  constructor(
    seed: number,
    setup: unknown,
    watcher: Side,
    secrets: readonly Secret[],
    tally: Tally,
    consent: Consent = 'agreed',
  ) {
    this.seed = seed;
    this.watcher = watcher;
    this.secrets = secrets;
    this.tally = tally;
    this.consent = consent;
    this.hidden = enemyOf(watcher);
    this.below = random(seed);
    const found = leeTitle.worldOf(setup, { scenario: () => undefined });
    if ('problem' in found) throw new Error(JSON.stringify(found.problem));
    const { world } = found;
    const twin = (n: number): Twin => {
      const own = secrets.includes('cards') ? n : 0;
      return new Twin(hostedIn(leeTitle, world, setup), seed, this.hidden, rolling(random(seed * 31 + own)), consent);
    };
    this.twins = [twin(1), twin(2)];
    tally.games += 1;
  }

  /** Plays until something is shown in which the twins differ, or for long enough; false: a difference was found. */
  play(isEnough: () => boolean): boolean {
    while (this.decisions < MOST_DECISIONS && !isEnough()) {
      const found = this.compare();
      if (found !== 'alike') return found === 'shown';
      const [one, two] = this.twins;
      if (one.by === undefined) return true;
      if (one.by !== two.by) return this.report('decider', one.by, two.by);
      this.decisions += 1;
      this.tally.decisions += 1;
      const goesOn = one.by === this.watcher ? this.decideAlike(this.watcher) : this.decideHidden();
      if (goesOn !== undefined) return goesOn;
    }
    return true;
  }

  private report(what: string, one: unknown, other: unknown, audience: string = this.watcher): false {
    const frame = this.twins[0].frame?.kind ?? '';
    this.tally.differences.push({ seed: this.seed, decision: this.decisions, frame, audience, what, one, other });
    return false;
  }

  private isApart = (secret: Secret): boolean => {
    const [one, two] = this.twins.map(twin => canonicalJson(secretOf(twin, secret, this.hidden) ?? ''));
    return one !== two;
  };

  /** Has something been told in which the twins differed? */
  private isShown(news: readonly Message<Lee>[]): boolean {
    const events = news.flatMap(({ told }) => told.flatMap(line => line.events));
    return events.some(event => {
      const secret = SHOWN[event.type];
      return secret !== undefined && this.secrets.includes(secret) && 'side' in event && event.side === this.hidden;
    });
  }

  /** Every message with its number; at one screen, what is there when whoever decided in secret has handed it over. */
  private seen({ authority }: Twin, audience: Audience<Lee>, news: readonly Message<Lee>[]): readonly Message<Lee>[] {
    const whole = this.consent === 'agreed' ? undefined : authority.stream(audience).whole();
    return whole === undefined ? news : [{ ...whole, n: 0 }];
  }

  /** At one screen nobody sees how many messages there were. */
  private said(answer: Answer<Lee>): string {
    return this.consent === 'openly' && 'done' in answer ? 'done' : canonicalJson(answer);
  }

  private compare(): 'alike' | 'shown' | 'different' {
    const [one, two] = this.twins;
    for (const secret of SECRETS) if (this.isApart(secret)) this.tally.apart[secret] += 1;
    for (const audience of [this.watcher, 'public'] as const) {
      const news = [one, two].map(twin => twin.news(audience)) as [Message<Lee>[], Message<Lee>[]];
      const [first, second] = [this.seen(one, audience, news[0]), this.seen(two, audience, news[1])];
      this.tally.comparisons += 1;
      if (canonicalJson(first) !== canonicalJson(second)) {
        if (news.some(each => this.isShown(each))) return 'shown';
        const at = first.findIndex((message, n) => canonicalJson(message) !== canonicalJson(second[n] ?? ''));
        this.report('messages', first[Math.max(at, 0)], second[Math.max(at, 0)], audience);
        return 'different';
      }
      if (!this.comparePast(audience)) return 'different';
    }
    for (const each of this.twins) each.news(this.hidden);
    const kind = one.frame?.kind ?? 'over';
    this.tally.byFrame[kind] = (this.tally.byFrame[kind] ?? 0) + 1;
    return this.compareChoices() && this.compareAnswers() ? 'alike' : 'different';
  }

  /** What the audience is shown when it looks back: to the lines that are new, and to one that it may have looked at before. */
  private comparePast(audience: Audience<Lee>): boolean {
    const { length } = this.twins[0].authority.stream(audience).log;
    const known = Math.min(this.lookedBack.get(audience) ?? 0, length);
    this.lookedBack.set(audience, length);
    const fresh = Array.from({ length: length - known }, (_, place) => known + place + 1);
    for (const lines of [...fresh, 1 + this.below(length)]) {
      this.tally.pasts += 1;
      const [one, two] = this.twins.map(({ authority }) => canonicalJson(authority.past(audience, lines)));
      if (one !== two) return this.report(`past after ${lines} lines`, one, two, audience);
    }
    // The list of kept games shows what the public sees.
    const [left, right] = this.twins.map(({ authority }) => leeTitle.glance?.(authority.seat('public').scene().game));
    if (canonicalJson(left) !== canonicalJson(right)) return this.report('glance', left, right, audience);
    return true;
  }

  /** What the watcher may do, by what it sees and by what is so. Both see the same: one look is enough. */
  private compareChoices(): boolean {
    const [one] = this.twins;
    if (one.by !== this.watcher || this.below(LOOK_EVERY) > 0) return true;
    const seen = one.authority.seat(this.watcher).scene();
    const listed = canonicalJson(seen.choices);
    for (const { game } of this.twins) {
      const real = choices(lee, game);
      if (canonicalJson(real) !== listed) return this.report('choices', seen.choices, real);
    }
    for (const attempt of this.someAttempts(seen.game)) {
      this.tally.refusals += 1;
      const said = canonicalJson(whyNot(lee, seen, attempt) ?? 'may');
      for (const { game } of this.twins) {
        const so = canonicalJson(refusalOf(lee, game, this.watcher, attempt) ?? 'may');
        if (so !== said) return this.report(`refusal of ${JSON.stringify(attempt)}`, said, so);
      }
    }
    return true;
  }

  private someAttempts(game: Parameters<typeof lee.attempts>[0]): AnyChoice[] {
    const all = [...lee.attempts(game)];
    return Array.from({ length: Math.min(MOST_ATTEMPTS, all.length) }, () => all[this.below(all.length)] as AnyChoice);
  }

  /** To wishes that the watcher may send at any time; nothing of them stands afterwards. */
  private compareAnswers(): boolean {
    if (this.below(3) > 0) return true;
    const [one, two] = this.twins;
    const lines = one.authority.stream(this.watcher).log.length;
    const wishes: Intent[] = [
      { do: 'redo' },
      { do: 'agree' },
      { do: 'decline' },
      { do: 'decide', choice: {} },
      { do: 'decide', choice: { do: 'rollTurn' }, dice: [[1]] },
      ...(one.by === this.watcher ? [] : ([{ do: 'undo' }, { do: 'undo', to: lines - 1 }, { do: 'decline' }] as const)),
      { do: 'undo', to: lines },
    ];
    for (const wish of wishes) {
      this.tally.answers += 1;
      const [first, second] = [one.send(this.watcher, wish), two.send(this.watcher, wish)];
      if (wish.do === 'undo' && 'done' in first) this.tally.takenBack += 1;
      if (this.said(first) !== this.said(second)) return this.report(JSON.stringify(wish), first, second);
    }
    for (const audience of [this.watcher, 'public'] as const) {
      const [first, second] = [one, two].map(twin => this.seen(twin, audience, twin.news(audience)));
      if (canonicalJson(first) !== canonicalJson(second)) return this.report('after wishes', first, second, audience);
    }
    return true;
  }

  /** The same in both; undefined: goes on. */
  private decideAlike(side: Side): boolean | undefined {
    const [one, two] = this.twins;
    const common = choices(lee, one.game).filter(choice => refusalOf(lee, two.game, side, choice) === undefined);
    if (common.length === 0) return true;
    const choice = pick(common, leeTarget.weights, this.below);
    const [first, second] = [one.decide(side, choice), two.decide(side, choice)];
    if (side === this.watcher && this.said(first) !== this.said(second)) {
      return this.report(`answer to ${JSON.stringify(choice)}`, first, second);
    }
    return 'done' in first && 'done' in second ? undefined : this.report(JSON.stringify(choice), first, second);
  }

  private decideHidden(): boolean | undefined {
    const secret = KEPT[this.twins[0].frame?.kind ?? ''];
    if (secret === undefined || !this.secrets.includes(secret)) return this.decideAlike(this.hidden);
    // Whoever declares last shows it at once: then only alike.
    const isLast =
      (secret === 'declaration' || secret === 'cavalryTactic') && (this.hidden === 'grey' || this.isAlone(secret));
    if (isLast) return this.decideAlike(this.hidden);
    for (const twin of this.twins) this.decideAlone(twin);
    return undefined;
  }

  private isAlone(secret: Secret): boolean {
    const [{ game }] = this.twins;
    return secret === 'cavalryTactic' && game.world.armies[this.watcher].cavalryTactics.length === 0;
  }

  /** As the twin likes, until it is somebody else's turn or another question, with second thoughts. */
  private decideAlone(twin: Twin): void {
    const kind = twin.frame?.kind;
    for (let n = 0; twin.by === this.hidden && twin.frame?.kind === kind; n++) {
      twin.decide(this.hidden, this.nextAlone(twin, n));
      const isOpen = twin.by === this.hidden && twin.frame?.kind === kind;
      if (isOpen && n < PLAYFUL && this.below(4) === 0) twin.send(this.hidden, { do: 'undo' });
      if (isOpen && n < PLAYFUL && this.below(4) === 0) twin.send(this.hidden, { do: 'redo' });
    }
  }

  private nextAlone(twin: Twin, n: number): AnyChoice {
    const listed = choices(lee, twin.game);
    if (n < PLAYFUL) return pick(listed, {}, this.below);
    const assigned = twin.game.board.patrols.assigned[this.hidden].map(({ corps }) => corps);
    const isDue = (choice: AnyChoice): boolean => choice.do === 'assignCorps' && !assigned.includes(choice.corps);
    const due = listed.filter(choice => choice.do === 'corpsAssigned' || isDue(choice));
    return pick(due.length > 0 ? due : listed, { corpsAssigned: 9 }, this.below);
  }
}
