import { Line, rolling, scripted } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import { unitsOf } from '../pieces/pieces.ts';
import { reach } from '../reach/reach.ts';
import { gcacw } from '../ruleset.ts';
import { Table } from '../testing/table.ts';
import { type Errand, errandTo, type Halt, nextOf } from './errand.ts';

const ROAD = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302-0402-0502-0602-0702
  U Newton 0101 inf div 7
  C Hill 0703 8
`;

/** Carries an errand out until it halts. */
function carryOut(t: Table, errand: Errand, ...dice: number[]): { readonly halt: Halt; readonly steps: string[] } {
  const line = new Line(gcacw, t.game);
  const source = scripted(dice.map(die => [die]));
  const steps: string[] = [];
  for (;;) {
    const next = nextOf(line.game, errand);
    if ('halt' in next) return { halt: next.halt, steps };
    steps.push(next.choice.do);
    line.do(next.choice, source);
  }
}

describe('a march to a hex as one errand', () => {
  test('sets out, steps along the cheapest way and arrives', () => {
    const t = new Table(ROAD).atAction('union');
    const errand = errandTo(t.game, t.unitId('newton'), t.hex('0402')) as Errand;
    expect(errand.path).toEqual(['0101', '0201', '0302', '0402'].map(hex => t.hex(hex)));
    expect(carryOut(t, errand, 3)).toEqual({ halt: 'arrived', steps: ['march', 'step', 'step', 'step'] });
  });

  test('is refused the step that the dice do not pay for, and interrupted where another is asked', () => {
    const t = new Table(ROAD).atAction('union');
    const errand = errandTo(t.game, t.unitId('newton'), t.hex('0402')) as Errand;
    expect(carryOut(t, errand, 1)).toEqual({ halt: 'interrupted', steps: ['march', 'step'] });
    const far = new Table(`${ROAD}\nC Stuart 0503 cav 3`).atAction('union');
    const met = errandTo(far.game, far.unitId('newton'), far.hex('0402')) as Errand;
    expect(carryOut(far, met, 6).halt).toBe('arrived');
    const line = new Line(gcacw, t.atAction('confederate').game);
    expect(nextOf(line.game, errand)).toEqual({ halt: 'interrupted' });
  });

  test('there is none to a hex out of reach, nor for a unit that may not march', () => {
    const t = new Table(ROAD.replace('inf div 7', 'inf div 7 f4')).atAction('union');
    expect(errandTo(t.game, t.unitId('newton'), t.hex('0201'))).toBeUndefined();
    const fresh = new Table(ROAD).atAction('union');
    expect(errandTo(fresh.game, fresh.unitId('newton'), fresh.hex('0703'))).toBeUndefined();
  });

  test('gets to whatever is certain, on random ground, by choices that nobody forbids', () => {
    let arrived = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { game } = new Table(randomPosition(random(seed))).atAction('union');
      const dice = rolling(random(seed));
      for (const unit of unitsOf(game, 'union').slice(0, 3)) {
        for (const { hex } of reach(game, unit)
          .hexes.filter(({ chance }) => chance === 1)
          .slice(0, 4)) {
          const errand = errandTo(game, unit, hex) as Errand;
          const line = new Line(gcacw, game);
          let next = nextOf(line.game, errand);
          for (; 'choice' in next; next = nextOf(line.game, errand)) line.do(next.choice, dice);
          // Cavalry may have its say before it goes on; else it gets there.
          const stack = line.game.stack.map(({ kind }) => kind);
          if (next.halt !== 'arrived') expect(stack).toContain('evasion');
          else arrived += 1;
        }
      }
    }
    expect(arrived).toBeGreaterThan(20);
  });
});
