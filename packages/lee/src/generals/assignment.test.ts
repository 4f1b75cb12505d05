import { ready } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { Ability } from '../data/army.ts';
import type { Game } from '../game.ts';
import { lee } from '../ruleset.ts';
import { BLUE_ARMY } from '../testing/blue.fixture.ts';
import { atTheDraw, commandersOf, drawnUpTo, namesOf } from '../testing/generals.fixture.ts';
import { leadTo, playOn } from '../testing/leadTo.fixture.ts';
import { general } from '../testing/parts.fixture.ts';
import { after, asked, carryOut, decider, engine, flowOn, whyNot } from '../testing/play.fixture.ts';
import { SIDES } from '../world.ts';
import { brigadiersFor, replaceGeneral } from './brigadiers.ts';
import { abilitiesOf, characterOf } from './commanders.ts';
import { poolOf } from './draw.ts';

const rule = ruleTests<ClauseId>();

/** Blue may redraw once, or more often, and decides whether to. */
function atTheRedraw(...abilities: readonly Ability[]): Game {
  const generals = BLUE_ARMY.generals.map(each => ({ ...each, abilities: [] }));
  return playOn(atTheDraw({ abilities: ['redraw', ...abilities], generals }), 1, game => asked(game) === 'redraw');
}

describe('13.5 redraws', () => {
  rule('13.5/redraw-timing', 'LS-10: a redraw before the artillery is drawn is refused', () => {
    const game = drawnUpTo('artillery', { abilities: ['redraw'] });
    expect(engine.refusal(game, 'table', { do: 'redraw', level: 'division' })).toEqual({
      clause: '13.5/redraw-timing',
      params: { step: 'generals' },
    });
    expect(whyNot(game, { do: 'noRedraw' })).toBe('13.5/redraw-timing');
    const redrawing = atTheRedraw();
    expect(decider(redrawing)).toBe('blue');
    expect(whyNot(redrawing, { do: 'redraw', level: 'division' })).toBeUndefined();
  });

  rule(
    '13.5/redraw-how',
    'LS-10: a new general of the level takes the place of one of that level, or is discarded',
    () => {
      const game = atTheRedraw();
      const pool = poolOf(game, 'blue', ['division']);
      const drawn = after(game, { do: 'redraw', level: 'division' }, [1]);
      expect(drawn.stack.at(-1)).toMatchObject({ kind: 'replace', by: 'blue', general: pool[1], level: 'division' });
      const [former] = commandersOf(drawn, 'blue', 'ii-1');
      if (former === undefined || pool[1] === undefined) throw new Error('nobody');
      const replaced = after(drawn, { do: 'replace', general: former.general });
      expect(namesOf(commandersOf(replaced, 'blue', 'ii-1'))).toEqual([pool[1]]);
      expect(replaced.board.generals.out.blue).toEqual([former.general]);
      const discarded = after(drawn, { do: 'discardGeneral' });
      expect(discarded.board.generals.commanders.blue).toEqual(game.board.generals.commanders.blue);
      expect(discarded.board.generals.out.blue).toEqual([pool[1]]);
    },
  );

  rule('13.5/redraw-how', 'only a level that was drawn for and has cards left can be redrawn', () => {
    const game = atTheRedraw();
    expect(whyNot(game, { do: 'redraw', level: 'army-artillery' })).toBe('13.5/redraw-how');
    expect(whyNot(game, { do: 'redraw', level: 'brigade' })).toBe('13.5/redraw-how');
    expect(whyNot(game, { do: 'redraw', level: 'cavalry' })).toBe('13.5/redraw-how');
    expect(whyNot(game, { do: 'redraw', level: 'cavalry-corps' })).toBeUndefined();
  });

  rule('13.5/redraw-how', 'whom he replaces is of that level and came from the first draw', () => {
    const drawn = after(atTheRedraw('redraw'), { do: 'redraw', level: 'division' }, [0]);
    const [corps] = namesOf(commandersOf(drawn, 'blue', 'i'));
    expect(whyNot(drawn, { do: 'replace', general: corps ?? '' })).toBe('13.5/redraw-how');
    expect(whyNot(drawn, { do: 'replace', general: 'nobody' })).toBe('13.5/redraw-how');
    const [former, other] = namesOf(commandersOf(drawn, 'blue', 'i-1', 'i-2'));
    const again = after(after(drawn, { do: 'replace', general: former ?? '' }), { do: 'redraw', level: 'division' });
    const [newcomer] = namesOf(commandersOf(again, 'blue', 'i-1'));
    expect(whyNot(again, { do: 'replace', general: newcomer ?? '' })).toBe('13.5/redraw-how');
    expect(whyNot(again, { do: 'replace', general: other ?? '' })).toBeUndefined();
  });

  rule('13.5/redraw-how', 'R-48: those marked Army/Corps are drawn again for a corps, not for the army', () => {
    const generals = BLUE_ARMY.generals.filter(({ id }) => id !== 'hooker').map(each => ({ ...each, abilities: [] }));
    const cinc = after(atTheDraw({ abilities: ['redraw'], generals }), { do: 'draw', stage: 'cinc' }, [0]);
    const game = playOn(cinc, 1, each => asked(each) === 'redraw');
    expect(whyNot(game, { do: 'redraw', level: 'army' })).toBe('13.5/redraw-how');
    expect(whyNot(game, { do: 'redraw', level: 'corps' })).toBeUndefined();
  });

  test('a redraw may be left; a general’s own is granted when he is drawn', () => {
    const next = after(atTheRedraw(), { do: 'noRedraw' });
    expect(next.stack.at(-1)).toMatchObject({ kind: 'redraw', by: 'grey', left: 1 });
    expect(asked(after(next, { do: 'noRedraw' }))).toBe('drawCards');
    const generals = BLUE_ARMY.generals.map(each => ({
      ...each,
      abilities: each.level === 'division' ? (['redraw'] as const) : [],
    }));
    const four = playOn(atTheDraw({ generals }), 1, game => asked(game) === 'redraw');
    expect(four.stack.at(-1)).toMatchObject({ by: 'blue', left: 4 });
  });

  rule('13.5/undrawn-aside', 'LX-11: when redraws are over the rest is put aside, but for brigadiers', () => {
    const before = leadTo('cards');
    expect(before.board.generals.aside.blue).toEqual([]);
    const game = leadTo('assignment');
    for (const side of SIDES) {
      const { deck, aside, commanders } = game.board.generals;
      expect(aside[side].length).toBeGreaterThan(0);
      expect(deck[side]).toEqual(poolOf(game, side, ['brigade']));
      for (const { general } of commanders[side]) expect(aside[side]).not.toContain(general);
      for (const general of aside[side]) {
        const formation = commanders[side][0]?.formation ?? '';
        expect(whyNot(game, { do: 'give', general, formation })).toBe('13.5/own-deck');
      }
    }
  });
});

