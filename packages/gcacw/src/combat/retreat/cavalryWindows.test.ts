import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { marching, OPEN, ride, WOODS } from '../../testing/cavalry.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Newton begins three hexes west of Stuart and comes beside him in 0304. */
const NEWTON = 'U Newton 0104 inf 7';
const STUART = 'C Stuart 0404 cav 2';
const BESIDE = 'U Newton 0304 inf 7';

/** Newton has walked up to Stuart with the rest of his points. */
function arriving(points: number, ...lines: string[]): Table {
  const t = marching('newton', points, OPEN, NEWTON, ...lines);
  t.walk('0204', '0304');
  return t;
}

/** Reynolds launches Newton's assault from 0304 on 0404. */
function assaulting(...lines: string[]): Table {
  const t = new Table([OPEN, `${BESIDE}; leader Reynolds corps c5`, ...lines].join('\n')).atAction('union');
  t.do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0404' });
  return t;
}

describe('occasions', () => {
  rule('7.7/who', 'cavalry may slip away from infantry and guns, not from cavalry; infantry from nobody', () => {
    for (const [arm, enemy, asked] of [
      ['inf', STUART, 'evasion confederate'],
      ['art', STUART, 'evasion confederate'],
      ['cav', STUART, 'march union'],
      ['inf', 'C Hill 0404 inf 2', 'march union'],
    ] as const) {
      const t = marching('newton', arm === 'cav' ? [3, 3] : 6, OPEN, BESIDE.replace('inf', arm), enemy);
      expect(t.asked, `${arm} ${enemy}`).toBe(asked);
    }
  });

  rule(
    '7.7/trigger-movement',
    'a step into the normal zone of cavalry opens the window, one beside it does not',
    () => {
      const t = marching('newton', 6, OPEN, NEWTON, STUART);
      expect(t.asked).toBe('march union');
      t.walk('0204');
      expect(t.asked).toBe('march union');
      t.walk('0304');
      expect(t.asked).toBe('evasion confederate');
      const guns = marching('newton', 6, OPEN, NEWTON.replace('inf 7', 'art 1'), STUART);
      guns.walk('0204', '0304');
      expect(guns.asked).toBe('evasion confederate');
    },
  );

  rule('7.7/trigger-starts-adjacent', 'a march that begins in the zone asks the cavalry before the force march', () => {
    const t = new Table([OPEN, `${BESIDE} f2`, STUART].join('\n')).atAction('union');
    const events = t.do({ do: 'march', unit: 'newton' }, 6, 1);
    expect(events.map(({ type }) => type)).toContain('extendedMarch');
    expect(t.asked).toBe('evasion confederate');
    expect(t.open('force')).toEqual([]);
    t.do({ do: 'stand' });
    expect(t.asked).toBe('march union');
    expect(t.why({ do: 'force' })).toBeUndefined();
    expect(marching('newton', 6, OPEN, BESIDE, STUART.replace('0404', '0504')).asked).toBe('march union');
  });

  rule('7.7/trigger-restricted-target', 'cavalry named as the target through bare woods may slip away then', () => {
    const t = marching('newton', 4, WOODS, BESIDE, STUART);
    expect(t.asked).toBe('march union');
    const named = t.do({ do: 'attack', target: '0404', type: 'hasty' });
    expect(t.asked).toBe('evasion confederate');
    expect(named.map(({ type }) => type)).not.toContain('attackDeclared');
    t.do({ do: 'stand' });
    expect(t.asked).toBe('combat table');
    // In open ground the window has been and gone: naming the target opens none.
    const open = marching('newton', 4, OPEN, BESIDE, STUART);
    open.do({ do: 'stand' });
    open.do({ do: 'attack', target: '0404', type: 'hasty' });
    expect(open.asked).toBe('combat table');
    // Nor does infantry behind the woods.
    const foot = marching('newton', 4, WOODS, BESIDE, STUART.replace('cav', 'inf'));
    foot.do({ do: 'attack', target: '0404', type: 'hasty' });
    expect(foot.asked).toBe('combat table');
  });

  rule(
    '7.7/trigger-restricted-otherwise-none',
    'beginning, coming or advancing into a restricted zone opens none',
    () => {
      expect(marching('newton', 6, WOODS, BESIDE, STUART).asked).toBe('march union');
      const coming = marching('newton', 6, WOODS, 'road 0204-0304', 'U Newton 0204 7', STUART);
      coming.walk('0304');
      expect(coming.asked).toBe('march union');
      const advancing = advance(WOODS, [6, 1]);
      expect(advancing.unit('newton').at).toBe('0404');
      expect(advancing.asked).toBe('march union');
      expect(marching('newton', 6, WOODS, 'trail 0304-0404', BESIDE, STUART).asked).toBe('evasion confederate');
    },
  );

  /** Newton drives Hill out of 0404 and comes beside Stuart in 0504. */
  function advance(ground: string, dice: [number, number]): Table {
    const t = marching('newton', 6, ground, BESIDE, 'C Hill 0404 inf 1', STUART.replace('0404', '0504'));
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    t.do({ do: 'roll' }, dice);
    ride(t);
    t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
    return t;
  }

  rule('7.7/trigger-advance', 'an advance beside cavalry opens the window, also one that ends the march', () => {
    const t = advance(OPEN, [6, 1]);
    expect([t.unit('newton').at, t.asked]).toEqual(['0404', 'evasion confederate']);
    t.do({ do: 'stand' });
    expect(t.asked).toBe('march union');
    // Row 2, Da: the march is over, the cavalry is heard all the same.
    const spent = advance(OPEN, [1, 4]);
    expect(spent.asked).toBe('evasion confederate');
    expect(told(spent.do({ do: 'stand' }))).toContain('marchEnded 7.1/march-continue');
  });

  rule('7.7/trigger-advance', 'an advance at the end of an assault opens it too', () => {
    const t = assaulting('C Hill 0404 inf 1', STUART.replace('0404', '0504'));
    t.do({ do: 'roll' }, 1);
    t.do({ do: 'roll' }, [6, 1]);
    t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
    expect([t.unit('newton').at, t.asked]).toEqual(['0404', 'evasion confederate']);
    t.do({ do: 'stand' });
    expect(t.asked).not.toContain('evasion');
  });

  rule(
    '7.7/trigger-assault',
    'an assault on a hex with cavalry opens the window, unless a cavalry leader launches it',
    () => {
      expect(assaulting(STUART).asked).toBe('evasion confederate');
      expect(assaulting('C Hill 0404 inf 3', STUART).asked).toBe('evasion confederate');
      expect(assaulting('C Hill 0404 inf 3', STUART.replace('0404', '0405')).asked).toBe('assault table');
      const riders = new Table(
        ['game GTC', OPEN, 'U Buford 0304 cav 3; leader Pleasonton corps', STUART].join('\n'),
      ).atAction('union');
      riders.do({ do: 'assault', leader: 'pleasonton', units: ['buford'], target: '0404' });
      expect(riders.asked).toBe('assault table');
      // In a restricted zone as well: the assault names its target.
      const woods = new Table([WOODS, `${BESIDE}; leader Reynolds corps c5`, STUART].join('\n')).atAction('union');
      woods.do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0404' });
      expect(woods.asked).toBe('evasion confederate');
    },
  );
});

