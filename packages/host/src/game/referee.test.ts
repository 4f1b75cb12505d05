import type { Game, Ruleset } from '@wigwag/kernel';
import { replay, rolling } from '@wigwag/kernel';
import { newGame, type Pickets, pickets } from '@wigwag/pickets';
import { expect, test } from 'vitest';
import { History } from './history.ts';
import { hostedOf } from './hosted.ts';

interface Refereed extends Omit<Pickets, 'edits'> {
  edits: { move: { picket: number; to: number } };
}

const all = pickets as unknown as Ruleset<Refereed>;

/** Pickets with a referee who moves pickets. */
const refereed: Ruleset<Refereed> = {
  ...all,
  declared: { ...all.declared, edits: { move: { picket: 'picket', to: 'post' } } },
  referee: {
    move: {
      guards: [],
      choose: (flow, c) => {
        const { post = 0 } = flow.game.board.pickets[c.picket] ?? {};
        flow.emit({ type: 'picketMoved', picket: c.picket, from: post, to: c.to });
      },
    },
  },
};

const start = () => newGame() as unknown as Game<Refereed>;
const hosted = () => hostedOf(refereed, { game: start(), events: [] }, {});
const move = { by: 'referee', choice: { do: 'move', picket: 0, to: 1 } } as const;
const deal = { by: 'table', choice: { do: 'deal' } } as const;

test('a referee waits while dice are pending, and stands in the record', () => {
  const table = new History(hosted(), () => undefined);
  table.decide(deal, [[0, 1]]);
  expect(table.decide(move)).toMatchObject({ refused: { clause: 'kernel/dice-pending' } });
  table.decide(deal, [[0, 1]]);
  expect(table.decide(move)).toHaveProperty('stepped');
  expect(table.undoTarget('blue', false)).toBeUndefined();
  const record = table.record();
  expect(record.decisions.at(-1)).toMatchObject({ ...move, dice: [] });
  expect(replay(refereed, start(), record).divergence).toBeUndefined();
  const again = new History(
    hosted(),
    rolling(() => 0),
  );
  expect(again.load(record).divergence).toBeUndefined();
  expect(again.undo('grey', true)).toBe(true);
  expect(again.game.board.pickets[0]?.post).toBe(0);
});
