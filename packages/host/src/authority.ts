import {
  assert,
  bareDecision,
  type Decider,
  type Answer as DiceAnswer,
  finished,
  type GameRecord,
  type RecordedDecision,
  type Replay,
  readDecision,
  type SavedGame,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import type { Audience } from './audiences/audience.ts';
import type { Broadcast } from './audiences/broadcast.ts';
import type { DueDice, Status, Stream } from './audiences/stream.ts';
import type { DiceAt, History } from './game/history.ts';
import type { Hosted } from './game/hosted.ts';
import type { Entry, LogHeader } from './game/log.ts';
import type { Proposal, Stepped } from './game/step.ts';
import { type Loaded, loading, type Offer } from './loading.ts';
import { Keeping } from './playing/keeping.ts';
import { Movers } from './playing/movers.ts';
import { OwnDice } from './playing/ownDice.ts';
import { type Consent, Undoing } from './playing/undoing.ts';
import { type Answer, type Command, type HostRefusal, type Intent, readCommand } from './seats/command.ts';
import { PageSeat } from './seats/pageSeat.ts';
import type { Player, Players } from './seats/player.ts';
import { type Scene, sceneAfter } from './seats/scene.ts';

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
  /** How what comes later, by a pace or a player's answer, is let happen: at once, or when whoever keeps the game is ready for it. */
  turn?(happen: () => void): void;
  /** May those at the seats change the position as a referee? */
  readonly hasReferee?: boolean;
  /** May they roll dice of their own and type them in, and do they, until somebody switches? Undefined: they may not. */
  readonly ownDice?: boolean;
}

/** How many commands of each audience are remembered, so that one that arrives twice is done once. */
const REMEMBERED = 512;

const NOT_YET_ROLLED: readonly DiceAnswer[] = [];

const refused = (clause: HostRefusal) => ({ refused: { clause, params: {} } }) as const;

