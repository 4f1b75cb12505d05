import { type AnyChoice, asIfActing, engine, type Frame, type Game, type Kind, onceTaken } from '@wigwag/gcacw';
import { assert, topFrame } from '@wigwag/kernel';
import type { Ask, Below, Bot, BotMaker } from '../bot.ts';
import { explained } from './candidates/explain.ts';
import { type Gathering, gatheringHex } from './candidates/gatherings.ts';
import { type Idea, idea, leadsNowhere } from './candidates/idea.ts';
import { ideasFor } from './candidates/ideas.ts';
import { directActivation } from './conduct/activation.ts';
import { AssaultConduct } from './conduct/assault.ts';
import { priceOfStanding } from './conduct/evasion.ts';
import { breach, type Errand, MarchConduct, type Marched, nextStep } from './conduct/march.ts';
import { recovered, transferred } from './conduct/phases.ts';
import type { Considered, Explanation } from './explanation.ts';
import { type Level, SKILLS, type Skill } from './levels.ts';
import { Belief } from './mind/belief.ts';
import { Plan } from './plan/plan.ts';
import { Endgame, lastMarches } from './search/endgame.ts';
import { isReaction, Reactions } from './search/reactions.ts';
import { Survey } from './valuation/survey.ts';
import { type Style, WEIGHTS, type Weights } from './weights.ts';

export interface Settings {
  readonly level: Level;
  readonly style: Style;
  /** Chance of his own, apart from the game's dice. */
  readonly below: Below;
  /** Asked between candidates whether he should make up his mind with what he has. */
  readonly stop?: () => boolean;
  readonly weights?: Weights;
  /** What he can do, where it is not what his level can. */
  readonly skill?: Skill;
}

const NEVER = (): boolean => false;

/** Ways to let a decision go by. */
const IDLE: readonly AnyChoice['do'][] = ['finish', 'stop', 'pass', 'hold', 'stand', 'remain'];

/** Plays one side of one game. It is given what its side sees, and knows no other dice than its own. */
export class Commander {
  readonly fired: Record<string, number> = {};
  private readonly skill: Skill;
  private readonly weights: Weights;
  private readonly below: Below;
  private readonly stop: () => boolean;
  private belief: Belief | undefined;
  private errand: Errand | undefined;
  private gathering: Gathering | undefined;
  private explains = false;
  /** With so many marches to come the end was too far off to be seen. */
  private unsolved = Number.POSITIVE_INFINITY;
  private readonly plan = new Plan();
  private meant: { readonly key: string; readonly ideas: readonly Idea[] } | undefined;

  constructor({ level, style, below, stop = NEVER, weights = WEIGHTS[style], skill = SKILLS[level] }: Settings) {
    this.skill = skill;
    this.weights = weights;
    this.below = below;
    this.stop = stop;
  }

  choose(asked: Ask): AnyChoice {
    return this.decide(asked).choice;
  }

  /** The same choice, with its reasons. */
  consider(asked: Ask): Considered {
    this.explains = true;
    const considered = this.decide(asked);
    this.explains = false;
    return considered;
  }

  private decide(asked: Ask): Considered {
    const [only, ...others] = asked.choices;
    assert(only !== undefined, 'asked-without-a-choice', { side: asked.side });
    if (others.length === 0) return plain(only);
    const thought = this.think(asked);
    return thought === undefined || !this.isLegal(asked, thought.choice) ? this.fallBack(asked) : thought;
  }

  /** One of the choices, or one that no guard refuses: long lists are only samples. */
  private isLegal({ side, game, choices }: Ask, choice: AnyChoice): boolean {
    if (choices.includes(choice) || engine.refusal(game, side, choice) === undefined) return true;
    this.fireAt('refused', game);
    return false;
  }

  /** What he was asked before, in order: he goes on as if he had been there. */
  recall(asked: Ask): void {
    if (asked.choices.length < 2) return;
    const mind = this.imagined(asked);
    const isActing = topFrame(asked.game)?.kind === 'offer' && onceTaken(asked.game) !== undefined;
    if (isActing && this.skill.plans) this.plan.renew(this.survey(asIfActing(mind, asked.side), asked));
  }

  private fire(what: string): void {
    this.fired[what] = (this.fired[what] ?? 0) + 1;
  }

  /** Counted, and counted by the kind of decision. */
  private fireAt(what: string, game: Game): void {
    this.fire(what);
    this.fire(`${what}.${topFrame(game)?.kind}`);
  }

  private fallBack({ game, choices }: Ask): Considered {
    this.fireAt('fallback', game);
    const idle = choices.find(choice => IDLE.includes(choice.do));
    return plain(idle ?? (choices[this.below(choices.length)] as AnyChoice));
  }

