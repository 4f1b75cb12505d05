import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flee, rollRow, strike, union, ways } from '../../testing/battle.ts';
import { type Table, told } from '../../testing/table.ts';
import { RETREATS } from './retreatPaths.ts';

const rule = ruleTests<ClauseId>();

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Hill, attacked from the north by Newton; behind him open country. Row 3 is Dr, row 4 is 1DR. */
const DUEL = `
  U Newton 0504 18
  C Hill 0505 6
`;

const beaten = (pieces = DUEL, ground: Readonly<Record<string, string>> = {}): Table => {
  const t = union(pieces, ground);
  strike(t, 'newton', '0505', 3);
  return t;
};

const routed = (pieces = DUEL, ground: Readonly<Record<string, string>> = {}): Table => {
  const t = union(pieces, ground);
  strike(t, 'newton', '0505', 4);
  return t;
};

/** All hexes behind Hill are in a zone of control. */
const ROUND = '\nU A 0507 5\nU B 0306 5\nU C 0706 5';

const halt = (t: Table): string | undefined => t.why({ do: 'halt' });
const to = (t: Table, hex: string): string | undefined => t.why({ do: 'retreat', to: hex });

describe('how far', () => {
  rule('7.6/retreat-normal-length', 'a retreat goes two hexes at least and four at most', () => {
    const t = beaten();
    expect(halt(t)).toBe('7.6/retreat-normal-length');
    flee(t, '0506');
    expect(halt(t)).toBe('7.6/retreat-normal-length');
    flee(t, '0507');
    expect(halt(t)).toBeUndefined();
    flee(t, '0508', '0509');
    expect(t.asked).not.toBe('retreat confederate');
    expect(t.unit('hill').at).toBe('0509');
  });

  rule('7.6/retreat-rout-length', 'a rout goes four hexes at least and six at most', () => {
    const t = routed();
    for (const hex of ['0506', '0507', '0407', '0308']) {
      expect(halt(t)).toBe('7.6/retreat-rout-length');
      flee(t, hex);
    }
    expect(halt(t)).toBeUndefined();
    flee(t, '0208');
    expect(halt(t)).toBeUndefined();
    flee(t, '0109');
    expect(t.asked).not.toBe('retreat confederate');
    expect(t.unit('hill').at).toBe('0109');
  });

  rule('7.6/types', 'a retreat and a rout differ in length; a voluntary retreat is of the first kind', () => {
    expect(beaten().top).toMatchObject({ kind: 'retreat', manner: 'retreat' });
    expect(routed().top).toMatchObject({ kind: 'retreat', manner: 'rout' });
    const star = union('U Newton 0504 18\nC Hill 0505 3');
    strike(star, 'newton', '0505', 8);
    expect(star.top).toMatchObject({ kind: 'retreat', manner: 'rout' });
    const willing = union(DUEL);
    strike(willing, 'newton', '0505', 0);
    willing.do({ do: 'withdraw', units: ['hill'] });
    expect(willing.top).toMatchObject({ kind: 'retreat', manner: 'voluntary' });
    flee(willing, '0506', '0507', '0508', '0509');
    expect(willing.asked).not.toBe('retreat confederate');
    expect(RETREATS).toEqual(['retreat', 'rout', 'cavalry', 'voluntary']);
  });

  rule('7.6/retreat-owner-choice', 'its owner picks way and length within the rules, hex by hex', () => {
    const t = beaten();
    expect(t.asked).toBe('retreat confederate');
    expect(ways(t)).toEqual(['0405', '0506', '0605']);
    flee(t, '0605', '0606');
    expect(ways(t).length).toBeGreaterThan(1);
    expect(halt(t)).toBeUndefined();
    t.do({ do: 'halt' });
    expect(t.unit('hill').at).toBe('0606');
  });
});

