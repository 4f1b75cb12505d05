import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import type { AnyChoice, Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { AMOUNTS, BATTLEFIELDS, LIST_OWNERS, SIZES } from './battlefields.ts';
import { field, fieldFrames } from './field.ts';

const tried = (): AnyChoice[] => [...(field.attempts?.(position()) ?? [])];

/** Both have declared; `shown` are open. */
function position(shown: readonly ('blue' | 'grey')[] = []): Game {
  const world = worldOf();
  const board = setUp(world);
  board.field.declared = ['blue', 'grey'];
  board.field.declarations = {
    blue: { field: 'offensive', forcedMarch: true },
    grey: { field: 'defensive', forcedMarch: false },
  };
  board.field.shown = [...shown];
  return { world, board, stack: [], derived: {} };
}

describe('declarations', () => {
  test('the other’s is hidden until it is shown, the own never', () => {
    for (const [from, enemy] of [
      ['blue', 'grey'],
      ['grey', 'blue'],
    ] as const) {
      const secret = position();
      field.hide?.(secret.board, from);
      expect(secret.board.field.declarations[enemy]).toBeUndefined();
      expect(secret.board.field.declarations[from]).toBeDefined();
      const open = position([enemy]);
      field.hide?.(open.board, from);
      expect(open.board.field.declarations).toEqual(position().board.field.declarations);
    }
  });

  test('what is hidden may be any declaration, and what is open or not yet made stays as it is', () => {
    const made = new Set<string>();
    for (let n = 0; n < 6; n++) {
      const game = position();
      field.hide?.(game.board, 'blue');
      field.imagine?.(game, 'blue', limit => (limit === 3 ? n % 3 : n % limit));
      made.add(JSON.stringify(game.board.field.declarations.grey));
      expect(game.board.field.declarations.blue).toEqual({ field: 'offensive', forcedMarch: true });
    }
    expect(made.size).toBe(6);
    const open = position(['grey']);
    field.imagine?.(open, 'blue', () => 0);
    expect(open.board.field.declarations.grey).toEqual({ field: 'defensive', forcedMarch: false });
    const early = position();
    early.board.field.declared = [];
    early.board.field.declarations = {};
    field.imagine?.(early, 'blue', () => 0);
    expect(early.board.field.declarations).toEqual({});
  });

  test('of the other’s declaration a side sees only that it was made', () => {
    const event = { type: 'battlefieldDeclared', side: 'grey', field: 'neutral', forcedMarch: true } as const;
    expect(field.seen?.(position(), event, 'grey')).toBe('other');
    expect(field.seen?.(position(), event, 'blue')).toEqual({ type: 'battlefieldDeclared', side: 'grey' });
    expect(field.seen?.(position(), { type: 'battlefieldTied', successes: 1 }, 'blue')).toBe('other');
  });
});

describe('what the auditor tries before the battlefield', () => {
  test('every verb, and all that can be said with it', () => {
    const verbs = new Set(Object.values(fieldFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set(tried().map(choice => choice.do))).toEqual(verbs);
    const declared = tried().flatMap(c => (c.do === 'declare' ? [`${c.field} ${c.forcedMarch}`] : []));
    expect(declared).toEqual(BATTLEFIELDS.flatMap(each => [`${each} false`, `${each} true`]));
    expect(tried().flatMap(c => (c.do === 'chooseTerrainList' ? [c.from] : []))).toEqual([...LIST_OWNERS]);
    expect(tried().filter(c => c.do === 'terms')).toHaveLength(AMOUNTS.length * SIZES.length);
  });
});
