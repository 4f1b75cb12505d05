import { position } from '@wigwag/content/position';
import { findHex, findSide, hexName } from '@wigwag/hex';
import { type Answer, type Frame, formOf, ready, scripted, topFrame } from '@wigwag/kernel';
import type { Event, Leader, Unit } from '../board.ts';
import { DECLARED, type Thing } from '../fields/declared.ts';
import type { AnyChoice, Edit, Game, Gcacw } from '../game.ts';
import { engine, gcacw, newGame } from '../ruleset.ts';
import type { Side } from '../vocabulary.ts';
import { worldOf } from '../world/world.ts';

/** A choice with names for pieces and printed numbers for hexes: `{ do: 'step', to: '0302' }`. */
export type Named = { readonly do: string } & Readonly<
  Record<string, string | number | boolean | readonly string[] | readonly number[]>
>;

/** Lists whose order is not chosen: pieces stand in the order of their numbers. */
const SETS: readonly Thing[] = ['units', 'leaders'];

/** A position set up for a test, and hands to play it with. Pieces go by their ids: names in small letters. */
export class Table {
  game: Game;

  constructor(text: string) {
    this.game = newGame(worldOf(position(text).scenario));
  }

  /** The decision of a side that has taken the initiative. */
  atAction(side: Side, handed = false): this {
    const offer: Frame<Gcacw> = { kind: 'offer', by: side, handed };
    return this.at({ kind: 'initiative', by: 'table', step: 'offer' }, offer, {
      kind: 'action',
      by: side,
      handed,
      done: false,
    });
  }

  /** An Action Phase that is about to begin. */
  atInitiative(): this {
    return this.at({ kind: 'initiative', by: 'table', step: 'roll' });
  }

  /** Recovery Step 1 of a side. */
  atRecovery(side: Side): this {
    this.game.board.phase = 'recovery';
    this.game.stack.splice(0, this.game.stack.length, {
      kind: 'turn',
      by: 'table',
      next: side === 'union' ? 'recovery' : 'turn-indication',
    });
    this.game.stack.push({ kind: 'recovery', by: side, done: [], repaired: false });
    return this;
  }

  private at(...frames: Frame<Gcacw>[]): this {
    this.game.board.phase = 'action-cycle';
    this.game.stack.splice(0, this.game.stack.length, { kind: 'turn', by: 'table', next: 'action-cycle' }, ...frames);
    return this;
  }

  /** What kind of decision is asked, and of whom. */
  get asked(): string {
    const frame = topFrame(this.game);
    return frame === undefined ? 'over' : `${frame.kind} ${frame.by}`;
  }

  get top(): Frame<Gcacw> | undefined {
    return topFrame(this.game);
  }

  unit(id: string): Unit & { readonly at: string } {
    const unit = this.game.board.units[this.unitId(id)] as Unit;
    return { ...unit, at: unit.hex < 0 ? 'nowhere' : hexName(this.game.world.grid, unit.hex) };
  }

  /** Changes the state of a unit before the test begins. */
  put(id: string, state: Partial<Unit>): this {
    Object.assign(this.game.board.units[this.unitId(id)] as Unit, state);
    this.game.derived = gcacw.derive(this.game.world, this.game.board);
    return this;
  }

  leader(id: string): Leader & { readonly unit: string; readonly at: string } {
    const leader = this.game.board.leaders[this.leaderId(id)] as Leader;
    const unit = this.game.world.units[leader.with]?.id ?? 'nobody';
    return { ...leader, unit, at: leader.hex < 0 ? 'nowhere' : hexName(this.game.world.grid, leader.hex) };
  }

  /** Why not: the clause of the refusal; undefined: it may be done. */
  why(choice: Named): string | undefined {
    return engine.refusal(this.game, topFrame(this.game)?.by ?? 'table', this.choice(choice))?.clause;
  }

  /** The whole refusal, with its numbers. */
  refusal(choice: Named) {
    return engine.refusal(this.game, topFrame(this.game)?.by ?? 'table', this.choice(choice));
  }

