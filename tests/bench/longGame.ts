import { bundledScenario } from '@wigwag/content/bundled';
import type { Gcacw } from '@wigwag/gcacw';
import { History, type Hosted } from '@wigwag/host';
import { choices, type GameRecord, rolling, topFrame } from '@wigwag/kernel';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { random } from '../support/random.ts';

export function hostedFrom(scenario: string, limitedIntelligence = false): Hosted<Gcacw> {
  const setup = { scenario, ...(limitedIntelligence && { options: { limitedIntelligence } }) };
  const opened = openSetup(gcacwTitle, setup, { scenario: bundledScenario });
  if ('problem' in opened) throw new Error(`${scenario} does not open`);
  return opened.hosted;
}

/** A random game of so many decisions, by players who rarely pass. */
export function longGame(hosted: Hosted<Gcacw>, decisions: number): GameRecord {
  const below = random(7);
  const history = new History(hosted, rolling(below));
  while (history.decisions < decisions) {
    const frame = topFrame(history.game);
    const listed = choices(hosted.ruleset, history.game);
    const lively = listed.filter(({ do: verb }) => verb !== 'pass' && verb !== 'finish');
    const among = lively.length > 0 && below(40) > 0 ? lively : listed;
    const choice = among[below(among.length)];
    if (frame === undefined || choice === undefined) break;
    history.decide({ by: frame.by, choice });
  }
  return history.record();
}