  private think(asked: Ask): Considered | undefined {
    const frame = topFrame(asked.game);
    if (frame === undefined) return undefined;
    const mind = this.imagined(asked);
    const solved = this.solved(asked, mind);
    if (solved === undefined) return this.judge(asked, mind, frame);
    // His judgement has reasons to give where it comes to the same.
    const judged = this.explains ? this.judge(asked, mind, frame) : undefined;
    return JSON.stringify(judged?.choice) === JSON.stringify(solved) ? judged : plain(solved);
  }

  /** What the rest of the game comes to, where he can look it through. */
  private solved({ side, choices }: Ask, mind: Game): AnyChoice | undefined {
    const { endgameNodes } = this.skill;
    const marches = endgameNodes === 0 ? undefined : lastMarches(mind);
    if (marches === undefined || marches >= this.unsolved) return undefined;
    const best = new Endgame(endgameNodes).best(mind, side, choices);
    this.fire(best === undefined ? 'endgame.given-up' : 'endgame');
    if (best === undefined) this.unsolved = marches;
    return best;
  }

  private judge(asked: Ask, mind: Game, frame: Frame<Kind>): Considered | undefined {
    switch (frame.kind) {
      case 'offer':
        return this.offered(asked, mind);
      case 'action':
        return this.act(asked, mind);
      case 'march':
        return this.march(asked, mind, frame);
      case 'activation':
        return this.settle(directActivation(this.survey(mind, asked), frame, asked.choices));
      case 'transfer':
        return this.settle(transferred(this.survey(mind, asked), asked.choices));
      case 'recovery':
        return this.settle(recovered(mind, asked.choices, game => this.survey(game, asked).value()));
      case 'assault':
        return this.settle(new AssaultConduct(this.outlook(mind, asked)).decide(frame, asked.choices));
      case 'riding':
      case 'dummyMarch':
      case 'scenarioPhase':
        return this.settle(asked.choices.find(choice => IDLE.includes(choice.do)));
      default:
        return isReaction(frame.kind) ? this.react(asked, mind) : undefined;
    }
  }

  private settle(choice: AnyChoice | undefined): Considered | undefined {
    return choice && plain(choice);
  }

  private imagined({ side, game }: Ask): Game {
    if (!game.world.options.limitedIntelligence) return game;
    this.belief ??= new Belief(side, this.below);
    const mind = this.belief.imagine(game);
    if (mind !== game) this.fire('believed');
    return mind;
  }

  private survey(game: Game, { side }: Ask): Survey {
    return new Survey(game, side, this.weights, this.skill.plans ? this.plan.goals(game, side) : undefined, this.skill);
  }

  /** A survey for an action: on the last turn it counts who wins, for whoever minds. */
  private outlook(game: Game, asked: Ask): Survey {
    const survey = this.survey(game, asked);
    return this.skill.forVictory ? survey.forVictory() : survey;
  }

  /** What an action has to bring: hardly anything where passing loses. */
  private leastOf({ isBehind }: Survey): number {
    return isBehind ? 1 : this.weights.act;
  }

  private ideas(asked: Ask, mind: Game, choices: readonly AnyChoice[]): readonly Idea[] {
    const { turn, actions } = mind.board;
    const key = `${turn} ${actions}`;
    if (this.meant?.key === key) return this.meant.ideas;
    if (this.skill.plans) this.plan.renew(this.survey(mind, asked));
    const now = this.outlook(mind, asked);
    const ideas = ideasFor(mind, choices, {
      now,
      after: game => this.survey(game, asked),
      leaders: this.skill.leaders,
      gathers: this.skill.gathers,
      least: this.leastOf(now),
      stop: this.stop,
    });
    const seen = this.misjudged(this.noticed(ideas));
    this.meant = { key, ideas: seen };
    return seen;
  }

  /** What comes to his mind; something always does. */
  private noticed(ideas: readonly Idea[]): readonly Idea[] {
    const { overlooks } = this.skill;
    if (overlooks === 0) return ideas;
    const found = ideas.filter(() => this.below(100) >= overlooks);
    return found.length > 0 ? found : ideas.slice(0, 1);
  }

  private misjudged(ideas: readonly Idea[]): readonly Idea[] {
    const { noise } = this.skill;
    if (noise === 0) return ideas;
    return ideas
      .map(each => {
        const misjudged = this.below(2 * noise + 1) - noise;
        return { ...each, value: each.value + misjudged, misjudged };
      })
      .sort((a, b) => b.value - a.value);
  }

