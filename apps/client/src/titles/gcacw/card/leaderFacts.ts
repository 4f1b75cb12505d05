import { inCommandRadius, NOWHERE } from '@wigwag/gcacw';
import { describeLeader, hexLabel } from '@wigwag/words';
import { capital } from '../asking/asking.ts';
import { type CardFacts, fact, type Looking, tacticsOf } from './facts.ts';

/** What is known of a leader: whom he is with, and whom he could lead from where he stands. */
export function leaderFacts({ game, t }: Looking, leader: number): CardFacts | undefined {
  const { world, board } = game;
  const [data, state] = [world.leaders[leader], board.leaders[leader]];
  if (data === undefined || state === undefined || state.hex === NOWHERE) return undefined;
  const { side, name, command, commandValue, tactical } = data;
  const led = (world.followers[leader] ?? []).filter(unit => {
    const hex = board.units[unit]?.hex ?? NOWHERE;
    return hex !== NOWHERE && inCommandRadius(game, side, state.hex, hex);
  });
  const manpower = led.reduce((sum, unit) => sum + (board.units[unit]?.manpower ?? 0), 0);
  const unit = world.units[state.with]?.name;
  const [, ...kind] = describeLeader(t, world, leader).split(', ');
  return {
    side,
    name,
    lines: [
      capital([...kind, ...(command === undefined ? [] : [t('client.card.command', { command })])].join(', ')),
      [
        t('client.card.at', { hex: hexLabel(world, state.hex) }),
        ...(unit === undefined ? [] : [t('client.with', { unit })]),
      ].join(', '),
    ],
    facts: [
      ...fact(t('client.card.value'), `${commandValue}`),
      ...fact(t('client.card.tactics'), tactical && tacticsOf(t, tactical)),
      ...fact(
        t('client.card.leads'),
        led.length === 0 ? t('client.card.leadsNobody') : t('client.card.leadsUnits', { count: led.length, manpower }),
      ),
    ],
  };
}
