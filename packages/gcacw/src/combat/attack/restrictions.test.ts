import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { rollRow, union } from '../../testing/battle.ts';
import type { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

const WAYS = ['road', 'pike', 'railroad', 'trail'];
const HASTY = { do: 'attack', target: '0504', type: 'hasty' };
const ASSAULT = { do: 'assault', leader: 'reynolds', units: ['newton'], target: '0504' };

const text = (lines: string): string => `U Newton 0404 7; leader Reynolds\nC Hill 0504 6\n${lines}`;

/** Why Newton may not attack Hill over this ground from where he stands: in a march, in an assault. */
function whys(ground: Readonly<Record<string, string>>, ...lines: string[]): (string | undefined)[] {
  const assault = union(text(lines.join('\n')), ground);
  const march = union(text(lines.join('\n')), ground);
  march.do({ do: 'march', unit: 'newton' }, 6);
  return [march.why(HASTY), assault.why(ASSAULT)];
}

const both = (clause: ClauseId | undefined) => [clause, clause];

describe('rivers', () => {
  rule('7.1/restrict-river', 'no attack goes over a river but by bridge, dam, ferry or ford', () => {
    for (const river of ['minor-river', 'major-river']) {
      const line = `${river} 0404 | 0504`;
      expect(whys({}, line), river).toEqual(both('7.1/restrict-river'));
      for (const crossing of ['bridge', 'dam', 'ferry', 'ford']) {
        expect(whys({}, line, `${crossing} 0404-0504`), `${crossing} over a ${river}`).toEqual(both(undefined));
      }
    }
    expect(whys({}, 'creek 0404 | 0504'), 'a creek').toEqual(both(undefined));
  });
});

describe('mountains and swamps', () => {
  rule('7.1/restrict-into-mountain-swamp', 'an enemy there may be attacked along a way only', () => {
    for (const letter of ['m', 's']) {
      expect(whys({ [letter]: '0504' }), letter).toEqual(both('7.1/restrict-into-mountain-swamp'));
      for (const way of WAYS) {
        expect(whys({ [letter]: '0504' }, `${way} 0404-0504`), `${way} ${letter}`).toEqual(both(undefined));
      }
    }
    const trail = 'trail 0404-0504';
    const closed = 'options -trailsOpenSwamps';
    expect(whys({ s: '0504' }, trail, closed), 'trails that open no swamp').toEqual(
      both('7.1/restrict-into-mountain-swamp'),
    );
    expect(whys({ m: '0504' }, trail, closed)).toEqual(both(undefined));
    for (const letter of ['.', 'o', 'r', 'h', 'c', 'p']) expect(whys({ [letter]: '0504' })).toEqual(both(undefined));
  });

  rule('7.1/restrict-out-of-mountain-swamp', 'from there a unit may attack along a way only', () => {
    for (const letter of ['m', 's']) {
      expect(whys({ [letter]: '0404' }), letter).toEqual(both('7.1/restrict-out-of-mountain-swamp'));
      // A way through the hex that goes elsewhere is none to the enemy.
      expect(whys({ [letter]: '0404' }, 'road 0404-0405'), letter).toEqual(both('7.1/restrict-out-of-mountain-swamp'));
      for (const way of WAYS) {
        expect(whys({ [letter]: '0404' }, `${way} 0404-0504`), `${way} ${letter}`).toEqual(both(undefined));
      }
    }
    expect(whys({ s: '0404' }, 'trail 0404-0504', 'options -trailsOpenSwamps')).toEqual(
      both('7.1/restrict-out-of-mountain-swamp'),
    );
  });
});

describe('woods', () => {
  /** Why Newton, come from 0304 by road, may not attack; an enemy in the open keeps his march alive. */
  function whyAfterMoving(ground: Readonly<Record<string, string>>, ...lines: string[]): string | undefined {
    const t = union(['U Newton 0304 7', 'C Hill 0504 6', 'road 0304-0404', ...lines].join('\n'), ground);
    t.do({ do: 'march', unit: 'newton' }, 6);
    t.walk('0404');
    return t.why(HASTY);
  }

  // E58
  rule(
    '7.1/restrict-woods-started-here',
    'into bare woods a unit may attack from where it began, not once it moved',
    () => {
      expect(whys({ w: '0504' })).toEqual(both(undefined));
      expect(whyAfterMoving({ w: '0504' })).toBe('7.1/restrict-woods-started-here');
      expect(whyAfterMoving({})).toBeUndefined();
      const round = union('U Newton 0404 7\nC Hill 0504 6\nroad 0404-0304', { w: '0504' });
      round.do({ do: 'march', unit: 'newton' }, 6);
      round.walk('0304', '0404');
      expect(round.why(HASTY), 'back where it began').toBeUndefined();
    },
  );

  // E58
  rule('7.1/restrict-woods-road', 'over a way that crosses the hexside a unit may attack after having moved', () => {
    for (const way of WAYS) expect(whyAfterMoving({ w: '0504' }, `${way} 0404-0504`), way).toBeUndefined();
    expect(whyAfterMoving({ w: '0504' }, 'road 0404-0505-0504'), 'a road round the hexside').toBe(
      '7.1/restrict-woods-started-here',
    );
  });

  rule('7.1/restrict-woods-definition', 'it is a woods hexside if either hex is woods, whatever is drawn on it', () => {
    const drawn = ['', 'creek 0404 | 0504', 'ridge 0404 | 0504', 'minor-river 0404 | 0504\nford 0404-0504'];
    for (const line of drawn) {
      for (const ground of [{ w: '0404' }, { w: '0504' }, { w: '0404 0504' }, { w: '0404', c: '0504' }]) {
        expect(whyAfterMoving(ground, line), `${JSON.stringify(ground)} ${line}`).toBe(
          '7.1/restrict-woods-started-here',
        );
      }
      expect(whyAfterMoving({}, line), line).toBeUndefined();
    }
  });

  // E58
  rule(
    '7.1/restrict-woods-after-advance',
    'having advanced a unit may not attack on into bare woods, by a way it may',
    () => {
      const advanced = (...lines: string[]): Table => {
        const pieces = ['U Newton 0404 7', 'C Hill 0504 1', 'C Early 0604 1', 'C Open 0503 1', ...lines];
        const t = union(pieces.join('\n'), { w: '0604' });
        t.do({ do: 'march', unit: 'newton' }, 6);
        t.do(HASTY);
        rollRow(t, 6);
        t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
        return t;
      };
      const on = { ...HASTY, target: '0604' };
      expect(advanced().why(on)).toBe('7.1/restrict-woods-after-advance');
      expect(advanced().why({ ...HASTY, target: '0503' })).toBeUndefined();
      expect(advanced('trail 0504-0604').why(on)).toBeUndefined();
    },
  );
});
