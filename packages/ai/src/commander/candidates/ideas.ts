import { type AnyChoice, engine, type Game, NOWHERE } from '@wigwag/gcacw';
import type { Survey } from '../valuation/survey.ts';
import { followersIn, wear, weighActivation } from './activations.ts';
import { allowances, soloFormula } from './allowance.ts';
import { weighAssaults } from './assaults.ts';
import { Fights } from './fights.ts';
import { Gatherings } from './gatherings.ts';
import { type Idea, idea } from './idea.ts';
import { ABOUT_TO, expected, Marches } from './marches.ts';
import { scratchOf } from './scratch.ts';

export interface Thinking {
  /** The position as he values it, and what comes of a deed. */
  readonly now: Survey;
  readonly after: (game: Game) => Survey;
  /** How many units go with a leader at most. */
  readonly leaders: number;
  /** Plans an action ahead: units come together for an assault. */
  readonly gathers: boolean;
  /** What an action has to bring. */
  readonly least: number;
  /** Asked between candidates: enough? */
  readonly stop: () => boolean;
}

function weighMarch(survey: Survey, marches: Marches, choice: Extract<AnyChoice, { do: 'march' }>): Idea {
  const { unit } = choice;
  const rolls = allowances(soloFormula(survey.game, unit));
  const budget = Math.max(...rolls.map(({ halves }) => halves));
  const { value, aim, reached, spread } = expected(marches.aims(unit, { ...ABOUT_TO, budget }), rolls);
  const attack = aim?.attack;
  const leaves = aim?.state?.hex === NOWHERE;
  return idea(attack !== undefined ? 'attack' : leaves ? 'exit' : 'march', choice, value - wear(survey, unit), {
    unit,
    units: [unit],
    goal: aim?.hex,
    odds: attack && { target: attack.target, drivenOff: aim?.drivenOff ?? 0, reached },
    moves: aim === undefined ? [] : [{ unit, aim, spread }],
  });
}

/** A deed without dice, by what the rules make of it. */
function weighDeed({ now, after }: Thinking, game: Game, choice: AnyChoice): Idea {
  const [outcome] = engine.outcomes(game, choice);
  // Both without what he seeks for victory: of that a survey made anew would know nothing.
  const value = outcome === undefined ? 0 : now.meaningOf(after(outcome.game).value() - after(game).value());
  const unit = 'unit' in choice ? choice.unit : undefined;
  return idea(choice.do === 'burn' ? 'burn' : 'entrench', choice, value, { unit });
}

/** Everything that can be done with an action, the best first. `mind` is what the commander takes the game to be. */
export function ideasFor(mind: Game, choices: readonly AnyChoice[], thinking: Thinking): Idea[] {
  const survey = thinking.now;
  const scratch = scratchOf(mind);
  const marches = new Marches(survey, scratch);
  const gatherings = new Gatherings(survey, new Fights(survey, scratch));
  const found: Idea[] = [];
  for (const choice of choices) {
    if (thinking.stop()) break;
    if (choice.do === 'march') found.push(weighMarch(survey, marches, choice));
    const deed = choice.do === 'burn' || choice.do === 'entrench' ? weighDeed(thinking, mind, choice) : undefined;
    // A station that is burned already burns again, for nothing.
    if (deed !== undefined && (deed.deed !== 'burn' || deed.value > 0)) found.push(deed);
  }
  found.push(...weighAssaults(survey, scratch, choices));
  for (const [leader, units] of thinking.leaders > 0 ? followersIn(choices) : []) {
    if (thinking.stop()) break;
    const led = weighActivation(survey, scratch, marches, leader, units, thinking);
    if (led !== undefined) found.push(led);
    const gathered = thinking.gathers ? gatherings.best(leader, units) : undefined;
    if (gathered !== undefined) found.push(gathered);
  }
  return found.sort((a, b) => b.value - a.value);
}
