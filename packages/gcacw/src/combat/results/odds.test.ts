import { type Game as AnyGame, copyOf, scripted } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import { type Event, NOBODY } from '../../board.ts';
import type { Game, Gcacw } from '../../game.ts';
import { enemyOf, hexOf, hexOfLeader, unitData, unitState, unitsIn } from '../../pieces/pieces.ts';
import { engine, gcacw } from '../../ruleset.ts';
import { OPEN } from '../../testing/cavalry.ts';
import { Table } from '../../testing/table.ts';
import { direction, isHeld } from '../../zones/zones.ts';
import { ATTACK_TYPES, type Attack } from '../attack/attack.ts';
import { netModifier } from '../attack/resolve.ts';
import { needsArtilleryDie } from '../strength/artillery.ts';
import { readCell } from '../strength/chart.ts';
import { odds, quickOdds, quickOddsByType } from './odds.ts';

interface Rolled {
  readonly ways: Map<string, number>;
  readonly of: number;
  /** Leaves that the enumerator walked. */
  readonly leaves: number;
}

const told = (events: readonly Event[]): string => {
  const resolved = events.find(event => event.type === 'combatResolved');
  if (resolved?.type !== 'combatResolved') throw new Error('no combat');
  return `${resolved.row} ${resolved.defender} ${resolved.attacker}`;
};

/** What all dice of the combat's own roll make of an attack: ways by row and results. */
function rolled(game: Game): Rolled {
  const ways = new Map<string, number>();
  let [of, leaves] = [1, 0];
  engine.visitOutcomes(game, { do: 'roll' }, outcome => {
    const key = told(outcome.events);
    ways.set(key, (ways.get(key) ?? 0) + outcome.ways);
    of = outcome.of;
    leaves += 1;
  });
  return { ways, of, leaves };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The same, face by face: every pair of dice, after every die of the artillery, is played. */
function faceByFace(game: Game, needsArtillery: boolean): Rolled {
  const ways = new Map<string, number>();
  let leaves = 0;
  for (const artillery of needsArtillery ? FACES : [0]) {
    for (const [attacker, defender] of FACES.flatMap(a => FACES.map(d => [a, d] as const))) {
      const copy: AnyGame<Gcacw> = { ...copyOf(gcacw, game, gcacw.copyDerived(game.derived)) };
      const dice = [...(artillery === 0 ? [] : [[artillery]]), [attacker, defender]];
      const key = told(engine.simulate(copy, { do: 'roll' }, scripted(dice)));
      ways.set(key, (ways.get(key) ?? 0) + 1);
      leaves += 1;
    }
  }
  return { ways, of: leaves, leaves };
}

/** The enumerator walks differences, and whether a die is even: the chances are those of all faces. */
function enumerated({ game }: Table, attack: Attack, needsArtillery: boolean): Rolled {
  game.stack.push({ kind: 'combat', by: 'table', attack, step: 'roll', defender: '-', attacker: '-', extra: 0 });
  const [few, all] = [rolled(game), faceByFace(game, needsArtillery)];
  game.stack.pop();
  expect(few.leaves).toBe(needsArtillery ? 22 : 11);
  expect(few.of).toBe(all.of);
  expect(few.ways).toEqual(all.ways);
  return all;
}

const men = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + unitState(g, unit).manpower, 0);

/** The sheet says what the dice do. */
function agree(t: Table, attack: Attack): void {
  const sheet = odds(t.game, attack);
  const { assessment, ...numbers } = sheet;
  expect(quickOdds(t.game, attack)).toEqual({ ...numbers, modifier: netModifier(assessment, false) });
  const [unit = NOBODY] = attack.units;
  if (attack.type !== 'assault')
    expect(quickOddsByType(t.game, unit, attack.target, ATTACK_TYPES)).toEqual(
      ATTACK_TYPES.map(type => quickOdds(t.game, { ...attack, type })),
    );
  const { ways, of } = enumerated(t, attack, needsArtilleryDie(sheet.assessment.artillery));
  expect(sheet.chances.reduce((sum, chance) => sum + chance.ways, 0)).toBe(sheet.of);
  const said = sheet.chances.map(({ row, defender, attacker, ways: n }) => [
    `${row} ${defender.cell} ${attacker.cell}`,
    (n * of) / sheet.of,
  ]);
  expect(new Map(said as [string, number][])).toEqual(
    new Map([...ways].sort((a, b) => Number.parseInt(a[0], 10) - Number.parseInt(b[0], 10))),
  );
  const mean = (value: (defender: string, attacker: string) => number): number =>
    [...ways].reduce((sum, [key, n]) => sum + n * value(key.split(' ')[1] ?? '', key.split(' ')[2] ?? ''), 0) / of;
  const share = (when: (defender: string, attacker: string) => boolean): number => mean((d, a) => (when(d, a) ? 1 : 0));
  const [attackers, defenders] = [men(t.game, attack.units), men(t.game, unitsIn(t.game, attack.target))];
  const lost = (cell: string, more: number, most: number): number => Math.min(most, readCell(cell).loss + more);
  expect(sheet.expectedLoss.defender).toBeCloseTo(
    mean(d => lost(d, 0, defenders)),
    10,
  );
  expect(sheet.expectedLoss.attacker).toBeCloseTo(
    mean((_d, a) => lost(a, sheet.assessment.extraLoss, attackers)),
    10,
  );
  expect(sheet.retreat).toBeCloseTo(
    share(d => d.endsWith('r')),
    10,
  );
  expect(sheet.rout).toBeCloseTo(
    share(d => d.includes('R')),
    10,
  );
  expect(sheet.advance).toBeCloseTo(
    share((_d, a) => a.includes('a')),
    10,
  );
  expect(sheet.marchGoesOn).toBeCloseTo(
    share((_d, a) => !/[DFfE]/.test(a)),
    10,
  );
}

