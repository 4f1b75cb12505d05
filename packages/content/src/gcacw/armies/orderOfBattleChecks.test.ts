import { describe, expect, it } from 'vitest';
import { edited } from '../testing/edited.ts';
import { briefly, expectReadable } from '../testing/render.ts';
import { SMALL_ARMIES } from '../testing/smallFiles.ts';
import { loadOrderOfBattle } from './loadOrderOfBattle.ts';

type Change = readonly [from: string, to: string];

const POPE = 'size: army, arm: infantry, command: AV, commandValue: 4';
const REYNOLDS = 'size: corps, arm: infantry, command: I, tactical: 3, commandValue: 6';
const MORGAN = 'arm: cavalry, command: M, tactical: 2/1, commandValue: 6';

// biome-ignore format: a table
const CHECKS: readonly (readonly [what: string, may: Change, mayNot: Change, problem: string])[] = [
  ['an army leader has no tactical value', [POPE, 'size: army, arm: infantry, commandValue: 9'], [POPE, 'size: army, arm: infantry, tactical: 2, commandValue: 4'], 'leaders.pope.tactical army-leader-tactical'],
  ['a corps leader has one', [REYNOLDS, 'size: corps, arm: infantry, command: I, tactical: 0, commandValue: 6'], [REYNOLDS, 'size: corps, arm: infantry, command: I, commandValue: 6'], 'leaders.reynolds.tactical missing-field'],
  ['a corps leader has a designation', [REYNOLDS, 'size: corps, arm: infantry, command: I-AP, tactical: 3, commandValue: 6'], [REYNOLDS, 'size: corps, arm: infantry, tactical: 3, commandValue: 6'], 'leaders.reynolds.command missing-field'],
  ['a district leader may be without', [REYNOLDS, 'size: district, arm: infantry, tactical: 3, commandValue: 6'], [REYNOLDS, 'size: division, arm: infantry, tactical: 3, commandValue: 6'], 'leaders.reynolds.command missing-field'],
  ['a district leader goes with infantry', [MORGAN, 'arm: infantry, command: M, tactical: 2/1, commandValue: 6'], [`size: division, ${MORGAN}`, `size: district, ${MORGAN}`], 'leaders.morgan.arm leader-arm'],
  ['Jackson was a Confederate', [MORGAN, `${MORGAN}, commander: jackson`], [REYNOLDS, `${REYNOLDS}, commander: jackson`], 'leaders.reynolds.commander commander-of-other-side'],
  ['the rules call few by name', [MORGAN, `${MORGAN}, commander: lee`], [MORGAN, `${MORGAN}, commander: morgan`], 'leaders.morgan.commander unknown-name'],
  ['nobody leads artillery', [MORGAN, 'arm: infantry, command: M, tactical: 2, commandValue: 6'], [MORGAN, 'arm: artillery, command: M, tactical: 2, commandValue: 6'], 'leaders.morgan.arm unknown-name'],
  ['squadrons are Union', ['size: squadron', 'size: regiment'], ['side: confederate, name: Duke, size: brigade', 'side: confederate, name: Duke, size: squadron'], 'units.duke.size size-of-other-side'],
  ['demi-divisions are Confederate', ['size: demi-division', 'size: brigade'], ['side: union, name: Newton, size: division', 'side: union, name: Newton, size: demi-division'], 'units.newton.size size-of-other-side'],
  ['the Army of the Potomac is Union', ['tactical: 2, artillery: 3, army: potomac', 'tactical: 2, artillery: 3'], ['command: J, tactical: 3, artillery: 4', 'command: J, tactical: 3, artillery: 4, army: potomac'], 'units.hill.army army-of-other-side'],
  ['a unit has no id of a leader', ['  duke:', '  constructor:'], ['  duke:', '  morgan:'], 'units.morgan id-taken'],
  ['ids are plain', ['  duke:', '  2-ky:'], ['  duke:', '  Duke_1:'], 'units.Duke_1 bad-id'],
  ['tactical values are as printed', ['tactical: -1', 'tactical: (2/1)'], ['tactical: -1', 'tactical: (2'], 'units.duke.tactical bad-tactical'],
  ['designations have at most two parts', ['command: M-W', 'command: 1-V'], ['command: M-W', 'command: A-B-C'], 'units.duke.command bad-command'],
];

describe('an order of battle', () => {
  it.each(CHECKS)('%s', (_, may, mayNot, problem) => {
    expect(briefly(loadOrderOfBattle(edited(SMALL_ARMIES, may), 'armies.yaml').problems)).toEqual([]);
    const { problems } = loadOrderOfBattle(edited(SMALL_ARMIES, mayNot), 'armies.yaml');
    expect(briefly(problems)).toContain(problem);
    problems?.forEach(expectReadable);
  });

  it('reads split and parenthesised tactical values', () => {
    const units = loadOrderOfBattle(SMALL_ARMIES, 'armies.yaml').ok?.units ?? [];
    expect(units.find(unit => unit.id === 'hampton')?.tactical).toEqual({
      attack: 2,
      defence: 1,
      parenthesised: false,
    });
    expect(units.find(unit => unit.id === 'guns')?.tactical).toEqual({ attack: 1, defence: 1, parenthesised: true });
  });
});
