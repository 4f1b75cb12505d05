import { type Pickets, pickets } from '@wigwag/pickets';
import { describe, expect, test } from 'vitest';
import { isThing, type Ruleset, readChoice, readEdit, thingsOf } from '../index.ts';

const THINGS = thingsOf({
  ...pickets.declared.things,
  cards: { listOf: 'card' },
  point: { fields: { x: 'number', y: 'number' } },
  path: { listOf: 'point' },
  share: { pairOf: ['picket', 'number'] },
  shares: { listOf: 'share' },
  text: 'text',
  order: 'edit',
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pickets on open ground, where a place is a point, with a referee. */
interface OpenGround extends Omit<Pickets, 'edits' | 'things'> {
  things: typeof THINGS;
  edits: {
    place: { picket: number; at: Point };
    lead: { path: readonly Point[] };
    divide: { shares: readonly (readonly [number, number])[] };
    say: { words: string };
  };
}

const base = pickets as unknown as Ruleset<OpenGround>;
const nothing = { guards: [], choose: () => undefined };
const openGround: Ruleset<OpenGround> = {
  ...base,
  declared: {
    ...base.declared,
    things: THINGS,
    edits: {
      place: { picket: 'picket', at: 'point' },
      lead: { path: 'path' },
      divide: { shares: 'shares' },
      say: { words: 'text' },
    },
  },
  referee: { place: nothing, lead: nothing, divide: nothing, say: nothing },
};

describe('a choice from outside', () => {
  test.each([
    ['turn', { do: 'march', picket: 0 }],
    ['turn', { do: 'fire', pickets: [], at: 3 }],
    ['turn', { do: 'fire', pickets: [1, 2], at: -1 }],
    ['march', { do: 'step', to: 4 }],
    ['march', { do: 'halt' }],
  ] as const)('in a %s, %j is one: whether it is legal is not asked here', (kind, value) => {
    expect(readChoice(pickets, kind, value)).toEqual({ choice: value });
  });

  test.each([
    [undefined, 'do', 'march|dash|fire|draw|pass'],
    ['march', 'do', 'march|dash|fire|draw|pass'],
    [[{ do: 'pass' }], 'do', 'march|dash|fire|draw|pass'],
    [{ do: 'step', to: 4 }, 'do', 'march|dash|fire|draw|pass'],
    [{ do: 'march' }, 'picket', 'integer'],
    [{ do: 'march', picket: '0' }, 'picket', 'integer'],
    [{ do: 'march', picket: 0.5 }, 'picket', 'integer'],
    [{ do: 'march', picket: 2 ** 60 }, 'picket', 'integer'],
    [{ do: 'fire', pickets: 1, at: 3 }, 'pickets', 'integer[]'],
    [{ do: 'fire', pickets: [1, '2'], at: 3 }, 'pickets', 'integer[]'],
    [{ do: 'fire', pickets: { 0: 1, length: 1 }, at: 3 }, 'pickets', 'integer[]'],
    [{ do: 'pass', picket: 0 }, 'picket', '-'],
    [JSON.parse('{"do":"pass","__proto__":1}'), '__proto__', '-'],
  ])('in a turn, %j is none', (value, field, expected) => {
    expect(readChoice(pickets, 'turn', value)).toEqual({ complaint: { field, expected } });
  });
});

describe('points, pairs and texts', () => {
  test.each([
    { do: 'place', picket: 0, at: { x: -3, y: 0 } },
    { do: 'lead', path: [] },
    {
      do: 'lead',
      path: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    },
    { do: 'divide', shares: [] },
    {
      do: 'divide',
      shares: [
        [0, 2],
        [4, 1],
      ],
    },
    { do: 'say', words: 'Żółw, “quoted”' },
  ])('%j is read', value => {
    expect(readEdit(openGround, value)).toEqual({ choice: value });
  });

  const point = '{x: integer, y: integer}';

  test.each([
    [{ do: 'place', picket: 0, at: 3 }, 'at', point],
    [{ do: 'place', picket: 0, at: [1, 2] }, 'at', point],
    [{ do: 'place', picket: 0, at: { x: 1 } }, 'at', point],
    [{ do: 'place', picket: 0, at: { x: 1, y: 0.5 } }, 'at', point],
    [{ do: 'place', picket: 0, at: { x: 1, y: Number.NaN } }, 'at', point],
    [{ do: 'place', picket: 0, at: { x: 1, y: 2, z: 3 } }, 'at', point],
    [{ do: 'lead', path: { x: 1, y: 2 } }, 'path', `${point}[]`],
    [{ do: 'lead', path: [{ x: 1, y: 2 }, [3, 4]] }, 'path', `${point}[]`],
    [{ do: 'divide', shares: [[0, 2, 1]] }, 'shares', '[integer, integer][]'],
    [{ do: 'divide', shares: [[0]] }, 'shares', '[integer, integer][]'],
    [{ do: 'divide', shares: [0, 2] }, 'shares', '[integer, integer][]'],
    [{ do: 'divide', shares: [[0, '2']] }, 'shares', '[integer, integer][]'],
    [{ do: 'say', words: 'two\nlines' }, 'words', 'text'],
    [{ do: 'say', words: 'x'.repeat(201) }, 'words', 'text'],
  ])('%j is not', (value, field, expected) => {
    expect(readEdit(openGround, value)).toEqual({ complaint: { field, expected } });
  });

  test('a thing of a choice list is one of it, and an edit is read like one from outside', () => {
    const { declared } = openGround;
    expect(isThing(declared, 'card', 'dash')).toBe(true);
    expect(isThing(declared, 'card', 'ace')).toBe(false);
    expect(isThing(declared, 'cards', ['dash', 'rally'])).toBe(true);
    expect(isThing(declared, 'cards', ['dash', 'ace'])).toBe(false);
    expect(isThing(declared, 'flag', 1)).toBe(false);
    expect(isThing(declared, 'clause', '3/spent')).toBe(true);
    expect(isThing(declared, 'clause', 3)).toBe(false);
    expect(isThing(declared, 'order', { do: 'say', words: 'on' })).toBe(true);
    expect(isThing(declared, 'order', { do: 'say', words: 1 })).toBe(false);
    expect(isThing(declared, 'order', { do: 'march', picket: 1 })).toBe(false);
  });
});