function attackBy(g: Game, unit: number, target: number, type: Attack['type'], more: Partial<Attack> = {}): Attack {
  return {
    by: unitData(g, unit).side,
    from: hexOf(g, unit),
    target,
    units: [unit],
    type,
    grand: false,
    leader: NOBODY,
    lee: false,
    ...more,
  };
}

/** Newton in 0304 against 0404: guns that hang on a die, a half of a man, more men lost than there are, a great force. */
const BY_HAND = [
  ['U Newton 0304 7', 'C Hill 0404 7'],
  ['U Newton 0304 7 a8', 'C Hill 0404 7'],
  ['U Newton 0304 7 a5', 'C Hill 0404 7 a2'],
  ['U Newton 0304 2 a1', 'C Hill 0404 9 a6 t2 breastwork'],
  ['U Newton 0304 1 disorganized', 'C Hill 0404 18 t4'],
  ['U Newton 0304 18 t3', 'C Hill 0404 1 disorganized', 'C Guns 0404 art 1 a4'],
  ['U Newton 0304 18', 'C Hill 0404 18 demoralized2', 'U Getty 0505 9'],
] as const;

describe('odds', () => {
  test.each(BY_HAND)('of attacks and assaults by hand: %s, %s', (...lines) => {
    const t = new Table(['game GTC', OPEN, ...lines, 'U Led 0304 3; leader Reynolds corps t2'].join('\n')).atAction(
      'union',
    );
    const newton = t.unitId('newton');
    for (const type of ATTACK_TYPES) agree(t, attackBy(t.game, newton, t.hex('0404'), type));
    const [led, leader] = [t.unitId('led'), t.leaderId('reynolds')];
    agree(t, attackBy(t.game, newton, t.hex('0404'), 'assault', { units: [newton, led], leader }));
  });

  test('hang on a die for the guns where the chart says so, and then have twice the ways', () => {
    const t = new Table(['game GTC', OPEN, 'U Newton 0304 7 a8', 'C Hill 0404 7'].join('\n')).atAction('union');
    const sheet = odds(t.game, attackBy(t.game, t.unitId('newton'), t.hex('0404'), 'normal'));
    expect([needsArtilleryDie(sheet.assessment.artillery), sheet.of]).toEqual([true, 72]);
  });

  test('of a grand assault count its extra loss', () => {
    const great = Array.from({ length: 10 }, (_, n) => `U Unit${n} ${n < 5 ? '0304' : '0505'} 18`);
    const t = new Table(
      ['game GTC', OPEN, `${great[0]}; leader Reynolds corps`, ...great.slice(1), 'C Hill 0404 18'].join('\n'),
    );
    t.atAction('union');
    const units = great.map((_, n) => t.unitId(`unit${n}`));
    const attack = attackBy(t.game, units[0] ?? 0, t.hex('0404'), 'assault', {
      units,
      grand: true,
      leader: t.leaderId('reynolds'),
    });
    expect(odds(t.game, attack).assessment.extraLoss).toBe(3);
    agree(t, attack);
  });

  test('of random positions', () => {
    let found = 0;
    for (let seed = 1; found < 60 && seed < 400; seed++) {
      const t = new Table(randomPosition(random(seed)));
      t.atAction('union');
      const { game } = t;
      for (const unit of game.board.units.keys()) {
        const at = hexOf(game, unit);
        if (at < 0) continue;
        const { side, arm } = unitData(game, unit);
        const target = game.board.units
          .map(({ hex }) => hex)
          .find(hex => hex >= 0 && isHeld(game, enemyOf(side), hex) && direction(game, at, hex) !== undefined);
        if (target === undefined || arm === 'artillery') continue;
        found += 1;
        const leader = game.board.leaders.findIndex((_, each) => hexOfLeader(game, each) === at);
        agree(t, attackBy(game, unit, target, ATTACK_TYPES[seed % 4] ?? 'normal'));
        if (leader >= 0) agree(t, attackBy(game, unit, target, 'assault', { units: unitsIn(game, at), leader }));
      }
    }
    expect(found).toBeGreaterThanOrEqual(12);
  });
});
