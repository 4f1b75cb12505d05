import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { idleUntil } from '../testing/idle.ts';
import { Table } from '../testing/table.ts';
import { GAMES_OF, type Year } from '../testing/years.ts';
import { SIDES } from '../vocabulary.ts';

const rule = ruleTests<ClauseId>();

type Phase = 'action' | 'recovery';

const FIELD = `
  turns 9
  map
    .   .   .
      .   .
    .   .   .
`;

/** Newton at 0101 and Hill at 0502, each behind these works. */
const field = (game: string, works: string, ground: string): Table =>
  new Table(`${game}\n${FIELD}\n${ground}
    U Newton 0101 5 ${works}
    C Hill 0502 5 ${works}`);

const at = (t: Table, phase: Phase, side: 'union' | 'confederate'): Table =>
  phase === 'action' ? t.atAction(side) : t.atRecovery(side);

/** A unit digs once: its works then, and the clause that the log gives. */
function dig(t: Table, unit: string): string {
  const built = t.do({ do: 'entrench', unit }).find(event => event.type === 'worksBuilt');
  return `${t.unit(unit).works} ${built?.because}`;
}

/** What digging once brings, in all games of the year, for both sides, on open ground unless said. */
function digs(phase: Phase, year: Year, from: string, ground = '', sides = SIDES as readonly string[]): string[] {
  const found = GAMES_OF[year].flatMap(game =>
    SIDES.filter(side => sides.includes(side)).map(side =>
      dig(at(field(game, from === 'none' ? '' : from, ground), phase, side), side === 'union' ? 'newton' : 'hill'),
    ),
  );
  return [...new Set(found)];
}

/** Under both of them, and for both sides. */
const REDOUBTS = 'redoubt 0101\nredoubt 0502';

describe('the Entrenchment action of 1863', () => {
  rule('5.5/procedure-1863-none', 'without works: Breastwork-Build, in a redoubt no more than that', () => {
    for (const ground of ['', REDOUBTS])
      expect(digs('action', 1863, 'none', ground)).toEqual(['breastwork-build 5.5/procedure-1863-none']);
  });
  rule('5.5/procedure-1863-bw-build', 'from Breastwork-Build: Breastwork-Complete', () => {
    expect(digs('action', 1863, 'breastwork-build')).toEqual(['breastwork 5.5/procedure-1863-bw-build']);
  });
  rule('5.5/procedure-1863-bw', 'from Breastwork-Complete: Fort-Build, not yet a fort', () => {
    expect(digs('action', 1863, 'breastwork')).toEqual(['fort-build 5.5/procedure-1863-bw']);
  });
  rule('5.5/procedure-1863-fort-build', 'from Fort-Build: Fort-Complete', () => {
    expect(digs('action', 1863, 'fort-build')).toEqual(['fort 5.5/procedure-1863-fort-build']);
  });
});

describe('the Entrenchment action of 1864', () => {
  rule('5.5/procedure-1864-none', 'without works: Abatis', () => {
    expect(digs('action', 1864, 'none')).toEqual(['abatis 5.5/procedure-1864-none']);
  });
  rule(
    '5.5/procedure-1864-redoubt',
    'without works in a redoubt that serves: Breastwork-Build; with works it is no help',
    () => {
      expect(digs('action', 1864, 'none', REDOUBTS)).toEqual(['breastwork-build 5.5/procedure-1864-redoubt']);
      const theirs = 'redoubt 0101 confederate\nredoubt 0502 union';
      expect(digs('action', 1864, 'none', theirs)).toEqual(['abatis 5.5/procedure-1864-none']);
      expect(digs('action', 1864, 'breastwork', REDOUBTS)).toEqual(['fort-build-1 5.5/procedure-1864-bw']);
    },
  );
  rule('5.5/procedure-1864-abatis', 'from Abatis: Breastwork-Build', () => {
    expect(digs('action', 1864, 'abatis')).toEqual(['breastwork-build 5.5/procedure-1864-abatis']);
  });
  rule('5.5/procedure-1864-bw-build', 'from Breastwork-Build: Breastwork-Complete', () => {
    expect(digs('action', 1864, 'breastwork-build')).toEqual(['breastwork 5.5/procedure-1864-bw-build']);
  });
  rule('5.5/procedure-1864-bw', 'from Breastwork-Complete: Fort-Build-1', () => {
    expect(digs('action', 1864, 'breastwork')).toEqual(['fort-build-1 5.5/procedure-1864-bw']);
  });
  rule('5.5/procedure-1864-fb1', 'from Fort-Build-1: Fort-Build-2', () => {
    expect(digs('action', 1864, 'fort-build-1')).toEqual(['fort-build-2 5.5/procedure-1864-fb1']);
  });
  rule('5.5/procedure-1864-fb2', 'from Fort-Build-2: Fort-Complete', () => {
    expect(digs('action', 1864, 'fort-build-2')).toEqual(['fort 5.5/procedure-1864-fb2']);
  });
});

