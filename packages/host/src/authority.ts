import {
  assert,
  bareDecision,
  choices,
  type Decider,
  type Answer as DiceAnswer,
  finished,
  type GameRecord,
  positionHash,
  type RecordedDecision,
  type Replay,
  readDecision,
  type SavedGame,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import type { Audience } from './audiences/audience.ts';
import type { Broadcast } from './audiences/broadcast.ts';
import type { DueDice, Status, Stream, UndoEnd } from './audiences/stream.ts';
import type { DiceAt, History, Made, Mark } from './game/history.ts';
import type { Hosted } from './game/hosted.ts';
import type { Entry, LogHeader } from './game/log.ts';
import type { Proposal, Stepped } from './game/step.ts';
import { isFormalIn, type Loaded, loading } from './loading.ts';
import { type Answer, type Command, type HostRefusal, type Intent, readCommand } from './seats/command.ts';
import { PageSeat } from './seats/pageSeat.ts';
import type { Player, Players } from './seats/player.ts';
import { type Scene, sceneAfter } from './seats/scene.ts';

/**
 * How decisions are taken back that others have been shown: by one person for all sides; by whoever sits at a screen that
 * sides with secrets share, as far as everybody has seen them; by agreement; or not at all.
 */
export type Consent = 'alone' | 'openly' | 'agreed' | 'never';

export interface AuthoritySettings<T extends Vocabulary> {
  readonly hosted: Hosted<T>;
  /** What the dice follow from; a game that goes on has its own. Without one they come from `dice` alone. */
  readonly seed?: string;
  /** Other dice than fair ones, such as a lesson's. */
  readonly dice?: DiceAt<T>;
  readonly consent: Consent;
  /** Where the game is kept: each entry once, in order. */
  append?(entry: Entry): void;
  /** Sides that nobody plays in person, until others are seated. */
  readonly players?: Players<T>;
  /** When what needs no person goes on: at once, or when whoever looks on has seen what happened. */
  pace?(goOn: () => void): void;
  /** May those at the seats change the position as a referee? */
  readonly hasReferee?: boolean;
  /** May they roll dice of their own and type them in, and do they, until somebody switches? Undefined: they may not. */
  readonly ownDice?: boolean;
}

/** How many commands of each audience are remembered, so that one that arrives twice is done once. */
const REMEMBERED = 512;

/** After so many decisions the log vouches for the position. */
const CHECK_EVERY = 32;

const NOT_YET_ROLLED: readonly DiceAnswer[] = [];

const refused = (clause: HostRefusal) => ({ refused: { clause, params: {} } }) as const;

/** The only place where a game is played. It has no clock, no storage and no screen of its own. */
export class Authority<T extends Vocabulary> {
  readonly hosted: Hosted<T>;
  /** How far a saved game could be played again; undefined: this is a new one. */
  readonly replayed: Replay<T> | undefined;
  private readonly settings: AuthoritySettings<T>;
  private readonly history: History<T>;
  private readonly broadcast: Broadcast<T>;
  private readonly answered = new Map<Audience<T>, Map<string, Answer<T>>>();
  private seats = 0;
  private players: Players<T>;
  private offer: { readonly by: T['side']; readonly to: number } | undefined;
  /** Grows whenever something happens: what was to go on before does not. */
  private moment = 0;
  private askedAt = -1;
  /** A saved game that goes on by other rules than those it was kept by: its log says so before anything else. */
  private isByOtherRules: boolean;
  /** How often something went on at its pace: what was to go on with it does not go on again. */
  private runs = 0;
  private due: { readonly at: string; readonly dice: DueDice<T> | undefined } | undefined;

  /** A new game, a saved one, or one that was loaded with these settings. */
  constructor(settings: AuthoritySettings<T>, game?: SavedGame | Loaded<T>) {
    this.settings = settings;
    this.hosted = settings.hosted;
    this.players = settings.players ?? {};
    const loaded = game !== undefined && 'history' in game ? game : finished(loading(settings, game));
    this.history = loaded.history;
    this.broadcast = loaded.broadcast;
    this.replayed = loaded.replayed;
    this.isByOtherRules = this.replayed?.otherRules ?? false;
    this.publish();
    this.goOn();
  }

  /** Who has to decide; undefined: the game is over. */
  get decider(): Decider<T> | undefined {
    return topFrame(this.history.game)?.by;
  }

  /** Whose latest decisions nobody else has been shown. */
  get open(): T['side'] | undefined {
    return this.isShared ? undefined : this.history.open;
  }

  get decisions(): number {
    return this.history.decisions;
  }

  /** Has anybody but the dice decided something? */
  get isBegun(): boolean {
    return this.history.made.some(({ by }, index) => by !== 'table' && !this.broadcast.isTables(index));
  }

  /** The whole game, with what each side has hidden: for a file, never for a screen. */
  record(): GameRecord {
    return this.history.record();
  }

  /** The same as a log: what stands, and what was taken back and can be made again. */
  *entries(): Generator<Entry, void> {
    const { made, pending, takenBack, ownDice } = this.history;
    const decided = (each: RecordedDecision): Entry => ({ kind: 'decision', ...bareDecision(each) });
    if (ownDice !== undefined) yield { kind: 'dice', by: 'table', own: ownDice };
    for (const [index, each] of made.entries()) {
      yield decided(each);
      yield* this.checkAfter(index + 1);
    }
    yield* takenBack.map(decided);
    const [first] = takenBack;
    if (first !== undefined) yield { kind: 'undo', by: first.by, to: made.length };
    if (pending !== undefined) yield { kind: 'pending', ...bareDecision(pending) };
  }

  /** What its log begins with. */
  header(): LogHeader {
    return this.history.header();
  }

  stream(audience: Audience<T>): Stream<T> {
    return this.broadcast.stream(audience);
  }

  /** What an audience saw when its log had so many lines; undefined: it has not that many. */
  past(audience: Audience<T>, lines: number): T['view'] | undefined {
    return this.broadcast.pastView(audience, lines);
  }

  /** The whole game up to that moment, with what each side had hidden: for a file or another game, never for a screen. */
  recordAt(audience: Audience<T>, lines: number): GameRecord | undefined {
    const decisions = this.broadcast.decisionsAt(audience, lines);
    return decisions === undefined ? undefined : this.history.recordAfter(decisions);
  }

  /** How many lines the log of another audience had at that moment. */
  linesFor(other: Audience<T>, audience: Audience<T>, lines: number): number | undefined {
    const decisions = this.broadcast.decisionsAt(audience, lines);
    return decisions === undefined ? undefined : this.stream(other).linesOf(decisions);
  }

  seat(audience: Audience<T>): PageSeat<T> {
    this.seats += 1;
    return new PageSeat(this, audience, `page ${this.seats}`);
  }

  /** From now on these play by themselves, and no others: what somebody was about to answer is not waited for. */
  seatPlayers(players: Players<T>): void {
    this.players = players;
    this.happened();
    this.goOnAndRaise();
  }

  /** The same for a command that arrives as unknown: what is none does nothing. */
  receive(audience: Audience<T>, value: unknown): Answer<T> {
    const read = readCommand(value);
    return 'complaint' in read ? { unreadable: read.complaint } : this.handle(audience, read.command);
  }

  /** Does what somebody at a seat wants, once, unless something has happened that he had not seen. */
  handle(audience: Audience<T>, { id, seen, intent }: Command): Answer<T> {
    const { n } = this.stream(audience);
    const before = this.answered.get(audience)?.get(id);
    if (before !== undefined) return before;
    const answer: Answer<T> = seen === n ? this.carryOut(audience, intent) : { stale: { seen, n } };
    this.remember(audience, id, answer);
    this.goOnAndRaise();
    return answer;
  }

  private remember(audience: Audience<T>, id: string, answer: Answer<T>): void {
    const answered = this.answered.get(audience) ?? new Map<string, Answer<T>>();
    this.answered.set(audience, answered.set(id, answer));
    const [oldest] = answered.keys();
    if (answered.size > REMEMBERED && oldest !== undefined) answered.delete(oldest);
  }

  private carryOut(audience: Audience<T>, intent: Intent): Answer<T> {
    if (audience === 'public') return refused('host/only-watching');
    const side: T['side'] = audience;
    if (intent.do === 'decide') return this.decide(side, intent.choice, intent.dice);
    if (intent.do === 'edit') return this.edit(side, intent.edit);
    if (intent.do === 'undo') return this.undo(side, intent.to);
    if (intent.do === 'redo') return this.redo(side);
    if (intent.do === 'dice') return this.switchDice(side, intent.own);
    return this.answerOffer(side, intent.do === 'agree');
  }

  private decide(side: T['side'], choice: unknown, dice?: readonly DiceAnswer[]): Answer<T> {
    if (dice !== undefined && !this.isTyping) return refused('host/no-dice-of-your-own');
    const by = this.deciderFor(side);
    if (by === undefined) return { refused: { clause: 'kernel/game-over', params: {} } };
    const isOwn = by === side || (by === 'table' && dice !== undefined);
    if (!isOwn) return { refused: { clause: 'kernel/not-your-decision', params: { by } } };
    return this.takeUnread(side, by, choice, dice);
  }

  private switchDice(side: T['side'], own: boolean): Answer<T> {
    if (this.settings.ownDice === undefined) return refused('host/no-dice-of-your-own');
    if (own !== this.isTyping) {
      this.keep({ kind: 'dice', by: side, own });
      this.history.ownDice = own;
      this.happened();
    }
    return this.done(side);
  }

  /** Do the players roll themselves now? */
  private get isTyping(): boolean {
    const { ownDice } = this.settings;
    return ownDice !== undefined && (this.history.ownDice ?? ownDice);
  }

  /** What the game waits for until somebody at the table has rolled it: for a choice that is made, or for the table. */
  private get dueDice(): DueDice<T> | undefined {
    const { history } = this;
    const { pending } = history;
    const isTables = topFrame(history.game)?.by === 'table';
    if (!this.isTyping || (pending === undefined && !isTables)) return undefined;
    const at = `${this.moment} ${pending?.dice.length}`;
    if (this.due?.at !== at) {
      const proposal: Proposal<T> = pending ?? { by: 'table', choice: this.onlyChoice() };
      const request = history.requestFor(proposal);
      const dice = request && { choice: proposal.choice, known: pending?.dice.length ?? 0, request };
      this.due = { at, dice };
    }
    return this.due.dice;
  }

  /** Who decides in the position that an audience has been shown. */
  private deciderFor(audience: Audience<T>): Decider<T> | undefined {
    const { open, game } = this.history;
    return open === undefined || open === audience || this.isShared ? topFrame(game)?.by : open;
  }

  private edit(side: T['side'], edit: unknown): Answer<T> {
    return this.settings.hasReferee ? this.takeUnread(side, 'referee', edit) : refused('host/no-referee');
  }

  private takeUnread(
    side: T['side'],
    by: Decider<T> | 'referee',
    value: unknown,
    dice?: readonly DiceAnswer[],
  ): Answer<T> {
    const read = readDecision(this.hosted.ruleset, this.history.game, by, value);
    if (read === undefined) return { refused: { clause: 'kernel/game-over', params: {} } };
    if ('complaint' in read) return { unreadable: read.complaint };
    // Copied: what a caller does to its own objects afterwards must not change what was told.
    return this.take({ by, choice: structuredClone(read.choice) }, dice) ?? this.done(side);
  }

  private done(side: T['side']): Answer<T> {
    return { done: { n: this.stream(side).n } };
  }

  /** Undefined: it was done. */
  private take(proposal: Proposal<T>, typed?: readonly DiceAnswer[]): Answer<T> | undefined {
    // What somebody rolls who plays by himself, the program rolls.
    const dice = typed ?? (this.isTyping && this.playerOf(proposal.by) === undefined ? NOT_YET_ROLLED : undefined);
    const isFormal = proposal.by !== 'referee' && this.isFormal();
    const known = this.history.pending?.dice.length;
    const before = this.history.mark();
    const attempted = this.history.decide(proposal, dice);
    if ('stepped' in attempted) {
      this.keepOrReturn(this.lastEntry(), before);
      this.broadcast.add(attempted.stepped, isFormal);
      this.forgetOffer(attempted.stepped);
      this.vouch();
      return undefined;
    }
    const { pending } = this.history;
    if (pending !== undefined && pending.dice.length !== known) {
      this.keepOrReturn({ kind: 'pending', ...bareDecision(pending) }, before);
      this.publish();
    }
    if ('refused' in attempted) return { refused: attempted.refused };
    return 'needsDice' in attempted ? { needsDice: attempted.needsDice } : { badDice: attempted.badDice };
  }

  /** All sit at one screen: what can still be taken back happens before everybody's eyes. */
  private get isShared(): boolean {
    return this.settings.consent === 'openly';
  }

  private undo(side: T['side'], line?: number): Answer<T> {
    if (line !== undefined && !this.isToldAfter(side, line)) return refused('host/nothing-to-undo');
    if (line === undefined && this.mayWithdraw) return this.withdraw(side);
    const free = this.freeTarget(side, line);
    if (free !== undefined) {
      this.takeBack(side, free);
      return this.done(side);
    }
    const target = this.agreedTarget(side);
    if (target === undefined) return refused('host/nothing-to-undo');
    if (this.offer?.by !== side || this.offer.to !== target) {
      const offer = { by: side, to: target };
      this.keep({ kind: 'offer', ...offer });
      this.offer = offer;
      this.publish();
    }
    return { offered: { n: this.stream(side).n } };
  }

  /** Whoever plays alone has seen nothing that he could not take back. */
  private get mayWithdraw(): boolean {
    return this.history.pending !== undefined && this.settings.consent === 'alone';
  }

  /** A choice whose first dice are known is not made after all. */
  private withdraw(side: T['side']): Answer<T> {
    this.keep({ kind: 'undo', by: side, to: this.history.decisions });
    this.history.withdraw();
    this.happened();
    return this.done(side);
  }

  /** How many decisions would stand if the side took back its last one and the other agreed. */
  private agreedTarget(side: T['side']): number | undefined {
    if (this.settings.consent !== 'agreed' || this.isWaitingFor(side)) return undefined;
    return this.history.lastBy(side, this.isAutomatic);
  }

  /** Does a choice of this audience's own, or of the table, wait for the rest of its dice? Of another's nobody is told. */
  private isWaitingFor(audience: Audience<T>): boolean {
    const { pending } = this.history;
    const by = this.deciderFor(audience);
    return pending !== undefined && pending.by === by && (by === 'table' || by === audience);
  }

  /** Does the side's log tell of a person's decision after so many lines? Of others, which it was not shown, the answer must not tell. */
  private isToldAfter(side: T['side'], line: number): boolean {
    return this.stream(side)
      .after.slice(line)
      .some(decisions => {
        const made = this.history.made[decisions - 1];
        return made !== undefined && !this.isAutomatic(made, decisions - 1);
      });
  }

  /** The first decision of a person after so many lines of the side's log. */
  private firstAfter(side: T['side'], line: number, from: number): number | undefined {
    const start = Math.max(this.stream(side).after[line - 1] ?? 0, from);
    const first = this.history.made.findIndex((made, index) => index >= start && !this.isAutomatic(made, index));
    return first < 0 ? undefined : first;
  }

  /** It stands until everybody is shown a decision: that it is gone would tell of one that can still be taken back. */
  private forgetOffer({ sealed }: Stepped<T>): void {
    if (sealed) this.offer = undefined;
  }

  /** How many decisions would stand if the side took back what it may without asking. */
  private freeTarget(side: T['side'], line?: number): number | undefined {
    const { consent } = this.settings;
    const alone = consent === 'alone';
    const own = this.history.undoTarget(side, alone, this.isAutomatic);
    const last = own ?? (consent === 'openly' ? this.openTarget() : undefined);
    if (line === undefined || last === undefined) return last;
    return this.firstAfter(side, line, alone ? 0 : this.history.settled);
  }

  /** How many decisions would stand without the last person's one, if all saw it and what followed from it. */
  private openTarget(): number | undefined {
    const { made, pending } = this.history;
    if (pending !== undefined) return undefined;
    const last = made.findLastIndex((each, index) => !this.isAutomatic(each, index));
    return last >= 0 && made.every((_, index) => index < last || this.broadcast.closing(index) === undefined)
      ? last
      : undefined;
  }

  /** What it is that nobody at a shared screen takes back. */
  private undoEnd(): UndoEnd {
    const { made, pending } = this.history;
    if (pending !== undefined) return 'dice';
    return (
      this.broadcast.closing(made.findLastIndex((_, index) => this.broadcast.closing(index) !== undefined)) ?? 'start'
    );
  }

  private answerOffer(side: T['side'], agreed: boolean): Answer<T> {
    const { offer } = this;
    const { pending } = this.history;
    if (offer === undefined || (agreed && offer.by === side)) return refused('host/no-offer');
    if (agreed && pending) return { refused: { clause: 'kernel/dice-pending', params: { by: pending.by } } };
    if (agreed) this.takeBack(side, offer.to);
    else {
      this.keep({ kind: 'decline', by: side });
      this.offer = undefined;
      this.publish();
    }
    return this.done(side);
  }

  private takeBack(by: T['side'], to: number): void {
    this.keep({ kind: 'undo', by, to });
    this.history.takeBack(to);
    this.broadcast.cut(to);
    if (this.offer !== undefined && to <= this.offer.to) this.offer = undefined;
    this.happened();
  }

  private redo(side: T['side']): Answer<T> {
    if (!this.mayRedo(side)) return refused('host/nothing-to-redo');
    const before = this.history.mark();
    const redone: (readonly [Stepped<T>, boolean])[] = [];
    do {
      const isFormal = this.isFormal();
      const stepped = this.history.redo();
      if (stepped === undefined) break;
      redone.push([stepped, isFormal]);
    } while (this.mover !== undefined);
    this.keepOrReturn({ kind: 'redo', by: side, count: redone.length }, before);
    for (const [stepped, isFormal] of redone) {
      this.broadcast.add(stepped, isFormal);
      this.forgetOffer(stepped);
    }
    this.happened();
    return this.done(side);
  }

  private mayRedo(side: T['side']): boolean {
    const next = this.history.redoable;
    return next !== undefined && (this.settings.consent === 'alone' || next.by === side);
  }

  private playerOf(by: string): Player<T> | undefined {
    return this.players[by as T['side']];
  }

  /** Who decides now without a person: the dice, a side with nothing to decide, or one that somebody else plays. */
  private get mover(): Decider<T> | undefined {
    const by = topFrame(this.history.game)?.by;
    if (by === undefined) return undefined;
    if (this.unfinished !== undefined) return by;
    if (this.dueDice !== undefined) return undefined;
    return by === 'table' || this.playerOf(by) !== undefined || this.isFormal() ? by : undefined;
  }

  private isFormal(): boolean {
    return isFormalIn(this.hosted, this.history.game);
  }

  /** What somebody rolled for the table is his own doing: he may have typed it wrong. */
  private readonly isAutomatic = ({ by, typed }: Made<T>, index: number): boolean =>
    (by === 'table' && typed === undefined) ||
    (by !== 'referee' && by !== 'table' && (this.broadcast.isTables(index) || this.playerOf(by) !== undefined));

  /** What needs no person is done, at the pace that was asked for. */
  private goOn(): void {
    if (this.mover === undefined || this.askedAt === this.moment) return;
    const { pace } = this.settings;
    if (pace === undefined) this.playOn();
    else this.playSoon(pace);
  }

  /** Whatever a player fails with: what has happened is shown. */
  private goOnAndRaise(): void {
    try {
      this.goOn();
    } finally {
      this.broadcast.raise();
    }
  }

  private playSoon(pace: (goOn: () => void) => void): void {
    const { moment, runs } = this;
    pace(() => {
      if (moment !== this.moment || runs !== this.runs) return;
      this.runs += 1;
      try {
        this.playOn();
      } finally {
        this.broadcast.raise();
      }
    });
  }

  private playOn(): void {
    for (let by = this.mover; by !== undefined; by = this.mover) {
      const player = this.playerOf(by);
      const chosen =
        this.unfinished ?? (player === undefined ? this.onlyChoice() : this.askPlayer(by as T['side'], player));
      if (chosen === undefined) return;
      const answer = this.take({ by, choice: chosen });
      if (answer === undefined) continue;
      assert('needsDice' in answer, 'automatic-decision-failed', { by, choice: chosen, answer });
      return;
    }
  }

  /** A choice whose first dice are known, in a game in which nobody types in the rest. */
  private get unfinished() {
    return this.isTyping ? undefined : this.history.pending?.choice;
  }

  private onlyChoice() {
    const [only, ...others] = choices(this.hosted.ruleset, this.history.game);
    assert(only !== undefined && others.length === 0, 'table-has-a-choice', { only, others });
    return only;
  }

  /** Undefined: the answer comes later. */
  private askPlayer(side: T['side'], player: Player<T>) {
    const chosen = player.choose(this.sceneFor(side));
    if (!(chosen instanceof Promise)) return chosen;
    const { moment } = this;
    this.askedAt = moment;
    chosen.then(choice => {
      if (moment !== this.moment) return;
      const answer = this.take({ by: side, choice });
      assert(answer === undefined, 'player-was-refused', { side, choice, answer });
      this.goOn();
      this.broadcast.raise();
    });
    return undefined;
  }

  private sceneFor(side: T['side']): Scene<T> {
    const { ruleset, opening } = this.hosted;
    const whole = this.stream(side).whole();
    const scene = whole && sceneAfter(ruleset, opening.game.world, side, undefined, whole);
    assert(scene !== undefined, 'nothing-published', { side });
    return scene;
  }

  private lastEntry(): Entry {
    const { decisions, made } = this.history;
    const last = made[decisions - 1];
    assert(last !== undefined, 'nothing-decided');
    return { kind: 'decision', ...bareDecision(last) };
  }

  /** What cannot be kept has not happened. */
  private keepOrReturn(entry: Entry, before: Mark<T>): void {
    try {
      this.keep(entry);
    } catch (error) {
      this.history.returnTo(before);
      throw error;
    }
  }

  /** The decision is kept and stands, also if nothing vouches for the position after it. */
  private vouch(): void {
    try {
      for (const check of this.checkAfter(this.history.decisions)) this.keep(check);
    } finally {
      this.happened();
    }
  }

  private checkAfter(decisions: number): Entry[] {
    if (decisions % CHECK_EVERY !== 0) return [];
    const { history } = this;
    const game = decisions === history.decisions ? history.game : history.gameAfter(decisions);
    return [{ kind: 'check', after: decisions, hash: positionHash(game) }];
  }

  private keep(entry: Entry): void {
    if (this.isByOtherRules) {
      const { version, rules } = this.header();
      this.settings.append?.({ kind: 'rules', version, rules });
      this.isByOtherRules = false;
    }
    this.settings.append?.(entry);
  }

  private happened(): void {
    this.moment += 1;
    this.publish();
  }

  private publish(): void {
    this.broadcast.publish((audience, isCurrent) => this.statusFor(audience, isCurrent), this.isShared);
  }

  private statusFor(audience: Audience<T>, isCurrent: boolean): Status<T> {
    const { offer } = this;
    const due = this.dueFor(audience);
    const { ownDice } = this.settings;
    const undo = audience === 'public' ? 'none' : this.undoFor(audience);
    return {
      automatic: this.isAutomaticFor(audience, isCurrent),
      undo,
      ...(undo === 'none' && this.isShared && { undoEnd: this.undoEnd() }),
      mayRedo: audience !== 'public' && this.mayRedo(audience),
      ...(offer && { offer: offer.by }),
      ...(ownDice !== undefined && { ownDice: this.isTyping }),
      ...(due && { due }),
    };
  }

  private dueFor(audience: Audience<T>): DueDice<T> | undefined {
    const isAsked = this.isWaitingFor(audience) || (!this.history.pending && this.deciderFor(audience) === 'table');
    return isAsked ? this.dueDice : undefined;
  }

  /** Of what can still be taken back others learn nothing: to them the same side goes on deciding. */
  private isAutomaticFor(audience: Audience<T>, isCurrent: boolean): boolean {
    const by = this.deciderFor(audience);
    return isCurrent ? this.mover !== undefined : by !== undefined && this.playerOf(by) !== undefined;
  }

  private undoFor(side: T['side']): Status<T>['undo'] {
    if (this.freeTarget(side) !== undefined || this.mayWithdraw) return 'free';
    return this.agreedTarget(side) === undefined ? 'none' : 'by-agreement';
  }
}