describe('declaring', () => {
  rule('7.7/declare-at-once', 'it is declared before the attack, or before the command die, or not at all', () => {
    const t = arriving(6, STUART);
    expect([t.asked, t.open('attack')]).toEqual(['evasion confederate', []]);
    t.do({ do: 'stand' });
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    expect(t.asked).toBe('combat table');
    expect(t.open('evade')).toEqual([]);
    const assault = assaulting(STUART);
    expect(assault.open('roll')).toEqual([]);
    assault.do({ do: 'stand' });
    expect(assault.asked).toBe('assault table');
    assault.do({ do: 'roll' }, 1);
    expect(assault.asked).toBe('combat table');
  });

  rule(
    '7.7/forfeit',
    'who stands may not slip away from that hex for the rest of the march, but from a later one',
    () => {
      const t = arriving(6, STUART);
      t.do({ do: 'stand' });
      expect(t.asked).toBe('march union');
      // Row 1: nobody retreats, the march ends; a new march asks anew.
      t.do({ do: 'stop' });
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 3);
      expect(t.asked).toBe('evasion confederate');
      t.do({ do: 'stand' });
      expect(t.asked).toBe('march union');
      // Beside him again after an advance: 0403 has Hill, Stuart in 0404 has stood.
      const again = marching('newton', 6, OPEN, BESIDE, STUART, 'C Hill 0303 inf 1');
      again.do({ do: 'stand' });
      again.do({ do: 'attack', target: '0303', type: 'hasty' });
      again.do({ do: 'roll' }, [6, 1]);
      ride(again);
      again.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
      expect(again.asked).toBe('march union');
      // Of two hexes each forfeits its own.
      const two = arriving(6, STUART, 'C Fitz 0303 cav 1');
      two.do({ do: 'stand' });
      expect(two.asked).toBe('evasion confederate');
      two.do({ do: 'stand' });
      expect(two.asked).toBe('march union');
    },
  );

  rule('7.7/any-status', 'cavalry may slip away in whatever state it is', () => {
    for (const state of [
      '',
      'demoralized1',
      'demoralized2',
      'disorganized',
      'exhausted',
      'f4',
      'demoralized2 disorganized exhausted f4',
    ]) {
      const t = arriving(6, `${STUART} ${state}`);
      expect(t.why({ do: 'evade', loser: 'stuart' }), state).toBeUndefined();
      t.do({ do: 'evade', loser: 'stuart' }, 3);
      expect(ride(t), state).toBe(4);
    }
  });

  rule('7.7/suspend', 'march and assault wait until the cavalry has finished', () => {
    for (const t of [arriving(6, STUART), assaulting(STUART)]) {
      const waiting = t.game.stack.length;
      t.do({ do: 'evade', loser: 'stuart' }, 3);
      expect([t.asked, t.game.stack.length]).toEqual(['retreat confederate', waiting + 1]);
      expect(t.open('step').length + t.open('roll').length + t.open('attack').length).toBe(0);
      ride(t);
      expect(['march union', 'assault table']).toContain(t.asked);
    }
  });
});

