import { hexName } from '@wigwag/hex';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flee, strike, union, ways } from '../../testing/battle.ts';
import type { Table } from '../../testing/table.ts';
import { nextSteps, type RetreatManner } from './retreatPaths.ts';

const rule = ruleTests<ClauseId>();

/** Hill is attacked from the north. */
const DUEL = 'U Newton 0504 18\nC Hill 0505 6\n';
/** All hexes behind Hill are in a zone of control. */
const ROUND = 'U A 0507 5\nU B 0306 5\nU C 0706 5\n';

const beaten = (pieces: string, ground: Readonly<Record<string, string>> = {}, row = 3): Table => {
  const t = union(pieces, ground);
  strike(t, 'newton', '0505', row);
  return t;
};

/** Where a retreat along this path may go next, and what that costs: '0506: 7.6/chart1-p2, 0'. */
function offers(
  pieces: string,
  path: string,
  manner: RetreatManner = 'retreat',
  reference = '0504',
  ground = {},
): string[] {
  const t = union(pieces, ground);
  const retreat = {
    by: 'confederate',
    units: [t.unitId('hill')],
    manner,
    reference: t.hex(reference),
    path: path.split(' ').map(hex => t.hex(hex)),
    overridden: false,
  } as const;
  return nextSteps(t.game, retreat)
    .map(({ to, rank }) => `${hexName(t.game.world.grid, to)} ${rank.clause.slice(4)} ${rank.loss}`)
    .sort();
}

const to = (t: Table, hex: string): string | undefined => t.why({ do: 'retreat', to: hex });

describe('which chart', () => {
  rule(
    '7.6/chart1-first-hex',
    'the first hex of a retreat goes by Chart 1, even where no zone of control is left',
    () => {
      // From two hexes away: on Chart 2 every free hex would do
      expect(offers('C Hill 0505 6\nroad 0505-0506', '0505', 'retreat', '0503')).toEqual(['0506 chart1-p1 0']);
      expect(offers('C Hill 0505 6\nroad 0505-0506', '0505', 'voluntary', '0503')).toEqual(['0506 chart1-p1 0']);
      expect(offers(`${DUEL}road 0505-0506`, '0505')).toEqual(['0506 chart1-p1 0']);
    },
  );

  rule('7.6/chart1-first-four', 'the first four hexes of a rout or cavalry retreat go by Chart 1', () => {
    const straight = '0505 0506 0507 0508';
    for (const manner of ['rout', 'cavalry'] as const) {
      for (const hexes of [2, 3, 4]) {
        const path = straight.split(' ').slice(0, hexes).join(' ');
        const [first = ''] = offers(DUEL, path, manner);
        expect(first, `${manner} ${hexes}`).toContain('chart1-p2');
      }
      expect(offers(DUEL, '0505 0506 0507 0407 0308', manner)[0]).toContain('chart2-p1');
    }
  });

  rule(
    '7.6/chart1-exit-zoc',
    'a step out of a zone of control goes by Chart 1 at any time, also out of a restricted one',
    () => {
      // 0507 touches the enemy in 0408 over woods: his zone there is restricted
      const woods = `${DUEL}U A 0407 5\n`;
      const second = (pieces: string, ground = {}) => offers(pieces, '0505 0506 0507', 'retreat', '0504', ground);
      expect(second(DUEL)[0]).toContain('chart2-p1');
      for (const ground of [{}, { w: '0507' }]) {
        for (const offer of second(woods, ground)) expect(offer).toContain('chart1');
      }
      expect(offers(woods, '0505 0605 0705 0706 0806 0807', 'rout')[0]).toContain('chart2');
    },
  );

  rule(
    '7.6/chart2-later',
    'later hexes go by Chart 2 if the hex left is free: two to four of a retreat, five and six of a rout',
    () => {
      for (const path of ['0505 0506', '0505 0506 0507', '0505 0506 0507 0508']) {
        for (const offer of offers(DUEL, path)) expect(offer, path).toContain('chart2-p1 0');
      }
      for (const path of ['0505 0506 0507 0407 0308', '0505 0506 0507 0407 0308 0208']) {
        for (const offer of offers(DUEL, path, 'rout')) expect(offer, path).toContain('chart2-p1 0');
      }
      expect(offers(DUEL, '0505', 'rout')[0]).toContain('chart1');
    },
  );
});

