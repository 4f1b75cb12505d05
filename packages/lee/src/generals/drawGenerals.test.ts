import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { Army, Level } from '../data/army.ts';
import { BLUE_ARMY } from '../testing/blue.fixture.ts';
import { atTheDraw, commandersOf, drawnUpTo, namesOf } from '../testing/generals.fixture.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { cavalryCorps, general, infantryCorps } from '../testing/parts.fixture.ts';
import { after, asked, carryOut, decider, firstRequest, whyNot } from '../testing/play.fixture.ts';
import { SIDES } from '../world.ts';
import { groupsIn, poolOf } from './draw.ts';
import { groupsOf } from './groups.ts';
import { STAGES } from './stages.ts';

const rule = ruleTests<ClauseId>();

const levelOf = ({ generals }: Army, id: string): Level | undefined => generals.find(each => each.id === id)?.level;

const groupOf = (game: ReturnType<typeof atTheDraw>, level: Level) =>
  groupsIn(game, 'blue').find(group => group.level === level);

describe('13.5 groups of cards', () => {
  /** The sample decks have all levels: each group holds its own cards, and no others. */
  const pools = (game: ReturnType<typeof atTheDraw>) =>
    Object.fromEntries(groupsIn(game, 'blue').map(({ level, cards }) => [level, poolOf(game, 'blue', cards)]));

  rule('13.5/group-cinc', 'commanders of armies and those marked Army/Corps may be drawn as commander-in-chief', () => {
    expect(pools(atTheDraw()).army).toEqual(['mcclellan', 'hooker', 'burnside', 'meade']);
  });

  rule('13.5/group-corps', 'corps commanders are a group', () => {
    const generals = BLUE_ARMY.generals.filter(({ level }) => level !== 'army-corps');
    expect(pools(atTheDraw({ generals })).corps).toEqual(['reynolds', 'hancock', 'sedgwick']);
  });

  rule('13.5/group-cav-corps', 'cavalry corps commanders are a group', () => {
    expect(pools(atTheDraw())['cavalry-corps']).toEqual(['stoneman', 'pleasonton']);
  });

  rule('13.5/group-division', 'division commanders are a group', () => {
    expect(pools(atTheDraw()).division).toEqual(['birney', 'gibbon', 'barlow', 'doubleday', 'humphreys', 'ayres']);
  });

  rule('13.5/group-cav-division', 'cavalry division commanders are a group', () => {
    expect(pools(atTheDraw())['cavalry-division']).toEqual(['buford', 'gregg', 'kilpatrick']);
  });

  rule('13.5/group-army-artillery', 'commanders of the army artillery are a group', () => {
    expect(pools(atTheDraw())['army-artillery']).toEqual(['hunt']);
  });

  rule('13.5/group-corps-artillery', 'commanders of corps artillery are a group', () => {
    expect(pools(atTheDraw())['corps-artillery']).toEqual(['wainwright', 'hazard', 'randolph']);
  });

  rule('13.5/group-brigadiers', 'brigadiers are drawn for no formation', () => {
    const game = leadTo('cards');
    for (const side of SIDES) {
      expect(groupsIn(game, side).flatMap(({ cards }) => cards)).not.toContain('brigade');
      expect(game.board.generals.deck[side]).toEqual(expect.arrayContaining(poolOf(game, side, ['brigade'])));
      expect(poolOf(game, side, ['brigade'])).toHaveLength(side === 'blue' ? 1 : 2);
    }
  });

  rule('13.5/own-deck', 'LX-11: every drawn card is of the army’s own deck', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const game = leadTo('assignment', { seed });
      for (const side of SIDES) {
        for (const { general } of game.board.generals.commanders[side]) {
          expect(levelOf(game.world.armies[side], general)).toBeDefined();
        }
      }
      const [one] = game.board.generals.commanders.grey;
      expect(whyNot(game, { do: 'give', general: one?.general ?? '', formation: 'army' })).toBe('13.5/own-deck');
    }
  });

  rule('13.5/within-group', 'LX-11: every drawn card is of a level of its group', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const game = leadTo('cards', { seed });
      for (const side of SIDES) {
        for (const { general, level } of game.board.generals.commanders[side]) {
          const group = groupsIn(game, side).find(each => each.level === level);
          expect(group?.cards).toContain(levelOf(game.world.armies[side], general));
        }
      }
    }
  });
});

