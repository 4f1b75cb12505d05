import { type Gcacw, gcacw } from '@wigwag/gcacw';
import { strew, withMarkers } from '@wigwag/gcacw/testing';
import type { Hosted } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { POSITIONS } from '../support/contents.ts';
import { randomPosition, SMALL } from '../support/randomPosition.ts';
import type { Plan } from './variety.ts';

type Below = (n: number) => number;

/** A game with markers on the map: a small random region, or a scenario that comes with the program. */
export function newGame(below: Below, { on, options }: Plan): Hosted<Gcacw> {
  const scenario = typeof on === 'string' ? undefined : on;
  const setup =
    typeof on === 'string'
      ? { position: withMarkers(randomPosition(below, SMALL, on)), options }
      : { scenario: on.id, options };
  const found = gcacwTitle.worldOf(setup, { ...POSITIONS, scenario: () => scenario });
  if ('problem' in found) throw new Error(`a setup that does not open: ${JSON.stringify(setup)}`);
  const hosted = hostedIn(gcacwTitle, found.world, setup);
  strew(ready(gcacw, hosted.opening.game), below);
  return hosted;
}
