import { type Gcacw, gcacw, OPTIONS, type ScenarioData } from '@wigwag/gcacw';
import { strew, withMarkers } from '@wigwag/gcacw/testing';
import type { Hosted } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { randomPosition } from '../support/randomPosition.ts';

type Below = (n: number) => number;

/** Each option on or off, but for the one that hides forces. */
const someOptions = (below: Below): Record<string, boolean> => ({
  ...Object.fromEntries(OPTIONS.map(option => [option, below(2) === 0])),
  limitedIntelligence: true,
});

/** A game with markers on the map: a small random region, or a scenario that comes with the program. */
export function newGame(below: Below, scenario: ScenarioData | undefined): Hosted<Gcacw> {
  const options = someOptions(below);
  const setup =
    scenario === undefined
      ? { position: withMarkers(randomPosition(below)), options }
      : { scenario: scenario.id, options };
  const found = gcacwTitle.worldOf(setup, { scenario: () => scenario });
  if ('problem' in found) throw new Error(`a setup that does not open: ${JSON.stringify(setup)}`);
  const hosted = hostedIn(gcacwTitle, found.world, setup);
  strew(ready(gcacw, hosted.opening.game), below);
  return hosted;
}
