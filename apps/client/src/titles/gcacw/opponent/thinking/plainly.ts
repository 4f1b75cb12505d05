import type { Considered, Explanation, Weighed } from '@wigwag/ai';
import { type AnyChoice, type Board, NOWHERE } from '@wigwag/gcacw';

/** Where whoever acts stands now: the unit, or the first that a leader takes along. */
function standsAt({ units }: Board, choice: AnyChoice): number {
  const unit = 'unit' in choice ? choice.unit : 'units' in choice ? choice.units[0] : undefined;
  return (typeof unit === 'number' ? units[unit]?.hex : undefined) ?? NOWHERE;
}

/** Deeds that lead somewhere. */
const LEADING: readonly Weighed['deed'][] = ['march', 'activate'];

/** A march to where it stands is none: what it is worth comes of rolls that lead further, and those have no goal that could be told. */
function weighedPlainly(board: Board, { deed, choice, value, goal, odds }: Weighed): Weighed {
  const from = standsAt(board, choice);
  const told = { deed, choice, value, from, odds };
  if (goal !== from || deed === 'exit') return { ...told, goal };
  return LEADING.includes(deed) && odds === undefined ? { ...told, stays: true } : told;
}

/** It neither goes anywhere nor does anything. */
const isNothing = ({ deed, goal, odds, value }: Weighed): boolean =>
  (deed === 'march' || deed === 'activate') && goal === undefined && odds === undefined && value <= 0;

/** Nothing is told against what is nothing. */
const isComparable = (deed: Explanation['deed'], next: Weighed | undefined): boolean =>
  deed === 'pass' || (next !== undefined && !isNothing(next));

function explainedPlainly(board: Board, explanation: Explanation, next: Weighed | undefined): Explanation {
  const { unit, units, goal, feared, deed, againstNext } = explanation;
  const hex = board.units[units[0] ?? unit ?? -1]?.hex;
  // Who stands where he is attacked is not feared for coming there; where it stood already nothing new is to be feared.
  const isThere = feared !== undefined && board.units[feared.unit]?.hex === feared.target;
  const isElsewhere = goal !== hex || deed === 'assault' || deed === 'exit';
  return {
    ...explanation,
    goal: isElsewhere ? goal : undefined,
    feared: isThere || !isElsewhere ? undefined : feared,
    againstNext: isComparable(deed, next) ? againstNext : [],
  };
}

/** What was thought, ready to cross from one thread to another, without marches that lead nowhere. */
export function inPlainWords({ choice, explanation, candidates, heading }: Considered, board: Board): Considered {
  const told = candidates.map(each => weighedPlainly(board, each));
  const isLetGo = explanation?.deed === 'pass';
  return {
    choice,
    explanation: explanation && explainedPlainly(board, explanation, told[1]),
    candidates: told.filter((each, place) => (place === 0 && !isLetGo) || !isNothing(each)),
    ...(heading && { heading }),
  };
}