describe('who goes along', () => {
  const STACK = `
    U Newton 0504 18
    C Hill 0505 3; leader Jackson corps
    C Ewell 0505 1
    C Far 0809 5
  `;

  rule('7.6/retreat-as-stack', 'the units go together, by one way', () => {
    const t = beaten(STACK);
    flee(t, '0506');
    expect(['hill', 'ewell'].map(id => t.unit(id).at)).toEqual(['0506', '0506']);
    flee(t, '0507', '0407');
    expect(['hill', 'ewell'].map(id => t.unit(id).at)).toEqual(['0407', '0407']);
    t.do({ do: 'halt' });
    expect(t.asked).not.toBe('retreat confederate');
  });

  rule('7.6/retreat-leaders', 'leaders go with their units and cannot be left on the way', () => {
    const t = beaten(STACK);
    for (const hex of ['0506', '0507', '0508']) {
      flee(t, hex);
      expect(t.leader('jackson')).toMatchObject({ unit: 'hill', at: hex });
      expect([
        ...new Set(['retreat', 'halt', 'attachTo', 'finish'].filter(verb => t.open(verb).length > 0)),
      ]).not.toContain('attachTo');
    }
  });

  rule(
    '7.6/loss-each-unit',
    'a loss on the way is borne by every unit of the stack, and the rest goes on without the lost',
    () => {
      // Enemies behind: every hex is in a zone of control and costs a man
      const t = beaten(`${STACK}\n${ROUND}\nC Early 0505 1`);
      const before = ['hill', 'ewell', 'early'].map(id => t.unit(id).manpower);
      expect(before).toEqual([3, 1, 1]);
      flee(t, '0506');
      expect(['hill', 'ewell', 'early'].map(id => t.unit(id).manpower)).toEqual([2, 0, 0]);
      expect(['hill', 'ewell', 'early'].map(id => t.unit(id).at)).toEqual(['0506', 'nowhere', 'nowhere']);
      expect(t.asked).toBe('retreat confederate');
      const led = beaten(
        STACK.replace('Hill 0505 3; leader Jackson corps', 'Hill 0505 3')
          .replace('Ewell 0505 1', 'Ewell 0505 1; leader Jackson corps')
          .concat(ROUND),
      );
      flee(led, '0506');
      expect(led.leader('jackson')).toMatchObject({ unit: 'hill', at: '0506' });
    },
  );

  rule('7.6/retreat-no-mp', 'it costs no points, whatever the ground, and no zone of control stops it', () => {
    const t = beaten('U Newton 0504 18\nU Zone 0407 5\nC Hill 0505 6', { w: '0506 0507 0508', r: '0405' });
    flee(t, '0605', '0606', '0607', '0608');
    expect(t.unit('hill')).toMatchObject({ at: '0608', manpower: 6 });
    const zones = beaten(`${DUEL}${ROUND}\nroad 0505-0506-0606-0607`, { w: '0506 0606' });
    flee(zones, '0506', '0606', '0607');
    expect(zones.unit('hill')).toMatchObject({ at: '0607', manpower: 6 });
  });

  rule('7.6/retreat-drops-markers', 'works and refused flanks stay behind', () => {
    const t = union('U Newton 0504 18\nC Hill 0505 6 breastwork');
    t.game.board.refused.push(t.hex('0505'));
    strike(t, 'newton', '0505', 3);
    expect(t.unit('hill').works).toBe('breastwork');
    const events = flee(t, '0506');
    expect(told(events)).toContain('worksLost 7.2/entrench-lost-on-leaving');
    expect(told(events)).toContain('flanksRefused 7.6/retreat-drops-markers');
    expect(t.unit('hill').works).toBe('none');
    expect(t.game.board.refused).toEqual([]);
    const some = union('U Newton 0504 18\nC Hill 0505 6\nC Ewell 0505 6');
    some.game.board.refused.push(some.hex('0505'));
    strike(some, 'newton', '0505', -2, 'hasty');
    some.do({ do: 'withdraw', units: ['hill'] });
    flee(some, '0506');
    expect(some.game.board.refused).toEqual([some.hex('0505')]);
  });
});

