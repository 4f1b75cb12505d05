import type { LeaderData, OrderOfBattle, Tactical, UnitData } from '@wigwag/gcacw';
import { document, type Fields, fields, section } from '../files/canonical.ts';
import { ORDER_OF_BATTLE_FORMAT } from '../files/formats.ts';

export function writeOrderOfBattle({ id, title, leaders, units }: OrderOfBattle): string {
  return document(
    fields({ format: ORDER_OF_BATTLE_FORMAT, id, title }),
    section(
      'leaders',
      leaders.map(leader => [leader.id, leaderFields(leader)]),
    ),
    units.length === 0
      ? ['units: {}']
      : section(
          'units',
          units.map(unit => [unit.id, unitFields(unit)]),
        ),
  );
}

const leaderFields = ({ side, name, size, arm, command, tactical, commandValue, commander }: LeaderData): Fields => ({
  side,
  name,
  size,
  arm,
  command,
  tactical: tactical && printed(tactical),
  commandValue,
  commander,
});

const unitFields = ({ side, name, size, arm, command, tactical, artillery, army }: UnitData): Fields => ({
  side,
  name,
  size,
  arm,
  command,
  tactical: printed(tactical),
  artillery,
  army,
});

function printed({ attack, defence, parenthesised }: Tactical): string | number {
  if (!parenthesised && attack === defence) return attack;
  const split = attack === defence ? `${attack}` : `${attack}/${defence}`;
  return parenthesised ? `(${split})` : split;
}
