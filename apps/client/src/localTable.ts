import {
  type AnyChoice,
  type Attack,
  type CommandOdds,
  commandOdds,
  type Edit,
  engine,
  type Gcacw,
  gcacw,
  idleChoice,
  type Lesson,
  type Odds,
  type OptionName,
  odds,
  openGame,
  optionsIn,
  type Side,
  shownTo,
  type World,
  withOptions,
} from '@wigwag/gcacw';
import {
  type Decision,
  type Game,
  type GameRecord,
  Host,
  type Refusal,
  type Replay,
  ready,
  rulesCompared,
  scripted,
  seenEvents,
  topFrame,
  type Verdict,
} from '@wigwag/kernel';
import { diceFrom, freshSeed, LessonDice } from './dice.ts';
import { isFormality } from './formality.ts';
import type { Shelf } from './shelf.ts';
import type { Table, Told, View } from './table.ts';

interface Settings {
  /** With the options of the record, if there is one. */
  readonly world: World;
  /** A game that goes on here. */
  readonly record?: GameRecord | undefined;
  readonly shelf: Pick<Shelf, 'write' | 'clear'>;
  /** Fixed dice, for those who want the same game again. */
  readonly seed: number | undefined;
  /** Milliseconds before the table rolls: long enough to see that dice fall. */
  readonly pause: number;
  /** Its dice come up first, and the other side plays by itself. */
  readonly lesson?: Lesson | undefined;
}

const facesIn = ({ decisions }: GameRecord): number =>
  decisions.reduce((sum, { dice }) => sum + dice.reduce((faces, answer) => faces + answer.length, 0), 0);

const facesOf = ({ rolled }: Told): number => rolled.reduce((sum, { answer }) => sum + answer.length, 0);

/** The rules that are played here. */
export const RULESET = gcacw.name;

/** The scenario with the options that a record was played with. */
export const worldOfRecord = (world: World, { setup }: GameRecord): World => withOptions(world, optionsIn(setup));

/** How far these rules follow a record. Nothing is rolled for it, and nothing kept. */
export const followed = (world: World, record: GameRecord): Replay<Gcacw> =>
  new Host(gcacw, openGame(world), record.setup, scripted([])).load(record);

/** The rules that made a record, and these. */
export const rulesMet = (record: GameRecord) => rulesCompared(record, gcacw);

/** One decision as each side saw it. */
type Seen = Readonly<Record<Side, Told>>;

/** A game in the page, one player for both sides (in a lesson for one): undo goes past dice, and the same dice come up again. */
export class LocalTable implements Table {
  world: World;
  private readonly settings: Settings;
  private host: Host<Gcacw>;
  private dice: LessonDice | undefined;
  private told: Seen[] = [];
  /** Whose eyes are on the screen; it matters only under limited intelligence. */
  private eyes: Side = 'union';
  /** A game with secrets that comes from elsewhere is covered until somebody takes the seat. */
  private seated = true;
  private kept = true;
  private current: View;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(settings: Settings) {
    this.settings = settings;
    const { world, record } = settings;
    this.world = world;
    this.host = this.open(record === undefined ? 0 : facesIn(record));
    if (record !== undefined) this.load(record);
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
    const verdict = this.make(by, choice);
    if ('refused' in verdict) return verdict.refused;
    this.changed();
    return undefined;
  }

  edit(edit: Edit): Refusal<Gcacw> | undefined {
    clearTimeout(this.timer);
    const verdict = this.make('referee', edit);
    this.changed();
    return 'refused' in verdict ? verdict.refused : undefined;
  }

  setOption(option: OptionName, on: boolean): void {
    if (this.told.some(({ union }) => union.by !== 'table')) return;
    this.world = withOptions(this.world, { [option]: on });
    this.restart();
  }

  sit(): void {
    const { curtain } = this.current;
    if (curtain === undefined) return;
    this.eyes = curtain;
    this.seated = true;
    this.changed();
  }

  undo(): void {
    if (!this.current.mayUndo) return;
    clearTimeout(this.timer);
    let by: Told['by'] | undefined;
    do by = this.takeOneBack();
    while (by !== undefined && this.isAutomatic(by));
    this.changed();
  }

  takeBack(decisions: number): void {
    clearTimeout(this.timer);
    const own = this.told.findIndex(({ union }, index) => index >= decisions && !this.isAutomatic(union.by));
    while (own >= 0 && this.host.decisions > own && this.takeOneBack() !== undefined);
    this.changed();
  }

  redo(): void {
    if (!this.current.mayRedo) return;
    clearTimeout(this.timer);
    do {
      const before = this.host.game;
      const redone = this.host.redo();
      if (redone === undefined) break;
      this.tell(before, redone.by, redone.decision);
    } while (this.automatic !== undefined);
    this.changed();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.settings.shelf.clear();
    this.told = [];
    this.host = this.open(0);
    this.eyes = 'union';
    this.seated = true;
    this.changed();
  }