describe('the march goes on', () => {
  rule('7.7/step6-resume', 'once the zone is gone the march may go on; under another zone it may not', () => {
    const t = arriving(6, STUART);
    t.do({ do: 'evade', loser: 'stuart' }, 1);
    ride(t);
    expect(t.asked).toBe('march union');
    expect(t.why({ do: 'step', to: '0404' })).toBeUndefined();
    t.walk('0404');
    expect(t.unit('newton').at).toBe('0404');
    const held = arriving(6, STUART, 'C Hill 0303 inf 4');
    held.do({ do: 'evade', loser: 'stuart' }, 2);
    ride(held);
    expect(held.why({ do: 'step', to: '0404' })).toBe('6.2/exit-zoc-first-activity');
    expect(held.why({ do: 'attack', target: '0303', type: 'hasty' })).toBeUndefined();
  });

  rule(
    '7.7/step6-zero-allowance',
    'with nothing left the march ends; who has not moved has one hex, no attack, no marker',
    () => {
      // (5+1)/2 = 3 of the 3 points left after two hexes; (4+1)/2 = 2 leaves 1.
      for (const [die, asked] of [
        [4, 'march union'],
        [5, 'initiative table'],
      ] as const) {
        const t = arriving(5, STUART, 'C Hill 0303 inf 4');
        t.do({ do: 'evade', loser: 'stuart' }, die);
        ride(t);
        expect(t.asked, `${die}`).toBe(asked);
      }
      const unmoved = marching('newton', 3, OPEN, BESIDE, STUART, 'C Hill 0303 inf 4');
      unmoved.do({ do: 'evade', loser: 'stuart' }, 5);
      ride(unmoved);
      expect(unmoved.asked).toBe('march union');
      for (const type of ['column', 'hasty']) {
        expect(unmoved.why({ do: 'attack', target: '0303', type }), type).toMatch(/^7\.1\/march-cost-/);
      }
      expect(unmoved.why({ do: 'refuse' })).toBe('7.8/cost-and-end');
      unmoved.walk('0305');
      expect([unmoved.unit('newton').at, unmoved.asked]).toEqual(['0305', 'initiative table']);
    },
  );

  rule('7.7/step1-before-force-march', 'a delay at the start is held until the force march is decided', () => {
    /** (5+1)/2 = 3 off the roll of 2. */
    const delayed = () => {
      const t = marching('newton', 2, OPEN, BESIDE, STUART);
      t.do({ do: 'evade', loser: 'stuart' }, 5);
      ride(t);
      return t;
    };
    const forced = delayed();
    forced.do({ do: 'force' }, 5);
    expect(pointsLeft(forced)).toBe(2 + 4 - 3);
    const plain = delayed();
    expect(plain.why({ do: 'attack', target: '0404', type: 'column' })).toBeDefined();
    plain.walk('0404');
    expect([plain.unit('newton').at, plain.asked]).toEqual(['0404', 'initiative table']);
    // A bonus that does not make good the delay: still the one hex.
    const poor = marching('newton', 1, OPEN, BESIDE, STUART);
    poor.do({ do: 'evade', loser: 'stuart' }, 6);
    ride(poor);
    poor.do({ do: 'force' }, 2);
    poor.walk('0404');
    expect(poor.asked).toBe('initiative table');
  });

  rule(
    '7.7/step1-before-force-march',
    'by the option it is taken at once, and a force march adds to what is left',
    () => {
      for (const [line, left] of [
        ['options delayBeforeForceMarch', 4],
        ['options -delayBeforeForceMarch', 2 + 4 - 3],
      ] as const) {
        const t = marching('newton', 2, `${line}\n${OPEN}`, BESIDE, STUART);
        t.do({ do: 'evade', loser: 'stuart' }, 5);
        ride(t);
        t.do({ do: 'force' }, 5);
        expect(pointsLeft(t), line).toBe(left);
      }
    },
  );

  rule('7.7/separate-hexes-cumulative', 'cavalry in two hexes rolls and rides by itself, and the delays add up', () => {
    // Delays 3 and 2 on an allowance of 4: (5+1)/2 and (4+1)/2, the second hex asked after the first has gone.
    const t = arriving(6, STUART, 'C Fitz 0303 cav 2');
    expect([pointsLeftBelow(t), t.asked]).toEqual([4, 'evasion confederate']);
    const first = (t.top as { hex: number }).hex;
    t.do({ do: 'evade', loser: first === t.hex('0404') ? 'stuart' : 'fitz' }, 5);
    ride(t);
    expect(t.asked).toBe('evasion confederate');
    expect(pointsLeftBelow(t)).toBe(1);
    t.do({ do: 'evade', loser: first === t.hex('0404') ? 'fitz' : 'stuart' }, 4);
    ride(t);
    expect(t.asked).toBe('initiative table');
    expect([t.unit('stuart').at === '0404', t.unit('fitz').at === '0303']).toEqual([false, false]);
    // One may ride and the other stand.
    const mixed = arriving(6, STUART, 'C Fitz 0303 cav 2');
    mixed.do({ do: 'stand' });
    mixed.do({ do: 'evade', loser: (mixed.top as { hex: number }).hex === mixed.hex('0404') ? 'stuart' : 'fitz' }, 4);
    ride(mixed);
    expect(pointsLeft(mixed)).toBe(2);
  });

  /** What the march below an evasion has left. */
  const pointsLeftBelow = (t: Table): number =>
    (t.game.stack.find(({ kind }) => kind === 'march') as { left: number }).left / 2;

  rule('7.7/same-unit-again', 'the same cavalry may slip away several times in one action', () => {
    // Two divisions march in one activation; Stuart rides from the first and, put back, from the second.
    const t = new Table([OPEN, `${BESIDE}; leader Reynolds corps`, 'U Getty 0304 inf 3', STUART].join('\n')).atAction(
      'union',
    );
    t.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 4);
    t.do({ do: 'attach', unit: 'newton', along: [] });
    for (const unit of ['newton', 'getty']) {
      t.do({ do: 'go', unit });
      expect(t.asked, unit).toBe('evasion confederate');
      t.do({ do: 'evade', loser: 'stuart' }, 2);
      ride(t);
      t.do({ do: 'stop' });
      t.put('stuart', { hex: t.hex('0404') });
    }
    // In one march: he rides 0404 to 0804, put in the way of Newton's next hexes he may ride again, from 0404 too.
    const one = marching('newton', 6, OPEN, NEWTON, STUART);
    one.walk('0204', '0304');
    one.do({ do: 'evade', loser: 'stuart' }, 2);
    ride(one);
    one.put('stuart', { hex: one.hex('0504') });
    one.walk('0404');
    expect(one.asked).toBe('evasion confederate');
    one.do({ do: 'evade', loser: 'stuart' }, 2);
    ride(one);
    expect(one.asked).toBe('march union');
  });

  rule('7.7/step1-leader-allowance', 'only the unit on the march is delayed: the next has the whole allowance', () => {
    const t = new Table([OPEN, `${BESIDE}; leader Reynolds corps`, 'U Getty 0304 inf 3', STUART].join('\n')).atAction(
      'union',
    );
    t.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 4);
    t.do({ do: 'attach', unit: 'getty', along: [] });
    t.do({ do: 'go', unit: 'newton' });
    t.do({ do: 'evade', loser: 'stuart' }, 6);
    ride(t);
    expect(pointsLeft(t)).toBe(4 + 1 - 3);
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit: 'getty' });
    expect(pointsLeft(t)).toBe(4 + 1);
  });
});