describe('restrictions', () => {
  rule('7.6/restrict-offmap', 'no retreat leaves the map', () => {
    const t = beaten('U Newton 0504 18\nC Hill 0505 6', { '#': '0506' });
    expect(to(t, '0506')).toBe('7.6/restrict-offmap');
    expect(to(t, '0605')).toBeUndefined();
    const edge = union('U Newton 0508 18\nC Hill 0509 6');
    strike(edge, 'newton', '0509', 3);
    expect(edge.top).toMatchObject({ kind: 'retreat' });
    expect(ways(edge)).toEqual(['0409', '0609']);
  });

  rule('7.6/restrict-river', 'a river is crossed only at a bridge, dam, ferry or ford, all-water never', () => {
    const over = (...lines: string[]) => to(beaten([DUEL, ...lines].join('\n')), '0506');
    for (const river of ['minor-river', 'major-river']) {
      expect(over(`${river} 0505 | 0506`), river).toBe('7.6/restrict-river');
      for (const crossing of ['ford', 'bridge', 'dam'])
        expect(over(`${river} 0505 | 0506`, `${crossing} 0505-0506`)).toBeUndefined();
    }
    expect(over('creek 0505 | 0506')).toBeUndefined();
  });

  rule('7.6/restrict-river', 'a city opens the mountain or swamp beside it, but no river between them', () => {
    for (const letter of ['m', 's']) {
      const ground = { c: '0505', [letter]: '0506' };
      const out = 'road 0506-0507';
      expect(to(beaten(`${DUEL}\n${out}`, ground), '0506'), letter).toBeUndefined();
      expect(to(beaten(`${DUEL}\n${out}\nminor-river 0505 | 0506`, ground), '0506'), letter).toBe('7.6/restrict-river');
    }
  });

  rule(
    '7.6/restrict-mountain-swamp',
    'mountain and swamp are entered and left only by road, pike, trail or railroad',
    () => {
      for (const letter of ['m', 's']) {
        const ways = 'trail 0506-0507\nroad 0605-0606';
        const inside = (...lines: string[]) =>
          to(beaten([DUEL, ways, ...lines].join('\n'), { [letter]: '0506' }), '0506');
        expect(inside(), letter).toBe('7.6/restrict-mountain-swamp');
        for (const way of ['road', 'pike', 'trail', 'railroad'])
          expect(inside(`${way} 0505-0506`), way).toBeUndefined();
        const out = beaten(`${DUEL}\nroad 0505-0506-0507`, { [letter]: '0506' });
        flee(out, '0506');
        expect(to(out, '0606')).toBe('7.6/restrict-mountain-swamp');
        expect(to(out, '0507')).toBeUndefined();
      }
      // Without that option a trail opens no swamp, but a mountain all the same
      const byTrail = (letter: string) =>
        to(beaten(`options -trailsOpenSwamps\n${DUEL}\ntrail 0505-0506-0507`, { [letter]: '0506' }), '0506');
      expect([byTrail('m'), byTrail('s')]).toEqual([undefined, '7.6/restrict-mountain-swamp']);
    },
  );

  rule('7.6/restrict-start-hex', 'the hex it began in is closed to it', () => {
    // Woods and swamps leave only the way round by 0404
    const t = beaten('U Newton 0504 18\nC Hill 0505 6\nC Far 0102 5', { s: '0405 0506 0605', '~': '0604' });
    expect(ways(t)).toEqual(['0404']);
    flee(t, '0404');
    expect(to(t, '0505')).toBe('7.6/restrict-start-hex');
    expect(to(t, '0304')).toBeUndefined();
  });

  rule('7.6/restrict-same-hex', 'no hex is entered twice', () => {
    const t = beaten();
    flee(t, '0506', '0605');
    expect(to(t, '0506')).toBe('7.6/restrict-same-hex');
    expect(to(t, '0606')).toBeUndefined();
  });

  rule('7.6/restrict-adjacent-end', 'it does not end beside the hex it began in', () => {
    const t = beaten();
    flee(t, '0506', '0605');
    expect(halt(t)).toBe('7.6/restrict-adjacent-end');
    flee(t, '0606');
    expect(halt(t)).toBeUndefined();
  });

  rule('7.6/restrict-closer', 'no step brings it closer to the active enemy', () => {
    const t = beaten();
    flee(t, '0605');
    expect(to(t, '0604')).toBe('7.6/restrict-closer');
    expect(to(t, '0705')).toBeUndefined(); // two hexes away, as before
    flee(t, '0705');
    expect(to(t, '0704')).toBeUndefined();
    expect(to(t, '0604')).toBe('7.6/restrict-closer');
  });

  rule('7.6/restrict-active-hex', 'the hex of the active enemy is closed to it', () => {
    expect(to(beaten(), '0504')).toBe('7.6/restrict-active-hex');
    const held = beaten('U Newton 0504 18\nU A 0506 5\nU B 0405 5\nU C 0605 5\nU D 0404 5\nU E 0604 5\nC Hill 0505 6');
    expect(to(held, '0504')).toBe('7.6/restrict-active-hex');
    expect(ways(held)).toContain('0506');
  });

  rule(
    '7.6/restrict-active-reference',
    'distance is counted from the active unit, in an assault from where it was launched',
    () => {
      const ring = 'U Newton 0504 9; leader Ames c5; leader Meade army c5\nU Getty 0404 9\nC Hill 0505 6';
      const t = union(ring);
      t.do({ do: 'march', unit: 'getty' }, 6);
      t.do({ do: 'attack', target: '0505', type: 'normal' });
      rollRow(t, 3);
      expect(to(t, '0404')).toBe('7.6/restrict-active-hex');
      expect(to(t, '0504')).not.toBe('7.6/restrict-active-hex');
      flee(t, '0605');
      expect(to(t, '0604')).not.toBe('7.6/restrict-closer'); // two hexes from Getty, as before
      const grand = union(ring);
      grand.do({ do: 'assault', leader: 'ames', units: ['newton'], target: '0505' });
      grand.do({ do: 'roll' }, 1);
      grand.do({ do: 'grand', leader: 'meade' });
      grand.do({ do: 'roll' }, 1);
      grand.do({ do: 'commit', units: ['getty'] });
      rollRow(grand, 3);
      expect(to(grand, '0504')).toBe('7.6/restrict-active-hex');
      expect(to(grand, '0404')).not.toBe('7.6/restrict-active-hex');
      flee(grand, '0605');
      expect(to(grand, '0604')).toBe('7.6/restrict-closer');
    },
  );

  rule('7.6/surrender', 'with no hex open to it a force surrenders; with one it does not', () => {
    const sea = { '~': '0405 0605', s: '0404 0604' };
    const shut = 'U Newton 0504 18\nC Hill 0505 6\nminor-river 0505 | 0506\nC Far 0809 5';
    const t = union(shut, sea);
    expect(told(strike(t, 'newton', '0505', 3))).toContain('unitEliminated 7.6/surrender');
    expect(t.unit('hill').at).toBe('nowhere');
    expect(t.asked).toBe('advance union');
    const bridged = union(`${shut}\nbridge 0505-0506`, sea);
    expect(told(strike(bridged, 'newton', '0505', 3))).not.toContain('unitEliminated 7.6/surrender');
    expect(ways(bridged)).toEqual(['0506']);
    const marked = union(shut, sea);
    marked.game.board.refused.push(marked.hex('0505'));
    strike(marked, 'newton', '0505', 3);
    expect(marked.game.board.refused).toEqual([]);
  });
});

