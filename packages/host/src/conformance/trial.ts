import {
  type AnyChoice,
  bareDecision,
  choicesFor,
  copyStack,
  type Ready,
  type Refusal,
  refusalOf,
  rolling,
  type SavedGame,
  type Vocabulary,
} from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { expect } from 'vitest';
import { type Audience, audiencesOf } from '../audiences/audience.ts';
import type { Hosted } from '../game/hosted.ts';
import type { Answer, Intent } from '../seats/command.ts';
import { type Scene, whyNot } from '../seats/scene.ts';
import type { OpenedGame, OpenGame, SettingsOfAGame } from '../testing/seats.ts';
import { type Expected, Mirror } from './mirror.ts';
import type { Specimen } from './specimen.ts';

type Below = (n: number) => number;

/** Rare verbs are among the others once in so many decisions. */
const RARE = 12;

/** What a scene shows, without its number. */
export const contentOf = <T extends Vocabulary>({ log, game, frame, status, choices }: Scene<T>): string =>
  JSON.stringify({ log, board: game.board, stack: game.stack, frame, status, choices });

/** The same with its number. */
export const textOf = <T extends Vocabulary>(scene: Scene<T>): string => `${scene.n} ${contentOf(scene)}`;

/** The log and the position alone. */
export const positionOf = <T extends Vocabulary>({ log, game }: Expected<T>): string =>
  JSON.stringify({ log, board: game.board, stack: game.stack });

export const didNothing = <T extends Vocabulary>(answer: Answer<T>): boolean =>
  !('done' in answer) && !('offered' in answer);

export const clauseOf = <T extends Vocabulary>(answer: Answer<T>): string =>
  'refused' in answer ? answer.refused.clause : Object.keys(answer).join();

/** How a game is opened for a test, beside what every test sets. */
export interface TrialSettings<T extends Vocabulary> extends Partial<Omit<SettingsOfAGame<T>, 'append' | 'seed'>> {
  readonly seed: number;
  readonly hosted?: Hosted<T>;
  readonly saved?: SavedGame;
}

/** A game under test: its seats, the game behind them, and hands that play it at random. */
export class Trial<T extends Vocabulary> {
  readonly below: Below;
  readonly mirror: Mirror<T>;
  readonly hosted: Hosted<T>;
  readonly sides: readonly T['side'][];
  readonly audiences: readonly Audience<T>[];
  private readonly opened: OpenedGame<T>;
  private readonly rareVerbs: readonly string[];

  private constructor(
    { rareVerbs }: Specimen<T>,
    hosted: Hosted<T>,
    mirror: Mirror<T>,
    opened: OpenedGame<T>,
    below: Below,
  ) {
    this.rareVerbs = rareVerbs;
    this.hosted = hosted;
    this.mirror = mirror;
    this.opened = opened;
    this.below = below;
    this.sides = hosted.ruleset.sides;
    this.audiences = audiencesOf(hosted.ruleset);
  }

  static async open<T extends Vocabulary>(
    open: OpenGame<T>,
    specimen: Specimen<T>,
    { seed, hosted = specimen.hosted(seed), saved, ...settings }: TrialSettings<T>,
  ): Promise<Trial<T>> {
    const { ruleset, opening } = hosted;
    const { world, board, stack } = opening.game;
    const game = { world, board: ruleset.copyBoard(board), stack: copyStack(stack), derived: undefined };
    const mirror = new Mirror<T>({ ...hosted, opening: { ...opening, game } });
    for (const decision of saved?.decisions ?? []) mirror.append({ kind: 'decision', ...bareDecision(decision) });
    const dice = settings.dice ?? rolling(random(seed));
    const opened = await open(hosted, { consent: 'never', ...settings, dice, append: mirror.append }, saved);
    const trial = new Trial(specimen, hosted, mirror, opened, random(seed + 1));
    await trial.settled();
    return trial;
  }

  settled(): Promise<void> {
    return this.opened.settled();
  }

  close(): void {
    this.opened.close();
  }

  seat(audience: Audience<T>) {
    return this.opened.seat(audience);
  }

  scene(audience: Audience<T>): Scene<T> {
    return this.seat(audience).scene();
  }

  /** All that is seen, by audience. */
  scenes(): Map<Audience<T>, Scene<T>> {
    return new Map(this.audiences.map(audience => [audience, this.scene(audience)]));
  }

  /** Sends and waits until it is quiet. */
  async ask(audience: Audience<T>, intent: Intent): Promise<Answer<T>> {
    return this.quiet(this.seat(audience).send(intent));
  }