describe('13.5 the order of the draws', () => {
  rule('13.5/seq-1-shuffle', 'LX-11: the draw is at random among all of the group', () => {
    const game = atTheDraw();
    expect(firstRequest(game, { do: 'draw', stage: 'cinc' })).toMatchObject({ kind: 'draw', n: 1, of: 4 });
    const drawn = [0, 1, 2, 3].map(at =>
      namesOf(after(game, { do: 'draw', stage: 'cinc' }, [at]).board.generals.commanders.blue),
    );
    expect(drawn).toEqual([['mcclellan'], ['hooker'], ['burnside'], ['meade']]);
  });

  rule('13.5/seq-2-cinc', 'LS-03: the commander-in-chief is drawn first', () => {
    const game = atTheDraw();
    expect(whyNot(game, { do: 'draw', stage: 'cinc' })).toBeUndefined();
    expect(whyNot(game, { do: 'draw', stage: 'corps' })).toBe('13.5/seq-2-cinc');
    expect(whyNot(game, { do: 'draw', stage: 'artillery' })).toBe('13.5/seq-2-cinc');
    const next = after(game, { do: 'draw', stage: 'cinc' }, [0]);
    expect(namesOf(commandersOf(next, 'blue', 'army'))).toEqual(['mcclellan']);
  });

  const UNION = [
    general('mcclellan', 'army'),
    general('x', 'army-corps'),
    general('y', 'army-corps'),
    ...['reynolds', 'hancock', 'z'].map(id => general(id, 'corps')),
  ];

  rule('13.5/seq-3-army-corps', 'LS-03: then those marked Army/Corps join the corps group', () => {
    const game = after(atTheDraw({ generals: UNION }), { do: 'draw', stage: 'cinc' }, [0]);
    expect(poolOf(game, 'blue', groupOf(game, 'corps')?.cards ?? [])).toEqual(['x', 'y', 'reynolds', 'hancock', 'z']);
    expect(firstRequest(game, { do: 'draw', stage: 'corps' })).toMatchObject({ n: 2, of: 5 });
    const other = after(atTheDraw({ generals: UNION }), { do: 'draw', stage: 'cinc' }, [1]);
    expect(poolOf(other, 'blue', groupOf(other, 'corps')?.cards ?? [])).toEqual(['y', 'reynolds', 'hancock', 'z']);
  });

  rule('13.5/seq-4-corps', 'LS-03: then one for each corps', () => {
    const game = after(atTheDraw({ generals: UNION }), { do: 'draw', stage: 'cinc' }, [0]);
    expect(whyNot(game, { do: 'draw', stage: 'divisions' })).toBe('13.5/seq-4-corps');
    expect(whyNot(game, { do: 'draw', stage: 'cinc' })).toBe('13.5/seq-4-corps');
    const next = after(game, { do: 'draw', stage: 'corps' }, [2, 3]);
    expect(namesOf(commandersOf(next, 'blue', 'i', 'ii'))).toEqual(['reynolds', 'hancock']);
  });

  rule('13.5/seq-5-divisions', 'LX-13: then one for each infantry division, not for cavalry', () => {
    const game = drawnUpTo('divisions');
    expect(whyNot(game, { do: 'draw', stage: 'cavalry' })).toBe('13.5/seq-5-divisions');
    expect(firstRequest(game, { do: 'draw', stage: 'divisions' })).toMatchObject({ n: 4, of: 6 });
    const { events } = carryOut(game, { do: 'draw', stage: 'divisions' }, [0, 1, 2, 3]);
    expect(events.map(event => ('formation' in event ? event.formation : ''))).toEqual(['i-1', 'i-2', 'ii-1', 'ii-2']);
  });

  rule('13.5/seq-6-cavalry', 'LS-04: then the cavalry, its corps and after it both divisions', () => {
    const game = drawnUpTo('cavalry');
    expect(whyNot(game, { do: 'draw', stage: 'artillery' })).toBe('13.5/seq-6-cavalry');
    const next = after(game, { do: 'draw', stage: 'cavalry' }, [0], [0, 1]);
    expect(namesOf(commandersOf(next, 'blue', 'cav', 'cav-1', 'cav-2'))).toEqual(['stoneman', 'buford', 'gregg']);
  });

  rule('13.5/seq-7-artillery', 'LX-13: the artillery is drawn last', () => {
    const game = drawnUpTo('artillery');
    expect(whyNot(game, { do: 'draw', stage: 'cavalry' })).toBe('13.5/seq-7-artillery');
    expect(whyNot(game, { do: 'draw', stage: 'artillery' })).toBeUndefined();
    const next = after(game, { do: 'draw', stage: 'artillery' }, [0, 1]);
    expect(next.stack.at(-1)).toMatchObject({ kind: 'drawGenerals', side: 'grey', stage: 'cinc' });
  });

  rule(
    '13.5/opponent-draws',
    'LX-13: it is the table’s draw, whoever presses the button, and comes out the same',
    () => {
      const game = atTheDraw();
      expect([decider(game), asked(game)]).toEqual(['table', 'drawGenerals']);
      const [one, two] = [1, 2].map(() => after(game, { do: 'draw', stage: 'cinc' }, [2]).board);
      expect(one).toEqual(two);
    },
  );
});

