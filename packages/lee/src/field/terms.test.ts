import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { TerrainList } from '../data/army.ts';
import type { AnyChoice, Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { BLUE_ARMY } from '../testing/blue.fixture.ts';
import { after, asked, decider, engine, whyNot } from '../testing/play.fixture.ts';
import type { Amount, Size } from './battlefields.ts';
import { afterAll, wonBy } from './field.fixture.ts';
import { chosenTerrainList, poolOf, sizeOf, typicalList } from './terrainLists.ts';

const rule = ruleTests<ClauseId>();

const choose = (from: 'a' | 'b' | 'typical'): AnyChoice => ({ do: 'chooseTerrainList', from });
const propose = (amount: Amount, size: Size = 'twelveBySix'): AnyChoice => ({ do: 'terms', amount, size });
const AS_PRINTED = propose('asListed');
const listed = (world = worldOf()): Game => after(wonBy('blue', { world, blue: 'defensive' }), choose('typical'));
const HUGE = worldOf({ table: { width: 120, height: 60 } });

describe('13.10 whose list', () => {
  rule('13.10/list-choice', 'player A takes his list, that of player B or the typical one', () => {
    const world = worldOf({ armies: { grey: { terrain: { ...typicalList(), bans: ['river'] } } } });
    const game = wonBy('grey', { world });
    expect(engine.choices(game).map(choice => ('from' in choice ? choice.from : ''))).toEqual(['a', 'b', 'typical']);
    expect(chosenTerrainList(after(game, choose('a'))).bans).toEqual(['river']);
    expect(chosenTerrainList(after(game, choose('b')))).toEqual(BLUE_ARMY.terrain);
    expect(chosenTerrainList(after(game, choose('typical')))).toEqual(typicalList());
    expect(whyNot(game, { do: 'chooseTerrainList', from: 'mine' } as unknown as AnyChoice)).toBe('13.10/list-choice');
  });

  rule('13.10/army-lists', 'LX-23: for an army without a list the typical one is offered', () => {
    const game = wonBy('blue');
    expect(whyNot(game, choose('a'))).toBeUndefined();
    expect(whyNot(game, choose('b'))).toBe('13.10/army-lists');
    expect(whyNot(game, choose('typical'))).toBeUndefined();
    expect(whyNot(wonBy('grey'), choose('a'))).toBe('13.10/army-lists');
  });

  rule('13.10/typical-hill', 'four hills', () => expect(typicalList().counts.hill).toBe(4));
  rule('13.10/typical-difficult', 'LX-23: four of difficult terrain', () =>
    expect(typicalList().counts.difficult).toBe(4),
  );
  rule('13.10/typical-wood', 'LX-23: four woods', () => expect(typicalList().counts.wood).toBe(4));
  rule('13.10/typical-built-up', 'three built-up areas', () => expect(typicalList().counts['built-up']).toBe(3));
});

describe('13.10 terms of both', () => {
  rule('13.10/reduce-unanimous', 'four elements fewer if player B agrees, one of each type of the typical list', () => {
    const offered = after(listed(), propose('reduced'));
    expect([asked(offered), decider(offered)]).toEqual(['answerTerms', 'grey']);
    expect(after(offered, { do: 'agreeTerms' }).board.field.pool).toEqual({
      hill: 3,
      difficult: 3,
      wood: 3,
      'built-up': 2,
    });
    const refused = after(offered, { do: 'refuseTerms' });
    expect([asked(refused), decider(refused)]).toEqual(['terms', 'blue']);
    expect(whyNot(refused, propose('reduced'))).toBe('13.10/reduce-unanimous');
    expect(after(refused, AS_PRINTED).board.field.pool).toEqual(typicalList().counts);
  });

  test('the list as it is needs no consent', () => {
    const game = after(listed(), AS_PRINTED);
    expect(asked(game)).not.toBe('answerTerms');
    expect(game.board.field).toMatchObject({
      terms: { amount: 'asListed', size: 'twelveBySix' },
      pool: typicalList().counts,
    });
  });

  test('another list loses and gains in proportion', () => {
    const list: TerrainList = { counts: { hill: 6, difficult: 2, wood: 4, 'built-up': 0 }, bans: [] };
    expect(poolOf(list, 'reduced')).toEqual({ hill: 4, difficult: 1, wood: 3, 'built-up': 0 });
    expect(poolOf(list, 'increased')).toEqual({ hill: 8, difficult: 3, wood: 5, 'built-up': 0 });
    const small: TerrainList = { counts: { hill: 0, difficult: 0, wood: 3, 'built-up': 0 }, bans: [] };
    const empty: TerrainList = { counts: { hill: 0, difficult: 0, wood: 0, 'built-up': 0 }, bans: [] };
    expect([sizeOf(poolOf(small, 'reduced')), sizeOf(poolOf(empty, 'increased'))]).toEqual([0, 0]);
    const game = wonBy('blue', { world: worldOf({ armies: { blue: { terrain: small } } }) });
    expect(whyNot(after(game, choose('a')), propose('reduced'))).toBe('13.10/reduce-unanimous');
  });

  rule('13.10/increase-large', 'LX-23: four more only on a really large table, and only if both agree', () => {
    expect(whyNot(listed(), propose('increased'))).toBe('13.10/increase-large');
    const offered = after(listed(HUGE), propose('increased'));
    const { pool } = after(offered, { do: 'agreeTerms' }).board.field;
    expect(pool).toEqual({ hill: 5, difficult: 5, wood: 5, 'built-up': 4 });
    expect(sizeOf(pool)).toBe(19);
    expect(whyNot(after(offered, { do: 'refuseTerms' }), propose('increased'))).toBe('13.10/increase-large');
  });

  rule('13.10/option-9x4', 'smaller pieces if both agree', () => {
    const offered = after(listed(), propose('asListed', 'nineByFour'));
    expect(decider(offered)).toBe('grey');
    expect(after(offered, { do: 'agreeTerms' }).board.field.terms?.size).toBe('nineByFour');
    const refused = after(offered, { do: 'refuseTerms' });
    expect(whyNot(refused, propose('asListed', 'nineByFour'))).toBe('13.10/option-9x4');
    expect(whyNot(refused, propose('reduced', 'nineByFour'))).toBeUndefined();
  });

  test('refusals come to an end', () => {
    let game = listed(HUGE);
    for (let round = 0; round < 5; round++) {
      const offer = engine.choices(game).find(choice => JSON.stringify(choice) !== JSON.stringify(AS_PRINTED));
      if (offer === undefined) throw new Error('nothing to offer');
      game = afterAll(game, offer, { do: 'refuseTerms' });
    }
    expect(engine.choices(game)).toEqual([AS_PRINTED]);
  });
});
