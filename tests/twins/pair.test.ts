import { type Frame, type Gcacw, gcacw, type Kind } from '@wigwag/gcacw';
import type { Hosted } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { POSITIONS } from '../support/contents.ts';
import { Pair } from './pair.ts';

const LAST_TURN = `
game GTC
options limitedIntelligence
turns 1
ties ${Array(6).fill('end-turn-without-recovery').join(' ')}
map
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
C Hill 0102 inf 5
U Newton 0902 inf 5
`;

/** Two Confederate markers in one hex: Hill is under the first or under the second. */
function hosted(isFirst: boolean): Hosted<Gcacw> {
  const setup = { position: LAST_TURN };
  const found = gcacwTitle.worldOf(setup, POSITIONS);
  if ('problem' in found) throw new Error('a position that does not open');
  const whole = hostedIn(gcacwTitle, found.world, setup);
  const game = ready(gcacw, whole.opening.game);
  const hill = game.world.units.findIndex(({ side }) => side === 'confederate');
  const hex = game.board.units[hill]?.hex ?? -1;
  const marker = (id: number, isOver: boolean) => ({
    ...{ id, side: 'confederate' as const, hex, units: isOver ? [hill] : [] },
  });
  game.board.forces = [marker(1, isFirst), marker(2, !isFirst)];
  game.board.phase = 'action-cycle';
  const stack: Frame<Kind>[] = [
    { kind: 'turn', by: 'table', next: 'action-cycle' },
    { kind: 'initiative', by: 'table', step: 'roll' },
  ];
  return { ...whole, opening: { game: { ...game, stack, derived: undefined }, events: [] } };
}

test('a roll that ends the game before anybody decides: the twins are told apart at the end, and that is no difference', () => {
  const goings = Array.from({ length: 20 }, (_, seed) =>
    new Pair([hosted(true), hosted(false)], 'union', seed, () => 0, {
      comparisons: 0,
      pasts: 0,
      decisions: 0,
      tells: {},
    }).step(),
  );
  expect(new Set(goings)).toEqual(new Set(['on', 'over']));
});
