import { describe, expect, test } from 'vitest';
import { LEVELS } from '../data/army.ts';
import type { AnyChoice, Game } from '../game.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { SIDES } from '../world.ts';
import { generals, generalsFrames } from './generals.ts';
import { STAGES } from './stages.ts';

const drawn = (): Game => leadTo('assignment');

const broken = (change: (board: Game['board']['generals']) => void): string | undefined => {
  const game = drawn();
  const board = { ...game.board, generals: structuredClone(game.board.generals) };
  change(board.generals);
  return generals.broken?.({ ...game, board });
};

describe('generals on a board that is whole, and on boards that are not', () => {
  test('each card is in one place', () => {
    expect(broken(() => undefined)).toBeUndefined();
    for (const side of SIDES) {
      const twice = (place: 'deck' | 'out' | 'aside') =>
        broken(board => void board[place][side].push(board.commanders[side][0]?.general ?? ''));
      expect([twice('deck'), twice('out'), twice('aside')]).toEqual(Array(3).fill('general-in-two-places'));
      expect(broken(board => void board.commanders[side].pop())).toBe('general-lost');
      expect(broken(board => void board.deck[side].splice(0, 1))).toBe('general-lost');
    }
  });

  test('a brigadier of the common deck is in no other', () => {
    for (const side of SIDES) {
      expect(broken(board => void board.brigadiers.push(board.commanders[side][0]?.general ?? ''))).toBe(
        'brigadier-in-two-places',
      );
    }
  });

  test('a formation has one general', () => {
    for (const side of SIDES) {
      expect(
        broken(board => {
          const [first, second] = board.commanders[side];
          if (first !== undefined && second !== undefined) second.formation = first.formation;
        }),
      ).toBe('two-generals-for-one-formation');
    }
  });

  test('a general who was drawn again is in the hands of whoever decides about him, and nowhere else', () => {
    const game = drawn();
    const [out] = game.board.generals.commanders.blue;
    if (out === undefined) throw new Error('nobody');
    const board = { ...game.board, generals: structuredClone(game.board.generals) };
    board.generals.commanders.blue.shift();
    const pending = (by: 'blue' | 'grey') =>
      generals.broken?.({
        ...game,
        board,
        stack: [...game.stack, { kind: 'replace', by, general: out.general, level: out.level }],
      } as Game);
    expect(pending('blue')).toBeUndefined();
    expect(pending('grey')).toBe('general-lost');
    expect(generals.broken?.({ ...game, board })).toBe('general-lost');
  });
});

describe('what the auditor tries with generals', () => {
  const tried = <D extends AnyChoice['do']>(verb: D): Extract<AnyChoice, { do: D }>[] =>
    [...(generals.attempts?.(drawn()) ?? [])].filter(
      (choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb,
    );

  test('every verb', () => {
    const verbs = new Set(Object.values(generalsFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set([...(generals.attempts?.(drawn()) ?? [])].map(choice => choice.do))).toEqual(verbs);
  });

  test('every stage, level, general and formation of both sides, and none', () => {
    expect(tried('draw').map(({ stage }) => stage)).toEqual([...STAGES]);
    expect(tried('redraw').map(({ level }) => level)).toEqual([...LEVELS]);
    const { armies } = drawn().world;
    const everybody = SIDES.flatMap(side => armies[side].generals.map(({ id }) => id));
    expect(tried('replace').map(({ general }) => general)).toEqual([...everybody, '']);
    const given = tried('give');
    expect(new Set(given.map(({ general }) => general))).toEqual(new Set([...everybody, '']));
    const formations = new Set(given.map(({ formation }) => formation));
    for (const side of SIDES) {
      for (const { formation } of drawn().board.generals.commanders[side]) expect(formations).toContain(formation);
    }
    expect(formations).toContain('');
    expect(given).toHaveLength(everybody.length * formations.size + 1);
    expect(given).toContainEqual({ do: 'give', general: '', formation: '' });
  });
});