  private offered(asked: Ask, mind: Game): Considered | undefined {
    const taken = onceTaken(asked.game);
    const pass = asked.choices.find(choice => choice.do === 'pass');
    const take = asked.choices.find(choice => choice.do === 'take');
    if (taken === undefined || take === undefined) return this.settle(pass);
    const acting = asIfActing(mind, asked.side);
    const ideas = this.ideas(asked, acting, taken.choices);
    const [best] = ideas;
    const now = this.outlook(acting, asked);
    const acts = best !== undefined && best.value >= this.leastOf(now);
    this.fire(acts ? 'take' : 'pass');
    if (now.isBehind) this.fire(acts ? 'behind.take' : 'behind.pass');
    const meant = acts ? best : idea('pass', pass ?? take, 0);
    const explanation = this.explanation(asked, acting, acts ? ideas : [meant, ...ideas], meant);
    return { choice: acts ? take : (pass ?? take), explanation, candidates: ideas };
  }

  private act(asked: Ask, mind: Game): Considered | undefined {
    const ideas = this.ideas(asked, mind, asked.choices);
    const best = ideas.find(({ choice }) => engine.refusal(asked.game, asked.side, choice) === undefined);
    this.meant = undefined;
    this.errand = undefined;
    if (best === undefined) return undefined;
    this.fire(best.deed);
    this.gathering = best.gathering;
    if (best.gathering !== undefined) this.fire('gathering');
    return { choice: best.choice, explanation: this.explanation(asked, mind, ideas, best), candidates: ideas };
  }

  private explanation(
    asked: Ask,
    mind: Game,
    ideas: readonly Idea[],
    chosen: Idea | undefined,
  ): Explanation | undefined {
    if (!this.explains || chosen === undefined) return undefined;
    const passes = chosen.deed === 'pass';
    const next = ideas.find(each => each !== chosen && !(passes && leadsNowhere(mind.board, each)));
    const order = this.plan.orderOf(chosen.units[0] ?? chosen.unit ?? -1);
    return explained(this.outlook(mind, asked), game => this.survey(game, asked), chosen, next, order);
  }

  private march(asked: Ask, mind: Game, frame: Frame<'march'>): Considered {
    const { choices } = asked;
    const break_ = breach(mind, frame, choices);
    if (break_ !== undefined) return plain(break_);
    const marched = nextStep(this.errand, asked.game, frame, choices) ?? this.directMarch(asked, mind, frame);
    this.errand = marched.errand;
    if (marched.choice.do === 'force' || marched.choice.do === 'attack') this.fire(`march.${marched.choice.do}`);
    const { choice, heading } = marched;
    return { ...plain(choice), ...(heading && { heading }) };
  }

  /** To where he is awaited, if he can come there; else wherever it is best now. */
  private directMarch(asked: Ask, mind: Game, frame: Frame<'march'>): Marched {
    const conduct = new MarchConduct(this.outlook(mind, asked));
    const to = gatheringHex(this.gathering, mind, frame.unit);
    const gathered = to === undefined ? undefined : conduct.goTo(to, frame, asked.choices, this.errand);
    return gathered ?? conduct.decide(frame, asked.choices, this.errand);
  }

  private react(asked: Ask, mind: Game): Considered | undefined {
    const { reactionNodes, reactionDepth } = this.skill;
    this.fire('reaction');
    const evaluate = (game: Game): number => this.survey(game, asked).value();
    const frame = topFrame(mind);
    const standing = frame?.kind === 'evasion' ? priceOfStanding(this.survey(mind, asked), frame) : 0;
    let best: Considered | undefined;
    for (let depth = 1; depth <= reactionDepth; depth++) {
      const search = new Reactions(asked.side, reactionNodes, evaluate);
      const weighed = asked.choices
        .map(choice => {
          const worth = Math.round(search.worth(mind, choice, depth - 1));
          return { deed: 'pass' as const, choice, value: choice.do === 'stand' ? worth + standing : worth };
        })
        .sort((a, b) => b.value - a.value);
      if (search.nodes > reactionNodes && best !== undefined) return best;
      const [first] = weighed;
      if (first !== undefined) best = { choice: first.choice, explanation: undefined, candidates: weighed };
    }
    return best;
  }
}

const plain = (choice: AnyChoice): Considered => ({ choice, explanation: undefined, candidates: [] });

export const botOf = (commander: Commander): Bot => ({
  choose: asked => commander.choose(asked),
  fired: () => commander.fired,
});

/** A commander who can be asked for by name. */
export const commanderOf =
  (level: Level, style: Style = 'balanced'): BotMaker =>
  below =>
    botOf(new Commander({ level, style, below }));
