import type { AnyChoice } from '@wigwag/gcacw';
import { describe, expect, test, vi } from 'vitest';
import { BOTS } from '../registry.ts';
import type { Considered } from './explanation.ts';
import { chance, playOut, scenarioGame } from './testing/game.fixture.ts';
import { Scene } from './testing/position.fixture.ts';

const FIELD = `
  turns 2
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601-0701-0801-0901
  road 0103-0203-0303-0403-0503-0603
`;

const verbs = (made: readonly AnyChoice[]): string[] => made.map(choice => choice.do);

describe('what a commander does not leave undone', () => {
  test('a corps far from the fight sets out on the first day', () => {
    const t = new Scene(`${FIELD}
      victory union held 8 0901
      victory confederate losses 1
      U Newton 0101 inf div 10
      C Hill 1103 3`).offered('union');
    t.play('union', 5);
    expect(t.at('newton')).not.toBe('0101');
  });

  test('a rested unit does not pass on the last day while there are points in reach', () => {
    const t = new Scene(`${FIELD}
      victory union held 3 0401
      U Newton 0101 inf div 6
      C Hill 1103 3`).offered('union', 2);
    t.play('union', 4);
    expect(t.at('newton')).toBe('0401');
  });

  test('the last guard stays where its leaving opens a place to the enemy beside it', () => {
    const t = new Scene(`${FIELD}
      victory confederate held 8 0301
      victory union entered 1 0103
      U Newton 0301 inf div 6
      C Hill 0501 8`).offered('union', 2);
    expect(verbs(t.play('union', 6))).toEqual(['pass']);
  });

  test('a force march is made where it decides, and not where it does not', () => {
    const text = `${FIELD}
      victory confederate held 9 0601
      C Hill 0101 inf div 6 f3
      U Newton 1103 3`;
    expect(verbs(new Scene(text).offered('confederate', 2).play('confederate', 3))).toContain('force');
    const near = new Scene(text.replace('held 9 0601', 'held 9 0301')).offered('confederate', 2);
    expect(verbs(near.play('confederate', 3))).not.toContain('force');
  });

  test('a march under way says where it is to come to, and a force march what it is for', () => {
    const t = new Scene(`${FIELD}
      victory confederate held 9 0601
      C Hill 0101 inf div 6 f3
      U Newton 1103 3`).offered('confederate', 2);
    const asked = vi.spyOn(t.commander, 'consider');
    t.play('confederate', 3);
    const name = (hex: number | undefined) => t.game.world.grid.names[hex ?? -1]?.[0];
    const thoughts = asked.mock.results.map(({ value }) => value as Considered);
    const march = thoughts.filter(({ heading }) => heading !== undefined);
    expect(
      march.map(({ choice, heading }) => [choice.do, name(heading?.goal), heading?.path.map(name).join()]),
    ).toEqual([
      ['force', '0601', ''],
      ['step', '0601', '0301,0401,0501,0601'],
      ['step', '0601', '0401,0501,0601'],
      ['step', '0601', '0501,0601'],
      ['step', '0601', '0601'],
      ['step', '0601', ''],
    ]);
    expect(march[0]?.heading?.chance).toBe(100);
  });

  test('cavalry does not ride itself to pieces where its men are worth more than what it reaches', () => {
    const text = `${FIELD}
      victory union losses 2
      victory confederate held 3 0901
      C Hampton 0101 cav 3
      U Newton 1103 3`;
    const verbsAt = (men: string) => {
      const t = new Scene(text.replace('losses 2', `losses ${men}`)).offered('confederate', 2);
      return verbs(t.play('confederate', 3));
    };
    expect(verbsAt('1')).toContain('force');
    expect(verbsAt('8')).toContain('march');
    expect(verbsAt('8')).not.toContain('force');
  });

  test('a station that gives points is burned by whoever stands there', () => {
    const t = new Scene(`${FIELD}
      station 0301 Depot
      victory union burned 4 0301
      U Newton 0301 inf div 6
      C Hill 1103 3`).offered('union');
    expect(verbs(t.play('union', 3))).toContain('burn');
  });

  test('a bridge that gives points is broken at the end of a march', () => {
    const t = new Scene(`${FIELD}
      minor-river 0401 | 0501
      bridge 0401-0501
      victory union destroyed 4 0401-0501
      U Newton 0201 inf div 6
      C Hill 1103 3`).offered('union');
    expect(verbs(t.play('union', 3))).toContain('destroy');
  });

  test('a bridge that gives points is broken by whoever stands at it, and not by whoever may not', () => {
    const text = `${FIELD}
      minor-river 0401 | 0501
      bridge 0401-0501
      victory union destroyed 4 0401-0501
      U Newton 0401 inf div 6
      C Hill 1103 3`;
    expect(verbs(new Scene(text).offered('union', 2).play('union', 3))).toContain('destroy');
    const weak = new Scene(text.replace('inf div 6', 'inf div 3')).offered('union', 2);
    expect(verbs(weak.play('union', 3))).toEqual(['pass']);
  });

  test('on the last day a depot is burned by whoever stands there, though it may be burned later', () => {
    const t = new Scene(`${FIELD}
      station 0301 Depot
      victory confederate burned 3 0301
      victory confederate exited 3 0101
      exit confederate 0101
      C Lee 0301 cav brig 3 f2
      U Newton 1103 3`).offered('confederate', 2);
    expect(verbs(t.play('confederate', 3))).toContain('burn');
  });

  test('whoever may leave for points goes, and whoever has none to gain stays', () => {
    const text = `${FIELD}
      victory confederate exited 3 0101
      exit confederate 0101
      C Lee 0201 cav brig 3 f2
      U Newton 1103 3`;
    expect(verbs(new Scene(text).offered('confederate', 2).play('confederate', 4))).toContain('exit');
    const nothing = text.replace('victory confederate exited 3 0101', 'victory confederate held 1 0901');
    expect(verbs(new Scene(nothing).offered('confederate', 2).play('confederate', 4))).not.toContain('exit');
  });

  test('an attack is made that is likely to take a place, and not one that is bound to fail', () => {
    const text = `${FIELD}
      victory union held 6 0501
      victory union losses 1
      victory confederate losses 1
      U Newton 0301 inf div 14
      C Hill 0501 3
      C Far 1103 3`;
    expect(verbs(new Scene(text).offered('union', 2).play('union', 4))).toContain('attack');
    const strong = text.replace('Newton 0301 inf div 14', 'Newton 0301 inf div 4').replace('0501 3', '0501 15');
    expect(verbs(new Scene(strong).offered('union', 2).play('union', 4))).not.toContain('attack');
  });

  test('a patrol slips away from a division', () => {
    const t = new Scene(`${FIELD}
      victory union losses 2
      victory confederate losses 1
      U Newton 0301 inf div 16
      C Scouts 0501 cav brig 1
      C Far 1103 3`).offered('union');
    t.do({ do: 'take' }).do({ do: 'march', unit: t.unit('newton') }, 6);
    while (t.asked === 'march union' && t.at('newton') !== '0401') t.do({ do: 'step', to: t.hex('0401') });
    expect(t.asked).toBe('evasion confederate');
    expect(t.consider().choice.do).toBe('evade');
  });

  test('a conquered place is entered', () => {
    const t = new Scene(`${FIELD}
      victory union held 6 0501
      U Newton 0401 inf div 14
      C Hill 0501 2
      C Far 1103 3`).offered('union', 2);
    expect(verbs(t.play('union', 6))).toContain('attack');
    t.roll(3, 'union');
    expect(t.asked).toBe('advance union');
    expect(t.consider().choice.do).toBe('advance');
  });
});