describe('13.5 assignment', () => {
  rule('13.5/assign-free', 'LS-03: generals of the same level and arm change places', () => {
    const game = leadTo('assignment');
    const [first, second] = namesOf(commandersOf(game, 'blue', 'i', 'ii'));
    const given = after(game, { do: 'give', general: first ?? '', formation: 'ii' });
    expect(namesOf(commandersOf(given, 'blue', 'ii'))).toEqual([first]);
    expect(namesOf(commandersOf(given, 'blue', 'i'))).toEqual([second]);
    expect(whyNot(given, { do: 'give', general: first ?? '', formation: 'ii' })).toBe('13.5/assign-free');
    expect(whyNot(given, { do: 'give', general: first ?? '', formation: 'i' })).toBeUndefined();
  });

  rule('13.5/assign-type', 'a general keeps to the level and arm that he was drawn for', () => {
    const game = leadTo('assignment');
    const [corps] = namesOf(commandersOf(game, 'blue', 'i'));
    for (const formation of ['army', 'i-1', 'cav', 'cav-1', 'reserve', 'ii/artillery', 'first', '']) {
      expect(whyNot(game, { do: 'give', general: corps ?? '', formation })).toBe('13.5/assign-type');
    }
    const [horse] = namesOf(commandersOf(game, 'blue', 'cav-1'));
    expect(whyNot(game, { do: 'give', general: horse ?? '', formation: 'i-1' })).toBe('13.5/assign-type');
    expect(whyNot(game, { do: 'give', general: horse ?? '', formation: 'cav-2' })).toBeUndefined();
  });

  rule('13.5/assign-type', 'LS-08: of a merged draw he may lead a corps or a division of his arm', () => {
    const grey = after(leadTo('assignment', { seed: 1 }), { do: 'assigned' });
    expect(decider(grey)).toBe('grey');
    const [horse] = namesOf(commandersOf(grey, 'grey', 'horse'));
    expect(whyNot(grey, { do: 'give', general: horse ?? '', formation: 'horse-2' })).toBeUndefined();
    expect(whyNot(grey, { do: 'give', general: horse ?? '', formation: 'first-1' })).toBe('13.5/assign-type');
    expect(after(grey, { do: 'assigned' }).board.step).not.toBe('assignment');
  });

  test('a general may go to a formation that has none', () => {
    const generals = BLUE_ARMY.generals.filter(({ id }) => id !== 'buford' && id !== 'gregg');
    const game = playOn(atTheDraw({ generals }), 1, ({ board }) => board.step === 'assignment');
    const { events, game: next } = carryOut(game, { do: 'give', general: 'kilpatrick', formation: 'cav-2' });
    expect(events).toEqual([{ type: 'generalGiven', side: 'blue', general: 'kilpatrick', formation: 'cav-2' }]);
    expect(commandersOf(ready(lee, next), 'blue', 'cav-1')).toEqual([]);
  });

  test('who leads the army has a character, and everybody his abilities', () => {
    const game = playOn(
      after(atTheDraw(), { do: 'draw', stage: 'cinc' }, [3]),
      1,
      ({ board }) => board.step === 'cards',
    );
    expect(characterOf(game, 'blue')).toBe('cautious');
    expect(abilitiesOf(game, 'blue')).toEqual(expect.arrayContaining(['exchange-markers', 'works']));
    expect(characterOf(atTheDraw(), 'blue')).toBeUndefined();
  });
});

