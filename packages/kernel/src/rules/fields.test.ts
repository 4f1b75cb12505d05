import { type Event, newGame, type Pickets, pickets } from '@wigwag/pickets';
import { describe, expect, test } from 'vitest';
import { type Declared, eventShown, type Frame, fieldsOf, frameShown, namedBy, ready, thingsOf } from '../index.ts';

const { declared } = pickets;

describe('what compiles', () => {
  test('a form is made of things that there are', () => {
    thingsOf({ post: 'integer', posts: { listOf: 'post' } });
    // @ts-expect-error: there is no such thing as a picket here
    thingsOf({ post: 'integer', pickets: { listOf: 'picket' } });
    // @ts-expect-error: there is no form of that name
    thingsOf({ post: 'float' });
  });

  test('every field of a frame, an event and a choice is declared, each as a thing of its form, and no other', () => {
    const { frames, events, choices } = declared;
    const march = { picket: 'picket', steps: 'number', moved: 'flag' } as const;
    const tables: Partial<Declared<Pickets>>[] = [
      { frames: { ...frames, march } },
      // @ts-expect-error: a field is missing
      { frames: { ...frames, march: { picket: 'picket', steps: 'number' } } },
      // @ts-expect-error: a field too many
      { frames: { ...frames, march: { picket: 'picket', steps: 'number', moved: 'flag', secret: 'card' } } },
      // @ts-expect-error: a number cannot be a flag
      { frames: { ...frames, march: { picket: 'picket', steps: 'flag', moved: 'flag' } } },
      // @ts-expect-error: a list of cards cannot be a card
      { events: { ...events, cardsDrawn: { side: 'side', n: 'number', cards: 'card' } } },
      // @ts-expect-error: a kind of event is missing
      { events: { cardsDrawn: events.cardsDrawn } },
      // @ts-expect-error: no choice carries a code
      { choices: { ...choices, step: { to: 'clause' } } },
      // @ts-expect-error: nobody chooses that
      { choices: { ...choices, fly: {} } },
    ];
    expect(tables).toHaveLength(8);
  });

  test('points, pairs and lists are kept apart', () => {
    const things = thingsOf({
      ...pickets.declared.things,
      point: { fields: { x: 'number', y: 'number' } },
      share: { pairOf: ['picket', 'number'] },
      shares: { listOf: 'share' },
    });
    interface Ground extends Omit<Pickets, 'things' | 'edits'> {
      things: typeof things;
      edits: { place: { at: { x: number; y: number } }; divide: { shares: readonly (readonly [number, number])[] } };
    }
    const tables: Declared<Ground>['edits'][] = [
      { place: { at: 'point' }, divide: { shares: 'shares' } },
      // @ts-expect-error: a point cannot be a post
      { place: { at: 'post' }, divide: { shares: 'shares' } },
      // @ts-expect-error: a pair cannot be a list of pairs
      { place: { at: 'point' }, divide: { shares: 'share' } },
      // @ts-expect-error: a list of numbers cannot be a list of pairs
      { place: { at: 'point' }, divide: { shares: 'pickets' } },
    ];
    expect(tables).toHaveLength(4);
  });
});

describe('what is not declared is not handed on', () => {
  const marching = { kind: 'march', by: 'blue', picket: 2, steps: 1, moved: false } as const;
  const drawn = { type: 'cardsDrawn', side: 'blue', n: 1, cards: ['dash'] } as const;

  test('by a frame or an event', () => {
    const frame = { ...marching, secret: 'ambush' } as Frame<Pickets>;
    expect(frameShown(declared, frame)).toEqual(marching);
    expect(eventShown(declared, { ...drawn, deck: ['rally'] } as Event)).toEqual(drawn);
  });

  test('by the views that a ruleset makes', () => {
    const game = ready(pickets, newGame());
    game.stack.push({ ...marching, secret: 'ambush' } as Frame<Pickets>);
    expect(pickets.view(game, 'blue').stack.at(-1)).toEqual(marching);
    expect(pickets.seenBy(game, { ...drawn, deck: ['rally'] } as Event, 'blue')).toEqual(drawn);
    expect(pickets.seenBy(game, { ...drawn, deck: ['rally'] } as Event, 'grey')).toEqual({
      type: 'cardsDrawn',
      side: 'blue',
      n: 1,
    });
  });

  test('a field that is absent stays absent', () => {
    const { cards: _, ...hidden } = drawn;
    expect(Object.keys(eventShown(declared, hidden))).toEqual(['type', 'side', 'n']);
  });

  const hidden = (thing: string, value: unknown): unknown => (thing === 'picket' ? -1 : value);

  test('what is handed on is shown by what it is', () => {
    expect(frameShown(declared, marching, hidden)).toEqual({ ...marching, picket: -1 });
    const firing = { ...declared, frames: { ...declared.frames, march: { picket: 'pickets' } } } as never;
    const all = (thing: string, value: unknown): unknown => (thing === 'pickets' ? [] : value);
    expect(frameShown(firing, { ...marching, picket: [1, 2] } as never, all)).toMatchObject({ picket: [] });
  });

  test('what is made up of fields is shown field by field, in a list and in an edit too', () => {
    const orders = {
      things: {
        ...declared.things,
        order: { fields: { picket: 'picket', to: 'post' } },
        orders: { listOf: 'order' },
        edit: 'edit',
      },
      events: { ordered: { one: 'order', all: 'orders', edit: 'edit' } },
      edits: { move: { picket: 'picket', to: 'post' } },
    } as unknown as Declared<Pickets>;
    const order = { picket: 3, to: 5 };
    const event = { type: 'ordered', one: { ...order, why: 1 }, all: [order], edit: { do: 'move', ...order, why: 2 } };
    expect(eventShown(orders, event as unknown as Event, hidden)).toEqual({
      type: 'ordered',
      one: { picket: -1, to: 5 },
      all: [{ picket: -1, to: 5 }],
      edit: { do: 'move', picket: -1, to: 5 },
    });
  });
});

test('a value names the things of its list, its pair and its fields', () => {
  const things = thingsOf({
    post: 'integer',
    picket: 'integer',
    side: { oneOf: ['blue', 'grey'] },
    share: { pairOf: ['picket', 'post'] },
    shares: { listOf: 'share' },
    order: { fields: { side: 'side', shares: 'shares' } },
  });
  interface Ordering extends Omit<Pickets, 'things'> {
    things: typeof things;
  }
  const value = { side: 'blue', shares: [[1, 6]] };
  expect(namedBy<Ordering>(things, ['order', 'order', value])).toEqual([
    ['side', 'blue'],
    ['picket', 1],
    ['post', 6],
  ]);
});

test('a code that nothing is declared for is a bug', () => {
  expect(fieldsOf<Pickets>(declared.events, 'picketMoved')).toEqual({ picket: 'picket', from: 'post', to: 'post' });
  expect(() => fieldsOf<Pickets>(declared.events, 'picketFlew')).toThrow('fields-not-declared');
});