/** A decision that was made once more. */
interface Redone<T extends Vocabulary> {
  readonly stepped: Stepped<T>;
  readonly isFormal: boolean;
}

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
  private readonly movers: Movers<T>;
  private readonly ownDice: OwnDice<T>;
  private readonly undoing: Undoing<T>;
  private readonly keeping: Keeping<T>;
  private offer: Offer<T> | undefined;
  /** Grows whenever something happens: what was to go on before does not. */
  private moment = 0;
  private askedAt = -1;
  /** How often something went on at its pace: what was to go on with it does not go on again. */
  private runs = 0;

  /** A new game, a saved one, or one that was loaded with these settings. */
  constructor(settings: AuthoritySettings<T>, game?: SavedGame | Loaded<T>) {
    this.settings = settings;
    this.hosted = settings.hosted;
    const loaded = game !== undefined && 'history' in game ? game : finished(loading(settings, game));
    this.history = loaded.history;
    this.broadcast = loaded.broadcast;
    this.replayed = loaded.replayed;
    this.offer = loaded.offer;
    const { history, broadcast } = loaded;
    this.movers = new Movers(history, broadcast, settings.players ?? {});
    this.ownDice = new OwnDice(history, settings.ownDice, this.movers.onlyChoice);
    this.undoing = new Undoing(history, broadcast, this.movers, settings.consent);
    const append = settings.append?.bind(settings);
    this.keeping = new Keeping(history, append, this.replayed?.otherRules ?? false);
    this.publish();
    this.goOn();
  }

  /** Who has to decide; undefined: the game is over. */
  get decider(): Decider<T> | undefined {
    return topFrame(this.history.game)?.by;
  }

  /** Whose latest decisions nobody else has been shown. */
  get open(): T['side'] | undefined {
    return this.undoing.isShared ? undefined : this.history.open;
  }

  get decisions(): number {
    return this.history.decisions;
  }

  /** Which turn it is, if the title says so. */
  get turn(): number | undefined {
    return this.hosted.turnOf?.(this.history.game);
  }

  /** Who has won by the rules; undefined: they do not say. */
  get winner(): T['side'] | 'draw' | undefined {
    return this.hosted.winnerOf?.(this.history.game);
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
  entries(): Generator<Entry, void> {
    return this.keeping.entries();
  }

  /** What its log begins with. */
  header(): LogHeader {
    return this.history.header();
  }

  /** Vouches for the position as it is now: whoever plays all of it again has to come there. */
  check(): Entry {
    return this.keeping.check();
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

  /**
   * What another authority over the same game has decided, in its order. Each audience is told what it was told there, by the
   * same numbers. False: this cannot be followed from here; then the game has to be loaded again.
   */
  follow(entries: readonly Entry[]): boolean {
    return entries.every(entry => {
      if (entry.kind === 'check') return true;
      const isFollowed = this.followOne(entry);
      if (isFollowed) this.happened();
      return isFollowed;
    });
  }

  private followOne(entry: Entry): boolean {
    if (entry.kind === 'decision') return this.followDecision(entry);
    if (entry.kind === 'undo') this.isTakenBack(entry.to);
    else if (entry.kind === 'redo') {
      const redone = Array.from({ length: entry.count }, () => this.redoOne()).filter(each => each !== undefined);
      this.areRedone(redone);
      return redone.length === entry.count;
    } else if (entry.kind === 'offer') this.offer = { by: entry.by, to: entry.to };
    else if (entry.kind === 'decline') this.offer = undefined;
    else return false;
    return true;
  }

  private followDecision(decision: RecordedDecision): boolean {
    const isFormal = decision.by !== 'referee' && this.movers.isFormal();
    const stepped = this.history.follow(decision);
    if (stepped === undefined) return false;
    this.broadcast.add(stepped, isFormal);
    this.forgetOffer(stepped);
    return true;
  }

  seat(audience: Audience<T>): PageSeat<T> {
    this.seats += 1;
    return new PageSeat(this, audience, `page ${this.seats}`);
  }

  /** From now on these play by themselves, and no others: what somebody was about to answer is not waited for. */
  seatPlayers(players: Players<T>): void {
    this.movers.players = players;
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
    if (dice !== undefined && !this.ownDice.areTyped) return refused('host/no-dice-of-your-own');
    const by = this.deciderFor(side);
    if (by === undefined) return { refused: { clause: 'kernel/game-over', params: {} } };
    const isOwn = by === side || (by === 'table' && dice !== undefined);
    if (!isOwn) return { refused: { clause: 'kernel/not-your-decision', params: { by } } };
    return this.takeUnread(side, by, choice, dice);
  }

  private switchDice(side: T['side'], own: boolean): Answer<T> {
    if (!this.ownDice.areAllowed) return refused('host/no-dice-of-your-own');
    if (own !== this.ownDice.areTyped) {
      this.keeping.keep({ kind: 'dice', by: side, own });
      this.history.ownDice = own;
      this.happened();
    }
    return this.done(side);
  }

  /** Who decides in the position that an audience has been shown. */
  private deciderFor(audience: Audience<T>): Decider<T> | undefined {
    const { open, game } = this.history;
    return open === undefined || open === audience || this.undoing.isShared ? topFrame(game)?.by : open;
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
    const dice =
      typed ?? (this.ownDice.areTyped && this.movers.playerOf(proposal.by) === undefined ? NOT_YET_ROLLED : undefined);
    const isFormal = proposal.by !== 'referee' && this.movers.isFormal();
    const known = this.history.pending?.dice.length;
    const before = this.history.mark();
    const attempted = this.history.decide(proposal, dice);
    if ('stepped' in attempted) {
      this.keeping.keepOrReturn(this.keeping.lastEntry(), before);
      this.broadcast.add(attempted.stepped, isFormal);
      this.forgetOffer(attempted.stepped);
      this.vouch();
      return undefined;
    }
    const { pending } = this.history;
    if (pending !== undefined && pending.dice.length !== known) {
      this.keeping.keepOrReturn({ kind: 'pending', ...bareDecision(pending) }, before);
      this.publish();
    }
    if ('refused' in attempted) return { refused: attempted.refused };
    return 'needsDice' in attempted ? { needsDice: attempted.needsDice } : { badDice: attempted.badDice };
  }

  private undo(side: T['side'], line?: number): Answer<T> {
    if (line !== undefined && !this.undoing.isToldAfter(side, line)) return refused('host/nothing-to-undo');
    if (line === undefined && this.undoing.mayWithdraw) return this.withdraw(side);
    const free = this.undoing.freeTarget(side, line);
    if (free !== undefined) {
      this.takeBack(side, free);
      return this.done(side);
    }
    const target = this.agreedTarget(side);
    if (target === undefined) return refused('host/nothing-to-undo');
    if (this.offer?.by !== side || this.offer.to !== target) {
      const offer = { by: side, to: target };
      this.keeping.keep({ kind: 'offer', ...offer });
      this.offer = offer;
      this.publish();
    }
    return { offered: { n: this.stream(side).n } };
  }

  /** A choice whose first dice are known is not made after all. */
  private withdraw(side: T['side']): Answer<T> {
    this.keeping.keep({ kind: 'undo', by: side, to: this.history.decisions });
    this.history.withdraw();
    this.happened();
    return this.done(side);
  }

  /** How many decisions would stand if the side took back its last one and the other agreed. */
  private agreedTarget(side: T['side']): number | undefined {
    return this.isWaitingFor(side) ? undefined : this.undoing.agreedTarget(side);
  }

  /** Does a choice of this audience's own, or of the table, wait for the rest of its dice? Of another's nobody is told. */
  private isWaitingFor(audience: Audience<T>): boolean {
    const { pending } = this.history;
    const by = this.deciderFor(audience);
    return pending !== undefined && pending.by === by && (by === 'table' || by === audience);
  }

  /** It stands until everybody is shown a decision: that it is gone would tell of one that can still be taken back. */
  private forgetOffer({ sealed }: Stepped<T>): void {
    if (sealed) this.offer = undefined;
  }

  private answerOffer(side: T['side'], agreed: boolean): Answer<T> {
    const { offer } = this;
    const { pending } = this.history;
    if (offer === undefined || (agreed && offer.by === side)) return refused('host/no-offer');
    if (agreed && pending) return { refused: { clause: 'kernel/dice-pending', params: { by: pending.by } } };
    if (agreed) this.takeBack(side, offer.to);
    else {
      this.keeping.keep({ kind: 'decline', by: side });
      this.offer = undefined;
      this.publish();
    }
    return this.done(side);
  }

  private takeBack(by: T['side'], to: number): void {
    this.keeping.keep({ kind: 'undo', by, to });
    this.isTakenBack(to);
    this.happened();
  }

  private isTakenBack(to: number): void {
    this.history.takeBack(to);
    this.broadcast.cut(to);
    if (this.offer !== undefined && to <= this.offer.to) this.offer = undefined;
  }

  private redo(side: T['side']): Answer<T> {
    if (!this.undoing.mayRedo(side)) return refused('host/nothing-to-redo');
    const before = this.history.mark();
    const redone: Redone<T>[] = [];
    do {
      const again = this.redoOne();
      if (again === undefined) break;
      redone.push(again);
    } while (this.mover !== undefined);
    this.keeping.keepOrReturn({ kind: 'redo', by: side, count: redone.length }, before);
    this.areRedone(redone);
    this.happened();
    return this.done(side);
  }

  private redoOne(): Redone<T> | undefined {
    const isFormal = this.movers.isFormal();
    const stepped = this.history.redo();
    return stepped && { stepped, isFormal };
  }

  private areRedone(redone: readonly Redone<T>[]): void {
    for (const { stepped, isFormal } of redone) {
      this.broadcast.add(stepped, isFormal);
      this.forgetOffer(stepped);
    }
  }

  /** Who decides now without a person: the dice, a side with nothing to decide, or one that somebody else plays. */
  private get mover(): Decider<T> | undefined {
    const by = topFrame(this.history.game)?.by;
    if (by === undefined) return undefined;
    if (this.unfinished !== undefined) return by;
    if (this.ownDice.due(this.moment) !== undefined) return undefined;
    return by === 'table' || this.movers.playerOf(by) !== undefined || this.movers.isFormal() ? by : undefined;
  }

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
    pace(() =>
      this.inTurn(() => {
        if (moment !== this.moment || runs !== this.runs) return;
        this.runs += 1;
        try {
          this.playOn();
        } finally {
          this.broadcast.raise();
        }
      }),
    );
  }

  private inTurn(happen: () => void): void {
    const { turn } = this.settings;
    if (turn === undefined) happen();
    else turn(happen);
  }

  private playOn(): void {
    for (let by = this.mover; by !== undefined; by = this.mover) {
      const player = this.movers.playerOf(by);
      const chosen =
        this.unfinished ?? (player === undefined ? this.movers.onlyChoice() : this.askPlayer(by as T['side'], player));
      if (chosen === undefined) return;
      const answer = this.take({ by, choice: chosen });
      if (answer === undefined) continue;
      assert('needsDice' in answer, 'automatic-decision-failed', { by, choice: chosen, answer });
      return;
    }
  }

  /** A choice whose first dice are known, in a game in which nobody types in the rest. */
  private get unfinished() {
    return this.ownDice.areTyped ? undefined : this.history.pending?.choice;
  }

  /** Undefined: the answer comes later. */
  private askPlayer(side: T['side'], player: Player<T>) {
    const chosen = player.choose(this.sceneFor(side));
    if (!(chosen instanceof Promise)) return chosen;
    const { moment } = this;
    this.askedAt = moment;
    chosen.then(choice =>
      this.inTurn(() => {
        if (moment !== this.moment) return;
        const answer = this.take({ by: side, choice });
        assert(answer === undefined, 'player-was-refused', { side, choice, answer });
        this.goOn();
        this.broadcast.raise();
      }),
    );
    return undefined;
  }

  private sceneFor(side: T['side']): Scene<T> {
    const { ruleset, opening } = this.hosted;
    const whole = this.stream(side).whole();
    const scene = whole && sceneAfter(ruleset, opening.game.world, side, undefined, whole);
    assert(scene !== undefined, 'nothing-published', { side });
    return scene;
  }

  /** The decision is kept and stands, also if nothing vouches for the position after it. */
  private vouch(): void {
    try {
      this.keeping.vouch();
    } finally {
      this.happened();
    }
  }

  private happened(): void {
    this.moment += 1;
    this.publish();
  }

  private publish(): void {
    this.broadcast.publish((audience, isCurrent) => this.statusFor(audience, isCurrent), this.undoing.isShared);
  }

  private statusFor(audience: Audience<T>, isCurrent: boolean): Status<T> {
    const { offer } = this;
    const due = this.dueFor(audience);
    const { ownDice, undoing } = this;
    const undo = audience === 'public' ? 'none' : this.undoFor(audience);
    return {
      automatic: this.isAutomaticFor(audience, isCurrent),
      undo,
      ...(undo === 'none' && undoing.isShared && { undoEnd: undoing.undoEnd() }),
      mayRedo: audience !== 'public' && undoing.mayRedo(audience),
      ...(offer && { offer: offer.by }),
      ...(ownDice.areAllowed && { ownDice: ownDice.areTyped }),
      ...(due && { due }),
    };
  }

  private dueFor(audience: Audience<T>): DueDice<T> | undefined {
    const isAsked = this.isWaitingFor(audience) || (!this.history.pending && this.deciderFor(audience) === 'table');
    return isAsked ? this.ownDice.due(this.moment) : undefined;
  }

  /** Of what can still be taken back others learn nothing: to them the same side goes on deciding. */
  private isAutomaticFor(audience: Audience<T>, isCurrent: boolean): boolean {
    const by = this.deciderFor(audience);
    return isCurrent ? this.mover !== undefined : by !== undefined && this.movers.playerOf(by) !== undefined;
  }

  private undoFor(side: T['side']): Status<T>['undo'] {
    if (this.undoing.freeTarget(side) !== undefined || this.undoing.mayWithdraw) return 'free';
    return this.agreedTarget(side) === undefined ? 'none' : 'by-agreement';
  }
}
