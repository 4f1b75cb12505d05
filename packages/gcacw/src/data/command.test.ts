import { describe, expect, it } from 'vitest';
import { isSubordinate, mayAttach } from './command.ts';

const unit = (command?: string) => ({
  side: 'confederate' as const,
  arm: 'infantry' as const,
  ...(command && { command }),
});
const leader = (size: 'army' | 'district' | 'corps' | 'division', command?: string) => ({
  side: 'confederate' as const,
  size,
  ...(command && { command }),
});

describe('2.2/unit-identity: who is subordinate to whom', () => {
  it.each([
    ['a unit of the corps', unit('J'), leader('corps', 'J'), true],
    ['a unit of another corps', unit('L'), leader('corps', 'J'), false],
    ['a unit of a division of the corps', unit('M-W'), leader('corps', 'W'), true],
    ['a unit of the division', unit('M-W'), leader('division', 'M'), true],
    ['a corps leader is no leader of a division of his letter', unit('M-W'), leader('corps', 'M'), false],
    ['a division leader commands no corps of his letter', unit('M-W'), leader('division', 'W'), false],
    ['III is not III of the Army of the Potomac', unit('III-AP'), leader('corps', 'III'), false],
    ['the same designation in full', unit('III-AP'), leader('corps', 'III-AP'), true],
    ['a division of a district', unit('1-V'), leader('district', 'V'), true],
    ['a unit in no command', unit(), leader('corps', 'J'), false],
    ['an army leader commands everybody', unit(), leader('army', 'ANV'), true],
    ['a district leader without a designation too', unit('J'), leader('district'), true],
  ])('%s', (_, subordinate, commander, expected) => {
    expect(isSubordinate(subordinate, commander)).toBe(expected);
  });

  it('never across the sides', () => {
    expect(isSubordinate({ ...unit('J'), side: 'union' }, leader('army'))).toBe(false);
  });
});

describe('2.2/army-leader-infantry-only', () => {
  const cavalry = { ...unit('J'), arm: 'cavalry' as const };

  it('army and district leaders go with infantry, others with any arm', () => {
    expect(mayAttach(leader('army'), unit('J'))).toBe(true);
    expect(mayAttach(leader('army'), cavalry)).toBe(false);
    expect(mayAttach(leader('district', 'J'), cavalry)).toBe(false);
    expect(mayAttach(leader('corps', 'J'), cavalry)).toBe(true);
  });
});