describe('Recovery in 1861', () => {
  rule('9.0/1861-none', 'without works: Abatis-Build', () => {
    expect(digs('recovery', 1861, 'none')).toEqual(['abatis-build 9.0/1861-none']);
  });
  rule(
    '9.0/1861-redoubt',
    'a Confederate without works in a redoubt: Breastwork-Complete; a Union unit gains nothing',
    () => {
      expect(digs('recovery', 1861, 'none', REDOUBTS, ['confederate'])).toEqual(['breastwork 9.0/1861-redoubt']);
      expect(digs('recovery', 1861, 'none', REDOUBTS, ['union'])).toEqual(['abatis-build 9.0/1861-none']);
    },
  );
  rule('9.0/1861-abatis-build', 'from Abatis-Build: Abatis', () => {
    expect(digs('recovery', 1861, 'abatis-build')).toEqual(['abatis 9.0/1861-abatis-build']);
  });
  rule('9.0/1861-abatis', 'from Abatis: Breastwork-Complete', () => {
    expect(digs('recovery', 1861, 'abatis')).toEqual(['breastwork 9.0/1861-abatis']);
  });
  rule(
    '9.0/1861-no-forts',
    'nobody may dig beyond a breastwork; who is set up in a fort keeps it until he leaves',
    () => {
      const [game = ''] = GAMES_OF[1861];
      const topped = field(game, 'breastwork', '').atRecovery('union');
      expect(topped.why({ do: 'entrench', unit: 'newton' })).toBe('9.0/1861-no-forts');
      const t = field(game, 'fort', '').atRecovery('union');
      expect(t.why({ do: 'entrench', unit: 'newton' })).toBe('9.0/1861-no-forts');
      idleUntil(t, 'recovery union');
      expect(t.unit('newton').works).toBe('fort');
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
      t.walk('0102');
      t.do({ do: 'stop' });
      expect(t.unit('newton').works).toBe('none');
      t.put('newton', { fatigue: 0 });
      const built = ['abatis-build', 'abatis', 'breastwork'].map(works => {
        idleUntil(t, 'recovery union');
        t.do({ do: 'entrench', unit: 'newton' });
        return t.unit('newton').works === works;
      });
      expect(built).toEqual([true, true, true]);
      idleUntil(t, 'recovery union');
      expect(t.why({ do: 'entrench', unit: 'newton' })).toBe('9.0/1861-no-forts');
    },
  );
});

describe('Recovery in 1862', () => {
  rule('9.0/1862-none', 'without works: Breastwork-Build', () => {
    expect(digs('recovery', 1862, 'none')).toEqual(['breastwork-build 9.0/1862-none']);
  });
  rule(
    '9.0/1862-redoubt',
    'without works in a redoubt that serves: Breastwork-Complete; in another one it does not',
    () => {
      expect(digs('recovery', 1862, 'none', REDOUBTS)).toEqual(['breastwork 9.0/1862-redoubt']);
      const theirs = 'redoubt 0101 confederate\nredoubt 0502 union';
      expect(digs('recovery', 1862, 'none', theirs)).toEqual(['breastwork-build 9.0/1862-none']);
      expect(digs('recovery', 1862, 'breastwork-build', REDOUBTS)).toEqual(['breastwork 9.0/1862-bw-build']);
    },
  );
  rule('9.0/1862-bw-build', 'from Breastwork-Build: Breastwork-Complete', () => {
    expect(digs('recovery', 1862, 'breastwork-build')).toEqual(['breastwork 9.0/1862-bw-build']);
  });
  rule('9.0/1862-bw', 'from Breastwork-Complete: Fort-Build, not yet a fort', () => {
    expect(digs('recovery', 1862, 'breastwork')).toEqual(['fort-build 9.0/1862-bw']);
  });
  rule('9.0/1862-fort-build', 'from Fort-Build: Fort-Complete', () => {
    expect(digs('recovery', 1862, 'fort-build')).toEqual(['fort 9.0/1862-fort-build']);
  });
});

describe('Recovery in 1863', () => {
  rule('9.0/1863-none', 'without works: Breastwork-Complete, in a redoubt no more than that', () => {
    for (const ground of ['', REDOUBTS])
      expect(digs('recovery', 1863, 'none', ground)).toEqual(['breastwork 9.0/1863-none']);
  });
  rule('9.0/1863-bw-build', 'from Breastwork-Build, which only the action leaves: Breastwork-Complete', () => {
    expect(digs('recovery', 1863, 'breastwork-build')).toEqual(['breastwork 9.0/1863-bw-build']);
  });
  rule('9.0/1863-bw', 'from Breastwork-Complete: Fort-Build, not yet a fort', () => {
    expect(digs('recovery', 1863, 'breastwork')).toEqual(['fort-build 9.0/1863-bw']);
  });
  rule('9.0/1863-fort-build', 'from Fort-Build: Fort-Complete', () => {
    expect(digs('recovery', 1863, 'fort-build')).toEqual(['fort 9.0/1863-fort-build']);
  });
});

