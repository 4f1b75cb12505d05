import {
  type Answer,
  Authority,
  type Consent,
  type Entry,
  headerLine,
  type Intent,
  LogLines,
  type PageSeat,
  readSaved,
} from '@wigwag/host';
import type { Specimen } from '@wigwag/host/conformance';
import { ready, type SavedGame, type Vocabulary, writeRecord } from '@wigwag/kernel';
import { random } from '../support/random.ts';
import { wrongDieIn } from './checkedDice.ts';
import { judgeChain, judgeChainStart, judgeJson, judgeMoment } from './judge.ts';

type Below = (n: number) => number;

interface Standing {
  readonly by: string;
  readonly choice: unknown;
  readonly dice: readonly (readonly number[])[];
  readonly chain: string;
}

/** A promise that was not kept, and where. */
class Broken extends Error {}

const promise = (isKept: boolean, what: string): void => {
  if (!isKept) throw new Broken(what);
};

/** How often it did what. */
export interface Steps {
  decisions: number;
  dice: number;
  undone: number;
  redone: number;
  reloads: number;
  files: number;
  detours: number;
  /** Choices that were met again after the same decisions. */
  again: number;
}

export const noSteps = (): Steps => ({
  decisions: 0,
  dice: 0,
  undone: 0,
  redone: 0,
  reloads: 0,
  files: 0,
  detours: 0,
  again: 0,
});

const column = () => ({ line: 1, column: 1 });

/** The game as a text, read as the page reads what it kept. */
function readOf(text: string): SavedGame {
  const found = readSaved(text, column);
  if ('problem' in found) throw new Broken(`unreadable: ${JSON.stringify(found.problem)}`);
  promise(found.saved.isChained === true && found.saved.change === undefined, 'a change that nobody made');
  return found.saved;
}

/**
 * A random walk through one game: decisions, undo, redo, detours, and the game opened again from its log or its file. Beside it stands
 * the list of decisions as the judge chains them, and what every choice met after which decisions.
 */
export class Walk<T extends Vocabulary> {
  readonly steps = noSteps();
  private readonly specimen: Specimen<T>;
  private readonly number: number;
  private readonly consent: Consent;
  private readonly below: Below;
  private authority: Authority<T>;
  private seats: ReadonlyMap<T['side'], PageSeat<T>>;
  private lines: LogLines | undefined;
  private log = '';
  private standing: Standing[] = [];
  private undone: Standing[] = [];
  /** By moment of the judge. */
  private readonly met = new Map<string, string>();
  /** The record by the chain of the decisions that stand. */
  private readonly records = new Map<string, string>();

  constructor(specimen: Specimen<T>, number: number, consent: Consent) {
    this.specimen = specimen;
    this.number = number;
    this.consent = consent;
    this.below = random(number);
    this.authority = this.opened();
    this.seats = this.seated();
  }

  get decisions(): number {
    return this.standing.length;
  }

  get isOver(): boolean {
    return this.authority.decider === undefined;
  }

  get logText(): string {
    return this.lines === undefined ? headerLine(this.authority.header()) : this.log;
  }

  get recordText(): string {
    return writeRecord(this.authority.record());
  }

  /** So many steps of any kind, or fewer if the game ends before; then everything is checked once more. */
  go(steps: number): void {
    for (let n = 0; n < steps; n++) {
      this.someStep();
      if (this.isOver && this.below(4) > 0) break;
    }
    this.checkRecord();
    this.checkDice();
  }

  private opened(saved?: SavedGame): Authority<T> {
    return new Authority<T>(
      {
        hosted: this.specimen.hosted(this.number),
        seed: `walk ${this.number}`,
        consent: this.consent,
        append: entry => this.follow(entry),
        hasReferee: this.specimen.someEdit !== undefined,
      },
      saved,
    );
  }

  private seated(): ReadonlyMap<T['side'], PageSeat<T>> {
    const { authority } = this;
    return new Map(authority.hosted.ruleset.sides.map((side: T['side']) => [side, authority.seat(side)]));
  }

  /** The log, and the same by other means. */
  private follow(entry: Entry): void {
    this.write(entry);
    if (entry.kind === 'undo') {
      this.steps.undone += this.standing.length - entry.to;
      this.undone.push(...this.standing.splice(entry.to).reverse());
    } else if (entry.kind === 'redo') {
      this.steps.redone += entry.count;
      for (let n = 0; n < entry.count; n++) this.standing.push(this.undone.pop() ?? this.nothingToRedo());
    } else if (entry.kind === 'decision') this.stand(entry);
    else promise(entry.kind !== 'pending', 'fair dice that ran dry');
  }

