import { type Answer as Dice, rolling, type SavedGame, scripted, topFrame } from '@wigwag/kernel';
import { openGame, type Pickets, pickets, WORLD } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { Authority, type AuthoritySettings } from './authority.ts';
import { hostedOf } from './game/hosted.ts';
import { type Entry, fold } from './game/log.ts';
import type { Intent } from './seats/command.ts';

type Side = 'blue' | 'grey';

const setup = { posts: WORLD.posts };
const hosted = hostedOf(pickets, openGame(), setup, false);
const SEED = '7';

function table(settings: Partial<AuthoritySettings<Pickets>> = {}, saved?: SavedGame) {
  const entries: Entry[] = [];
  const append = (entry: Entry): void => {
    entries.push(structuredClone(entry));
  };
  const own = { hosted, seed: SEED, ownDice: true, consent: 'alone', append, ...settings } as const;
  const game = new Authority<Pickets>(own, saved);
  let sent = 0;
  const send = (intent: Intent, side: Side = 'blue') => {
    sent += 1;
    return game.handle(side, { id: `${sent}`, seen: game.stream(side).n, intent });
  };
  const type = (choice: unknown, ...dice: Dice[]) => {
    const by = game.decider;
    return send({ do: 'decide', choice, ...(dice.length > 0 && { dice }) }, by === 'grey' ? 'grey' : 'blue');
  };
  const status = (side: Side | 'public' = 'blue') => game.stream(side).whole()?.status;
  return { game, entries, send, type, status };
}

/** The hands are dealt and blue begins, all by typed dice. */
function begun(settings: Partial<AuthoritySettings<Pickets>> = {}) {
  const playing = table(settings);
  playing.type({ do: 'deal' }, [0, 1]);
  playing.type({ do: 'deal' }, [2, 3]);
  playing.type({ do: 'roll' }, [6, 1]);
  return playing;
}

const MARCH = { do: 'march', picket: 0 } as const;

describe('dice that are typed in', () => {
  test('what the table needs is said before anybody asks, one request after the other', () => {
    const { status, type, game } = table();
    expect(status()?.due).toEqual({
      choice: { do: 'deal' },
      known: 0,
      request: { kind: 'draw', n: 2, of: 12, why: 'deal' },
    });
    expect(status()?.automatic).toBe(false);
    expect(type({ do: 'deal' }, [0, 1])).toMatchObject({ needsDice: { why: 'deal' } });
    expect(status()?.due).toMatchObject({ known: 1, request: { n: 2, of: 10 } });
    expect(type({ do: 'deal' }, [2, 3])).toHaveProperty('done');
    expect(status()?.due).toMatchObject({ choice: { do: 'roll' }, request: { why: 'initiative' } });
    expect(game.decisions).toBe(1);
  });

  test('are marked in the record, in the log that is kept and in the lines of both sides', () => {
    const { game, entries } = begun();
    expect(game.record().decisions.map(({ typed }) => typed)).toEqual([[0, 1], [0]]);
    expect(entries.filter(({ kind }) => kind === 'decision')).toMatchObject([{ typed: [0, 1] }, { typed: [0] }]);
    for (const side of ['blue', 'grey'] as const) {
      expect(game.stream(side).log.at(-1)?.rolled).toMatchObject([{ answer: [6, 1], typed: true }]);
    }
  });

  test('a choice that needs dice is not made before the first are known: it may be let go', () => {
    const { game, type, entries } = begun();
    const kept = entries.length;
    expect(type(MARCH)).toMatchObject({ needsDice: { why: 'allowance', n: 1 } });
    expect(game.stream('blue').whole()?.status.due).toBeUndefined();
    expect(entries.length).toBe(kept);
    expect(type({ do: 'pass' })).toHaveProperty('done');
  });

  test.each([[[7]], [[0]], [[1, 2]], [[]], [[2.5]]] as number[][][])('%j does not fit one die', answer => {
    const { game, type } = begun();
    const before = game.record();
    expect(type(MARCH, answer ?? [])).toHaveProperty('badDice');
    expect(game.record()).toEqual(before);
    expect(type(MARCH, [4])).toHaveProperty('done');
  });

  test('more than were asked for are refused', () => {
    const { type } = begun();
    expect(type(MARCH, [4], [5])).toMatchObject({ refused: { clause: 'kernel/too-many-dice' } });
  });

  test('a roll of the table that was typed wrong is taken back alone, and asked again', () => {
    const { game, send, type, status } = begun();
    expect(send({ do: 'undo' })).toHaveProperty('done');
    expect(game.decisions).toBe(1);
    expect(status()?.due).toMatchObject({ request: { why: 'initiative' } });
    type({ do: 'roll' }, [1, 6]);
    expect(game.decider).toBe('grey');
    expect(game.record().decisions[1]).toMatchObject({ dice: [[1, 6]], typed: [0] });
  });

  test('a choice of one’s own asks again after an undo; made again it has the same dice', () => {
    const { game, send, type } = begun();
    type(MARCH, [4]);
    send({ do: 'undo' });
    expect(type(MARCH)).toHaveProperty('needsDice');
    expect(send({ do: 'redo' })).toHaveProperty('done');
    expect(game.record().decisions.at(-1)).toMatchObject({ dice: [[4]], typed: [0] });
  });

  test('whoever plays alone takes a choice back whose first dice are known; nobody else does', () => {
    const { send, status, entries, game } = table();
    const deal: Intent = { do: 'decide', choice: { do: 'deal' }, dice: [[0, 1]] };
    send(deal);
    expect(status()?.undo).toBe('free');
    expect(send({ do: 'undo' })).toHaveProperty('done');
    expect(status()?.due).toMatchObject({ known: 0, request: { of: 12 } });
    const saved = fold(game.header(), entries);
    expect(saved.pending).toBeUndefined();

    const apart = table({ consent: 'agreed' });
    apart.send(deal);
    expect(apart.status()?.undo).toBe('none');
    expect(apart.send({ do: 'undo' })).toMatchObject({ refused: { clause: 'host/nothing-to-undo' } });
  });
});

