import { describe, expect, test } from 'vitest';
import type { Army, ArmyList, Level } from '../data/army.ts';
import type { Game } from '../game.ts';
import { BLUE_ARMY } from '../testing/blue.fixture.ts';
import { atTheDraw } from '../testing/generals.fixture.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { cavalryCorps, general, infantryCorps, unit } from '../testing/parts.fixture.ts';
import { after, asked, carryOut, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { poolsAt } from './draw.ts';
import { generalsWriters } from './events.ts';
import { groupsOf } from './groups.ts';

const list = (other: Partial<ArmyList>): ArmyList => ({
  id: 'x',
  name: { en: '', pl: '' },
  year: 1862,
  value: 1,
  corps: [],
  reserve: [],
  works: 0,
  ...other,
});

const army = (...levels: readonly Level[]): Army => ({
  ...BLUE_ARMY,
  generals: levels.map((level, i) => general(`g${i}`, level)),
});

const groups = (of: Army, brought: Partial<ArmyList>) =>
  groupsOf(of, list(brought)).map(({ stage, level, formations, cards }) => [stage, level, formations, cards]);

describe('the draws of an army', () => {
  const RIDERS = { corps: [cavalryCorps('cav', 2)] };
  const LONE = { corps: [cavalryCorps('lone', 1, false)] };

  test('cavalry of two categories: its corps from its own, its divisions from theirs', () => {
    const draws = groups(army('army', 'cavalry-corps', 'cavalry-division'), RIDERS).slice(1);
    expect(draws).toEqual([
      ['cavalry', 'cavalry-corps', ['cav'], ['cavalry-corps', 'cavalry']],
      ['cavalry', 'cavalry-division', ['cav-1', 'cav-2'], ['cavalry-division', 'cavalry']],
    ]);
  });

  test('cavalry of one category, with a level or without, is drawn at once', () => {
    for (const level of ['cavalry', 'cavalry-corps', 'cavalry-division'] as const) {
      expect(groups(army('army', level), RIDERS).slice(1)).toEqual([
        ['cavalry', 'cavalry', ['cav', 'cav-1', 'cav-2'], ['cavalry-corps', 'cavalry-division', 'cavalry']],
      ]);
    }
  });

  test('a division alone draws from all cavalry generals', () => {
    expect(groups(army('army', 'cavalry-corps', 'cavalry-division'), LONE).slice(1)).toEqual([
      ['cavalry', 'cavalry-division', ['lone-1'], ['cavalry-corps', 'cavalry-division', 'cavalry']],
    ]);
  });

  test('artillery: of the army from its own, of the corps from its own where the army has some, else from all', () => {
    const guns = army('army', 'army-artillery', 'corps-artillery');
    const corps = [infantryCorps('i')];
    expect(groups(guns, { corps, reserve: [unit('r', 'battery')] }).slice(-2)).toEqual([
      ['artillery', 'army-artillery', ['reserve'], ['army-artillery', 'artillery']],
      ['artillery', 'corps-artillery', ['i/artillery'], ['corps-artillery', 'artillery']],
    ]);
    expect(groups(guns, { corps }).at(-1)).toEqual([
      'artillery',
      'corps-artillery',
      ['i/artillery'],
      ['army-artillery', 'corps-artillery', 'artillery'],
    ]);
    expect(groups(army('army', 'artillery'), { corps, reserve: [unit('r', 'battery')] }).at(-1)).toEqual([
      'artillery',
      'artillery',
      ['reserve', 'i/artillery'],
      ['army-artillery', 'corps-artillery', 'artillery'],
    ]);
  });

  test('what an army does not bring it does not draw for', () => {
    expect(groups(army('army'), {})).toEqual([['cinc', 'army', ['army'], ['army', 'army-corps']]]);
    expect(groups(army('army', 'corps', 'division'), { corps: [infantryCorps('i', false)] })).toEqual([
      ['cinc', 'army', ['army'], ['army', 'army-corps']],
      ['corps', 'corps', ['i'], ['corps', 'army-corps']],
      ['divisions', 'division', ['i-1', 'i-2'], ['division']],
    ]);
  });

  test('the pools from which a stage really draws: none of a single card', () => {
    const game = atTheDraw();
    expect(poolsAt(game, 'blue', 'cinc')).toEqual([['mcclellan', 'hooker', 'burnside', 'meade']]);
    expect(poolsAt(game, 'blue', 'cavalry')).toHaveLength(2);
    // Hunt alone commands the army's artillery.
    expect(poolsAt(game, 'blue', 'artillery')).toEqual([['wainwright', 'hazard', 'randolph']]);
  });

  test('a stage draws for its own formations only', () => {
    const { events } = carryOut(atTheDraw(), { do: 'draw', stage: 'cinc' }, [0]);
    expect(events.flatMap(event => (event.type === 'generalDrawn' ? [event.formation] : []))).toEqual(['army']);
  });
});

describe('generals who change places', () => {
  const assigning = (): Game => leadTo('assignment');

  test('each to any other formation of his level, and to no other', () => {
    const game = assigning();
    expect(asked(game)).toBe('assign');
    const side = decider(game) === 'grey' ? 'grey' : 'blue';
    const given = engine.choices(game).flatMap(choice => (choice.do === 'give' ? [choice] : []));
    const { commanders } = game.board.generals;
    for (const { general: id, formation } of given) {
      const own = commanders[side].find(each => each.general === id);
      expect(own?.formation).not.toBe(formation);
      const level = (of: string) => commanders[side].find(each => each.formation === of)?.level;
      if (level(formation) !== undefined) expect(level(formation)).toBe(own?.level);
    }
    const leaders = commanders[side].filter(({ level }) => level === 'division').map(each => each.general);
    for (const id of leaders) {
      expect(given.filter(({ general: of }) => of === id).length).toBeGreaterThan(0);
    }
    const [chief] = commanders[side].filter(({ formation }) => formation === 'army');
    expect(given.some(({ general: id }) => id === chief?.general)).toBe(false);
    expect(whyNot(game, { do: 'give', general: 'nobody', formation: 'i-1' })).toBeDefined();
  });

  test('whoever had the place takes the other', () => {
    const game = assigning();
    const side = decider(game) === 'grey' ? 'grey' : 'blue';
    const [one, other] = game.board.generals.commanders[side].filter(({ level }) => level === 'division');
    if (one === undefined || other === undefined) throw new Error('too few');
    const { events } = carryOut(game, { do: 'give', general: one.general, formation: other.formation });
    expect(events[0]).toEqual({
      type: 'generalGiven',
      side,
      general: one.general,
      formation: other.formation,
      other: other.general,
      otherFormation: one.formation,
    });
    const next = after(game, { do: 'give', general: one.general, formation: other.formation });
    const places = next.board.generals.commanders[side];
    expect(places.find(each => each.general === one.general)?.formation).toBe(other.formation);
    expect(places.find(each => each.general === other.general)?.formation).toBe(one.formation);
  });

  test('one who goes where nobody is leaves the others alone', () => {
    const game = assigning();
    const before = structuredClone(game.board.generals.commanders.blue);
    const [first] = before;
    if (first === undefined) throw new Error('nobody');
    generalsWriters.generalGiven(game, {
      type: 'generalGiven',
      side: 'blue',
      general: first.general,
      formation: 'new',
    });
    expect(game.board.generals.commanders.blue).toEqual(
      before.map(each => (each.general === first.general ? { ...each, formation: 'new' } : each)),
    );
  });
});
