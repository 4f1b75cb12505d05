import { marchAttackOf } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import { TERMS } from '../explanation.ts';
import { MOST_FATIGUE } from '../valuation/clock.ts';
import type { Account, Survey } from '../valuation/survey.ts';
import { wearOn } from './activations.ts';
import { accountOfAssault } from './assaults.ts';
import { Fights } from './fights.ts';
import { inPart } from './gatherings.ts';
import type { Idea, Move } from './idea.ts';
import type { Aim } from './marches.ts';
import { putAt, scratchOf } from './scratch.ts';

const WHOLE = 100;
const SIXTHS = 6;

/** Adds part of what has changed between two accounts. */
function add(sum: Account, from: Account, to: Account, part = 1): void {
  for (const term of TERMS) sum[term] += part * (to[term] - from[term]);
}

/** The marches of an idea one after another: each is weighed with those before it where they most likely come to. */
class Marching {
  private readonly survey: Survey;
  private readonly fights: Fights;
  /** Targets that are attacked before, and how surely they are driven off, in hundredths. */
  private readonly struck = new Map<Hex, number>();
  private readonly undo: (() => void)[] = [];
  private readonly mark: number;

  constructor(survey: Survey, fights: Fights) {
    this.survey = survey;
    this.fights = fights;
    this.mark = survey.mark;
  }

  /** Adds what a march changes, over all its rolls, and what it may cost the unit besides. */
  march({ unit, aim, spread }: Move, sum: Account): void {
    const { survey } = this;
    const before = survey.account();
    const all = spread.reduce((ways, each) => ways + each.ways, 0);
    for (const { aim: each, ways } of spread) add(sum, before, this.at(unit, each), ways / all);
    const worn = wearOn(survey, unit);
    if (worn !== undefined) {
      const { mark } = survey;
      survey.change(unit, worn.hurt);
      add(sum, before, survey.account(), worn.sixths / SIXTHS);
      survey.back(mark);
    }
    this.put(unit, aim);
  }

  leave(): void {
    for (const back of this.undo.reverse()) back();
    this.survey.back(this.mark);
  }

  /** With the unit where an aim leads; of an attack the mean of all its rows. */
  private at(unit: number, { hex, state, attack, brings }: Aim): Account {
    const { survey, fights } = this;
    const { mark } = survey;
    survey.change(unit, { hex, fatigue: this.tired(unit), ...state });
    const account = survey.account();
    if (brings !== undefined) account[brings.term] += brings.value;
    if (attack !== undefined) {
      const back = putAt(fights.scratch, unit, hex);
      const fought = fights.account(marchAttackOf(fights.scratch, unit, attack.target, attack.type));
      add(account, { ...account }, fought, (WHOLE - (this.struck.get(attack.target) ?? 0)) / WHOLE);
      back();
    }
    survey.back(mark);
    return account;
  }

  private tired(unit: number): number {
    return Math.min(MOST_FATIGUE, (this.survey.units[unit]?.fatigue ?? 0) + 1);
  }

  private put(unit: number, { hex, attack, drivenOff }: Aim): void {
    this.survey.change(unit, { hex, fatigue: this.tired(unit) });
    this.undo.push(putAt(this.fights.scratch, unit, hex));
    if (attack !== undefined) {
      this.struck.set(attack.target, Math.max(drivenOff, this.struck.get(attack.target) ?? 0));
    }
  }
}

/** The position after an idea, term by term, on average over its rolls: what it differs by from the position as it is comes to its value. */
export function accountOf(survey: Survey, { moves, gathering }: Idea): Account {
  const scratch = scratchOf(survey.game);
  const sum = survey.account();
  const marching = new Marching(survey, new Fights(survey, scratch));
  for (const move of moves) marching.march(move, sum);
  if (gathering !== undefined) {
    const gathered = survey.account();
    add(sum, gathered, inPart(gathered, accountOfAssault(survey, scratch, gathering.assault)));
  }
  marching.leave();
  for (const term of TERMS) sum[term] = Math.round(sum[term]);
  return sum;
}
