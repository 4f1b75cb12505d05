import { type Gcacw, gcacw, type Side } from '@wigwag/gcacw';
import {
  type Answer,
  type Audience,
  Authority,
  type Entry,
  type Hosted,
  type Intent,
  type Message,
  type Standpoint,
  step,
} from '@wigwag/host';
import { type AnyChoice, type Author, type DiceSource, ready, rolling, scripted } from '@wigwag/kernel';
import { random } from '../support/random.ts';

/** The dice of a game by the number of the roll: twins that roll alike get alike. */
const die = (seed: number, roll: number): DiceSource => rolling(random(seed * 100_003 + roll + 1));

/** A position with how many rolls led to it, and the decision. */
export interface Place {
  readonly standpoint: Standpoint<Gcacw>;
  readonly rolls: number;
  readonly by?: Author<Gcacw>;
  readonly choice?: AnyChoice<Gcacw>;
}

/** The rolls from one on. */
export function diceFrom(seed: number, first: number): DiceSource {
  let roll = first;
  return request => {
    roll += 1;
    return die(seed, roll - 1)(request);
  };
}

/** A copy with a cache of its own: what is tried on it leaves the position as it was. */
export const apart = ({ game, open }: Standpoint<Gcacw>): Standpoint<Gcacw> => ({
  game: { ...game, derived: gcacw.copyDerived(ready(gcacw, game).derived) },
  open,
});

const SETS_OUT: readonly AnyChoice<Gcacw>['do'][] = ['ride', 'marchDummy', 'march', 'shamMarch', 'activate', 'go'];

/** What somebody at a seat sent. */
export interface Deed {
  readonly by: Side;
  readonly intent: Intent;
}

/** One of two games that look alike to a side: its authority, and the position for whoever compares. */
export class Twin {
  readonly hosted: Hosted<Gcacw>;
  readonly seed: number;
  readonly authority: Authority<Gcacw>;
  private readonly trail: Place[];
  private readonly heard = new Map<Audience<Gcacw>, Message<Gcacw>[]>();
  private sent = 0;
  private deeds: Deed[] = [];

  constructor(hosted: Hosted<Gcacw>, seed: number) {
    this.hosted = hosted;
    this.seed = seed;
    const opening = { game: { ...hosted.opening.game, derived: undefined }, open: undefined };
    this.trail = [{ standpoint: opening, rolls: 0 }];
    this.authority = new Authority({
      hosted,
      consent: 'agreed',
      append: entry => this.follow(entry),
      dice: (request, moment) => die(seed, this.at.rolls + moment.request)(request),
    });
    for (const audience of [...gcacw.sides, 'public'] as const) {
      const stream = this.authority.stream(audience);
      const messages = [...stream.since(0)];
      this.heard.set(audience, messages);
      stream.subscribe(message => messages.push(message));
    }
  }

  /** Before the table has done anything by itself. */
  get opening(): Place {
    return this.trail[0] as Place;
  }

  get at(): Place {
    return this.trail[this.trail.length - 1] as Place;
  }

  get by(): Author<Gcacw> | undefined {
    return this.authority.decider;
  }

  /** What the side decided last. */
  lastOf(side: Side): AnyChoice<Gcacw> | undefined {
    return this.trail.findLast(({ by }) => by === side)?.choice;
  }

  /** The units that its leader who is active has sent off, in their order. */
  sentOff(side: Side): readonly number[] {
    const own = this.trail.filter(({ by }) => by === side).map(({ choice }) => choice);
    const first = own.findLastIndex(choice => choice?.do === 'activate');
    return own.slice(first + 1).flatMap(choice => (first >= 0 && choice?.do === 'go' ? [choice.unit] : []));
  }

  /** Does the marker ride along, though it may be the one that was set in motion? */
  isRider(side: Side, force: number): boolean {
    const own = this.trail.filter(({ by }) => by === side).map(({ choice }) => choice);
    const last = own.findLast(choice => choice !== undefined && SETS_OUT.includes(choice.do));
    return last?.do === 'ride' && last.force === force;
  }

  /** What an audience has been sent since it was last asked here. */
  news(audience: Audience<Gcacw>): Message<Gcacw>[] {
    return this.heard.get(audience)?.splice(0) ?? [];
  }

  send(side: Side, intent: Intent): Answer<Gcacw> {
    this.sent += 1;
    this.deeds.push({ by: side, intent });
    const { n } = this.authority.stream(side);
    return this.authority.receive(side, { id: `${this.sent}`, seen: n, intent });
  }

  /** What was sent since this was last asked, whether it came to anything or not. */
  newDeeds(): readonly Deed[] {
    return this.deeds.splice(0);
  }

  decide(side: Side, choice: AnyChoice<Gcacw>): Answer<Gcacw> {
    return this.send(side, { do: 'decide', choice });
  }

  private follow(entry: Entry): void {
    if (entry.kind === 'undo') this.trail.length = entry.to + 1;
    if (entry.kind !== 'decision') return;
    const { standpoint, rolls } = this.at;
    const proposal = { by: entry.by as Author<Gcacw>, choice: entry.choice as AnyChoice<Gcacw> };
    const attempted = step(this.hosted, standpoint, proposal, scripted(entry.dice));
    if (!('stepped' in attempted)) throw new Error(`not the game that was played: ${JSON.stringify(entry)}`);
    this.trail.push({ ...proposal, standpoint: attempted.stepped.next, rolls: rolls + entry.dice.length });
  }
}
