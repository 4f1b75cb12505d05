import { ready } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { gcacw } from '../../ruleset.ts';
import { attackOf, field, modifierBy } from '../../testing/attackOf.ts';
import { ways } from '../../testing/battle.ts';
import { idleUntil } from '../../testing/idle.ts';
import { Table } from '../../testing/table.ts';
import { assess } from '../attack/resolve.ts';
import { commanderBonus, corpsOf } from './commanders.ts';

const rule = ruleTests<ClauseId>();

const BONUSES = ['7.4/lee-bonus', '7.4/longstreet-bonus', '7.4/jackson-bonus'];

/** Which commanders' bonuses an assault of Hill, led by one of this name, brings. */
function bonuses(line: string, leader: string, how: { lee?: boolean; grand?: boolean } = {}, game = 'SJW'): string[] {
  const t = new Table(`game ${game}\n${TIES}\n${field()}\n${line}\nC Early 0304\nU Newton 0303`);
  const units = how.grand ? ['hill', 'early'] : ['hill'];
  const found = assess(t.game, attackOf(t, '0303', units, { leader, ...how })).modifiers;
  expect(found).toContainEqual(expect.objectContaining({ clause: '7.4/assault-plus1', value: 1 }));
  return found
    .filter(({ clause }) => BONUSES.includes(clause))
    .map(({ clause, die, value }) => `${clause} ${die} ${value}`);
}
const TIES = 'ties union union union union union union';

const LEE = '7.4/lee-bonus attacker 1';
const LONGSTREET = '7.4/longstreet-bonus attacker 1';
const JACKSON = '7.4/jackson-bonus attacker 1';

test('the corps that Lee is tied to: the leader’s own, that of his division, or himself', () => {
  const t = new Table(`${field()}
    C Alone 0302 cmd=none
    C Rodes 0302 cmd=R-E; leader Ewell corps cmd=E; leader Rodesman division cmd=R
    C Heth 0302 cmd=H; leader Hill division cmd=H
    C Early 0304 cmd=R; leader Ransom corps cmd=R; leader Beauregard district cmd=none
    U Other 0303 cmd=R-X
  `);
  const corps = (leader: string) => corpsOf(t.game, t.leaderId(leader));
  expect(['ewell', 'rodesman', 'hill', 'ransom', 'beauregard'].map(corps)).toEqual(['E', 'E', 'H', 'R', 'beauregard']);
});

test('it is the counter that says who he is, not his name; and he leads a corps', () => {
  const given = (leader: string) => {
    const t = new Table(`game GTC\n${field()}\nC Hill 0302; leader ${leader}\nU Newton 0303`);
    const [id] = leader.toLowerCase().split(' ');
    return commanderBonus(t.game, attackOf(t, '0303', ['hill'], { leader: id ?? '' }), 'longstreet').value;
  };
  expect([given('Longstreet corps commander=longstreet'), given('Pete corps commander=longstreet')]).toEqual([1, 1]);
  expect([given('Longstreet corps'), given('Longstreet division commander=longstreet')]).toEqual([0, 0]);
  expect(given('Longstreet corps commander=jackson')).toBe(0);
});