describe('how it is used', () => {
  rule('7.6/procedure-legal-first', 'closed hexes are left aside before priorities are compared', () => {
    // 0506 by road would be priority 1, but it is water
    expect(offers(DUEL, '0505', 'retreat', '0504', { '~': '0506' })).toEqual(['0405 chart1-p2 0', '0605 chart1-p2 0']);
    const river = `${DUEL}major-river 0505 | 0405 0506 0605\n`;
    expect(offers(river, '0505')).toEqual(['0404 chart1-p4-not-farther 2', '0604 chart1-p4-not-farther 2']);
  });

  rule(
    '7.6/procedure-lowest-priority',
    'one with the lowest number must be entered; among equals the owner chooses',
    () => {
      const t = beaten(`${DUEL}road 0505-0604`);
      expect(ways(t)).toEqual(['0405', '0506', '0605']);
      expect(to(t, '0604')).toBe('7.6/procedure-lowest-priority');
      const south = beaten(`${DUEL}road 0505-0506`);
      expect(ways(south)).toEqual(['0506']);
      expect(to(south, '0405')).toBe('7.6/procedure-lowest-priority');
    },
  );

  rule(
    '7.6/procedure-equal-descriptions',
    'both descriptions of priority 4 rank equal, though their losses differ',
    () => {
      expect(offers(DUEL + ROUND, '0505')).toEqual([
        '0404 chart1-p4-not-farther 2',
        '0405 chart1-p4-farther 1',
        '0506 chart1-p4-farther 1',
        '0604 chart1-p4-not-farther 2',
        '0605 chart1-p4-farther 1',
      ]);
      const t = beaten(DUEL + ROUND);
      expect(to(t, '0404')).toBeUndefined();
      flee(t, '0404');
      expect(t.unit('hill').manpower).toBe(4);
    },
  );

  rule(
    '7.6/procedure-each-hex',
    'the step is to a neighbour, and chart and priorities are looked up anew for each',
    () => {
      const t = beaten(`${DUEL}road 0505-0506-0507-0508`);
      expect(to(t, '0507')).toBe('7.6/procedure-each-hex');
      expect(ways(t)).toEqual(['0506']);
      flee(t, '0506');
      expect(ways(t)).toEqual(['0405', '0406', '0507', '0605', '0606']);
      const rout = beaten(`${DUEL}road 0505-0506-0507-0508`, {}, 4);
      flee(rout, '0506');
      expect(ways(rout)).toEqual(['0507']);
    },
  );

  rule(
    '7.6/farther-definition',
    'farther means one more hex from the active enemy by the shortest way, whatever lies between',
    () => {
      expect(offers(DUEL, '0505').map(offer => offer.slice(0, 4))).toEqual(['0405', '0506', '0605']);
      // Mountains and water between do not lengthen the way
      expect(offers(DUEL, '0505 0605', 'rout', '0504', { m: '0604', '~': '0603' })).toEqual([
        '0606 chart1-p2 0',
        '0706 chart1-p2 0',
      ]);
    },
  );

  rule('7.6/city-counts-as-road', 'into or out of a city counts as by road', () => {
    expect(offers(DUEL, '0505', 'retreat', '0504', { c: '0506' })).toEqual(['0506 chart1-p1 0']);
    expect(offers(DUEL, '0505', 'retreat', '0504', { c: '0505' }).map(offer => offer.slice(5))).toEqual(
      Array(3).fill('chart1-p1 0'),
    );
    expect(offers(DUEL + ROUND, '0505', 'retreat', '0504', { c: '0605' })).toContain('0605 chart1-p4-farther 0');
    // ... also where only a road would lead
    const shut = { '~': '0405 0506 0604', s: '0605', w: '0404' };
    const trail = `${DUEL}trail 0605-0606`;
    expect(offers(trail, '0505', 'retreat', '0504', { ...shut, c: '0505' })).toEqual(['0605 chart1-p1 0']);
    expect(offers(trail, '0505', 'retreat', '0504', shut).map(offer => offer.slice(0, 4))).toEqual(['0404']);
  });
});