  record(): GameRecord {
    return this.host.record();
  }

  private open(used: number): Host<Gcacw> {
    const { seed, lesson } = this.settings;
    const ordinary = seed === undefined ? diceFrom(freshSeed(), 0) : diceFrom(seed, used);
    this.dice = lesson && new LessonDice(lesson.dice, ordinary);
    return new Host(gcacw, openGame(this.world), this.setup(), this.dice?.source ?? ordinary);
  }

  /** Does nobody at this screen decide for it? */
  private isAutomatic(by: Told['by'] | undefined): boolean {
    const { lesson } = this.settings;
    return by === 'table' || (lesson !== undefined && by !== undefined && by !== 'referee' && by !== lesson.side);
  }

  /** Who decides now by himself. */
  private get automatic(): Side | 'table' | undefined {
    const by = topFrame(this.host.game)?.by;
    return this.isAutomatic(by) || this.isFormal(this.host.game) ? by : undefined;
  }

  /** Where there are secrets, that a side has nothing to decide is one. */
  private isFormal(game: Game<Gcacw>): boolean {
    return !this.secret && isFormality(topFrame(game)?.kind, () => engine.choices(game));
  }

  private make(by: Told['by'], choice: AnyChoice | Edit): Verdict<Gcacw> {
    if (this.dice !== undefined) this.dice.next = this.told.reduce((sum, { union }) => sum + facesOf(union), 0);
    const before = this.host.game;
    const verdict = this.host.decide(by, choice);
    if ('decided' in verdict) this.tell(before, by, verdict.decided);
    return verdict;
  }

  /** The last decision that was not the table's, with what followed from it; whose it was. */
  private takeOneBack(): Told['by'] | undefined {
    if (!this.host.undo(this.eyes, !this.secret)) return undefined;
    const by = this.told[this.host.decisions]?.union.by;
    this.told.length = this.host.decisions;
    return by;
  }

  /** Options and dice with it: whoever opens the record knows neither the address nor what the scenario once said. */
  private setup(): object {
    const { id, options } = this.world.scenario;
    const { seed } = this.settings;
    return { scenario: id, options, ...(seed !== undefined && { seed }) };
  }

  /** As far as these rules allow: where they part, the game goes on from there. */
  private load(record: GameRecord): void {
    let before = this.host.game;
    this.host.load(record, (by, decision) => {
      this.tell(before, by, decision);
      before = this.host.game;
    });
    const { pending } = this.host;
    if (pending !== undefined) this.make(pending.by, pending.choice);
    this.seated = this.told.length === 0;
    this.kept = this.settings.shelf.write(this.host.record());
  }

  private tell(before: Game<Gcacw>, by: Told['by'], { events, rolled }: Decision<Gcacw>): void {
    const seen = (side: Side): Told => ({
      by: by !== 'referee' && this.isFormal(before) ? 'table' : by,
      events: this.secret ? seenEvents(gcacw, before, events, side) : events,
      rolled,
    });
    this.told.push({ union: seen('union'), confederate: seen('confederate') });
  }

  private rollSoon(): void {
    clearTimeout(this.timer);
    if (this.automatic === undefined) return;
    this.timer = setTimeout(() => {
      for (let by = this.automatic; by !== undefined; by = this.automatic) {
        const choice = idleChoice(engine.choices(this.host.game));
        if (choice === undefined || !('decided' in this.make(by, choice))) break;
      }
      this.changed();
    }, this.settings.pause);
  }

  private changed(): void {
    this.kept = this.settings.shelf.write(this.host.record());
    this.current = this.look();
    for (const listener of this.listeners) listener();
    this.rollSoon();
  }

  private get secret(): boolean {
    return this.world.options.limitedIntelligence;
  }

  private get mayUndo(): boolean {
    return this.host.mayUndo(this.eyes, !this.secret) && this.told.some(({ union }) => !this.isAutomatic(union.by));
  }

  /** Under limited intelligence a side sees its own view, and the other has to take the seat first: until then nothing is done. */
  private look(): View {
    const whole = ready(gcacw, this.host.game);
    const by = topFrame(whole)?.by ?? 'table';
    const next = by === 'table' ? this.eyes : by;
    const isOver = topFrame(whole) === undefined;
    const curtain = this.secret && !isOver && (!this.seated || next !== this.eyes) ? next : undefined;
    const game = this.secret ? ready(gcacw, shownTo(whole, this.eyes)) : whole;
    return {
      game,
      frame: topFrame(game),
      choices: curtain === undefined ? engine.choices(whole) : [],
      isAutomatic: this.automatic !== undefined,
      log: [{ by: 'table', events: this.host.opening, rolled: [] }, ...this.told.map(seen => seen[this.eyes])],
      mayUndo: curtain === undefined && this.mayUndo,
      mayRedo: curtain === undefined && this.host.mayRedo,
      isKept: this.kept,
      ...(curtain !== undefined && { curtain }),
    };
  }
}
