import { type AnyChoice, engine, type Game, inCommandRadius, NOWHERE } from '@wigwag/gcacw';
import type { Survey } from '../valuation/survey.ts';

type Transfer = Extract<AnyChoice, { do: 'transfer' }>;

/** The combat value that a leader would have about him with a unit. */
function following(survey: Survey, leader: number, host: number): number {
  const { game } = survey;
  const hex = game.board.units[host]?.hex ?? NOWHERE;
  const side = survey.sideOf(host);
  return (game.world.followers[leader] ?? []).reduce((sum, unit) => {
    const at = game.board.units[unit]?.hex ?? NOWHERE;
    const tired = (game.board.units[unit]?.fatigue ?? 0) > 3;
    return at === NOWHERE || tired || !inCommandRadius(game, side, hex, at) ? sum : sum + survey.valueOf(unit);
  }, 0);
}

/** Leaders go where most of their men can hear them; who has most of them about him stays. */
export function transferred(survey: Survey, choices: readonly AnyChoice[]): AnyChoice | undefined {
  let best: { choice: Transfer; gain: number } | undefined;
  for (const choice of choices) {
    if (choice.do !== 'transfer') continue;
    const { leader, unit } = choice;
    if (survey.game.world.leaders[leader]?.size === 'army') continue;
    const host = survey.game.board.leaders[leader]?.with ?? -1;
    const now = following(survey, leader, host);
    const gain = following(survey, leader, unit) - now;
    if (4 * gain > now && gain > 0 && (best === undefined || gain > best.gain)) best = { choice, gain };
  }
  return best?.choice ?? choices.find(choice => choice.do === 'finish');
}

/** Attempts on crossings that are looked at in a phase. */
const MOST_ATTEMPTS = 6;

/** Who rests digs; a bridge is built or mended where that makes the position better. */
export function recovered(
  mind: Game,
  choices: readonly AnyChoice[],
  value: (game: Game) => number,
): AnyChoice | undefined {
  const before = value(mind);
  let best: { choice: AnyChoice; gain: number } | undefined;
  const attempts = choices.filter(choice => choice.do === 'build' || choice.do === 'repair').slice(0, MOST_ATTEMPTS);
  for (const choice of attempts) {
    const gain = engine
      .outcomes(mind, choice)
      .reduce((sum, { game, ways, of }) => sum + (ways * (value(game) - before)) / of, 0);
    if (gain > 0 && (best === undefined || gain > best.gain)) best = { choice, gain };
  }
  if (best !== undefined) return best.choice;
  return choices.find(choice => choice.do === 'entrench') ?? choices.find(choice => choice.do === 'finish');
}
