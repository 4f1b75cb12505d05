import {
  type AnyChoice,
  type Author,
  type Game,
  positionHash,
  ready,
  scripted,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import { expect } from 'vitest';
import { type Audience, audiencesOf, eventFor, viewFor } from '../audiences/audience.ts';
import type { Hosted } from '../game/hosted.ts';
import type { Entry } from '../game/log.ts';
import { type Standpoint, type Stepped, step, type Told } from '../game/step.ts';

interface Followed<T extends Vocabulary> {
  readonly by: Author<T>;
  readonly choice: unknown;
  readonly stepped: Stepped<T>;
  readonly told: ReadonlyMap<Audience<T>, Told<T> | undefined>;
}

/** What a side, or the public, has to be shown. */
export interface Expected<T extends Vocabulary> {
  readonly log: readonly Told<T>[];
  readonly game: Game<T>;
}

/** The whole game, followed from its log alone, and worked out from the beginning what each audience may see of it. */
export class Mirror<T extends Vocabulary> {
  readonly entries: Entry[] = [];
  private readonly hosted: Hosted<T>;
  private readonly followed: Followed<T>[] = [];
  private undone: Followed<T>[] = [];

  constructor(hosted: Hosted<T>) {
    this.hosted = hosted;
  }

  readonly append = (entry: Entry): void => {
    this.entries.push(JSON.parse(JSON.stringify(entry)));
    if (entry.kind === 'decision') this.decided(entry);
    else if (entry.kind === 'undo') this.undone.push(...this.followed.splice(entry.to).reverse());
    else if (entry.kind === 'redo') this.redone(entry.count);
    else if (entry.kind === 'check') {
      expect(entry).toEqual({ kind: 'check', after: this.decisions, hash: positionHash(this.game) });
    }
  };

  get decisions(): number {
    return this.followed.length;
  }

  get game(): Game<T> {
    return this.at(this.decisions).game;
  }

  get standpoint(): Standpoint<T> {
    return this.at(this.decisions);
  }

  /** Who has to decide in the whole game. */
  get by(): Author<T> | undefined {
    return topFrame(this.game)?.by;
  }

  /** Decisions that were not made by the table, nor for a side that had nothing to decide. */
  get madeByPersons(): readonly { readonly by: Author<T>; readonly choice: unknown }[] {
    const own = this.followed.filter(({ told }) => ![...told.values()].some(each => each?.by === 'table'));
    return own.map(({ by, choice }) => ({ by, choice }));
  }

  entriesOf<K extends Entry['kind']>(kind: K): (Entry & { readonly kind: K })[] {
    return this.entries.filter((entry): entry is Entry & { readonly kind: K } => entry.kind === kind);
  }

  expected(audience: Audience<T>): Expected<T> {
    const { ruleset, opening } = this.hosted;
    const settled = this.followed.findLastIndex(({ stepped }) => stepped.sealed) + 1;
    const visible = this.standpoint.open === audience ? this.decisions : settled;
    const { game } = this.at(visible);
    const log = this.followed.slice(0, visible).map(({ told }) => told.get(audience));
    return {
      log: [this.opening(audience), ...log.filter(told => told !== undefined)],
      game: ruleset.shown(opening.game.world, viewFor(ruleset, game, audience)),
    };
  }

  /** What the last decision shows an audience, now or when it is sealed. */
  toldLast(audience: Audience<T>): Told<T> | undefined {
    return this.followed[this.decisions - 1]?.told.get(audience);
  }

  private opening(audience: Audience<T>): Told<T> {
    const { ruleset, opening, hasSecrets } = this.hosted;
    const game = ready(ruleset, opening.game);
    const seen = opening.events.map(event => (hasSecrets ? eventFor(ruleset, game, event, audience) : event));
    return { by: 'table', events: seen.filter(event => event !== undefined), rolled: [] };
  }

  private at(decisions: number): Standpoint<T> {
    return this.followed[decisions - 1]?.stepped.next ?? { game: this.hosted.opening.game, open: undefined };
  }

  private decided({ by, choice, dice, typed }: Entry & { readonly kind: 'decision' }): void {
    const { hosted } = this;
    const isFormal = by !== 'referee' && !hosted.hasSecrets && hosted.isFormality(this.game);
    const proposal = { by: by as Author<T>, choice: structuredClone(choice) as AnyChoice<T> };
    const attempted = step(hosted, this.standpoint, proposal, scripted(dice), typed);
    if (!('stepped' in attempted)) throw new Error(`not a decision: ${JSON.stringify({ by, choice, attempted })}`);
    expect(attempted.stepped.decision.rolled.length).toBe(dice.length);
    const { stepped } = attempted;
    this.followed.push({ ...proposal, stepped, told: this.tell(stepped, isFormal) });
    this.undone = [];
  }

  private tell(stepped: Stepped<T>, isFormal: boolean): Followed<T>['told'] {
    const told = audiencesOf(this.hosted.ruleset).map(audience => [audience, stepped.told(audience)] as const);
    return new Map(told.map(([audience, line]) => [audience, line && isFormal ? { ...line, by: 'table' } : line]));
  }

  private redone(count: number): void {
    for (let n = 0; n < count; n++) {
      const again = this.undone.pop();
      if (again === undefined) throw new Error('redone without undo');
      this.followed.push(again);
    }
  }
}
