import {
  type Answer,
  type Audience,
  Authority,
  type Consent,
  type Entry,
  type Hosted,
  type Intent,
  type Message,
  step,
} from '@wigwag/host';
import {
  type Author,
  type Answer as Dice,
  type DiceSource,
  type Game,
  type Request,
  ready,
  rolling,
  scripted,
  topFrame,
} from '@wigwag/kernel';
import { type AnyChoice, type Lee, lee, type Side } from '@wigwag/lee';
import { random } from '../support/random.ts';

type Standing = Parameters<typeof step<Lee>>[1];

const CARDS: readonly string[] = ['cards', 'bonusCard', 'turnCard'];

/** One of two games that look alike to a side: its authority, and the whole position for whoever compares. */
export class Twin {
  readonly authority: Authority<Lee>;
  private readonly hosted: Hosted<Lee>;
  private readonly trail: Standing[];
  private undone: Standing[] = [];
  private readonly heard = new Map<Audience<Lee>, Message<Lee>[]>();
  private readonly open: DiceSource;
  private sent = 0;

  /** What everybody sees rolled follows from `seed`; the cards of the hidden side come from `hiddenDraws`. */
  constructor(hosted: Hosted<Lee>, seed: number, hidden: Side, hiddenDraws: DiceSource, consent: Consent) {
    this.hosted = hosted;
    this.open = rolling(random(seed));
    this.trail = [{ game: hosted.opening.game, open: undefined }];
    this.authority = new Authority<Lee>({
      hosted,
      consent,
      append: entry => this.follow(entry),
      dice: (request, { request: at }) => (this.drawer(request, at) === hidden ? hiddenDraws : this.open)(request),
    });
    for (const audience of [...lee.sides, 'public'] as const) {
      const stream = this.authority.stream(audience);
      const messages = [...stream.since(0)];
      this.heard.set(audience, messages);
      stream.subscribe(message => messages.push(message));
    }
  }

  get at(): Standing {
    return this.trail[this.trail.length - 1] as Standing;
  }

  get game(): Game<Lee> {
    return this.at.game;
  }

  get frame() {
    return topFrame(this.game);
  }

  get by(): Author<Lee> | undefined {
    return this.authority.decider;
  }

  news(audience: Audience<Lee>): Message<Lee>[] {
    return this.heard.get(audience)?.splice(0) ?? [];
  }

  send(side: Side, intent: Intent): Answer<Lee> {
    this.sent += 1;
    return this.authority.receive(side, { id: `${this.sent}`, seen: this.authority.stream(side).n, intent });
  }

  decide(side: Side, choice: AnyChoice): Answer<Lee> {
    return this.send(side, { do: 'decide', choice });
  }

  /** Whose cards are drawn; undefined: none. */
  private drawer(request: Request, at: number): Side | undefined {
    if (request.kind !== 'draw' || !CARDS.includes(request.why)) return undefined;
    const { frame } = this;
    if (frame?.kind === 'drawCards' || frame?.kind === 'bonusCard') return frame.side;
    return at === 0 && this.game.board.cards.deck.blue.length > 0 ? 'blue' : 'grey';
  }

  private follow(entry: Entry): void {
    if (entry.kind === 'undo') this.undone = this.trail.splice(entry.to + 1);
    if (entry.kind === 'redo') this.trail.push(...this.undone.splice(0, entry.count));
    if (entry.kind !== 'decision') return;
    this.undone = [];
    const proposal = { by: entry.by as Author<Lee>, choice: entry.choice as AnyChoice };
    const attempted = step(this.hosted, this.at, proposal, scripted(entry.dice as readonly Dice[]));
    if (!('stepped' in attempted)) throw new Error(`not the game that was played: ${JSON.stringify(entry)}`);
    this.trail.push(attempted.stepped.next);
  }

  ready() {
    return ready(lee, this.game);
  }
}
