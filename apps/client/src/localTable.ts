import {
  type AnyChoice,
  type Attack,
  type CommandOdds,
  commandOdds,
  type Edit,
  engine,
  type Gcacw,
  gcacw,
  type Odds,
  type OptionName,
  odds,
  openGame,
  optionsIn,
  type World,
  withOptions,
} from '@wigwag/gcacw';
import { type Decision, type GameRecord, Host, type Refusal, ready, topFrame } from '@wigwag/kernel';
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

/** A game in the page, one player for both sides: undo goes past dice, and the same dice come up again. */
export class LocalTable implements Table {
  world: World;
  private readonly settings: Settings;
  private host: Host<Gcacw>;
  private told: Told[] = [];
  private current: View;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(settings: Settings) {
    this.settings = settings;
    const record = settings.shelf.read();
    this.world = withOptions(settings.world, optionsIn(record?.setup));
    this.host = this.open(record === undefined ? 0 : facesIn(record));
    // As far as these rules allow: where they part, the game goes on from there.
    if (record !== undefined) this.host.load(record, (by, decision) => this.tell(by, decision));
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
    const verdict = this.host.decide(by, choice);
    if ('refused' in verdict) return verdict.refused;
    if ('decided' in verdict) this.tell(by, verdict.decided);
    this.changed();
    return undefined;
  }

  edit(edit: Edit): Refusal<Gcacw> | undefined {
    clearTimeout(this.timer);
    const verdict = this.host.decide('referee', edit);
    if ('decided' in verdict) this.tell('referee', verdict.decided);
    this.changed();
    return 'refused' in verdict ? verdict.refused : undefined;
  }

  setOption(option: OptionName, on: boolean): void {
    if (this.told.some(({ by }) => by !== 'table')) return;
    this.world = withOptions(this.world, { [option]: on });
    this.restart();
  }

  undo(): void {
    clearTimeout(this.timer);
    if (this.host.undo('union', true)) this.told.length = this.host.decisions;
    this.changed();
  }

  redo(): void {
    clearTimeout(this.timer);
    do {
      const redone = this.host.redo();
      if (redone === undefined) break;
      this.tell(redone.by, redone.decision);
    } while (topFrame(this.host.game)?.by === 'table');
    this.changed();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.settings.shelf.clear();
    this.told = [];
    this.host = this.open(0);
    this.changed();
  }

  private open(used: number): Host<Gcacw> {
    const { seed } = this.settings;
    const dice = seed === undefined ? diceFrom(freshSeed(), 0) : diceFrom(seed, used);
    return new Host(gcacw, openGame(this.world), this.setup(), dice);
  }

  /** The scenario, and the options where they are not its own. */
  private setup(): object {
    const { id, options } = this.world.scenario;
    return this.world === this.settings.world ? { scenario: id } : { scenario: id, options };
  }

  private tell(by: Told['by'], { events, rolled }: Decision<Gcacw>): void {
    this.told.push({ by, events, rolled });
  }

  private rollSoon(): void {
    clearTimeout(this.timer);
    if (topFrame(this.host.game)?.by !== 'table') return;
    this.timer = setTimeout(() => {
      for (const decision of this.host.rollForTheTable()) this.tell('table', decision);
      this.changed();
    }, this.settings.pause);
  }

  private changed(): void {
    this.current = this.look();
    this.settings.shelf.write(this.host.record());
    for (const listener of this.listeners) listener();
    this.rollSoon();
  }

  private look(): View {
    const game = ready(gcacw, this.host.game);
    return {
      game,
      frame: topFrame(game),
      choices: engine.choices(game),
      log: [{ by: 'table', events: this.host.opening, rolled: [] }, ...this.told],
      mayUndo: this.host.mayUndo('union', true),
      mayRedo: this.host.mayRedo,
    };
  }
}
