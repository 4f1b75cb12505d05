import { type AnyChoice, engine, type Frame, type Game, HALVES, onceTaken, type Side } from '@wigwag/gcacw';
import {
  assaultBy,
  assaultOf,
  enemyOf,
  hexOf,
  leadNow,
  lossPoints,
  marchAttackOf,
  marchFlood,
  odds,
  unitState,
  unitsIn,
  unitsOf,
} from '@wigwag/gcacw/opponent';
import { Flood, type Hex, neighboursOf } from '@wigwag/hex';
import type { Ask, BotMaker } from '../bot.ts';
import { idleAmong } from './passive.ts';
import { type Distance, guardedBy, type Targets, targetsOf, Ways } from './ways.ts';

type Attack = Parameters<typeof odds>[1];

/** In hundredths of a victory point. */
const POINT = 100;
const MAN = 5;
const DRIVEN_OFF = 20;
/** A unit that is nearer by a movement point, and how far that counts. */
const NEARER = 1;
const FAR = 60;
/** What a march has to gain before it is made. */
const LEAST_GAIN = 2;
/** Movement points that a march usually has. */
const USUAL = { infantry: 4, artillery: 4, cavalry: 8 } as const;

/** One decision: points now, men, and how far it is to the next points; what dice bring, exactly. */
class Look {
  readonly game: Game;
  readonly side: Side;
  private readonly targets: Targets;
  private readonly guarded: Targets;
  private readonly distance: Distance;
  private readonly flood: Flood;

  constructor({ game, side }: Ask, ways: Ways) {
    this.game = game;
    this.side = side;
    this.targets = targetsOf(game, side);
    this.guarded = guardedBy(game, side);
    this.distance = ways.to(game, side, [...this.targets.keys()]);
    this.flood = new Flood(game.world.grid.size);
  }

  /** What a position is worth to the side. */
  private worth(game: Game): number {
    const men = (side: Side): number =>
      unitsOf(game, side).reduce((sum, unit) => sum + unitState(game, unit).manpower, 0);
    const near = unitsOf(game, this.side).reduce((sum, unit) => sum - this.awayFrom(hexOf(game, unit)), 0);
    return POINT * leadNow(game, this.side) + MAN * (men(this.side) - men(enemyOf(this.side))) + near;
  }

  private awayFrom(hex: Hex): number {
    return NEARER * Math.min(FAR, this.distance(hex) / HALVES);
  }

  /** What a choice changes. */
  gain(game: Game, choice: AnyChoice): number {
    switch (choice.do) {
      case 'march':
      case 'go':
        return this.marchGain(game, choice.unit);
      case 'activate':
        return choice.digging.length > 0
          ? 0
          : choice.units.reduce((sum, unit) => sum + Math.max(0, this.marchGain(game, unit)), 0);
      case 'attack':
        return this.fightGain(game, marchAttackOf(game, this.marching(game), choice.target, choice.type));
      case 'assault':
        return this.fightGain(game, assaultOf(assaultBy(game, this.side, choice.leader, choice.target), choice.units));
      case 'take':
        return this.bestAction();
      case 'force':
      case 'shamMarch':
      case 'marchDummy':
      case 'conceal':
      case 'reveal':
      case 'sham':
        return Number.NEGATIVE_INFINITY;
      default:
        return this.expected(game, choice);
    }
  }

  private marching({ stack }: Game): number {
    return (stack.at(-1) as Frame<'march'>).unit;
  }

  /** Over all dice that the choice itself rolls. */
  private expected(game: Game, choice: AnyChoice): number {
    const before = this.worth(game);
    let sum = 0;
    engine.visitOutcomes(game, choice, ({ game: after, ways, of }) => {
      sum += (ways / of) * (this.worth(after) - before);
    });
    return sum;
  }

  private bestAction(): number {
    const taken = onceTaken(this.game);
    const gains = taken?.choices.map(choice => this.gain(taken.game, choice)) ?? [];
    return Math.max(Number.NEGATIVE_INFINITY, ...gains) - LEAST_GAIN;
  }

  private fightGain(game: Game, attack: Attack): number {
    const { expectedLoss, retreat, rout } = odds(game, attack);
    const own = attack.units[0] ?? 0;
    const other = unitsIn(game, attack.target)[0] ?? 0;
    const manOf = (unit: number): number => MAN + POINT * lossPoints(game, unit).perMan;
    const ground = DRIVEN_OFF + POINT * (this.targets.get(attack.target) ?? 0);
    return (
      expectedLoss.defender * manOf(other) -
      expectedLoss.attacker * manOf(own) +
      (retreat + rout) * ground +
      rout * DRIVEN_OFF
    );
  }

  /** The best that a usual march comes to: ground, or a fight with whom it stands beside. */
  private marchGain(game: Game, unit: number): number {
    const from = hexOf(game, unit);
    const { arm } = game.world.units[unit] ?? { arm: 'infantry' };
    const beside = neighboursOf(game.world.grid, from).filter(hex => this.isEnemyIn(game, hex));
    const fights = beside.map(target => this.fightGain(game, marchAttackOf(game, unit, target, 'hasty')));
    const reached = marchFlood(game, unit, false, USUAL[arm] * HALVES, this.flood).reached;
    const ground = reached.map(hex => this.awayFrom(from) - this.awayFrom(hex) + POINT * this.pointsAt(hex, from));
    return Math.max(...fights, ...ground) - this.left(game, from);
  }

  private pointsAt(hex: Hex, from: Hex): number {
    return hex === from ? 0 : (this.targets.get(hex) ?? 0);
  }

  /** Points that go with the last unit that leaves. */
  private left(game: Game, from: Hex): number {
    return unitsIn(game, from).length > 1 ? 0 : POINT * (this.guarded.get(from) ?? 0);
  }

  private isEnemyIn(game: Game, hex: Hex): boolean {
    return unitsIn(game, hex).some(unit => game.world.units[unit]?.side !== this.side);
  }
}

/** Points now, losses, exact dice, and one choice deep: it takes what gains most, and lets go by what gains nothing. */
export const greedy: BotMaker = () => {
  const ways = new Ways();
  return {
    choose(asked) {
      const look = new Look(asked, ways);
      const idle = idleAmong(asked.choices);
      let [best, most] = [idle, idle === undefined ? Number.NEGATIVE_INFINITY : look.gain(asked.game, idle)];
      for (const choice of asked.choices) {
        const gain = look.gain(asked.game, choice);
        if (gain > most) [best, most] = [choice, gain];
      }
      return best ?? (asked.choices[0] as AnyChoice);
    },
  };
};
