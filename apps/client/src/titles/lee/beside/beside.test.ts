import type { Game, Point } from '@wigwag/lee';
import type { OpenPicture } from '@wigwag/mapview/open';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AreaDraft, newArea } from '../drafts/area.ts';
import { newMarch } from '../drafts/march.ts';
import { canSpeak, speak } from './aloud.ts';
import { fromEdges, measuredAgain, tapesTo } from './edges.ts';
import { goneBy } from './gone.ts';
import { isSpot, placedIn, placedOn, putElsewhere } from './placed.ts';

const TABLE = { width: 72, height: 48 };
const GAME = { world: { table: TABLE } } as unknown as Game;
const at = (x: number, y: number): Point => ({ x, y });

describe('a place is told', () => {
  test('from the nearer of each two edges, to a quarter of an inch', () => {
    expect(fromEdges(at(26.1, 31), TABLE)).toEqual([
      { edge: 'left', inches: 26 },
      { edge: 'bottom', inches: 17 },
    ]);
    expect(fromEdges(at(60, 10.4), TABLE)).toEqual([
      { edge: 'right', inches: 12 },
      { edge: 'top', inches: 10.5 },
    ]);
  });

  test('and measured again by either of them, the other stays', () => {
    expect(measuredAgain(at(60, 10), { edge: 'right', inches: 5 }, TABLE)).toEqual(at(67, 10));
    expect(measuredAgain(at(60, 40), { edge: 'bottom', inches: 5.5 }, TABLE)).toEqual(at(60, 42.5));
    expect(measuredAgain(at(6, 4), { edge: 'left', inches: 7 }, TABLE)).toEqual(at(7, 4));
    expect(measuredAgain(at(6, 4), { edge: 'top', inches: 7 }, TABLE)).toEqual(at(6, 7));
  });

  test('by tapes that begin at those edges', () => {
    expect(tapesTo(at(60, 10), TABLE)).toEqual([
      [at(72, 10), at(60, 10)],
      [at(60, 0), at(60, 10)],
    ]);
  });
});

describe('what is in hand', () => {
  const wood: AreaDraft = { ...newArea('wood', at(20, 20)), cut: { shape: 'drop', width: 9, depth: 5 } };

  test('is measured to the middle of the piece, as the printed sheet has it, and put there by the same middle', () => {
    const placed = placedIn(wood, GAME) ?? expect.fail('no place');
    const moved = putElsewhere(wood, placed, at(30, 12));
    const again = placedIn(moved, GAME) ?? expect.fail('no place');
    expect(again.at.x).toBeCloseTo(30);
    expect(again.at.y).toBeCloseTo(12);
    expect(again.turned).toBe(placed.turned);
  });

  test('a bridge, a marker and a unit come to stand where they were put', () => {
    const spot = { kind: 'spot', of: 'bridge', id: '', at: at(3, 4) } as const;
    expect(putElsewhere(spot, { at: at(3, 4) }, at(5, 6))).toEqual({ ...spot, at: at(5, 6) });
    const pose = { kind: 'pose', verb: 'deploy', unit: 'u', pose: { at: at(1, 1), heading: 90 } } as const;
    expect(placedIn(pose, GAME)).toEqual({ at: at(1, 1), heading: 90 });
    expect(putElsewhere(pose, { at: at(1, 1) }, at(2, 2))).toEqual({ ...pose, pose: { at: at(2, 2), heading: 90 } });
  });

  test('a line is told by its bends, and a march not at all', () => {
    const bends = [at(0, 20), at(30, 22), at(72, 20)];
    const river = { kind: 'line', drawn: 'river', bends } as const;
    expect(placedIn(river, GAME)?.bends).toEqual(bends);
    expect(isSpot(river)).toBe(false);
    expect(putElsewhere(river, { at: at(0, 0) }, at(5, 5))).toBe(river);
    expect(placedIn(newMarch('u'), GAME)).toBeUndefined();
  });
});

test('what lies there is found by its id, a long line by no more than five places', () => {
  const line = Array.from({ length: 41 }, (_, i) => at(i, 10));
  const picture = {
    ...{ ...TABLE, zones: [], points: [], depots: [], barriers: [], works: [], areas: [], patrols: [] },
    bases: [{ id: 'blue:a', at: at(4, 5), heading: 180 }],
    bridges: [{ id: 'p2', at: at(9, 9) }],
    lines: [{ id: 'p1', line }],
  } as unknown as OpenPicture;
  expect(placedOn(picture, 'blue:a')).toEqual({ at: at(4, 5), heading: 180 });
  expect(placedOn(picture, 'p2')).toEqual({ at: at(9, 9) });
  expect(placedOn(picture, 'p1')?.bends?.map(({ x }) => x)).toEqual([0, 10, 20, 30, 40]);
  expect(placedOn(picture, 'p7')).toBeUndefined();
});

test('a march goes on by half inches: straight ahead, then along its last leg, and never back beyond where it stands', () => {
  const stands = { at: at(10, 40), heading: 0 };
  const begun = goneBy(newMarch('u'), stands, 0.5);
  expect(begun.target).toEqual(at(10, 39.5));
  expect(goneBy(begun, stands, -2).target).toBeUndefined();
  const slanting = { ...newMarch('u'), corners: [at(10, 36)], target: at(13, 32) };
  const longer = goneBy(slanting, stands, 5);
  expect(longer.target?.x).toBeCloseTo(16);
  expect(longer.target?.y).toBeCloseTo(28);
  expect(longer.corners).toEqual(slanting.corners);
});

describe('reading aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is left out where the browser cannot', () => {
    expect(canSpeak()).toBe(false);
    expect(() => speak('26 in', 'en')).not.toThrow();
  });

  test('speaks the language of the page, in place of what was being read', () => {
    const synthesis = { cancel: vi.fn(), speak: vi.fn(), getVoices: () => [{ lang: 'en-GB' }, { lang: 'pl-PL' }] };
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    speak('26 cali', 'pl');
    expect(synthesis.cancel).toHaveBeenCalledOnce();
    expect(synthesis.speak.mock.calls[0]?.[0]).toMatchObject({ text: '26 cali', lang: 'pl', voice: { lang: 'pl-PL' } });
  });
});