  /** The choices now open that begin with this verb. */
  open(verb: string): AnyChoice[] {
    return engine.choices(this.game).filter(choice => choice.do === verb);
  }

  /** Decides, with dice in the order they are asked for; what came of it. A refusal or missing dice throw. */
  do(choice: Named, ...dice: (number | Answer)[]): readonly Event[] {
    const answers = dice.map(die => (typeof die === 'number' ? [die] : die));
    const verdict = engine.decide(
      this.game,
      topFrame(this.game)?.by ?? 'table',
      this.choice(choice),
      scripted(answers),
    );
    if (!('decided' in verdict)) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(verdict)}`);
    if (verdict.decided.rolled.length < answers.length)
      throw new Error(`${answers.length} dice given, ${verdict.decided.rolled.length} used`);
    this.game = ready(gcacw, verdict.decided.game);
    return verdict.decided.events;
  }

  /** Why the referee may not change that. */
  whyNotEdit(edit: Named): string | undefined {
    return engine.refusal(this.game, 'referee', this.edited(edit))?.clause;
  }

  /** The referee steps in; a refusal throws. */
  edit(edit: Named): readonly Event[] {
    const verdict = engine.decide(this.game, 'referee', this.edited(edit), scripted([]));
    if (!('decided' in verdict)) throw new Error(`${JSON.stringify(edit)}: ${JSON.stringify(verdict)}`);
    this.game = ready(gcacw, verdict.decided.game);
    return verdict.decided.events;
  }

  private edited(edit: Named): Edit {
    return { reason: 'test', ...this.choice(edit) } as unknown as Edit;
  }

  /** Walks a march from hex to hex. */
  walk(...hexes: string[]): Event[] {
    return hexes.flatMap(to => [...this.do({ do: 'step', to })]);
  }

  unitId(id: string): number {
    return this.find(id, this.game.world.units);
  }

  leaderId(id: string): number {
    return this.find(id, this.game.world.leaders);
  }

  hex(printed: string): number {
    const hex = findHex(this.game.world.grid, printed);
    if (hex === undefined) throw new Error(`no hex ${printed}`);
    return hex;
  }

  hexside(printed: string): number {
    const side = findSide(this.game.world.grid, printed);
    if (side === undefined) throw new Error(`no hexside ${printed}`);
    return side;
  }

  private find(id: string, among: readonly { readonly id: string }[]): number {
    const found = among.findIndex(piece => piece.id === id);
    if (found < 0) throw new Error(`no piece ${id}`);
    return found;
  }

  private choice(named: Named): AnyChoice {
    const tables: Readonly<Record<string, Readonly<Record<string, Thing>>>> = {
      ...DECLARED.choices,
      ...DECLARED.edits,
    };
    const fields = Object.entries(named).map(([name, value]) => {
      const thing = tables[named.do]?.[name];
      return [name, thing === undefined ? value : this.resolved(thing, value)];
    });
    return Object.fromEntries(fields) as AnyChoice;
  }

  private resolved(thing: Thing, value: Named[string]): unknown {
    if (!Array.isArray(value)) return typeof value === 'string' ? this.idOf(thing, value) : value;
    const form = formOf<Gcacw>(DECLARED.things, thing);
    const each = typeof form === 'object' && 'listOf' in form ? form.listOf : thing;
    const ids = value.map((id: string | number) => (typeof id === 'string' ? this.idOf(each, id) : id));
    return SETS.includes(thing) ? ids.sort((a, b) => Number(a) - Number(b)) : ids;
  }

  private idOf(thing: Thing, id: string): number | string {
    if (thing === 'unit') return this.unitId(id);
    if (thing === 'leader') return this.leaderId(id);
    if (thing === 'hexside') return this.hexside(id);
    return thing === 'hex' || thing === 'origin' || thing === 'target' ? this.hex(id) : id;
  }
}

/** The types of events, with the clause for those that have one: 'marchEnded 6.2/enter-zoc-stop'. */
export const told = (events: readonly Event[]): string[] =>
  events.map(event => ('because' in event ? `${event.type} ${event.because}` : event.type));
