import { isResultOf, mayRain, PROFILES } from '@wigwag/gcacw';
import type { Report } from '../../../problems.ts';
import type { Draft } from '../../../shape.ts';
import type { ScenarioFile } from '../schema.ts';

/** 12.0/rain-scope-basic, 12.0/minor-number-siv: which rain a game's own table can bring. */
export function checkRandomEvents({ game, randomEvents }: Draft<ScenarioFile>, report: Report): void {
  if (game === undefined) return;
  for (const [total, found] of Object.entries(randomEvents ?? {})) {
    if (found === undefined || found === 'none') continue;
    const path = ['randomEvents', total];
    if (!mayRain(PROFILES[game])) report(path, 'rain-not-of-game', { found, game });
    else if (!isResultOf(PROFILES[game], found)) report(path, 'rain-result-not-of-game', { found, game });
  }
}
