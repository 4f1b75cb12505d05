import { describe, expect, test } from 'vitest';
import { firstMarch } from './testing/firstMarch.ts';
import { sitAt, type TestSitting } from './testing/testSitting.ts';

const open = (...options: string[]): TestSitting => sitAt(firstMarch(options));

const settled = async (table: TestSitting): Promise<void> => {
  while (table.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

/** Transfers whoever of the Union may be transferred; how many were. */
async function transferAll(table: TestSitting): Promise<number> {
  for (let made = 0; ; made++) {
    const { frame, choices } = table.view();
    const next = choices.find(choice => choice.do === 'transfer');
    if (frame?.by !== 'union' || next === undefined) return made;
    table.decide(next);
    await settled(table);
  }
}

describe('a side that has nothing to decide but that it is finished', () => {
  test('is not asked, and an undo goes back to what it did decide', async () => {
    const table = open();
    expect(await transferAll(table)).toBeGreaterThan(1);
    expect(table.view().frame).toMatchObject({ kind: 'transfer', by: 'confederate' });
    table.undo();
    expect(table.view().frame).toMatchObject({ kind: 'transfer', by: 'union' });
    expect(table.view().choices.some(choice => choice.do === 'transfer')).toBe(true);
    table.redo();
    expect(table.view().frame).toMatchObject({ kind: 'transfer', by: 'confederate' });
  });

  test('is asked as long as there is a choice', () => {
    const table = open();
    expect(table.view()).toMatchObject({ isAutomatic: false, frame: { kind: 'transfer', by: 'union' } });
  });

  test('is asked all the same where forces are hidden: that it has nothing to do would be told', async () => {
    const table = open('limitedIntelligence');
    await settled(table);
    await transferAll(table);
    expect(table.view()).toMatchObject({ isAutomatic: false, frame: { kind: 'transfer', by: 'union' } });
  });
});

describe('a leader with one unit to lead', () => {
  /** To the first action, and a leader activated with so many units; undefined: nobody can be. */
  async function activated(units: number): Promise<TestSitting | undefined> {
    for (let seed = 1; seed < 12; seed++) {
      const table = sitAt(firstMarch(), { seed });
      for (const choice of [{ do: 'finish' }, { do: 'finish' }, { do: 'take' }] as const) {
        await settled(table);
        table.decide(choice);
      }
      await settled(table);
      const all = table.view().choices.filter(choice => choice.do === 'activate');
      const found = all.find(
        ({ leader, units: led }) =>
          led.length === units && (units > 1 || all.filter(each => each.leader === leader).length === 1),
      );
      if (found === undefined) continue;
      table.decide(found);
      await settled(table);
      return table;
    }
    return undefined;
  }

  test('is not asked whom he goes with and who is next: the unit marches', async () => {
    const table = await activated(1);
    expect(table?.view().frame?.kind).toBe('march');
  });

  test('with several units somebody has to choose', async () => {
    const table = await activated(2);
    expect(table?.view()).toMatchObject({ isAutomatic: false, frame: { kind: 'activation' } });
  });
});