  private write(entry: Entry): void {
    if (this.lines === undefined) {
      // The authority plays what needs no person while it is being made.
      const header = this.authority?.header() ?? this.headerOfAnother();
      this.log = headerLine(header);
      this.lines = new LogLines(header);
    }
    this.log += this.lines.line(entry);
  }

  private headerOfAnother() {
    const { specimen, number, consent } = this;
    const pace = () => undefined;
    return new Authority({ hosted: specimen.hosted(number), seed: `walk ${number}`, consent, pace }).header();
  }

  private nothingToRedo(): never {
    throw new Broken('redone what was not taken back');
  }

  private get chain(): string {
    return this.standing.at(-1)?.chain ?? judgeChainStart;
  }

  private stand({ by, choice, dice }: Entry & { readonly kind: 'decision' }): void {
    const moment = judgeMoment(this.chain, { by, choice });
    const before = this.met.get(moment);
    const met = JSON.stringify(dice);
    promise(
      before === undefined || before === met,
      `other dice for ${judgeJson({ by, choice })}: ${before} and ${met}`,
    );
    if (before !== undefined) this.steps.again += 1;
    this.met.set(moment, met);
    this.standing.push({ by, choice, dice, chain: judgeChain(this.chain, { by, choice, dice }) });
    this.undone = [];
    this.steps.decisions += 1;
    this.steps.dice += dice.flat().length;
  }

  private someStep(): void {
    const what = this.below(100);
    if (what < 12) this.undo();
    else if (what < 20) this.redo();
    else if (what < 23) this.reload();
    else if (what < 25) this.reopenFile();
    else if (what < 28 && this.consent === 'alone') this.detour();
    else if (what < 32 && this.consent === 'alone') this.backAndForth();
    else if (what < 34) this.edit();
    else this.decide();
    if (this.below(8) === 0) this.checkRecord();
  }

  private send(side: T['side'], intent: Intent): Answer<T> {
    const { n } = this.authority.stream(side);
    this.sent += 1;
    return this.authority.handle(side, { id: `walk ${this.sent}`, seen: n, intent });
  }

  private sent = 0;

  private get someSide(): T['side'] {
    const { sides } = this.authority.hosted.ruleset;
    return sides[this.below(sides.length)] as T['side'];
  }

  /** A verb first, then one of its choices. */
  private decide(): void {
    const { decider } = this.authority;
    if (decider === undefined || decider === 'table') return;
    const { choices } = this.seats.get(decider)?.scene() ?? { choices: [] };
    const verbs = [...new Set(choices.map(choice => choice.do))];
    const usual = verbs.filter(verb => !this.specimen.rareVerbs.includes(verb));
    const urn = usual.length === 0 || this.below(8) === 0 ? verbs : usual;
    const verb = urn[this.below(urn.length)];
    const open = choices.filter(choice => choice.do === verb);
    this.make(decider, open[this.below(open.length)]);
  }

  private make(side: T['side'], choice: unknown): void {
    const answer = this.send(side, { do: 'decide', choice });
    promise('done' in answer, `refused: ${JSON.stringify({ side, choice, answer })}`);
  }

  private edit(): void {
    const { someEdit } = this.specimen;
    const { hosted } = this.authority;
    if (someEdit === undefined || this.isOver) return;
    const { board, stack } = this.authority.record().snapshot;
    const game = { world: hosted.opening.game.world, board, stack, derived: undefined };
    this.send(this.someSide, { do: 'edit', edit: someEdit(ready(hosted.ruleset, game as never), this.below) });
  }

  /** By agreement the other side agrees, mostly. */
  private undo(): void {
    const side = this.someSide;
    const before = this.decisions;
    const answer = this.send(side, { do: 'undo' });
    if ('offered' in answer) {
      const { sides } = this.authority.hosted.ruleset;
      for (const other of sides) if (other !== side) this.send(other, { do: this.below(3) > 0 ? 'agree' : 'decline' });
    } else if ('done' in answer) promise(this.decisions < before, 'an undo that took nothing back');
    else if (this.consent === 'alone') this.checkNothingLeft();
  }

  /** Alone, everything that a person decided can be taken back. */
  private checkNothingLeft(): void {
    promise(!this.authority.isBegun && this.standing.every(({ by }) => by !== 'referee'), 'an undo that was refused');
  }

  private redo(): void {
    const side = this.someSide;
    const next = this.undone.at(-1);
    const mayRedo = next !== undefined && (this.consent === 'alone' || next.by === side);
    const seen = this.seats.get(side)?.scene().status.mayRedo;
    promise(seen === mayRedo, `redo is ${seen}, not ${mayRedo}`);
    const answer = this.send(side, { do: 'redo' });
    promise('done' in answer === mayRedo, `redo: ${JSON.stringify(answer)}`);
  }

