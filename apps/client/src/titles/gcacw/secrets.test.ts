import { type AnyChoice, isHidden, type Side, withOptions } from '@wigwag/gcacw';
import { canonicalJson } from '@wigwag/kernel';
import { piecesOf } from '@wigwag/staffmap';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { ask } from './asking/ask.ts';
import { NO_DRAFT } from './asking/asking.ts';
import { stancesIn } from './map/stances.ts';
import { mayReferee } from './referee/askReferee.ts';
import { firstMarch } from './testing/firstMarch.ts';
import { memoryKeeper } from './testing/memoryKeeper.ts';
import { sitAt, type TestSitting } from './testing/testSitting.ts';

const t = translator('en');

const open = (): TestSitting => sitAt(firstMarch(['limitedIntelligence']));

const settled = () => new Promise(resolve => setTimeout(resolve, 2));

/** Plays on until a side has the action. */
async function atAction(table: TestSitting): Promise<Side> {
  for (let n = 0; n < 40; n++) {
    await settled();
    table.sit();
    const { frame, choices } = table.view();
    if (frame?.kind === 'action') return frame.by;
    const next = choices.find(({ do: verb }) => verb === 'finish' || verb === 'take') ?? choices[0];
    if (next !== undefined) table.decide(next);
  }
  throw new Error('no action');
}

const conceals = (table: TestSitting): Extract<AnyChoice, { do: 'conceal' }>[] =>
  table.view().choices.filter(choice => choice.do === 'conceal');

describe('limited intelligence at one screen', () => {
  test('is switched on like any option, and then there is a curtain and no referee', async () => {
    const keeper = memoryKeeper();
    const table = sitAt(firstMarch(), { keeper });
    expect(mayReferee(table.view())).toBe(true);
    table.reopen(withOptions(table.view().world, { limitedIntelligence: true }));
    expect([table.view().world.options.limitedIntelligence, mayReferee(table.view())]).toEqual([true, false]);
    await settled();
    table.decide({ do: 'finish' });
    expect(table.view().curtain).toBe('confederate');
    await atAction(table);
    const [choice] = conceals(table);
    if (choice === undefined) throw new Error('nothing to cover');
    table.decide(choice);
    const told = table.view().log;
    table.undo();
    expect(table.view().game.board.forces).toEqual([]);
    expect(table.view().log).toEqual(told.slice(0, -1));
    table.redo();
    expect(table.view().log).toEqual(told);
    const saved = keeper.saved();
    if (saved === undefined) throw new Error('nothing kept');
    const again = sitAt(firstMarch(), { keeper, saved });
    expect(again.view().curtain).toBe(again.view().frame?.by);
    again.undo();
    expect(again.record().decisions.length, 'nobody is at the table').toBe(saved.decisions.length);
    again.sit();
    expect(again.view().mayUndo).toBe(true);
    expect(again.view().curtain).toBeUndefined();
    expect(again.view().world.options.limitedIntelligence).toBe(true);
    expect(again.view().log).toEqual(told);
  });

  test('what one side has decided is not thrown away by the other, who was not shown it, with an option', async () => {
    const table = open();
    await settled();
    table.decide({ do: 'finish' });
    table.sit();
    const { decisions } = table.record();
    expect(decisions.some(({ by }) => by !== 'table')).toBe(true);
    expect(
      table.view().log.some(({ by }) => by !== 'table'),
      'nothing of it was shown',
    ).toBe(false);
    expect(table.view().isBegun).toBe(true);
    table.reopen(withOptions(table.view().world, { limitedIntelligence: false }));
    expect(table.record().decisions).toEqual(decisions);
  });

  test('the screen is passed before another side sees anything, and then it sees its own view', async () => {
    const table = open();
    const side = await atAction(table);
    const choice = conceals(table).find(({ force, units }) => force === 0 && units.length === 1);
    if (choice === undefined) throw new Error('nothing to cover');
    table.decide(choice);
    const [unit = -1] = choice.units;
    const name = table.view().world.units[unit]?.name ?? '';
    expect(isHidden(table.view().game, unit)).toBe(true);
    const march = table.view().choices.find(({ do: verb }) => verb === 'march');
    if (march !== undefined) table.decide(march);
    for (let n = 0; n < 60 && table.view().curtain === undefined; n++) {
      await settled();
      const { choices } = table.view();
      const next = choices.find(({ do: verb }) => ['stop', 'finish', 'pass', 'stand'].includes(verb)) ?? choices[0];
      if (next !== undefined) table.decide(next);
    }
    const { curtain } = table.view();
    expect(curtain).not.toBe(side);
    expect(curtain).toBeDefined();
    expect(table.view().choices).toEqual([]);
    table.sit();
    const { game, log } = table.view();
    expect(game.board.units[unit]?.hex).toBe(-1);
    const labels = piecesOf(t, table.view().world, game.board, stancesIn(game.board, ask(table, NO_DRAFT, t))).map(
      ({ label }) => label,
    );
    expect(labels.join()).not.toContain(name);
    expect(labels.join()).toContain('force marker 1');
    expect(log.flatMap(({ events }) => events).some(event => 'unit' in event && event.unit === unit)).toBe(false);
  });

  test('units can be covered, dummies placed and moved, markers taken off by pointing and pressing', async () => {
    const table = open();
    await atAction(table);
    const [first] = conceals(table).filter(({ units }) => units.length === 1);
    if (first === undefined) throw new Error('nothing to cover');
    const pressed = (draft: Parameters<typeof ask>[1]): string[] =>
      ask(table, draft, t).buttons.flatMap(({ act }) => ('choose' in act ? [canonicalJson(act.choose)] : []));
    expect(pressed({ kind: 'cover', hex: first.hex, units: first.units })).toContain(canonicalJson(first));
    const dummy = { do: 'conceal', hex: first.hex, force: 0, units: [] } as const;
    expect(pressed({ kind: 'cover', hex: first.hex, units: [] })).toContain(canonicalJson(dummy));
    table.decide(dummy);
    const asking = ask(table, NO_DRAFT, t);
    expect([...asking.forces.values()]).toEqual([{ draft: { kind: 'force', force: 1 } }]);
    const labels = pressed({ kind: 'force', force: 1 });
    expect(labels).toContain(canonicalJson({ do: 'reveal', force: 1 }));
    expect(labels).toContain(canonicalJson({ do: 'marchDummy', force: 1, as: 'cavalry', sham: false }));
  });
});
