import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field, modifierBy } from '../../testing/attackOf.ts';
import { Table } from '../../testing/table.ts';
import { assess } from '../attack/resolve.ts';
import { ratioModifier } from './modifiers.ts';

const rule = ruleTests<ClauseId>();

/** The ratio modifier of Hill and, if he is there, Ewell against Newton. */
function ratio(hill: string, newton: string, ewell?: string, game = 'GTC'): number {
  const lines = [`game ${game}`, field(), `C Hill 0302 ${hill}`, `U Newton 0303 ${newton}`];
  const t = new Table([...lines, ...(ewell === undefined ? [] : [`C Ewell 0302 ${ewell}`])].join('\n'));
  return modifierBy(t, attackOf(t, '0303', ewell === undefined ? ['hill'] : ['hill', 'ewell']), '7.4/ratio-modifier');
}

const HALF = '1 disorganized';

describe('ratios', () => {
  rule('7.4/ratio-compute', 'the sums are rounded to a whole ratio in favour of the defender', () => {
    expect(ratio('8', '7')).toBe(0);
    expect(ratio('15', '8')).toBe(0);
    expect(ratio('16', '8')).toBe(1);
    expect(ratio('7', '8')).toBe(-1);
    expect(ratio('4', '9', HALF)).toBe(-1);
    expect(ratio('4', '9')).toBe(-2);
    expect(ratio('10', '3 abatis')).toBe(1);
    // E38
    expect(ratio('9', '3 abatis')).toBe(1);
    expect(ratio('8', '3 abatis', HALF)).toBe(0);
    expect(ratio('10', '7 abatis')).toBe(-1);
    // W08: works count in the ratio
    expect(ratio('8', '8 breastwork')).toBe(-1);
    expect(ratio('16', '8 breastwork')).toBe(0);
  });

  rule('7.4/ratio-modifier', 'n to 1 gives n-1, 1 to n takes n-1 off', () => {
    for (let n = 1; n <= 13; n++) {
      expect(ratioModifier(n, 1), `${n}-1`).toBe(n - 1);
      expect(ratioModifier(1, n), `1-${n}`).toBe(1 - n);
    }
    expect(ratio('9', '3')).toBe(2);
    expect(ratio('4', '16')).toBe(-3);
    const t = new Table(`${field()}\nC Hill 0302 9\nU Newton 0303 3`);
    expect(assess(t.game, attackOf(t, '0303', ['hill'])).modifiers).toContainEqual(
      expect.objectContaining({ clause: '7.4/ratio-modifier', die: 'attacker', value: 2 }),
    );
  });

  rule('7.4/ratio-limits', 'no better than +13, no worse than -12', () => {
    expect(ratio('13', '1')).toBe(12);
    expect(ratio('14', '1')).toBe(13);
    expect(ratio('18', '1')).toBe(13);
    expect(ratio('1', '12')).toBe(-11);
    expect(ratio('1', '13')).toBe(-12);
    expect(ratio('1', '18')).toBe(-12);
    expect(ratio(HALF, '7')).toBe(-12);
    expect(ratio('7', HALF)).toBe(13);
  });
});