  /** From the log: what was taken back can still be made again. */
  private reload(): void {
    this.steps.reloads += 1;
    const saved = readOf(this.logText);
    const { tip } = saved;
    promise(tip !== undefined, 'a log without an end');
    if (this.lines !== undefined && tip !== undefined) this.lines = new LogLines(tip);
    promise(
      judgeJson(saved.undone?.map(({ by, choice, dice }) => ({ by, choice, dice }))) ===
        judgeJson(this.undone.map(({ by, choice, dice }) => ({ by, choice, dice }))),
      'the log has something else to redo',
    );
    this.reopen(saved);
    if (this.below(2) === 0) this.writeAgain();
  }

  /** The page keeps a game that it opened in the form in which it goes on. */
  private writeAgain(): void {
    const { authority } = this;
    this.lines = new LogLines(authority.header());
    this.log = headerLine(authority.header()) + [...authority.entries()].map(entry => this.lines?.line(entry)).join('');
  }

  /** From a record, which does not know what was taken back. */
  private reopenFile(): void {
    this.steps.files += 1;
    const saved = readOf(this.recordText);
    this.undone = [];
    this.lines = undefined;
    this.reopen(saved);
    this.writeAgain();
  }

  private reopen(saved: SavedGame): void {
    const before = this.recordText;
    this.authority = this.opened(saved);
    this.seats = this.seated();
    const { replayed } = this.authority;
    promise(replayed !== undefined && replayed.divergence === undefined, JSON.stringify(replayed?.divergence));
    promise(this.recordText === before, 'a game opened again that is another');
  }

  /** Takes back some, plays something else for a while, takes that back, and goes the old way again. */
  private detour(): void {
    const [way, text] = [[...this.standing], this.recordText];
    for (let n = 1 + this.below(6); n > 0 && this.decisions > 0; n--) this.send(this.someSide, { do: 'undo' });
    const base = this.decisions;
    if (base === way.length) return;
    this.steps.detours += 1;
    for (let n = 1 + this.below(8); n > 0; n--) {
      if (this.below(6) === 0) this.reload();
      this.decide();
    }
    while (this.decisions > base) this.stepBack();
    promise(this.decisions === base, `back to ${this.decisions} decisions, not ${base}`);
    this.goAgain(way);
    promise(this.recordText === text, 'a detour that left something behind');
  }

  /** Takes back some and makes them again, also after a reload in between. */
  private backAndForth(): void {
    const [decisions, text] = [this.decisions, this.recordText];
    this.redoAll();
    const further = [this.decisions, this.recordText] as const;
    for (let n = 1 + this.below(6); n > 0 && this.decisions > 0; n--) {
      this.send(this.someSide, { do: 'undo' });
      if (this.below(6) === 0) this.reload();
    }
    if (this.below(2) === 0) this.reload();
    this.redoAll();
    promise(
      this.decisions === further[0] && this.recordText === further[1],
      'undo and redo that left something behind',
    );
    promise(decisions < further[0] || text === further[1], 'a redo that changed something');
  }

  private redoAll(): void {
    while (this.undone.length > 0) {
      const before = this.undone.length;
      promise('done' in this.send(this.someSide, { do: 'redo' }), 'a redo that was refused');
      promise(this.undone.length < before, 'a redo that did nothing');
    }
  }

  private stepBack(): void {
    const before = this.decisions;
    this.send(this.someSide, { do: 'undo' });
    promise(this.decisions < before, 'a detour that cannot be taken back');
  }

  /** The choices of persons; the rest follows by itself. */
  private goAgain(way: readonly Standing[]): void {
    while (this.decisions < way.length) {
      const at = this.decisions;
      const next = way[at];
      if (next?.by === 'referee') {
        promise('done' in this.send(this.someSide, { do: 'edit', edit: next.choice }), 'an edit that was refused');
      } else {
        promise(next?.by === this.authority.decider, `${this.authority.decider} decides, not ${next?.by}`);
        this.make(next?.by as T['side'], next?.choice);
      }
      promise(this.decisions > at && this.chain === way[this.decisions - 1]?.chain, 'other dice on the old way');
    }
  }

  /** The record has just the decisions that stand, in the judge's chain, and the same bytes whichever way led here. */
  private checkRecord(): void {
    const { decisions } = this.authority.record();
    promise(judgeJson(decisions) === judgeJson(this.standing), 'a record of other decisions');
    const text = this.recordText;
    const before = this.records.get(this.chain);
    promise(before === undefined || before === text, 'another record of the same decisions');
    this.records.set(this.chain, text);
  }

  /** Every die of the record follows from its seed. */
  private checkDice(): void {
    const wrong = wrongDieIn(this.specimen.hosted(this.number), readOf(this.recordText));
    promise(wrong === undefined, `a die that does not follow: ${wrong}`);
  }
}