describe('an assault', () => {
  rule('7.7/step1-assault', 'the die delays nothing, a 1 still costs a man', () => {
    for (const [die, manpower] of [
      [6, 2],
      [1, 1],
    ] as const) {
      const t = assaulting(STUART, 'C Hill 0404 inf 3');
      t.do({ do: 'evade', loser: 'stuart' }, die);
      ride(t);
      expect([t.unit('stuart').manpower, t.asked]).toEqual([manpower, 'assault table']);
      // The command die is what it would have been: 5 - 4 = 1.
      expect(t.do({ do: 'roll' }, 4)).toContainEqual(expect.objectContaining({ type: 'assaultNumber', number: 1 }));
      expect(t.asked).toBe('combat table');
    }
  });

  rule(
    '7.7/step6-assault-vacated',
    'an emptied hex is not attacked; after a good command die it may be entered',
    () => {
      const t = assaulting(STUART);
      t.do({ do: 'evade', loser: 'stuart' }, 3);
      ride(t);
      t.do({ do: 'roll' }, 2);
      expect(t.asked).toBe('advance union');
      const events = t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
      expect(events.map(({ type }) => type)).not.toContain('combatResolved');
      expect([t.unit('newton').at, t.leader('reynolds').at, t.asked]).toEqual(['0404', '0404', 'initiative table']);
      // They may stay; and infantry that stayed behind is attacked.
      const stay = assaulting(STUART);
      stay.do({ do: 'evade', loser: 'stuart' }, 3);
      ride(stay);
      stay.do({ do: 'roll' }, 2);
      stay.do({ do: 'remain' });
      expect([stay.unit('newton').at, stay.asked]).toEqual(['0304', 'initiative table']);
      const held = assaulting(STUART, 'C Hill 0404 inf 3');
      held.do({ do: 'evade', loser: 'stuart' }, 3);
      ride(held);
      held.do({ do: 'roll' }, 2);
      expect(held.asked).toBe('combat table');
    },
  );

  rule('7.7/step6-assault-failed-roll', 'after a failed command die nobody enters the emptied hex', () => {
    for (const [command, die] of [
      [5, 6],
      [2, 3],
    ]) {
      const t = new Table([OPEN, `${BESIDE}; leader Reynolds corps c${command}`, STUART].join('\n')).atAction('union');
      t.do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0404' });
      t.do({ do: 'evade', loser: 'stuart' }, 3);
      ride(t);
      t.do({ do: 'roll' }, die ?? 6);
      expect([t.asked, t.unit('newton').at]).toEqual(['initiative table', '0304']);
    }
  });
});