  async command(audience: Audience<T>, value: unknown): Promise<Answer<T>> {
    return this.quiet(this.opened.command(audience, value));
  }

  /** Many at a time: the answers in the order in which they were sent. */
  async commands(audience: Audience<T>, values: readonly unknown[]): Promise<Answer<T>[]> {
    const answers = values.map(value => this.opened.command(audience, value));
    await this.settled();
    return Promise.all(answers);
  }

  /** What was seen when the log had so many lines. */
  async pasts(audience: Audience<T>, lines: readonly number[]): Promise<(Ready<T> | undefined)[]> {
    const asked = lines.map(each => this.seat(audience).past(each));
    await this.settled();
    return Promise.all(asked);
  }

  private async quiet(answer: Promise<Answer<T>>): Promise<Answer<T>> {
    await this.settled();
    return answer;
  }

  /** The side that has something to choose; undefined: nobody at a seat has. */
  get decider(): T['side'] | undefined {
    return this.sides.find(side => this.scene(side).choices.length > 0);
  }

  otherThan(side: T['side']): T['side'] {
    const other = this.sides.find(each => each !== side);
    if (other === undefined) throw new Error('a game of one side');
    return other;
  }

  /** One of what a side may choose. */
  pick(side: T['side']): AnyChoice<T> {
    const choice = this.someOf(this.scene(side).choices);
    if (choice === undefined) throw new Error(`nothing to choose for ${side}`);
    return choice;
  }

  /** A verb first, so that what has many choices does not come up more often than what has few. */
  someOf(choices: readonly AnyChoice<T>[]): AnyChoice<T> | undefined {
    const verbs = [...new Set(choices.map(choice => choice.do))];
    const usual = verbs.filter(verb => !this.rareVerbs.includes(verb));
    const urn = usual.length === 0 || this.below(RARE) === 0 ? verbs : usual;
    const verb = urn[this.below(Math.max(1, urn.length))];
    const open = choices.filter(choice => choice.do === verb);
    return open[this.below(Math.max(1, open.length))];
  }

  /** Somebody decides something; undefined: nobody has anything to decide. */
  async decideSomething(): Promise<{ readonly side: T['side']; readonly choice: AnyChoice<T> } | undefined> {
    const side = this.decider;
    if (side === undefined) return undefined;
    const choice = this.pick(side);
    const answer = await this.ask(side, { do: 'decide', choice });
    expect(Object.keys(answer), JSON.stringify({ side, choice, answer })).toEqual(['done']);
    return { side, choice };
  }

  /** Plays so many decisions, or until nobody has any, or `isEnough` is true; how many it were. */
  async play(decisions: number, isEnough: () => unknown = () => false): Promise<number> {
    for (let n = 0; n < decisions; n++) {
      if (isEnough() === true || (await this.decideSomething()) === undefined) return n;
    }
    return decisions;
  }

  /** Every seat shows just what it may of the game as the log tells it. */
  expectSeen(): void {
    for (const audience of this.audiences) {
      const scene = this.scene(audience);
      const expected = this.mirror.expected(audience);
      expect(scene.log.length, audience).toBe(expected.log.length);
      expect(positionOf(scene) === positionOf(expected), audience).toBe(true);
      expect(scene.frame).toEqual(scene.game.stack.at(-1));
    }
  }

  /** What a side may choose is what the whole game allows, and nobody else may choose anything. */
  expectChoices(): void {
    const { ruleset } = this.hosted;
    for (const audience of this.audiences) {
      const own = audience === 'public' ? [] : choicesFor(ruleset, this.mirror.game, audience);
      expect(this.scene(audience).choices, audience).toEqual(own);
    }
  }

  /** Why not, from a seat and in the whole game. */
  refusals(side: T['side'], attempt: AnyChoice<T>): readonly (Refusal<T> | undefined)[] {
    const { ruleset } = this.hosted;
    return [whyNot(ruleset, this.scene(side), attempt), refusalOf(ruleset, this.mirror.game, side, attempt)];
  }

  /** Waits until something is quiet and checks that nothing at all has changed. */
  async expectNothingBy(act: () => Promise<unknown>): Promise<void> {
    const [scenes, entries] = [this.scenes(), this.mirror.entries.length];
    await act();
    await this.settled();
    expect(this.mirror.entries.length).toBe(entries);
    for (const [audience, scene] of scenes) expect(this.scene(audience) === scene, audience).toBe(true);
  }
}
