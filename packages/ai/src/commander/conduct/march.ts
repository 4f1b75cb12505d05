import { type AnyChoice, type Frame, type Game, marchFlood, NOWHERE } from '@wigwag/gcacw';
import { forcedAs } from '@wigwag/gcacw/opponent';
import { Flood, type Hex } from '@wigwag/hex';
import { assert } from '@wigwag/kernel';
import { forced } from '../candidates/allowance.ts';
import { type Aim, bestWithin, expected, Marches, type Spread } from '../candidates/marches.ts';
import { scratchOf } from '../candidates/scratch.ts';
import type { Heading } from '../explanation.ts';
import { isOpen, stakesOf } from '../valuation/stakes.ts';
import type { Survey } from '../valuation/survey.ts';

/** A march under way: where it goes, and where it has been. */
export interface Errand {
  readonly unit: number;
  readonly turn: number;
  readonly actions: number;
  /** Hexes still to be entered, in order. */
  readonly path: readonly Hex[];
  readonly seen: ReadonlySet<Hex>;
}

export interface Marched {
  readonly choice: AnyChoice;
  readonly errand: Errand | undefined;
  readonly heading?: Heading | undefined;
}

/** A choice that leads on to the hexes of an errand. */
const onTheWay = (choice: AnyChoice, goal: Hex, path: readonly Hex[]): Pick<Marched, 'choice' | 'heading'> => ({
  choice,
  heading: { goal: path.at(-1) ?? goal, chance: 100, path },
});

type F = Frame<'march'>;

const isUnderWay = (f: F): boolean => f.moved || f.fought !== 'no';

