import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf } from '../../testing/attackOf.ts';
import { flee, strike, union } from '../../testing/battle.ts';
import type { Demoralization } from '../../vocabulary.ts';
import { assess } from '../attack/resolve.ts';
import { artilleryTotal, attackValue, defendingArtillery, plainDefence } from '../strength/values.ts';

const rule = ruleTests<ClauseId>();

const DUEL = 'U Newton 0504 12\nC Hill 0505 6; leader Jackson corps\nC Far 0809 5\n';

/** What a unit of so many men attacks with. */
const attacking = (manpower: number, demoralized: Demoralization, disorganized = false): number => {
  const t = union(`U Newton 0504 ${manpower}\nC Hill 0505 6`).put('newton', { demoralized, disorganized });
  return attackValue(t.game, t.unitId('newton')) / 4;
};

/** The basic flank bonus with units on three sides, one of them demoralized. */
const flank = (id: string, demoralized: Demoralization): number => {
  const t = union('U Newton 0504 12\nU Left 0405 5\nU Right 0605 5\nC Hill 0505 6').put(id, { demoralized });
  return assess(t.game, attackOf(t, '0505', ['newton'])).flank.basic;
};

const guns = (demoralized: Demoralization): number[] => {
  const t = union('U Newton 0504 12 a4\nC Hill 0505 6 a3');
  t.put('newton', { demoralized }).put('hill', { demoralized });
  return [artilleryTotal(t.game, [t.unitId('newton')]), defendingArtillery(t.game, t.hex('0505'))];
};

/** Why a unit may not join a grand assault. */
const joining = (demoralized: Demoralization): string | undefined => {
  const t = union(
    'U Newton 0504 12; leader Ames c5; leader Meade army c5\nU Getty 0404 9\nU Third 0604 9\nC Hill 0505 12',
  );
  t.put('getty', { demoralized });
  t.do({ do: 'assault', leader: 'ames', units: ['newton'], target: '0505' });
  t.do({ do: 'roll' }, 1);
  t.do({ do: 'grand', leader: 'meade' });
  t.do({ do: 'roll' }, 1);
  return t.why({ do: 'commit', units: ['getty'] });
};

/** Why a unit may not entrench: by action, then in Recovery. */
function digging(demoralized: Demoralization): (string | undefined)[] {
  const pieces = 'game GTC\nU Newton 0504 12\nC Hill 0509 6';
  const action = union(pieces).put('newton', { demoralized });
  const recovery = union(pieces).put('newton', { demoralized }).atRecovery('union');
  return [action.why({ do: 'entrench', unit: 'newton' }), recovery.why({ do: 'entrench', unit: 'newton' })];
}

describe('how it comes', () => {
  rule('11.0/gain-r', 'R gives Demoralize-1, or makes 2 of 1', () => {
    for (const [before, after] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const t = union(DUEL).put('hill', { demoralized: before });
      strike(t, 'newton', '0505', 4);
      expect(t.unit('hill').demoralized).toBe(after);
    }
    const retreat = union(DUEL);
    strike(retreat, 'newton', '0505', 3);
    expect(retreat.unit('hill').demoralized).toBe(0);
  });

  rule('11.0/gain-r-star', 'R* gives Demoralize-2 at once', () => {
    for (const before of [0, 1] as const) {
      const t = union(DUEL.replace('12', '18')).put('hill', { demoralized: before });
      strike(t, 'newton', '0505', 8, 'prepared');
      expect(t.unit('hill').demoralized).toBe(2);
    }
  });

  rule('11.0/leaders-never', 'leaders are never demoralized: theirs still lead as well', () => {
    const t = union(DUEL.replace('Jackson corps', 'Jackson corps t1 c7'));
    strike(t, 'newton', '0505', 4);
    flee(t, '0506', '0507', '0407', '0308');
    t.do({ do: 'halt' });
    expect(t.unit('hill').demoralized).toBe(1);
    expect(Object.keys(t.leader('jackson')).sort()).toEqual(['at', 'hex', 'unit', 'with']);
    t.put('newton', { hex: t.hex('0307') });
    const tactical = assess(t.game, attackOf(t, '0308', ['newton'])).modifiers.find(
      ({ clause }) => clause === '7.4/tactical-highest',
    );
    expect(tactical?.value).toBe(-1);
  });
});

describe('what it allows', () => {
  rule('11.0/actions-allowed', 'demoralized units may march, attack, be activated and be led into an assault', () => {
    for (const demoralized of [1, 2] as const) {
      const t = union('U Newton 0504 12; leader Ames\nC Hill 0505 6').put('newton', { demoralized });
      expect(t.why({ do: 'march', unit: 'newton' })).toBeUndefined();
      expect(t.why({ do: 'activate', leader: 'ames', units: ['newton'], digging: [] })).toBeUndefined();
      expect(t.why({ do: 'assault', leader: 'ames', units: ['newton'], target: '0505' })).toBeUndefined();
      t.do({ do: 'march', unit: 'newton' }, 6);
      expect(t.why({ do: 'attack', target: '0505', type: 'normal' })).toBeUndefined();
    }
  });

  rule('11.0/stays-with-unit', 'the marker goes where its unit goes', () => {
    const t = union(DUEL).put('newton', { demoralized: 1 });
    t.do({ do: 'march', unit: 'newton' }, 6);
    t.walk('0404');
    expect(t.unit('newton')).toMatchObject({ at: '0404', demoralized: 1 });
    const beaten = union(DUEL).put('hill', { demoralized: 2 });
    strike(beaten, 'newton', '0505', 3);
    flee(beaten, '0506', '0507');
    expect(beaten.unit('hill')).toMatchObject({ at: '0507', demoralized: 2 });
    const victor = union(DUEL).put('newton', { demoralized: 1 });
    strike(victor, 'newton', '0505', 4);
    flee(victor, '0506', '0507', '0407', '0308');
    victor.do({ do: 'halt' });
    victor.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
    expect(victor.unit('newton')).toMatchObject({ at: '0505', demoralized: 1 });
  });

  rule(
    '11.0/removal',
    'it is lessened by one level in Recovery, for units at Fatigue Level 0 or 1, and at no other time',
    () => {
      for (const [fatigue, before, after] of [
        [0, 1, 0],
        [1, 1, 0],
        [2, 1, 1],
        [1, 2, 1],
        [2, 2, 2],
        [4, 1, 1],
      ] as const) {
        const t = union(DUEL).put('newton', { fatigue, demoralized: before }).atRecovery('confederate');
        t.do({ do: 'finish' });
        expect(t.unit('newton').demoralized, `${fatigue} ${before}`).toBe(after);
      }
    },
  );
});

