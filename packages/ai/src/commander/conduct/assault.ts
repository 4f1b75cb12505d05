import { type AnyChoice, type Attack, type Frame, type Game, NOWHERE } from '@wigwag/gcacw';
import { Fights } from '../candidates/fights.ts';
import { scratchOf } from '../candidates/scratch.ts';
import type { Survey } from '../valuation/survey.ts';

type F = Frame<'assault'>;

/** What joining from other hexes has to bring, in centi-points: it tires whoever joins, and may fail. */
const GRAND_MARGIN = 40;

function attackOf(f: F, units: readonly number[], joined: readonly number[] = []): Attack {
  const { side: by, from, target, leader, lee } = f;
  return { by, from, target, units: [...units, ...joined], type: 'assault', grand: joined.length > 0, leader, lee };
}

/** Decisions in the course of an assault, by what the attack comes to. */
export class AssaultConduct {
  private readonly fights: Fights;
  private readonly survey: Survey;
  private readonly mind: Game;

  constructor(survey: Survey) {
    this.survey = survey;
    this.mind = survey.game;
    this.fights = new Fights(survey, scratchOf(survey.game));
  }

  decide(f: F, choices: readonly AnyChoice[]): AnyChoice | undefined {
    const announced = choices.find(choice => choice.do === 'announce');
    if (announced !== undefined) return announced;
    const sets = choices.filter(choice => choice.do === 'keep' || choice.do === 'commit');
    if (sets.length > 0) return this.best(sets, f);
    const proceed = choices.find(choice => choice.do === 'proceed');
    const grand = choices.find(choice => choice.do === 'grand');
    if (grand === undefined || proceed === undefined) return undefined;
    const alone = this.worth(attackOf(f, f.kept));
    const together = this.worth(attackOf(f, f.kept, this.joiners(f)));
    return together > alone + GRAND_MARGIN ? grand : proceed;
  }

  private worth(attack: Attack): number {
    return this.fights.judge(attack)?.value ?? 0;
  }

  private best(sets: readonly AnyChoice[], f: F): AnyChoice | undefined {
    const worth = (choice: AnyChoice): number => {
      if (choice.do === 'keep') return this.worth(attackOf(f, choice.units));
      return choice.do === 'commit' ? this.joined(f, choice.units) : 0;
    };
    return sets.map(choice => ({ choice, value: worth(choice) })).sort((a, b) => b.value - a.value)[0]?.choice;
  }

  private joined(f: F, units: readonly number[]): number {
    const { mark } = this.survey;
    const before = this.survey.value();
    for (const unit of units) this.survey.change(unit, { fatigue: (this.survey.units[unit]?.fatigue ?? 0) + 1 });
    const value = this.survey.value() - before + this.worth(attackOf(f, f.kept, units));
    this.survey.back(mark);
    return value;
  }

  /** Those who stand beside the target in other hexes, rested and steadfast: the strongest of them. */
  private joiners(f: F): number[] {
    const { grid } = this.mind.world;
    const beside = new Set(grid.neighbours.slice(f.target * 6, f.target * 6 + 6));
    const able = this.mind.world.unitsOfSide[f.side].filter(unit => {
      const { hex = NOWHERE, fatigue = 4, demoralized = 2 } = this.mind.board.units[unit] ?? {};
      return beside.has(hex) && !f.selected.includes(unit) && fatigue < 4 && demoralized === 0;
    });
    return able.sort((a, b) => this.survey.valueOf(b) - this.survey.valueOf(a) || a - b).slice(0, 1);
  }
}