describe('the enemy in the way', () => {
  /** Water left and right of column 5: the only way is south, by 0506 to 0509. */
  const SEA = { '~': '0404 0405 0406 0407 0604 0605 0606 0607' };

  rule('7.6/enemy-hex-loss3', 'going through the enemy costs each unit three men', () => {
    const t = beaten('U Newton 0504 18\nU Few 0506 1\nC Hill 0505 6\nC Ewell 0505 5', SEA);
    t.do({ do: 'divide', losses: [1, 0] });
    flee(t, '0506');
    expect(['hill', 'ewell'].map(id => t.unit(id).manpower)).toEqual([2, 2]);
    const free = beaten('U Newton 0504 18\nC Hill 0505 6', SEA);
    flee(free, '0506');
    expect(free.unit('hill').manpower).toBe(6);
  });

  rule(
    '7.6/enemy-hex-not-end',
    'it does not end among the enemy; where nothing else is left it goes on beyond its greatest length',
    () => {
      const t = beaten('U Newton 0504 18\nU Few 0507 1\nC Hill 0505 6', SEA);
      flee(t, '0506', '0507');
      expect(halt(t)).toBe('7.6/enemy-hex-not-end');
      flee(t, '0508');
      expect(halt(t)).toBeUndefined();
      const held = ['0506', '0507', '0508', '0509'].map((hex, n) => `U Few${n} ${hex} 1`).join('\n');
      const long = { '~': `${SEA['~']} 0408 0608 0309 0709` };
      // Four hexes are held: the fifth is beyond the four of a retreat
      const through = union(`U Newton 0504 18\n${held}\nC Hill 0505 18`, long);
      strike(through, 'newton', '0505', 3);
      flee(through, '0506', '0507', '0508', '0509');
      expect(through.unit('hill')).toMatchObject({ at: '0509', manpower: 18 - 1 - 12 });
      expect(halt(through)).toBe('7.6/enemy-hex-not-end');
      flee(through, '0409');
      expect(through.unit('hill')).toMatchObject({ at: '0409' });
      expect(through.asked).not.toBe('retreat confederate');
    },
  );

  /** Column 5 alone is land, and 0501 its north end. */
  const LANE = { '~': [1, 2, 3, 4, 6, 7, 8, 9].flatMap(c => ROWS.map(r => `0${c}0${r}`)).join(' ') };

  const inLane = (pieces: string): Table => {
    const t = union(`U Newton 0501 18\nC Hill 0502 18\n${pieces}`, LANE);
    strike(t, 'newton', '0502', 3);
    return t;
  };

  rule('7.6/enemy-hex-not-end', 'it goes no farther than its greatest length where an end lies within it', () => {
    const t = inLane('U Few 0506 1');
    flee(t, '0503', '0504');
    expect(halt(t)).toBeUndefined();
    expect(ways(t)).toEqual(['0505']);
    flee(t, '0505');
    expect([t.unit('hill').at, t.asked]).toEqual(['0505', 'advance union']);
    // Held from the second hex to the fourth: no end is left within four hexes.
    const shut = inLane('U Few 0504 1\nU More 0505 1\nU Last 0506 1');
    flee(shut, '0503', '0504', '0505', '0506');
    expect([halt(shut), ways(shut)]).toEqual(['7.6/enemy-hex-not-end', ['0507']]);
    flee(shut, '0507');
    expect([shut.unit('hill').at, shut.asked]).toEqual(['0507', 'advance union']);
  });
});

