import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { type Named, Table } from '../../testing/table.ts';
import { GAMES, type GameCode } from '../../vocabulary.ts';

const rule = ruleTests<ClauseId>();

const allBut = (...games: GameCode[]): GameCode[] => GAMES.filter(game => !games.includes(game));

const ONE_DIE = [[1], [2], [3], [4], [5], [6]];
const TWO_DICE = [
  [1, 1],
  [3, 4],
  [6, 6],
];

/** What each roll gives in each of the games. */
function expectAllowances(
  games: readonly GameCode[],
  piece: string,
  choice: Named,
  rolls: readonly number[][],
  points: readonly number[],
): void {
  const side = piece.startsWith('U') ? 'union' : 'confederate';
  for (const game of games) {
    const rolled = rolls.map(dice => {
      const t = new Table(`
        game ${game}
        ties union union union confederate confederate confederate
        map
          .
        ${piece}
      `).atAction(side);
      return t.do(choice, dice).flatMap(event => (event.type === 'allowanceRolled' ? [event.points] : []));
    });
    expect(rolled.flat(), `${game}: ${piece}`).toEqual(points);
  }
}

const MARCH = { do: 'march', unit: 'x' };
const ACTIVATE = { do: 'activate', leader: 'l', units: ['x'], digging: [] };

describe('a unit marching alone', () => {
  rule('5.1/ma-union-infantry', 'Union foot has one die, a 1 included, in every game', () => {
    for (const arm of ['inf', 'art']) expectAllowances(GAMES, `U X 0101 ${arm}`, MARCH, ONE_DIE, [1, 2, 3, 4, 5, 6]);
  });

  rule('5.1/ma-confederate-infantry', 'Confederate foot has one die plus 1', () => {
    for (const arm of ['inf', 'art'])
      expectAllowances(allBut('OTR', 'AGA'), `C X 0101 ${arm}`, MARCH, ONE_DIE, [2, 3, 4, 5, 6, 7]);
  });

  rule('5.1/ma-confederate-infantry-otr-aga', 'Confederate foot has there no plus 1, but never less than 2', () => {
    for (const arm of ['inf', 'art'])
      expectAllowances(['OTR', 'AGA'], `C X 0101 ${arm}`, MARCH, ONE_DIE, [2, 2, 3, 4, 5, 6]);
  });

  rule('5.1/ma-union-cavalry', 'Union cavalry has two dice', () => {
    expectAllowances(GAMES, 'U X 0101 cav', MARCH, TWO_DICE, [2, 7, 12]);
  });

  rule('5.1/ma-confederate-cavalry', 'Confederate cavalry has two dice plus 1, also where the foot has no plus', () => {
    expectAllowances(GAMES, 'C X 0101 cav', MARCH, TWO_DICE, [3, 8, 13]);
  });
});

describe('a leader', () => {
  const INFANTRY_LEADERS = ['corps', 'division', 'district'];
  const WITH_UNION_CAVALRY_LEADERS = allBut('SIV', 'OTR', 'SJW', 'HCR', 'SLB', 'AGA');

  rule('5.2/ma-union-infantry-leader', 'of Union infantry, be it of a district, has one die plus 1', () => {
    for (const size of INFANTRY_LEADERS) {
      const piece = `U X 0101; leader L ${size}`;
      expectAllowances(allBut('SIV', 'OTR', 'AGA'), piece, ACTIVATE, ONE_DIE, [2, 3, 4, 5, 6, 7]);
    }
  });

  rule('5.2/ma-union-infantry-leader-siv-otr-aga', 'of Union infantry has there one die, but never less than 2', () => {
    for (const size of INFANTRY_LEADERS) {
      const piece = `U X 0101; leader L ${size}`;
      expectAllowances(['SIV', 'OTR', 'AGA'], piece, ACTIVATE, ONE_DIE, [2, 2, 3, 4, 5, 6]);
    }
  });

  rule('5.2/ma-union-cavalry-division-leader', 'of a Union cavalry division has two dice plus 1', () => {
    const piece = 'U X 0101 cav; leader L division';
    expectAllowances(WITH_UNION_CAVALRY_LEADERS, piece, ACTIVATE, TWO_DICE, [3, 8, 13]);
  });

  rule('5.2/ma-union-cavalry-corps-leader', 'of a Union cavalry corps has two dice plus 2', () => {
    const piece = 'U X 0101 cav; leader L corps';
    expectAllowances(WITH_UNION_CAVALRY_LEADERS, piece, ACTIVATE, TWO_DICE, [4, 9, 14]);
  });

  rule('5.2/ma-confederate-infantry-leader', 'of Confederate infantry has one die plus 2, SIV included', () => {
    for (const size of INFANTRY_LEADERS) {
      const piece = `C X 0101; leader L ${size}`;
      expectAllowances(allBut('OTR', 'AGA'), piece, ACTIVATE, ONE_DIE, [3, 4, 5, 6, 7, 8]);
    }
  });

  rule('5.2/ma-confederate-infantry-leader-otr-aga', 'of Confederate infantry has there one die plus 1', () => {
    for (const size of INFANTRY_LEADERS) {
      const piece = `C X 0101; leader L ${size}`;
      expectAllowances(['OTR', 'AGA'], piece, ACTIVATE, ONE_DIE, [2, 3, 4, 5, 6, 7]);
    }
  });

  rule('5.2/ma-confederate-cavalry-division-leader', 'of a Confederate cavalry division has two dice plus 2', () => {
    expectAllowances(GAMES, 'C X 0101 cav; leader L division', ACTIVATE, TWO_DICE, [4, 9, 14]);
  });

  rule('5.2/ma-confederate-cavalry-corps-leader', 'of a Confederate cavalry corps has two dice plus 3', () => {
    expectAllowances(GAMES, 'C X 0101 cav; leader L corps', ACTIVATE, TWO_DICE, [5, 10, 15]);
  });
});
