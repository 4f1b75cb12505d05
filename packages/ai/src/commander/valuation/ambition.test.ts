import { describe, expect, test } from 'vitest';
import { Scene } from '../testing/position.fixture.ts';
import { Ambition } from './ambition.ts';

describe('what points mean when the game may end as it stands', () => {
  const behind = new Ambition(500, 100, true);
  const ahead = new Ambition(500, -100, false);

  test('more points are never worth less, and a little more than now counts as it is', () => {
    for (const ambition of [behind, ahead]) {
      const worth = Array.from({ length: 81 }, (_, step) => ambition.of(-1500 + 50 * step));
      expect(worth).toEqual([...worth].sort((a, b) => a - b));
      expect(ambition.of(500)).toBe(500);
      expect(ambition.of(502) - ambition.of(498)).toBe(4);
    }
  });

  test('who is behind risks points for victory, who is ahead does not', () => {
    const risk = (ambition: Ambition): number => ambition.of(700) + ambition.of(280) - 2 * ambition.of(500);
    expect(risk(behind)).toBeGreaterThan(0);
    expect(risk(ahead)).toBeLessThan(0);
  });

  test('what is out of reach is not paid for with men', () => {
    const hopeless = new Ambition(0, 2000, true);
    expect(hopeless.of(200) + hopeless.of(-280)).toBeLessThan(0);
    expect([hopeless, behind, ahead].map(({ isInReach }) => isInReach)).toEqual([false, true, false]);
  });
});

/** Three points decide who wins, and Longstreet, who holds them, is stronger than Newton. */
const LAST_CHANCE = `
  turns 1
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601
  victory confederate held 3 0301
  victory union losses 1
  victory confederate losses 1
  U Newton 0201 inf div 5
  C Longstreet 0301 inf div 8`;

describe('on the last turn', () => {
  test('a General does not let the initiative go where that loses, a Veteran does', () => {
    const [general, veteran] = (['general', 'veteran'] as const).map(level => {
      const t = new Scene(LAST_CHANCE, level).offered('union');
      return { t, considered: t.consider() };
    });
    expect(veteran?.considered.choice.do).toBe('pass');
    expect(general?.considered.choice.do).toBe('take');
    expect(general?.t.commander.fired['behind.take']).toBe(1);
    expect(general?.considered.explanation?.againstPassing.map(({ term }) => term)).toContain('victory');
  });

  test('who has not won goes where he can attack', () => {
    const far = LAST_CHANCE.replace(/victory confederate held.*\n/, '').replace('0301 inf div 8', '0601 inf div 5');
    const [general, veteran] = (['general', 'veteran'] as const).map(level => new Scene(far, level).offered('union'));
    expect(veteran?.consider().choice.do).toBe('pass');
    general?.play('union', 3);
    expect(general?.at('newton')).not.toBe('0201');
  });

  test('who has not won does not busy himself with what brings nothing', () => {
    const at = LAST_CHANCE.replace(/victory confederate held.*\n/, '').replace('0301 inf div 8', '0601 inf div 5');
    const t = new Scene(at.replace('  victory union', '  station 0201 Depot\n  victory union'), 'general');
    t.offered('union').do({ do: 'take' });
    const { candidates, choice } = t.consider();
    expect(candidates.filter(({ deed }) => deed === 'burn')).toEqual([]);
    expect(choice.do).toBe('march');
  });
});