describe('Lee', () => {
  /** Ewell's and A.P. Hill's corps in 0302, a division leader and a district leader with them; Lee is there. */
  const CAMP = (game = 'SJW') => `game ${game}\nturns 2\n${TIES}\n${field()}
    C Rodes 0302 6 cmd=R-E; leader Ewell corps c5 cmd=E; leader Lee army c5 commander=lee
    C Early 0302 5 cmd=Y-E; leader Gordon division c5 cmd=Y
    C Heth 0302 5 cmd=H; leader Hill corps c5 cmd=H
    C Hoke 0302 5 cmd=SEV; leader Beauregard district c5 cmd=SEV
    U Newton 0303 8`;

  const UNITS: Readonly<Record<string, string>> = { ewell: 'rodes', gordon: 'early', hill: 'heth', beauregard: 'hoke' };
  const ANNOUNCE = { do: 'announce' };

  /** An assault on 0303 is about to be rolled for. */
  function aboutToRoll(t: Table, leader: string): Table {
    t.atAction('confederate').do({ do: 'assault', leader, units: [UNITS[leader] ?? ''], target: '0303' });
    return t;
  }

  /** Launches an assault and rolls for it; a 6 fails. */
  function launch(t: Table, leader: string, lee: boolean, die: number): void {
    aboutToRoll(t, leader);
    if (lee) t.do(ANNOUNCE);
    t.do({ do: 'roll' }, die);
  }

  /** Why Lee may not be announced for an assault of this leader, which is then taken back. */
  function why(t: Table, leader: string): string | undefined {
    const before = t.game;
    const found = aboutToRoll(t, leader).why(ANNOUNCE);
    expect(t.asked).toBe(found === undefined ? 'assault confederate' : 'assault table');
    expect(t.open('announce')).toHaveLength(found === undefined ? 1 : 0);
    expect(t.why({ do: 'roll' })).toBeUndefined();
    t.game = ready(gcacw, before);
    return found;
  }

  rule('7.4/lee-bonus', 'Lee in the hex of the leader who assaults may give +1, elsewhere he may not', () => {
    const here = 'C Hill 0302; leader Ewell corps; leader Lee army commander=lee';
    expect(bonuses(here, 'ewell', { lee: true })).toEqual([LEE]);
    expect(bonuses(here, 'ewell', { lee: true, grand: true })).toEqual([LEE]);
    expect(bonuses(here.replace('corps', 'division'), 'ewell', { lee: true })).toEqual([LEE]);
    const district = 'C Hill 0302; leader Holmes district\nC Staff 0302 1; leader Lee army commander=lee';
    expect(bonuses(district, 'holmes', { lee: true })).toEqual([LEE]);
    for (const leader of ['ewell', 'gordon', 'beauregard'])
      expect(why(new Table(CAMP()), leader), leader).toBeUndefined();
    const away = CAMP()
      .replace('; leader Lee army c5 commander=lee', '')
      .concat('\n C Staff 0301 1; leader Lee army commander=lee');
    expect(why(new Table(away), 'ewell')).toBe('7.4/lee-bonus');
    const another = CAMP().replace('Lee army c5 commander=lee', 'Johnston army c5');
    expect(why(new Table(another), 'ewell')).toBe('7.4/lee-bonus');
    const mere = CAMP().replace('; leader Lee army c5 commander=lee', '; leader Lee division c5 commander=lee');
    expect(why(new Table(mere), 'ewell')).toBe('7.4/lee-bonus');
    // named all the same, as odds may
    const absent = 'C Hill 0302; leader Ewell corps\nC Staff 0301 1; leader Lee army commander=lee';
    expect(bonuses(absent, 'ewell', { lee: true })).toEqual([]);
    // the row shows it: 6 + 1 + 1 against 6
    const t = new Table(CAMP().replace('U Newton 0303 8', 'U Newton 0303 6'));
    launch(t, 'ewell', true, 1);
    t.do({ do: 'proceed' });
    expect(t.do({ do: 'roll' }, [3, 3])).toContainEqual(expect.objectContaining({ type: 'combatResolved', row: 2 }));
  });

  rule('7.4/lee-not-rtg', 'in RTG he may not, in the other games he may', () => {
    expect(why(new Table(CAMP('RTG')), 'ewell')).toBe('7.4/lee-not-rtg');
    for (const game of ['HCR', 'SLB', 'OTR', 'GTC', 'BTC'])
      expect(why(new Table(CAMP(game)), 'ewell'), game).toBeUndefined();
    expect(
      bonuses('C Hill 0302; leader Ewell corps; leader Lee army commander=lee', 'ewell', { lee: true }, 'RTG'),
    ).toEqual([]);
  });

  rule('7.4/lee-not-defence', 'Lee does nothing for those who defend', () => {
    const modifiers = (lee: string) => {
      const t = new Table(`${field()}\nU Newton 0303; leader Reynolds corps\nC Hill 0302; leader Ewell corps${lee}`);
      return assess(t.game, attackOf(t, '0302', ['newton'], { leader: 'reynolds' })).modifiers;
    };
    expect(modifiers('; leader Lee army commander=lee')).toEqual(modifiers(''));
    const led = new Table(CAMP().replace('U Newton 0303 8', 'U Newton 0303 8; leader Reynolds corps'));
    led.atAction('union').do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0302' });
    expect([led.asked, led.why(ANNOUNCE)]).toEqual(['assault table', '7.4/lee-bonus']);
    expect(aboutToRoll(led, 'ewell').why(ANNOUNCE), 'when they attack').toBeUndefined();
  });

  rule('7.4/lee-declare', 'he is announced directly before the command roll, once; or not, and ties nobody', () => {
    expect(bonuses('C Hill 0302; leader Ewell corps; leader Lee army commander=lee', 'ewell', { lee: false })).toEqual(
      [],
    );
    const silent = new Table(CAMP());
    launch(silent, 'ewell', false, 6);
    expect(why(silent, 'hill')).toBeUndefined();
    const late = new Table(CAMP());
    launch(late, 'ewell', false, 1);
    expect([late.asked, late.why(ANNOUNCE)]).toEqual(['assault confederate', '7.4/lee-declare']);
    const aloud = aboutToRoll(new Table(CAMP()), 'ewell');
    expect(aloud.do(ANNOUNCE)).toEqual([{ type: 'leeAnnounced', corps: 'E' }]);
    expect([aloud.asked, aloud.why(ANNOUNCE)]).toEqual(['assault table', '7.4/lee-declare']);
    expect(aloud.open('roll')).toHaveLength(1);
  });

  rule('7.4/lee-declare', 'cavalry has slipped away or stood before he is announced', () => {
    const riders = CAMP().replace('U Newton 0303 8', 'U Buford 0303 cav 2');
    const stood = aboutToRoll(new Table(riders), 'ewell');
    expect([stood.asked, stood.why(ANNOUNCE)]).toEqual(['evasion union', 'kernel/no-such-choice']);
    stood.do({ do: 'stand' });
    expect([stood.asked, stood.why(ANNOUNCE)]).toEqual(['assault confederate', undefined]);
  });

  rule('7.4/lee-bonus', 'against a hex that cavalry has left there is no attack for him to help', () => {
    const t = aboutToRoll(new Table(CAMP().replace('U Newton 0303 8', 'U Buford 0303 cav 2')), 'ewell');
    t.do({ do: 'evade', loser: 'buford' }, 6);
    while (t.asked === 'retreat union') t.do({ do: 'retreat', to: ways(t)[0] ?? '' });
    expect([t.asked, t.why(ANNOUNCE)]).toEqual(['assault table', '7.4/lee-bonus']);
  });

  rule(
    '7.4/lee-one-corps-per-turn',
    'once announced, only leaders of the same corps may have him, until the turn ends',
    () => {
      const t = new Table(CAMP());
      launch(t, 'ewell', true, 6);
      expect(why(t, 'hill')).toBe('7.4/lee-one-corps-per-turn');
      expect(why(t, 'beauregard')).toBe('7.4/lee-one-corps-per-turn');
      expect(why(t, 'ewell')).toBeUndefined();
      expect(why(t, 'gordon')).toBeUndefined();
      // named all the same, as odds may
      const bonusOf = (leader: string) =>
        modifierBy(t, attackOf(t, '0303', [UNITS[leader] ?? ''], { leader, lee: true }), '7.4/lee-bonus');
      expect(['ewell', 'gordon', 'hill'].map(bonusOf)).toEqual([1, 1, 0]);
      const byDivision = new Table(CAMP());
      launch(byDivision, 'gordon', true, 6);
      expect(why(byDivision, 'ewell')).toBeUndefined();
      expect(why(byDivision, 'hill')).toBe('7.4/lee-one-corps-per-turn');
      // a new turn
      idleUntil(t.atRecovery('confederate'), 'initiative table');
      expect(t.game.board.turn).toBe(2);
      expect(why(t, 'hill')).toBeUndefined();
    },
  );

  rule('7.4/lee-tied-on-failure', 'a command roll that fails ties him all the same', () => {
    for (const die of [1, 6]) {
      const t = new Table(CAMP());
      launch(t, 'hill', true, die);
      expect(why(t, 'ewell'), `${die}`).toBe('7.4/lee-one-corps-per-turn');
      expect(why(t, 'hill'), `${die}`).toBeUndefined();
    }
  });

  rule('7.4/lee-sev-district', 'the SEV district is a corps like others', () => {
    const t = new Table(CAMP('GTC'));
    launch(t, 'beauregard', true, 6);
    expect(why(t, 'ewell')).toBe('7.4/lee-one-corps-per-turn');
    expect(why(t, 'beauregard')).toBeUndefined();
    // one of its divisions belongs to it
    const divided = CAMP('GTC').replace(
      'cmd=SEV; leader Beau',
      'cmd=K-SEV; leader Hagood division c5 cmd=K; leader Beau',
    );
    const again = new Table(divided);
    launch(again, 'beauregard', true, 6);
    again.atAction('confederate').do({ do: 'assault', leader: 'hagood', units: ['hoke'], target: '0303' });
    expect(again.why(ANNOUNCE)).toBeUndefined();
  });
});