describe('13.5 merged groups', () => {
  rule('13.5/single-auto', 'LS-06: Hunt is the only one and is assigned without a draw', () => {
    const game = drawnUpTo('artillery', { list: { corps: [infantryCorps('i', false)] } });
    expect(firstRequest(game, { do: 'draw', stage: 'artillery' })).toBeUndefined();
    const next = after(game, { do: 'draw', stage: 'artillery' });
    expect(namesOf(commandersOf(next, 'blue', 'reserve'))).toEqual(['hunt']);
  });

  rule('13.5/levels-separate', 'LS-04: cards for corps and for divisions are drawn apart', () => {
    const game = drawnUpTo('cavalry');
    const { rolled } = carryOut(game, { do: 'draw', stage: 'cavalry' }, [1], [2, 0]);
    expect(rolled.map(({ request }) => request)).toMatchObject([
      { n: 1, of: 2 },
      { n: 2, of: 3 },
    ]);
  });

  rule('13.5/levels-merged', 'LX-14: one artillery category and three commanders needed: three at once', () => {
    const generals = [
      ...BLUE_ARMY.generals.filter(({ level }) => !level.endsWith('artillery')),
      ...['a', 'b', 'c', 'd'].map(id => general(id, 'artillery')),
    ];
    const game = drawnUpTo('artillery', { generals });
    const { rolled, game: next } = carryOut(game, { do: 'draw', stage: 'artillery' }, [3, 1, 0]);
    expect(rolled.map(({ request }) => request)).toMatchObject([{ n: 3, of: 4 }]);
    const drawn = next.board.generals.commanders.blue.filter(({ level }) => level === 'artillery');
    expect(namesOf(drawn)).toEqual(['d', 'b', 'a']);
  });

  rule('13.5/art-both-levels', 'LS-07: with reserve and corps artillery there are two groups and two draws', () => {
    const levels = groupsIn(drawnUpTo('artillery'), 'blue').filter(({ stage }) => stage === 'artillery');
    expect(levels.map(({ level, formations }) => [level, formations])).toEqual([
      ['army-artillery', ['reserve']],
      ['corps-artillery', ['i/artillery', 'ii/artillery']],
    ]);
    const next = after(drawnUpTo('artillery'), { do: 'draw', stage: 'artillery' }, [0, 1]);
    expect(namesOf(commandersOf(next, 'blue', 'i/artillery', 'ii/artillery'))).toEqual(['wainwright', 'hazard']);
  });

  rule('13.5/art-corps-only', 'LS-07: with corps artillery only they are drawn from all artillery generals', () => {
    const game = drawnUpTo('artillery', { list: { reserve: [] } });
    expect(poolOf(game, 'blue', groupOf(game, 'corps-artillery')?.cards ?? [])).toEqual([
      'hunt',
      'wainwright',
      'hazard',
      'randolph',
    ]);
    expect(firstRequest(game, { do: 'draw', stage: 'artillery' })).toMatchObject({ n: 2, of: 4 });
  });

  rule('13.5/art-corps-only', 'R-21: army artillery alone does not draw from the corps artillery', () => {
    const game = drawnUpTo('artillery', { list: { corps: [infantryCorps('i', false)] } });
    expect(poolOf(game, 'blue', groupOf(game, 'army-artillery')?.cards ?? [])).toEqual(['hunt']);
    const guns = drawnUpTo('artillery', { list: { reserve: [] } });
    expect(poolOf(guns, 'blue', groupOf(guns, 'corps-artillery')?.cards ?? [])).toContain('hunt');
  });

  rule(
    '13.5/cav-undifferentiated',
    'LS-08: one corps and two divisions of a deck that knows only cavalry: three at once',
    () => {
      const generals = [
        ...BLUE_ARMY.generals.filter(({ level }) => !level.startsWith('cavalry')),
        ...['a', 'b', 'c', 'd'].map(id => general(id, 'cavalry')),
      ];
      const game = drawnUpTo('cavalry', { generals });
      const { rolled, game: next } = carryOut(game, { do: 'draw', stage: 'cavalry' }, [2, 3, 0]);
      expect(rolled.map(({ request }) => request)).toMatchObject([{ n: 3, of: 4 }]);
      const drawn = next.board.generals.commanders.blue.filter(({ level }) => level === 'cavalry');
      expect(drawn.map(each => [each.general, each.formation])).toEqual([
        ['c', 'cav'],
        ['d', 'cav-1'],
        ['a', 'cav-2'],
      ]);
    },
  );

  const ALL = ['stoneman', 'pleasonton', 'buford', 'gregg', 'kilpatrick'];
  const cavalry = (...corps: ReturnType<typeof cavalryCorps>[]) => {
    const game = drawnUpTo('cavalry', { list: { corps: [infantryCorps('i'), ...corps] } });
    return poolOf(game, 'blue', groupOf(game, 'cavalry-division')?.cards ?? []);
  };

  rule('13.5/cav-one-division', 'LS-05: one cavalry division and no cavalry corps: all cavalry generals', () => {
    expect(cavalry(cavalryCorps('lone', 1, false))).toEqual(ALL);
  });

  rule(
    '13.5/cav-one-division',
    'C-05: so it is with several divisions without a corps, not with one in a corps',
    () => {
      expect(cavalry(cavalryCorps('lone', 1, false), cavalryCorps('other', 1, false))).toEqual(ALL);
      expect(cavalry(cavalryCorps('cav', 1))).toEqual(['buford', 'gregg', 'kilpatrick']);
    },
  );

  test('a deck that is too small leaves formations without a general', () => {
    const generals = BLUE_ARMY.generals.filter(({ id }) => id !== 'buford' && id !== 'gregg');
    const next = after(drawnUpTo('cavalry', { generals }), { do: 'draw', stage: 'cavalry' }, [0]);
    expect(namesOf(commandersOf(next, 'blue', 'cav-1', 'cav-2'))).toEqual(['kilpatrick']);
    const lone = drawnUpTo('cavalry', {
      generals,
      list: { corps: [infantryCorps('i'), cavalryCorps('lone', 1, false)] },
    });
    expect(firstRequest(lone, { do: 'draw', stage: 'cavalry' })).toMatchObject({ n: 1, of: 3 });
  });

  rule('13.5/levels-merged', 'an army without cavalry and guns has no such stages', () => {
    const [list] = BLUE_ARMY.lists;
    if (list === undefined) throw new Error('no list');
    const stages = groupsOf(BLUE_ARMY, { ...list, corps: [infantryCorps('i', false)], reserve: [] }).map(
      ({ stage }) => stage,
    );
    expect(stages).toEqual(STAGES.slice(0, 3));
    const divisions = BLUE_ARMY.generals.filter(({ level }) => level !== 'cavalry-corps');
    const merged = groupsOf({ ...BLUE_ARMY, generals: divisions }, list).filter(({ stage }) => stage === 'cavalry');
    expect(merged.map(({ formations }) => formations)).toEqual([['cav', 'cav-1', 'cav-2']]);
  });
});
