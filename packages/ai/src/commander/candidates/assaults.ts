import { type AnyChoice, type Attack, commandOdds, type Game } from '@wigwag/gcacw';
import { TERMS } from '../explanation.ts';
import type { Account, Survey } from '../valuation/survey.ts';
import { Fights } from './fights.ts';
import { type Idea, idea } from './idea.ts';

export type Assault = Extract<AnyChoice, { do: 'assault' }>;

/** Of the sets that are listed for a leader and a target: all who can go, and the strongest two and one. */
function fewOf(survey: Survey, choices: readonly Assault[]): Assault[] {
  const value = ({ units }: Assault): number => units.reduce((sum, unit) => sum + survey.valueOf(unit), 0);
  const best = new Map<number, Assault>();
  for (const choice of choices) {
    const known = best.get(choice.units.length);
    if (known === undefined || value(choice) > value(known)) best.set(choice.units.length, choice);
  }
  return [...best.values()];
}

const attackOf = (scratch: Game, { leader, units, target }: Assault, going: readonly number[]): Attack => ({
  by: scratch.world.leaders[leader]?.side ?? 'union',
  from: scratch.board.units[units[0] ?? 0]?.hex ?? 0,
  ...{ target, units: going, type: 'assault', grand: false, leader, lee: false },
});

interface Face {
  readonly ways: number;
  readonly attack: Attack;
}

/** What may come of its command roll; where not all may go in, the strongest do. */
function facesOf(survey: Survey, scratch: Game, choice: Assault): { readonly of: number; readonly faces: Face[] } {
  const { leader, units } = choice;
  const strongest = [...units].sort((a, b) => survey.valueOf(b) - survey.valueOf(a) || a - b);
  const { of, units: counts } = commandOdds(scratch, leader, units.length);
  const faces = counts.map(({ count, ways }) => {
    const going = strongest.slice(0, count).sort((a, b) => a - b);
    return { ways, attack: attackOf(scratch, choice, going) };
  });
  return { of, faces };
}

const tire = (survey: Survey, units: readonly number[]): void => {
  for (const unit of units) survey.change(unit, { fatigue: (survey.units[unit]?.fatigue ?? 0) + 1 });
};

/** An assault over every face of its command roll: with few it goes in all the same. */
export function weighAssault(survey: Survey, fights: Fights, choice: Assault): Idea | undefined {
  const { leader, units, target } = choice;
  const { of, faces } = facesOf(survey, fights.scratch, choice);
  if (fights.isHopeless(attackOf(fights.scratch, choice, units))) return undefined;
  const before = survey.value();
  const { mark } = survey;
  tire(survey, units);
  const tired = survey.value() - before;
  let [sum, driven] = [0, 0];
  for (const { ways, attack } of faces) {
    const fight = fights.judge(attack);
    if (fight === undefined) continue;
    sum += ways * fight.value;
    driven += ways * fight.drivenOff;
  }
  survey.back(mark);
  const odds = { target, drivenOff: Math.trunc(driven / of), reached: 100 };
  return idea('assault', choice, tired + Math.trunc(sum / of), { leader, units, goal: target, odds });
}

/** The same, term by term: the mean over the command roll and all rows. */
export function accountOfAssault(survey: Survey, scratch: Game, choice: Assault): Account {
  const fights = new Fights(survey, scratch);
  const { of, faces } = facesOf(survey, scratch, choice);
  const { mark } = survey;
  tire(survey, choice.units);
  const tired = survey.account();
  const mean = { ...tired };
  for (const { ways, attack } of faces) {
    if (attack.units.length === 0) continue;
    const account = fights.account(attack);
    for (const term of TERMS) mean[term] += (ways * (account[term] - tired[term])) / of;
  }
  survey.back(mark);
  for (const term of TERMS) mean[term] = Math.trunc(mean[term]);
  return mean;
}

export function weighAssaults(survey: Survey, scratch: Game, choices: readonly AnyChoice[]): Idea[] {
  const fights = new Fights(survey, scratch);
  const groups = new Map<string, Assault[]>();
  for (const choice of choices) {
    if (choice.do !== 'assault') continue;
    const key = `${choice.leader} ${choice.target}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()]
    .flatMap(group => fewOf(survey, group))
    .flatMap(choice => weighAssault(survey, fights, choice) ?? []);
}