describe('the long example', () => {
  rule('7.6/retreat-rout-length', 'Brown routs Wagner, who goes four hexes and may go two more', () => {
    // 4610, 4611 and 4510 are 0406, 0407 and 0306 here
    const t = union(
      'game HSN\nC Brown 0407 8 t2 a2; leader Cheatham t3\nC Armstrong 0306 cav 2 cmd=Cav\nU Wagner 0406 7 t2 a2 f1',
      { r: '0406' },
    ).atAction('confederate');
    t.do({ do: 'march', unit: 'brown' }, 1);
    t.do({ do: 'attack', target: '0406', type: 'hasty' });
    const events = t.do({ do: 'roll' }, 3, [4, 2]);
    expect(events).toContainEqual(expect.objectContaining({ row: 4, defender: '1DR', attacker: 'fa' }));
    expect(t.unit('wagner')).toMatchObject({ manpower: 6, disorganized: true, fatigue: 4, demoralized: 1 });
    flee(t, '0506', '0605', '0705', '0804');
    expect(halt(t)).toBeUndefined();
    expect(ways(t)).toContain('0904');
    t.do({ do: 'halt' });
    expect(t.unit('wagner')).toMatchObject({ at: '0804', manpower: 6 });
    expect(t.unit('brown')).toMatchObject({ manpower: 8, disorganized: false, fatigue: 2 });
    const advanced = t.do({ do: 'advance', units: ['brown'], leaders: [], attachedTo: [] });
    expect(told(advanced)).toContain('marchEnded 7.1/march-continue');
    expect([t.unit('brown').at, t.leader('cheatham').at]).toEqual(['0406', '0406']);
  });
});