describe('Chart 1', () => {
  rule('7.6/chart1-p1', 'farther, by road of any kind, free of the enemy: no loss', () => {
    for (const way of ['road', 'pike', 'trail', 'railroad']) {
      expect(offers(`${DUEL}${way} 0505-0506`, '0505'), way).toEqual(['0506 chart1-p1 0']);
    }
    expect(offers(`${DUEL}road 0505-0506\nU A 0507 5`, '0505')).not.toContain('0506 chart1-p1 0');
  });

  rule('7.6/chart1-p2', 'the same off the roads: no loss', () => {
    expect(offers(DUEL, '0505')).toEqual(['0405 chart1-p2 0', '0506 chart1-p2 0', '0605 chart1-p2 0']);
  });

  rule('7.6/chart1-p3', 'not farther but free of the enemy: no loss by road, else one', () => {
    // From 0605 of a rout: the hexes behind are in zones of control, 0506 and 0705 are as far as 0605 and free
    const rear = `${DUEL}U A 0607 5\nU B 0707 5\n`;
    expect(offers(rear, '0505 0605', 'rout')).toEqual(['0506 chart1-p3 1', '0705 chart1-p3 1']);
    expect(offers(`${rear}road 0605-0705`, '0505 0605', 'rout')).toEqual(['0506 chart1-p3 1', '0705 chart1-p3 0']);
    expect(offers(`${rear}U C 0805 5`, '0505 0605', 'rout')).not.toContain('0705 chart1-p3 1');
  });

  rule('7.6/chart1-p4-farther', 'into a zone of control, farther: no loss by road or to friends, else one', () => {
    expect(offers(DUEL + ROUND, '0505')).toContain('0506 chart1-p4-farther 1');
    expect(offers(`${DUEL}${ROUND}road 0505-0506`, '0505')).toContain('0506 chart1-p4-farther 0');
    expect(offers(`${DUEL}${ROUND}C Friend 0506 1`, '0505')).toContain('0506 chart1-p4-farther 0');
    expect(offers(`${DUEL}${ROUND}C Friend 0506 1`, '0505')).toContain('0605 chart1-p4-farther 1');
  });

  rule('7.6/chart1-p4-not-farther', 'into a zone of control, not farther: one by road or to friends, else two', () => {
    expect(offers(DUEL + ROUND, '0505')).toContain('0604 chart1-p4-not-farther 2');
    expect(offers(`${DUEL}${ROUND}road 0505-0604`, '0505')).toContain('0604 chart1-p4-not-farther 1');
    expect(offers(`${DUEL}${ROUND}C Friend 0604 1`, '0505')).toContain('0604 chart1-p4-not-farther 1');
  });

  rule('7.6/chart1-p5', 'into an enemy-held hex: three, and only if no other is open', () => {
    const sea = { '~': '0404 0405 0604 0605' };
    expect(offers(`${DUEL}U A 0506 1\nroad 0505-0506`, '0505', 'retreat', '0504', sea)).toEqual(['0506 chart1-p5 3']);
    expect(offers(`${DUEL}U A 0506 1\nroad 0505-0506`, '0505').join()).not.toContain('0506');
  });
});

describe('Chart 2', () => {
  rule('7.6/chart2-p1', 'any free hex: no loss, near or far, by road or not', () => {
    expect(offers(`${DUEL}road 0506-0507`, '0505 0506')).toEqual([
      '0405 chart2-p1 0',
      '0406 chart2-p1 0',
      '0507 chart2-p1 0',
      '0605 chart2-p1 0',
      '0606 chart2-p1 0',
    ]);
  });

  rule('7.6/chart2-p2', 'into a zone of control: no loss by road or to friends, else one', () => {
    // From 0506: enemies in 0508, 0306 and 0706 reach 0507, 0406, 0606, 0405 and 0605, but not 0506
    const far = `${DUEL}U A 0508 5\nU B 0306 5\nU C 0706 5\n`;
    const ranks = offers(far, '0505 0506').filter(offer => offer.startsWith('0507') || offer.startsWith('0606'));
    expect(ranks).toEqual(['0507 chart2-p2 1', '0606 chart2-p2 1']);
    expect(offers(`${far}road 0506-0507`, '0505 0506')).toContain('0507 chart2-p2 0');
    expect(offers(`${far}C Friend 0606 1`, '0505 0506')).toContain('0606 chart2-p2 0');
  });

  rule('7.6/chart2-p3', 'into an enemy-held hex: three, and only if no other is open', () => {
    // Out of a city one retreats into a swamp as by road, but no zone of control comes the same way
    const sea = { '~': '0405 0406 0605 0606 0404 0604', c: '0506', s: '0507' };
    const swamp = `${DUEL}U A 0507 1\ntrail 0507-0508`;
    expect(offers(swamp, '0505 0506', 'retreat', '0504', sea)).toEqual(['0507 chart2-p3 3']);
    expect(offers(swamp, '0505 0506', 'retreat', '0504', { c: '0506', s: '0507' }).join()).not.toContain('0507');
  });
});
