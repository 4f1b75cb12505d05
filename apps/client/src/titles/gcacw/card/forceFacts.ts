import { type Force, inZone } from '@wigwag/gcacw';
import { forceCode } from '@wigwag/staffmap';
import { hexLabel } from '@wigwag/words';
import { capital } from '../asking/asking.ts';
import { type CardFacts, fact, type Looking } from './facts.ts';

/** Of one's own marker what it covers; of the enemy's that nobody knows. */
function coversOf({ game, eyes, t }: Looking, { side, units }: Force): string {
  if (side !== eyes) return t('client.card.unknown');
  const names = units.map(unit => game.world.units[unit]?.name ?? '');
  return names.length === 0 ? t('client.card.coversNobody') : names.join(', ');
}

/** What is known of a force marker, by its code. */
export function forceFacts(looking: Looking, code: number): CardFacts | undefined {
  const { game, t } = looking;
  const force = game.board.forces.find(each => forceCode(each) === code);
  if (force === undefined) return undefined;
  const { side, hex } = force;
  const enemy = side === 'union' ? 'confederate' : 'union';
  return {
    side,
    name: capital(t('client.card.marker', { force: force.id })),
    lines: [capital(t('client.card.ofSide', { side })), t('client.card.at', { hex: hexLabel(game.world, hex) })],
    facts: [
      ...fact(t('client.card.covers'), coversOf(looking, force)),
      ...fact(t('client.card.zone'), inZone(game, enemy, hex) ? t('client.card.inZone') : undefined),
    ],
  };
}