describe('13.5 brigadiers', () => {
  const game = leadTo('assignment');
  const [corps] = namesOf(commandersOf(game, 'blue', 'i'));

  rule('13.5/historic-brigadiers-first', 'Krzyzanowski enters before any random one', () => {
    const { flow, game: next, events } = flowOn(game.world, game.board);
    replaceGeneral(flow, 'blue', 'i');
    expect(events).toEqual([
      { type: 'generalLost', side: 'blue', general: corps, formation: 'i' },
      { type: 'brigadierEntered', side: 'blue', general: 'krzyzanowski', formation: 'i' },
    ]);
    expect(namesOf(commandersOf(next, 'blue', 'i'))).toEqual(['krzyzanowski']);
    expect(next.board.generals.out.blue).toContain(corps);
    expect(brigadiersFor(next, 'blue')).toHaveLength(12);
  });

  rule('13.5/historic-brigadiers-draw', 'of several historical ones a draw decides', () => {
    const { flow, game: next } = flowOn(game.world, game.board, [1]);
    replaceGeneral(flow, 'grey', 'first-1');
    expect(namesOf(commandersOf(next, 'grey', 'first-1'))).toEqual(['garnett']);
    expect(brigadiersFor(next, 'grey')).toEqual(['armistead']);
  });

  rule('13.5/generic-brigadiers', 'the deck of generic brigadiers is one for both armies', () => {
    const { flow, game: next } = flowOn(game.world, game.board, [0], [4], [4]);
    for (const formation of ['first', 'second']) replaceGeneral(flow, 'grey', formation);
    replaceGeneral(flow, 'blue', 'i');
    replaceGeneral(flow, 'grey', 'first-1');
    expect(namesOf(commandersOf(next, 'grey', 'first-1'))).toEqual(['brigadier-5']);
    replaceGeneral(flow, 'blue', 'ii');
    expect(namesOf(commandersOf(next, 'blue', 'ii'))).toEqual(['brigadier-6']);
    expect(next.board.generals.brigadiers).toHaveLength(10);
  });

  test('if nobody is left the formation has no general; one that has none gets a brigadier', () => {
    const { flow, game: next } = flowOn(game.world, {
      ...game.board,
      generals: { ...game.board.generals, brigadiers: [] },
    });
    for (const formation of ['i', 'ii']) replaceGeneral(flow, 'blue', formation);
    expect(commandersOf(next, 'blue', 'ii')).toEqual([]);
    next.board.generals.brigadiers.push(general('brigadier-1', 'brigade').id);
    replaceGeneral(flow, 'blue', 'ii');
    expect(namesOf(commandersOf(next, 'blue', 'ii'))).toEqual(['brigadier-1']);
  });
});
