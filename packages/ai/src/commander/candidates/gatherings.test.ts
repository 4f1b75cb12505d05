import { describe, expect, test } from 'vitest';
import type { Level } from '../levels.ts';
import { Scene } from '../testing/position.fixture.ts';

/** Hill is too strong for either of them alone. */
const FIELD = `
  turns 2
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601-0701-0801-0901
  victory union held 8 0501
  victory confederate losses 1
  victory union losses 1
  U Newton 0101 inf div 8; leader Reynolds
  U Getty 0101 inf div 7
  C Hill 0501 inf div 9`;

const before = (text: string, level: Level = 'general') =>
  new Scene(text, level).offered('union', 2).do({ do: 'take' });

describe('units who come together', () => {
  test('are brought beside the enemy with one action and led against him with the next', () => {
    const t = before(FIELD);
    expect(t.consider().choice).toMatchObject({ do: 'activate', units: [t.unit('newton'), t.unit('getty')] });
    t.play('union', 3);
    expect([t.at('newton'), t.at('getty')]).toEqual(['0401', '0401']);
    expect(t.commander.fired.gathering).toBeGreaterThan(0);
    t.offered('union', 2).do({ do: 'take' });
    const assault = { do: 'assault', units: [t.unit('newton'), t.unit('getty')], target: t.hex('0501') };
    expect(t.consider().choice).toMatchObject(assault);
  });

  test('are told of as a plan: the attack is later, and counts in part', () => {
    const { explanation, candidates } = before(FIELD).consider();
    expect(explanation?.odds).toMatchObject({ later: true });
    expect(explanation?.againstPassing.map(({ term }) => term)).toContain('losses');
    const [together, apart] = candidates;
    expect(together?.value).toBeGreaterThan(apart?.value ?? 0);
    expect(apart?.odds?.later).toBeUndefined();
  });

  test.each([
    ['their leader has nobody else', FIELD.replace(/U Getty.*\n/, '')],
    ['they would be too tired to attack', FIELD.replace('div 8;', 'div 8 f3;').replace('div 7', 'div 7 f3')],
    ['the enemy is stronger than all of them', FIELD.replace('div 9', 'div 16')],
    ['they cannot reach him with a likely roll', FIELD.replace('Hill 0501', 'Hill 0901')],
  ])('are not, where %s', (_why, text) => {
    const { candidates } = before(text).consider();
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.filter(({ odds }) => odds?.later)).toEqual([]);
  });

  test('are a General’s, not a Veteran’s', () => {
    expect(
      before(FIELD, 'veteran')
        .consider()
        .candidates.filter(({ odds }) => odds?.later),
    ).toEqual([]);
  });
});
