import { newGame, type Pickets, pickets } from '@wigwag/pickets';
import { describe, expect, test } from 'vitest';
import {
  auditStorage,
  decide,
  type Game,
  positionHash,
  type Ruleset,
  readEdit,
  refusalOf,
  replay,
  rulesHash,
  scripted,
} from '../index.ts';
import { editRefusal } from './referee.ts';

interface Refereed extends Omit<Pickets, 'edits' | 'things'> {
  things: Pickets['things'] & { readonly reason: 'text' };
  edits: { move: { picket: number; to: number; reason: string } };
}

const all = pickets as unknown as Ruleset<Refereed>;

/** Pickets with a referee who moves pickets, to where there is such a post. */
const refereed: Ruleset<Refereed> = {
  ...all,
  declared: {
    ...all.declared,
    things: { ...pickets.declared.things, reason: 'text' },
    edits: { move: { picket: 'picket', to: 'post', reason: 'reason' } },
  },
  referee: {
    move: {
      guards: [['wigwag/edit-post', (g, c) => c.to < 0 || c.to >= g.world.posts, g => ({ posts: g.world.posts })]],
      choose: (flow, c) => {
        const { post = 0 } = flow.game.board.pickets[c.picket] ?? {};
        flow.emit({ type: 'picketMoved', picket: c.picket, from: post, to: c.to });
      },
    },
  },
};

const start = () => newGame() as unknown as Game<Refereed>;

const edit = { do: 'move', picket: 0, to: 1, reason: 'slipped' } as const;

describe('a referee', () => {
  test('changes the position whoever decides, and seals it', () => {
    const game = start();
    const hash = positionHash(game);
    const verdict = decide(refereed, game, 'referee', edit, scripted([]));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    expect(verdict.decided).toMatchObject({ sealed: true, rolled: [], events: [{ type: 'picketMoved', to: 1 }] });
    expect(verdict.decided.game.board.pickets[0]?.post).toBe(1);
    expect(auditStorage(refereed, verdict.decided.game)).toBeUndefined();
    expect(positionHash(game)).toBe(hash);
  });

  test('is refused by his guards, with their numbers', () => {
    const game = start();
    expect(decide(refereed, game, 'referee', { ...edit, to: 99 }, scripted([]))).toEqual({
      refused: { clause: 'wigwag/edit-post', params: { posts: game.world.posts } },
    });
    expect(refusalOf(refereed, game, 'blue', edit)?.clause).toBe('kernel/not-your-decision');
    expect(refusalOf(refereed, game, 'table', edit)?.clause).toBe('kernel/no-such-choice');
  });

  test('is refused where a promise would be broken, or nobody could choose', () => {
    const broken: typeof refereed = {
      ...refereed,
      broken: g => (g.board.pickets[0]?.post === 1 ? 'astray' : undefined),
    };
    expect(editRefusal(broken, start(), edit)).toEqual({
      clause: 'kernel/edit-breaks',
      params: { promise: 'astray' },
    });
    const { deal } = refereed.frames;
    const mute = { ...deal, verbs: { deal: { ...deal.verbs.deal, options: () => [] } } };
    const dumb: typeof refereed = { ...refereed, frames: { ...refereed.frames, deal: mute } };
    expect(editRefusal(dumb, start(), edit)?.clause).toBe('kernel/edit-dead-end');
    expect(editRefusal(refereed, { ...start(), stack: [] }, edit)?.clause).toBe('kernel/game-over');
  });

  test('is not part of a ruleset that has none', () => {
    expect(editRefusal(all, start(), edit)).toEqual({ clause: 'kernel/no-such-choice', params: { verb: 'move' } });
    expect(readEdit(all, edit)).toMatchObject({ complaint: { field: 'do' } });
    expect(rulesHash(all)).not.toBe(rulesHash(refereed));
  });

  test('stands in a record and is replayed', () => {
    const verdict = decide(refereed, start(), 'referee', edit, scripted([]));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    const recorded = { by: 'referee', choice: edit, dice: [] };
    const header = { ruleset: 'pickets', version: '1', rules: rulesHash(refereed), setup: null };
    const saved = { ...header, decisions: [recorded], hash: positionHash(verdict.decided.game) };
    expect(replay(refereed, start(), saved).divergence).toBeUndefined();
  });
});
