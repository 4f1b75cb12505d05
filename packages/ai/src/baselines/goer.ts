import { type AnyChoice, type Game, onceTaken, type Side } from '@wigwag/gcacw';
import {
  assaultBy,
  assaultOf,
  enemyOf,
  hexOf,
  marchAttackOf,
  netModifier,
  odds,
  unitState,
  unitsIn,
  unitsOf,
} from '@wigwag/gcacw/opponent';
import { neighboursOf } from '@wigwag/hex';
import { topFrame } from '@wigwag/kernel';
import type { Ask, Bot } from '../bot.ts';
import { idleAmong } from './passive.ts';
import { type Distance, type Targets, targetsOf, Ways } from './ways.ts';

/** What tells one from another who goes for the nearest points. */
export interface Habits {
  /** It attacks if its modifiers are at least this good. */
  readonly leastModifier: number;
  /** A unit that is more tired than this rests. */
  readonly mostFatigue: number;
  /** Where there are no more points to go for, it goes for the enemy. */
  readonly hunts: boolean;
}

type Attack = Parameters<typeof odds>[1];
type Verb<D extends AnyChoice['do']> = Extract<AnyChoice, { do: D }>;

const NOTHING = 0;
const FIGHT = 1000;
const BURN = 2000;
/** A march is worth the more the nearer its goal is. */
const NEAREST = 500;

/** One decision of somebody who goes for the nearest points. */
class Going {
  readonly game: Game;
  readonly side: Side;
  readonly choices: readonly AnyChoice[];
  readonly habits: Habits;
  private readonly targets: Targets;
  private readonly distance: Distance;

  constructor({ game, side, choices }: Ask, habits: Habits, ways: Ways) {
    this.game = game;
    this.side = side;
    this.choices = choices;
    this.habits = habits;
    this.targets = targetsOf(game, side);
    const hunted = unitsOf(game, enemyOf(side)).map(unit => hexOf(game, unit));
    const goals = this.targets.size > 0 || !habits.hunts ? [...this.targets.keys()] : [...new Set(hunted)];
    this.distance = ways.to(game, side, goals);
  }

  decide(): AnyChoice {
    const [first] = this.choices;
    return this.wanted() ?? idleAmong(this.choices) ?? (first as AnyChoice);
  }

  private wanted(): AnyChoice | undefined {
    switch (topFrame(this.game)?.kind) {
      case 'offer':
        return this.offer();
      case 'action':
      case 'activation':
        return this.best(this.choices, choice => this.worth(this.game, choice)) ?? this.setOut();
      case 'march':
        return this.march();
      case 'assault':
        return this.fullest(['roll', 'keep', 'commit']);
      case 'advance':
        return this.fullest(['advance']);
      case 'arrival':
        return this.nearest();
      default:
        return undefined;
    }
  }

  private offer(): AnyChoice | undefined {
    const taken = onceTaken(this.game);
    const isWorthIt = taken?.choices.some(choice => this.worth(taken.game, choice) > NOTHING);
    return isWorthIt ? this.choices.find(choice => choice.do === 'take') : undefined;
  }

  /** An activation goes on once it has begun. */
  private setOut(): AnyChoice | undefined {
    return this.choices.find(choice => choice.do === 'attach' || choice.do === 'go' || choice.do === 'march');
  }

  private best(choices: readonly AnyChoice[], worth: (choice: AnyChoice) => number): AnyChoice | undefined {
    let found: AnyChoice | undefined;
    let most = NOTHING;
    for (const choice of choices) {
      const value = worth(choice);
      if (value > most) [found, most] = [choice, value];
    }
    return found;
  }

  private worth(game: Game, choice: AnyChoice): number {
    if (choice.do === 'burn') return BURN;
    if (choice.do === 'march' || choice.do === 'go') return this.marchWorth(game, choice.unit);
    if (choice.do === 'activate') {
      if (choice.digging.length > 0) return NOTHING;
      return choice.units.reduce((sum, unit) => sum + this.marchWorth(game, unit), NOTHING);
    }
    if (choice.do !== 'assault') return NOTHING;
    const { leader, target, units } = choice as Verb<'assault'>;
    return this.fightWorth(game, assaultOf(assaultBy(game, this.side, leader, target), units));
  }

  private fightWorth(game: Game, attack: Attack): number {
    const modifier = netModifier(odds(game, attack).assessment, false);
    return modifier >= this.habits.leastModifier ? FIGHT + modifier : NOTHING;
  }

  private marchWorth(game: Game, unit: number): number {
    if (unitState(game, unit).fatigue > this.habits.mostFatigue) return NOTHING;
    const from = hexOf(game, unit);
    const beside = neighboursOf(game.world.grid, from).filter(hex => this.isEnemyIn(game, hex));
    const fights = beside.map(target => this.fightWorth(game, marchAttackOf(game, unit, target, 'hasty')));
    const far = this.distance(from);
    return Math.max(NOTHING, far === 0 ? NOTHING : NEAREST - far, ...fights);
  }

  private isEnemyIn(game: Game, hex: number): boolean {
    return unitsIn(game, hex).some(unit => game.world.units[unit]?.side !== this.side);
  }

  private march(): AnyChoice | undefined {
    const frame = topFrame(this.game);
    if (frame?.kind !== 'march') return undefined;
    const fight = this.best(this.choices, choice =>
      choice.do === 'attack'
        ? this.fightWorth(this.game, marchAttackOf(this.game, frame.unit, choice.target, choice.type))
        : NOTHING,
    );
    const isAtGoal = this.targets.has(hexOf(this.game, frame.unit));
    const exit = isAtGoal ? this.choices.find(choice => choice.do === 'exit') : undefined;
    return fight ?? exit ?? this.stepNearer(this.distance(hexOf(this.game, frame.unit)));
  }

  private stepNearer(far: number): AnyChoice | undefined {
    return this.best(this.choices, choice => (choice.do === 'step' ? far - this.distance(choice.to) : NOTHING));
  }

  private nearest(): AnyChoice | undefined {
    return this.best(this.choices, choice => (choice.do === 'enter' ? NEAREST - this.distance(choice.to) : NOTHING));
  }

  /** The one of these with the most units; one without units has one. */
  private fullest(verbs: readonly AnyChoice['do'][]): AnyChoice | undefined {
    return this.best(this.choices, choice => {
      if (!verbs.includes(choice.do)) return NOTHING;
      return 'units' in choice ? 1 + choice.units.length : 1;
    });
  }
}

/** Goes for the nearest points, and fights on the way as its habits are. */
export function goer(habits: Habits): Bot {
  const ways = new Ways();
  return { choose: asked => new Going(asked, habits, ways).decide() };
}