describe('Longstreet and Jackson', () => {
  const led = (leader: string) => `C Hill 0302; leader ${leader}; leader Lee army commander=lee`;

  /** Why Lee may not be announced for an assault of his. */
  function whyNotLee(leader: string, game: string): string | undefined {
    const t = new Table(`game ${game}\n${TIES}\n${field()}\n${led(leader)}\nU Newton 0303`).atAction('confederate');
    t.do({ do: 'assault', leader: leader.split(' ')[0]?.toLowerCase() ?? '', units: ['hill'], target: '0303' });
    return t.why({ do: 'announce' });
  }

  rule('7.4/longstreet-bonus', 'corps leader Longstreet has +1 in his assaults from 1864 on', () => {
    for (const game of ['GTC', 'RWH', 'HSN', 'AIO']) {
      expect(bonuses(led('Longstreet corps commander=longstreet'), 'longstreet', {}, game), game).toEqual([LONGSTREET]);
      expect(bonuses(led('Longstreet corps commander=longstreet'), 'longstreet', { grand: true }, game), game).toEqual([
        LONGSTREET,
      ]);
    }
    for (const game of ['SJW', 'SLB', 'RTG', 'BAC']) {
      expect(bonuses(led('Longstreet corps commander=longstreet'), 'longstreet', {}, game), game).toEqual([]);
    }
    expect(bonuses(led('Longstreet division commander=longstreet'), 'longstreet', {}, 'GTC')).toEqual([]);
    expect(bonuses(led('Ewell corps'), 'ewell', {}, 'GTC')).toEqual([]);
  });

  rule('7.4/longstreet-not-with-lee', 'Lee is not announced for Longstreet and gives no second +1', () => {
    expect(whyNotLee('Longstreet corps commander=longstreet', 'GTC')).toBe('7.4/longstreet-not-with-lee');
    expect(whyNotLee('Longstreet corps commander=longstreet', 'SJW')).toBeUndefined();
    expect(whyNotLee('Longstreet division commander=longstreet', 'GTC')).toBeUndefined();
    expect(bonuses(led('Longstreet corps commander=longstreet'), 'longstreet', { lee: true }, 'GTC')).toEqual([
      LONGSTREET,
    ]);
    expect(bonuses(led('Longstreet corps commander=longstreet'), 'longstreet', { lee: true }, 'SJW')).toEqual([LEE]);
  });

  rule('7.4/jackson-bonus', 'corps leader Jackson has +1 in his assaults in SJW, HCR and SLB', () => {
    for (const game of ['SJW', 'HCR', 'SLB']) {
      expect(bonuses(led('Jackson corps commander=jackson'), 'jackson', {}, game), game).toEqual([JACKSON]);
      expect(bonuses(led('Jackson corps commander=jackson'), 'jackson', { grand: true }, game), game).toEqual([
        JACKSON,
      ]);
    }
    for (const game of ['RTG', 'SIV', 'OTR', 'GTC', 'BAC', 'AGA', 'AIO', 'HSN', 'RWH', 'BTC']) {
      expect(bonuses(led('Jackson corps commander=jackson'), 'jackson', {}, game), game).toEqual([]);
    }
    expect(bonuses(led('Jackson division commander=jackson'), 'jackson')).toEqual([]);
    const march = new Table(`${field()}\n${led('Jackson corps commander=jackson')}\nU Newton 0303`);
    expect(assess(march.game, attackOf(march, '0303', ['hill'])).modifiers).toEqual([]);
  });

  rule('7.4/jackson-not-with-lee', 'Lee is not announced for Jackson and gives no second +1', () => {
    expect(whyNotLee('Jackson corps commander=jackson', 'SJW')).toBe('7.4/jackson-not-with-lee');
    expect(whyNotLee('Jackson corps commander=jackson', 'OTR')).toBeUndefined();
    expect(whyNotLee('Jackson division commander=jackson', 'SJW')).toBeUndefined();
    expect(bonuses(led('Jackson corps commander=jackson'), 'jackson', { lee: true })).toEqual([JACKSON]);
    expect(bonuses(led('Jackson corps commander=jackson'), 'jackson', { lee: true }, 'OTR')).toEqual([LEE]);
  });
});
