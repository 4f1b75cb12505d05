import { ALWAYS, DAY, faceOf, HOUR, MINUTE, PACES, started, type Timetable } from '@wigwag/clocks';
import { plain } from '@wigwag/tests/plain';
import { describe, expect, test } from 'vitest';
import { translator } from '../translator.ts';
import { clockLeft, clockNote, clockTime, paceInWords } from './clock.ts';

const NOW = Date.parse('2026-11-18T12:00Z');
const FREE: Timetable = { calendar: ALWAYS, pauses: [] };
const WARSAW = { zone: 'Europe/Warsaw' };
const en = translator('en');
const pl = translator('pl');
const after = (time: number, times = FREE) =>
  faceOf(started({ left: HOUR, had: HOUR }, NOW), PACES.week, times, NOW + time);

describe('a clock in words', () => {
  test('its time, over days and live', () => {
    const face = { kind: 'days', left: 2 * DAY + 4 * HOUR, isRunning: false } as const;
    expect(plain(clockTime(face, 'en'))).toBe('2 days 4 hrs');
    expect(plain(clockTime(face, 'pl'))).toBe('2 dni 4 godz.');
    expect(clockTime({ ...face, kind: 'live', left: 5 * MINUTE }, 'en')).toBe('5:00');
    expect(plain(clockLeft(pl, face, 'pl'))).toBe('pozostało: 2 dni 4 godz.');
  });

  test('nothing to say, then the reminder, the grace and the claim, each from where the reader sits', () => {
    const said = (time: number) =>
      (['mine', 'theirs'] as const).map(whose => clockNote(en, after(time), whose, { ...WARSAW, language: 'en' }));
    expect(said(0)).toEqual([undefined, undefined]);
    expect(said(50 * MINUTE)).toEqual([
      'Four fifths of your time are used. The rest lasts until Wed 18 Nov, 14:00.',
      'Four fifths of your opponent’s time are used. The rest lasts until Wed 18 Nov, 14:00.',
    ]);
    expect(said(2 * HOUR)[1]).toBe(
      'Your opponent’s time is up, and the grace runs. From Thu 19 Nov, 14:00 you may claim the game.',
    );
    expect(said(3 * DAY)[0]).toMatch(/^Your time and the grace are up/);
  });

  test('why it stands, in Polish by the Polish clock', () => {
    const calendar = { zone: 'Europe/Warsaw', night: { from: 13 * 60, to: 14 * 60 }, weekends: false, vacations: [] };
    const reader = { ...WARSAW, language: 'pl' } as const;
    expect(plain(clockNote(pl, after(MINUTE, { ...FREE, calendar }), 'mine', reader) ?? '')).toBe(
      'Zegar stoi do śr., 18 lis, 14:00: noc.',
    );
    const paused = { calendar: ALWAYS, pauses: [{ from: NOW }] };
    expect(plain(clockNote(pl, after(MINUTE, paused), 'mine', reader) ?? '')).toBe(
      'Zegar stoi: przerwa za zgodą obu graczy.',
    );
  });

  test('the pace of a challenge', () => {
    expect(plain(paceInWords(en, PACES.week, 'en'))).toBe('7 days, and 1 day more each time the decision passes on');
    expect(plain(paceInWords(pl, PACES.evening, 'pl'))).toBe(
      'na żywo: 1 godz. i dodatkowo 30 sek. po każdym przekazaniu decyzji',
    );
  });
});