describe('Demoralize-1', () => {
  rule('11.0/d1-no-entrench', 'may not entrench, by action or in Recovery', () => {
    expect(digging(1)).toEqual(['5.5/not-demoralized', '11.0/d1-no-entrench']);
    expect(digging(0)).toEqual([undefined, undefined]);
  });

  rule('11.0/d1-no-flank', 'helps no flank attack, active or not', () => {
    expect([flank('left', 0), flank('left', 1)]).toEqual([4, 2]);
    expect(flank('newton', 1)).toBe(2);
  });

  rule('11.0/d1-attack-half', 'attacks with half, rounded down to a whole number, and defends with all', () => {
    expect([7, 3, 2, 12].map(manpower => attacking(manpower, 1))).toEqual([3, 1, 1, 6]);
    expect([7, 3, 2, 12].map(manpower => attacking(manpower, 0))).toEqual([7, 3, 2, 12]);
    const t = union(DUEL).put('hill', { demoralized: 1 });
    expect(plainDefence(t.game, t.hex('0505'))).toBe(6 * 4);
  });

  rule('11.0/d1-attack-minimum', 'attacks with ½ if it has 1 or ½', () => {
    expect([attacking(1, 1), attacking(1, 1, true)]).toEqual([0.5, 0.5]);
    expect(attacking(2, 1, true)).toBe(0.5); // two disorganized men count 1
  });

  rule('11.0/d1-artillery-0', 'has no artillery, in attack or defence', () => {
    expect([guns(0), guns(1)]).toEqual([
      [4, 3],
      [0, 0],
    ]);
  });

  rule('11.0/d1-no-grand-assault', 'joins no grand assault, but may be in the assault of its own leader', () => {
    expect([joining(0), joining(1)]).toEqual([undefined, '7.1/grand-select-units']);
    const t = union('U Newton 0504 12; leader Ames\nC Hill 0505 6').put('newton', { demoralized: 1 });
    expect(t.why({ do: 'assault', leader: 'ames', units: ['newton'], target: '0505' })).toBeUndefined();
  });
});

describe('Demoralize-2', () => {
  rule('11.0/d2-no-entrench', 'may not entrench, by action or in Recovery', () => {
    expect(digging(2)).toEqual(['5.5/not-demoralized', '11.0/d2-no-entrench']);
  });

  rule('11.0/d2-no-flank', 'helps no flank attack, active or not', () => {
    expect([flank('left', 0), flank('left', 2)]).toEqual([4, 2]);
    expect(flank('newton', 2)).toBe(2);
  });

  rule('11.0/d2-attack-1', 'attacks with 1, or ½ if it has no more than 1, and defends with all', () => {
    expect([12, 2, 1].map(manpower => attacking(manpower, 2))).toEqual([1, 1, 0.5]);
    expect(attacking(1, 2, true)).toBe(0.5);
    const t = union(DUEL).put('hill', { demoralized: 2 });
    expect(plainDefence(t.game, t.hex('0505'))).toBe(6 * 4);
  });

  rule('11.0/d2-artillery-0', 'has no artillery, in attack or defence', () => {
    expect(guns(2)).toEqual([0, 0]);
  });

  rule('11.0/d2-no-grand-assault', 'joins no grand assault', () => {
    expect(joining(2)).toBe('7.1/grand-select-units');
  });

  rule(
    '11.0/d2-defence-minus-1',
    'takes one off the defender’s die where such units are more than half of the value, at most',
    () => {
      const rolled = (hill: Demoralization, ewell: Demoralization, men = '6') => {
        const t = union(`U Newton 0504 12\nC Hill 0505 6\nC Ewell 0505 ${men}`)
          .put('hill', { demoralized: hill })
          .put('ewell', { demoralized: ewell });
        t.do({ do: 'march', unit: 'newton' }, 6);
        t.do({ do: 'attack', target: '0505', type: 'normal' });
        if (t.top?.kind !== 'combat') throw new Error('no combat');
        const found = assess(t.game, t.top.attack).modifiers.filter(({ die }) => die === 'defender');
        return found.map(({ value }) => value);
      };
      expect(rolled(2, 2)).toEqual([-1]);
      expect(rolled(2, 0, '5')).toEqual([-1]);
      expect(rolled(2, 0)).toEqual([]); // just half
      expect(rolled(1, 1)).toEqual([]);
    },
  );
});