test('no march enters a hex twice', { timeout: 60_000 }, () => {
  const game = scenarioGame('stuarts-raid');
  let marches = 0;
  let seen: number[] = [];
  const bots = { union: BOTS.veteran(chance(1)), confederate: BOTS.regular(chance(2)) };
  playOut(game, bots, 3, (kind, choice) => {
    if (kind !== 'march' || choice.do !== 'step') {
      if (kind === 'action' || kind === 'activation') [seen, marches] = [[], marches + 1];
      return;
    }
    expect(seen).not.toContain(choice.to);
    seen.push(choice.to);
  });
  expect(marches).toBeGreaterThan(3);
});

test('an action is explained by the terms that speak for it', () => {
  const t = new Scene(`${FIELD}
    victory union held 8 0501
    U Newton 0101 inf div 10; leader Reynolds
    U Getty 0102 inf div 5
    C Hill 1103 3`).offered('union');
  t.do({ do: 'take' });
  const { explanation, candidates, choice } = t.consider();
  expect(candidates[0]?.choice).toEqual(choice);
  expect(candidates.length).toBeGreaterThan(2);
  expect(explanation?.againstPassing.map(({ term }) => term)).toContain('places');
  expect(explanation?.order).toBe('take');
  expect(explanation?.value).toBeGreaterThan(0);
});

test('whoever passes tells what the best of the rest would have been worth, term by term', () => {
  const t = new Scene(`${FIELD}
    victory union held 1 0801
    U Newton 0101 inf div 10
    C Hill 1103 3`).offered('union', 2);
  const { explanation, candidates, choice } = t.consider();
  expect(choice.do).toBe('pass');
  expect(explanation?.deed).toBe('pass');
  expect(candidates.length).toBeGreaterThan(0);
  expect(explanation?.againstNext.length).toBeGreaterThan(0);
});

test('a station that is burned is not thought of again', () => {
  const text = `${FIELD}
    station 0301 Depot
    victory union burned 4 0301
    U Newton 0301 inf div 6
    C Hill 1103 3`;
  const t = new Scene(text).offered('union');
  expect(verbs(t.play('union', 3))).toContain('burn');
  const after = t.offered('union').consider();
  expect(after.candidates.map(({ deed }) => deed)).not.toContain('burn');
});

test('whoever would only stay where he stands has no best of the rest', () => {
  const t = new Scene(`${FIELD}
    U Newton 0101 inf div 10
    C Hill 1103 3`).offered('union');
  const { explanation } = t.consider();
  expect([explanation?.deed, explanation?.againstNext]).toEqual(['pass', []]);
});