describe('Recovery in 1864', () => {
  rule('9.0/1864-none', 'without works: Breastwork-Complete', () => {
    expect(digs('recovery', 1864, 'none')).toEqual(['breastwork 9.0/1864-none']);
  });
  rule('9.0/1864-redoubt', 'without works in a redoubt that serves: Fort-Build-1; in another one it does not', () => {
    expect(digs('recovery', 1864, 'none', REDOUBTS)).toEqual(['fort-build-1 9.0/1864-redoubt']);
    const theirs = 'redoubt 0101 confederate\nredoubt 0502 union';
    expect(digs('recovery', 1864, 'none', theirs)).toEqual(['breastwork 9.0/1864-none']);
    expect(digs('recovery', 1864, 'breastwork-build', REDOUBTS)).toEqual(['fort-build-2 9.0/1864-bw-build']);
  });
  rule('9.0/1864-abatis', 'from Abatis: Fort-Build-1', () => {
    expect(digs('recovery', 1864, 'abatis')).toEqual(['fort-build-1 9.0/1864-abatis']);
  });
  rule('9.0/1864-bw-build', 'from Breastwork-Build: Fort-Build-2', () => {
    expect(digs('recovery', 1864, 'breastwork-build')).toEqual(['fort-build-2 9.0/1864-bw-build']);
  });
  rule('9.0/1864-bw-fb1-fb2', 'from Breastwork-Complete, Fort-Build-1 and Fort-Build-2: Fort-Complete at once', () => {
    for (const from of ['breastwork', 'fort-build-1', 'fort-build-2'])
      expect(digs('recovery', 1864, from), from).toEqual(['fort 9.0/1864-bw-fb1-fb2']);
  });
});

/** Digs turn after turn in Recovery until refused; the works on the way, then why it ended. */
function walkInRecovery(game: string, ground = ''): string {
  const t = field(game, '', ground).atRecovery('confederate');
  const walked: string[] = [];
  for (;;) {
    const why = t.why({ do: 'entrench', unit: 'hill' });
    if (why !== undefined) return [...walked, why].join(' ');
    t.do({ do: 'entrench', unit: 'hill' });
    walked.push(t.unit('hill').works);
    idleUntil(t, 'recovery confederate');
  }
}

/** Digs by action as often as fatigue allows, rests a turn when it does not, and so on until refused otherwise. */
function walkByAction(game: string, ground = ''): string {
  const t = field(game, '', ground);
  const walked: string[] = [];
  for (;;) {
    const why = t.atAction('confederate').why({ do: 'entrench', unit: 'hill' });
    if (why?.startsWith('5.5/fatigue-limit')) {
      t.atRecovery('confederate');
      idleUntil(t, 'initiative table');
      walked.push('/');
    } else if (why !== undefined) return [...walked, why].join(' ');
    else {
      t.do({ do: 'entrench', unit: 'hill' });
      walked.push(t.unit('hill').works);
    }
  }
}

describe('ladders from bottom to top', () => {
  rule('9.0/procedure-by-year', 'each game digs by the procedure of its year, turn after turn, and no further', () => {
    const walks = {
      1861: 'abatis-build abatis breastwork 9.0/1861-no-forts',
      1862: 'breastwork-build breastwork fort-build fort 9.0/procedure-by-year',
      1863: 'breastwork fort-build fort 9.0/procedure-by-year',
      1864: 'breastwork fort 9.0/procedure-by-year',
    };
    const inRedoubt = {
      1861: 'breastwork 9.0/1861-no-forts',
      1862: 'breastwork fort-build fort 9.0/procedure-by-year',
      1863: walks[1863],
      1864: 'fort-build-1 fort 9.0/procedure-by-year',
    };
    const years = { AGA: 1861, SJW: 1862, HCR: 1862, SIV: 1862, OTR: 1862, BTC: 1862, SLB: 1863, RTG: 1863, BAC: 1863 };
    expect(Object.fromEntries(Object.values(PROFILES).map(({ code, year }) => [code, year]))).toEqual({
      ...years,
      ...{ GTC: 1864, AIO: 1864, HSN: 1864, RWH: 1864 },
    });
    for (const year of [1861, 1862, 1863, 1864] as const) {
      for (const game of GAMES_OF[year]) {
        expect(walkInRecovery(game), game).toBe(walks[year]);
        expect(walkInRecovery(game, REDOUBTS), game).toBe(inRedoubt[year]);
      }
    }
  });

  rule('9.0/when-built', 'works are built in Recovery in every year, by action in 1863 if agreed and from 1864', () => {
    const walks = {
      1861: '5.5/never-1862',
      1862: '5.5/never-1862',
      1863: 'breastwork-build breastwork / fort-build / fort 5.5/not-fort-complete',
      1864: 'abatis breastwork-build breastwork fort-build-1 / fort-build-2 fort 5.5/not-fort-complete',
    };
    for (const year of [1861, 1862, 1863, 1864] as const) {
      for (const game of GAMES_OF[year]) {
        expect(walkByAction(game), game).toBe(walks[year]);
        expect(field(game, '', '').atRecovery('union').why({ do: 'entrench', unit: 'newton' })).toBeUndefined();
      }
    }
    const [game = ''] = GAMES_OF[1863];
    expect(walkByAction(game.replace('options entrenchActions1863', ''))).toBe('5.5/availability-1863-optional');
  });
});
