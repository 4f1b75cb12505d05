import {
  type AnyChoice,
  type Attack,
  type CommandOdds,
  commandOdds,
  engine,
  type Gcacw,
  gcacw,
  newGame,
  type Odds,
  odds,
  type Side,
  shownTo,
  type World,
} from '@wigwag/gcacw';
import {
  type Decision,
  type Game,
  type GameRecord,
  Host,
  type Refusal,
  readChoice,
  ready,
  seenDecision,
  topFrame,
} from '@wigwag/kernel';
import { diceFrom, freshSeed } from './dice.ts';
import type { Shelf } from './shelf.ts';
import type { Table, Told, View } from './table.ts';

interface Settings {
  readonly world: World;
  readonly shelf: Shelf;
  /** Fixed dice, for those who want the same game again. */
  readonly seed: number | undefined;
  /** Milliseconds before the table rolls: long enough to see that dice fall. */
  readonly pause: number;
}

const facesIn = ({ decisions }: GameRecord): number =>
  decisions.reduce((sum, { dice }) => sum + dice.reduce((faces, answer) => faces + answer.length, 0), 0);

/** One decision as each side saw it. */
type Seen = Readonly<Record<Side, Told>>;

/** A game in the page, one player for both sides: undo goes past dice, and the same dice come up again. */
export class LocalTable implements Table {
  readonly world: World;
  private readonly settings: Settings;
  private host: Host<Gcacw>;
  private told: Seen[] = [];
  private taken: Seen[] = [];
  /** Whose eyes are on the screen; it matters only under limited intelligence. */
  private eyes: Side = 'union';
  private current: View;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.world = settings.world;
    const record = settings.shelf.read();
    this.host = this.open(record === undefined ? 0 : facesIn(record));
    if (record !== undefined) this.resume(record);
    this.current = this.look();
    this.rollSoon();
  }

  view(): View {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  refusal(attempt: AnyChoice): Refusal<Gcacw> | undefined {
    const by = topFrame(this.host.game)?.by ?? 'table';
    return engine.refusal(this.host.game, by, attempt);
  }

  odds(attack: Attack): Odds {
    return odds(this.current.game, attack);
  }

  commandOdds(leader: number, selected: number): CommandOdds {
    return commandOdds(this.current.game, leader, selected);
  }

  decide(choice: AnyChoice): Refusal<Gcacw> | undefined {
    const by = topFrame(this.host.game)?.by ?? 'table';
    const before = this.host.game;
    const verdict = this.host.decide(by, choice);
    if ('refused' in verdict) return verdict.refused;
    if ('decided' in verdict) this.tell(before, by, choice, verdict.decided);
    this.changed();
    return undefined;
  }

  sit(): void {
    const { curtain } = this.current;
    if (curtain === undefined) return;
    this.eyes = curtain;
    this.changed();
  }

  undo(): void {
    clearTimeout(this.timer);
    if (this.host.undo(this.eyes, !this.secret)) this.taken.push(...this.told.splice(this.host.decisions).reverse());
    this.changed();
  }

  redo(): void {
    clearTimeout(this.timer);
    do {
      const told = this.taken.pop();
      if (told === undefined || !this.host.redo()) break;
      this.told.push(told);
    } while (topFrame(this.host.game)?.by === 'table');
    this.changed();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.settings.shelf.clear();
    this.told = [];
    this.taken = [];
    this.host = this.open(0);
    this.eyes = 'union';
    this.changed();
  }

  private open(used: number): Host<Gcacw> {
    const { seed } = this.settings;
    const dice = seed === undefined ? diceFrom(freshSeed(), 0) : diceFrom(seed, used);
    return new Host(gcacw, newGame(this.world), { scenario: this.world.scenario.id }, dice);
  }

  /** Plays the kept decisions again, with their dice, as far as these rules allow. */
  private resume({ decisions }: GameRecord): void {
    for (const { by, choice, dice } of decisions) {
      const frame = topFrame(this.host.game);
      const read = frame && readChoice(gcacw, frame.kind, choice);
      if (read === undefined || !('choice' in read)) return;
      const before = this.host.game;
      const verdict = this.host.decide(by as Side | 'table', read.choice, dice);
      if (!('decided' in verdict)) return;
      this.tell(before, by as Side | 'table', read.choice, verdict.decided);
    }
  }

  private tell(before: Game<Gcacw>, by: Told['by'], choice: AnyChoice, decision: Decision<Gcacw>): void {
    const seen = (side: Side): Told => seenDecision(gcacw, before, by, choice, decision, side);
    const { events, rolled } = decision;
    const all = { by, events, rolled };
    this.told.push(
      this.secret ? { union: seen('union'), confederate: seen('confederate') } : { union: all, confederate: all },
    );
    this.taken.length = 0;
  }

  private rollSoon(): void {
    clearTimeout(this.timer);
    if (topFrame(this.host.game)?.by !== 'table') return;
    this.timer = setTimeout(() => {
      while (topFrame(this.host.game)?.by === 'table') {
        const before = this.host.game;
        const [choice] = engine.choices(before);
        const verdict = choice && this.host.decide('table', choice);
        if (choice === undefined || verdict === undefined || !('decided' in verdict)) break;
        this.tell(before, 'table', choice, verdict.decided);
      }
      this.changed();
    }, this.settings.pause);
  }

  private changed(): void {
    this.current = this.look();
    this.settings.shelf.write(this.host.record());
    for (const listener of this.listeners) listener();
    this.rollSoon();
  }

  private get secret(): boolean {
    return this.world.options.limitedIntelligence;
  }

  /** Under limited intelligence a side sees its own view, and the other has to take the seat first. */
  private look(): View {
    const whole = ready(gcacw, this.host.game);
    const by = topFrame(whole)?.by ?? 'table';
    const curtain = this.secret && by !== 'table' && by !== this.eyes ? by : undefined;
    const game = this.secret ? ready(gcacw, shownTo(whole, this.eyes)) : whole;
    return {
      game,
      frame: topFrame(game),
      choices: curtain === undefined ? engine.choices(whole) : [],
      log: this.told.map(seen => seen[this.eyes]),
      mayUndo: this.host.mayUndo(this.eyes, !this.secret),
      mayRedo: this.taken.length > 0,
      ...(curtain !== undefined && { curtain }),
    };
  }
}