describe('a saved game', () => {
  test('goes on in the middle of a roll, with who rolls, from its log and from its record', () => {
    const { game, entries, send } = table({ ownDice: false });
    send({ do: 'dice', own: true });
    const marched = game.decider === 'grey' ? 'grey' : 'blue';
    send({ do: 'decide', choice: MARCH, dice: [[5]] }, marched);
    for (const saved of [fold(game.header(), entries), game.record() as SavedGame]) {
      const again = table({ ownDice: false }, saved);
      expect(again.status()?.ownDice).toBe(true);
      expect(again.game.record()).toEqual(game.record());
      expect([...again.game.entries()]).toContainEqual({ kind: 'dice', by: 'table', own: true });
    }
    const half = table();
    half.send({ do: 'decide', choice: { do: 'deal' }, dice: [[4, 5]] });
    const later = table({}, fold(half.game.header(), half.entries));
    expect(later.status()?.due).toEqual(half.status()?.due);
    expect(later.type({ do: 'deal' }, [0, 1])).toHaveProperty('done');
    expect(later.game.record().decisions[0]).toMatchObject({ typed: [0, 1] });
  });
});

describe('who rolls', () => {
  test('is switched at any time, and told to everybody; a game may forbid it', () => {
    const { send, status, game } = table({ ownDice: false });
    expect(game.decider).not.toBe('table');
    expect(send({ do: 'decide', choice: MARCH, dice: [[4]] })).toMatchObject({
      refused: { clause: 'host/no-dice-of-your-own' },
    });
    for (const own of [true, true, false]) {
      expect(send({ do: 'dice', own })).toHaveProperty('done');
      for (const audience of ['blue', 'grey', 'public'] as const) expect(status(audience)?.ownDice).toBe(own);
    }
    const { hosted: _, ...without } = { hosted, consent: 'alone', seed: SEED } as const;
    const fixed = new Authority<Pickets>({ hosted, ...without });
    const intent = { do: 'dice', own: true } as const;
    expect(fixed.handle('blue', { id: '1', seen: fixed.stream('blue').n, intent })).toMatchObject({
      refused: { clause: 'host/no-dice-of-your-own' },
    });
    expect(fixed.stream('blue').whole()?.status).not.toHaveProperty('ownDice');
  });

  test('the program finishes what was typed by half, and only the rest follows from the seed', () => {
    const { game, send } = table();
    send({ do: 'decide', choice: { do: 'deal' }, dice: [[4, 5]] });
    send({ do: 'dice', own: false });
    const [deal, roll] = game.record().decisions;
    expect(deal).toMatchObject({ dice: [[4, 5], expect.anything()], typed: [0] });
    expect(roll?.typed).toBeUndefined();
    expect(game.decider).not.toBe('table');
  });

  test('what is not theirs to type comes from the program, before and between their dice', () => {
    const dealt = { ...hosted, isTyped: ({ kind }: { readonly kind: string }) => kind !== 'draw' };
    const { status, game } = table({ hosted: dealt });
    expect(status()?.due).toMatchObject({ choice: { do: 'roll' } });
    expect(game.record().decisions).toHaveLength(1);
    expect(game.record().decisions[0]?.typed).toBeUndefined();
  });

  test('whoever plays by himself has the program roll for him', () => {
    const below = random(4);
    const { game, type } = table({
      players: {
        grey: {
          choose: ({ choices }) =>
            choices.find(choice => choice.do === 'march') ?? choices[below(choices.length)] ?? { do: 'pass' },
        },
      },
    });
    type({ do: 'deal' }, [0, 1]);
    type({ do: 'deal' }, [2, 3]);
    type({ do: 'roll' }, [1, 6]);
    const marched = game.record().decisions.find(({ by }) => by === 'grey');
    expect(marched?.dice).toHaveLength(1);
    expect(marched?.typed).toBeUndefined();
  });

  test('the same choice meets the same dice when the program rolls again, also those that were typed', () => {
    const { game, send, type } = begun();
    type(MARCH, [3]);
    send({ do: 'undo' });
    send({ do: 'dice', own: false });
    send({ do: 'decide', choice: MARCH });
    expect(game.record().decisions.at(-1)).toMatchObject({ dice: [[3]], typed: [0] });
    expect(topFrame(game.seat('blue').scene().game)?.kind).toBe('march');
  });

  test('a reload between the undo and the switch is no way to roll again', () => {
    const { game, send, type, entries } = begun();
    type(MARCH, [3]);
    send({ do: 'undo' });
    send({ do: 'dice', own: false });
    const again = table({}, fold(game.header(), entries));
    again.send({ do: 'decide', choice: MARCH });
    expect(again.game.record().decisions.at(-1)).toMatchObject({ dice: [[3]], typed: [0] });
  });

  test('dice of a test or a lesson are neither typed nor derived', () => {
    const { game } = table({
      dice: scripted([
        [0, 1],
        [0, 1],
        [5, 2],
      ]),
      ownDice: false,
    });
    expect(game.record().decisions.every(({ typed }) => typed === undefined)).toBe(true);
    expect(table({ dice: rolling(random(3)), ownDice: false }).game.decider).not.toBe('table');
  });
});
