import type { Report } from '../../problems.ts';
import type { Draft, Shaped } from '../../shape.ts';
import type { Source } from '../../source.ts';
import type { LeaderFields, OrderOfBattleFile, UnitFields } from './schema.ts';

type Shape = Shaped<OrderOfBattleFile>;

export function checkLeaders({ draft, isBroken }: Shape, report: Report): void {
  for (const [id, leader] of Object.entries(draft.leaders ?? {})) {
    const path = ['leaders', id];
    if (leader !== undefined && !isBroken(path))
      checkLeader(leader, (field, ...rest) => report([...path, ...field], ...rest));
  }
}

/** 2.2/army-leader-values, 2.2/district-leader-values, 2.2/corps-division-leader-values */
function checkLeader({ side, size, arm, command, tactical, commander }: Draft<LeaderFields>, report: Report): void {
  const isArmy = size === 'army';
  if (isArmy && tactical !== undefined) report(['tactical'], 'army-leader-tactical');
  if (!isArmy && tactical === undefined) report(['tactical'], 'missing-field', { name: 'tactical' });
  if ((size === 'corps' || size === 'division') && command === undefined)
    report(['command'], 'missing-field', { name: 'command' });
  if ((isArmy || size === 'district') && arm !== 'infantry') report(['arm'], 'leader-arm', { found: arm ?? '' });
  if (commander !== undefined && side === 'union')
    report(['commander'], 'commander-of-other-side', { found: commander });
}

export function checkUnits({ draft, isBroken }: Shape, locate: Source['locate'], report: Report): void {
  for (const [id, unit] of Object.entries(draft.units ?? {})) {
    const path = ['units', id];
    if (draft.leaders && Object.hasOwn(draft.leaders, id))
      report(path, 'id-taken', { found: id, line: locate(['leaders', id]).line });
    if (unit !== undefined && !isBroken(path))
      checkUnit(unit, (field, ...rest) => report([...path, ...field], ...rest));
  }
}

/** 2.2/unit-sizes */
function checkUnit({ side, size, army }: Draft<UnitFields>, report: Report): void {
  const owner = size === 'squadron' ? 'union' : size === 'demi-division' ? 'confederate' : undefined;
  if (size !== undefined && owner !== undefined && side !== owner)
    report(['size'], 'size-of-other-side', { found: size, owner });
  if (army !== undefined && side === 'confederate') report(['army'], 'army-of-other-side', { found: army });
}