const find = <D extends AnyChoice['do']>(choices: readonly AnyChoice[], verb: D) =>
  choices.find((choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb);

/** The next hex of a march that goes on as it was meant to. */
export function nextStep(
  errand: Errand | undefined,
  { board }: Game,
  f: F,
  choices: readonly AnyChoice[],
): Marched | undefined {
  if (errand?.unit !== f.unit || errand.turn !== board.turn || errand.actions !== board.actions) return undefined;
  const [to, ...rest] = errand.path;
  const choice = choices.find(each => each.do === 'step' && each.to === to);
  if (to === undefined || choice === undefined) return undefined;
  return { ...onTheWay(choice, to, rest), errand: { ...errand, path: rest, seen: new Set([...errand.seen, to]) } };
}

/** An open prize for breaking a crossing that the unit can try to break now. */
export function breach(game: Game, f: F, choices: readonly AnyChoice[]): AnyChoice | undefined {
  const { prizes } = stakesOf(game.world);
  return choices.find(
    choice =>
      choice.do === 'destroy' &&
      prizes.some(prize => prize.side === f.by && prize.hexside === choice.hexside && isOpen(game, prize)),
  );
}

/** Where a force march most likely comes to, of all it can lead to; undefined: it leads nowhere. */
function headingBy(spread: Spread, here: Hex): Heading | undefined {
  const byGoal = new Map<Hex, number>();
  for (const { aim, ways } of spread) {
    const goal = aim.attack?.target ?? aim.hex;
    byGoal.set(goal, (byGoal.get(goal) ?? 0) + ways);
  }
  const all = spread.reduce((sum, { ways }) => sum + ways, 0);
  const [likeliest] = [...byGoal].filter(([goal]) => goal !== here).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return likeliest && { goal: likeliest[0], chance: Math.round((100 * likeliest[1]) / all), path: [] };
}

/** How a march goes on from where it is, its points known. */
export class MarchConduct {
  private readonly survey: Survey;
  private readonly marches: Marches;
  private readonly mind: Game;

  constructor(survey: Survey) {
    this.survey = survey;
    this.mind = survey.game;
    this.marches = new Marches(survey, scratchOf(survey.game));
  }

  decide(f: F, choices: readonly AnyChoice[], errand: Errand | undefined): Marched {
    const here = this.survey.units[f.unit]?.hex ?? NOWHERE;
    const seen = new Set([...(errand?.unit === f.unit ? errand.seen : []), here]);
    const aims = this.aims(f, choices, seen, f.left);
    const best = bestWithin(aims, Math.max(0, f.left)) ?? aims[0];
    const out = this.leaving(f, choices);
    if (out !== undefined && out.value >= (best?.value ?? 0)) return { choice: out.choice, errand: undefined };
    const force = this.forcing(f, choices, seen, best?.value ?? 0);
    if (force !== undefined) return { ...force, errand: undefined };
    return this.carryOut(f, choices, here, seen, best);
  }

  /** To where others wait for the unit, as far as its points let it; undefined: it cannot come there. */
  goTo(hex: Hex, f: F, choices: readonly AnyChoice[], errand: Errand | undefined): Marched | undefined {
    const here = this.survey.units[f.unit]?.hex ?? NOWHERE;
    const seen = new Set([...(errand?.unit === f.unit ? errand.seen : []), here]);
    const flood = new Flood(this.mind.world.grid.size);
    marchFlood(this.mind, f.unit, isUnderWay(f), Math.max(0, f.left), flood, here);
    const need = flood.costTo(hex);
    if (need === undefined) return undefined;
    return this.carryOut(f, choices, here, seen, { hex, attack: undefined, need, value: 0, drivenOff: 0 });
  }

  private aims(f: F, choices: readonly AnyChoice[], seen: ReadonlySet<Hex>, budget: number): Aim[] {
    const here = this.survey.units[f.unit]?.hex ?? NOWHERE;
    const setting = { underWay: isUnderWay(f), tires: 0, mayAttack: f.mayAttack, seen, budget: Math.max(0, budget) };
    // What may be done from here the list says: attacks that it does not have are none.
    return this.marches
      .aims(f.unit, setting)
      .filter(
        ({ hex, attack }) =>
          attack === undefined ||
          hex !== here ||
          budget > f.left ||
          choices.some(
            choice => choice.do === 'attack' && choice.target === attack.target && choice.type === attack.type,
          ),
      );
  }

  private leaving(f: F, choices: readonly AnyChoice[]): { choice: AnyChoice; value: number } | undefined {
    const choice = find(choices, 'exit');
    if (choice === undefined) return undefined;
    const { survey } = this;
    const before = survey.value();
    const out = survey.leavingFrom(f.unit, survey.units[f.unit]?.hex ?? NOWHERE);
    const value = (out?.value ?? before) - before;
    return { choice, value };
  }

  /** A force march where what it reaches is worth the order and the men that it costs. */
  private forcing(
    f: F,
    choices: readonly AnyChoice[],
    seen: ReadonlySet<Hex>,
    plain: number,
  ): Pick<Marched, 'choice' | 'heading'> | undefined {
    const choice = find(choices, 'force');
    const state = this.survey.units[f.unit];
    if (choice === undefined || state === undefined || state.manpower <= 1) return undefined;
    const rolls = forced(forcedAs(this.mind.world.units[f.unit]?.arm ?? 'infantry'), state.manpower);
    const before = this.survey.value();
    let [sum, all] = [0, 0];
    const spread: { readonly aim: Aim; readonly ways: number }[] = [];
    for (const lost of new Set(rolls.map(roll => roll.lost))) {
      const so = rolls.filter(roll => roll.lost === lost);
      const ways = so.reduce((total, roll) => total + roll.ways, 0);
      this.survey.change(f.unit, { disorganized: true, manpower: state.manpower - lost });
      const cost = before - this.survey.value();
      const reach = so.map(roll => ({ ...roll, halves: roll.halves + f.left }));
      const budget = Math.max(...reach.map(({ halves }) => halves));
      const led = expected(this.aims(f, choices, seen, budget), reach);
      spread.push(...led.spread);
      sum += ways * (led.value - cost);
      all += ways;
      this.survey.back();
    }
    if (Math.trunc(sum / all) <= plain + this.survey.manner.force) return undefined;
    return { choice, heading: headingBy(spread, state.hex) };
  }

  private carryOut(
    f: F,
    choices: readonly AnyChoice[],
    here: Hex,
    seen: ReadonlySet<Hex>,
    aim: Aim | undefined,
  ): Marched {
    const stop = find(choices, 'stop') ?? choices[0];
    assert(stop !== undefined, 'march-without-choices', { here });
    if (aim === undefined || aim.value < 0) return { choice: stop, errand: undefined };
    if (aim.hex === here) {
      const { attack } = aim;
      const choice =
        attack &&
        choices.find(each => each.do === 'attack' && each.target === attack.target && each.type === attack.type);
      return { choice: choice ?? stop, errand: undefined };
    }
    const flood = new Flood(this.mind.world.grid.size);
    marchFlood(this.mind, f.unit, isUnderWay(f), Math.max(0, f.left), flood, here);
    const [, ...way] = flood.costTo(aim.hex) === undefined ? [here, aim.hex] : flood.pathTo(aim.hex);
    const { turn, actions } = this.mind.board;
    const errand = { unit: f.unit, turn, actions, path: way, seen };
    return nextStep(errand, this.mind, f, choices) ?? { choice: stop, errand: undefined };
  }
}
