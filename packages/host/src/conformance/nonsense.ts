import type { Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { didNothing, Trial } from './trial.ts';

type Below = (n: number) => number;

const COMMANDS = 10_000;
const AT_A_TIME = 500;

const WORDS = [
  '',
  'decided',
  'undone',
  'do',
  '__proto__',
  'constructor',
  'toString',
  'kernel',
  'référée',
  '\u0000',
  'x',
];

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

/** Anything but what is expected: also what no JSON can say. */
function junk(below: Below, depth: number): unknown {
  const simple: readonly unknown[] = [
    undefined,
    null,
    true,
    Number.NaN,
    -1,
    0.5,
    1e300,
    WORDS[below(WORDS.length)],
    'long '.repeat(below(60)),
    12n,
    Symbol('s'),
    () => 1,
    cyclic,
    [],
  ];
  if (depth === 0 || below(3) > 0) return simple[below(simple.length)];
  const inner = Array.from({ length: below(4) }, () => junk(below, depth - 1));
  if (below(2) === 0) return inner;
  return Object.fromEntries(inner.map(value => [WORDS[below(WORDS.length)] ?? '', value]));
}

/** A command that is nearly one: something in it is wrong. */
function spoiled(below: Below, n: number, choice: object, at: number): unknown {
  const good = { id: `junk ${n}`, seen: at, intent: { do: 'decide', choice } };
  const { intent } = good;
  const spoilt: readonly (() => unknown)[] = [
    () => junk(below, 3),
    () => ({ ...good, id: ['', 7, null, 'i'.repeat(65), {}][below(5)] }),
    () => ({ ...good, seen: [-1, 0.5, '3', null, Number.MAX_VALUE][below(5)] }),
    () => ({ ...good, intent: junk(below, 2) }),
    () => ({ ...good, intent: { ...intent, do: junk(below, 1) } }),
    () => ({ ...good, intent: { ...intent, dice: [1, [[0.5]], 'six', null, { 0: [1] }][below(5)] } }),
    () => ({ ...good, intent: { do: 'undo', to: [-1, 1.5, '1', null][below(4)] } }),
    () => ({ ...good, intent: { ...intent, choice: junk(below, 2) } }),
    () => ({
      ...good,
      intent: { ...intent, choice: { ...choice, [`stray${below(3)}`]: [1, '', {}, true][below(4)] } },
    }),
    () => ({ ...good, intent: { ...intent, choice: { ...choice, do: WORDS[below(WORDS.length)] } } }),
    () => ({ ...good, intent: { do: 'edit', edit: junk(below, 2) } }),
    () => ({ ...good, intent: { do: 'redo' } }),
  ];
  return spoilt[below(spoilt.length)]?.();
}

const ABSURD = [-1, -7, 1_000_000, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER] as const;

/** A choice of the right form with numbers in it that number nothing; undefined: it has none. */
function absurd(below: Below, choice: object): object | undefined {
  const some = (): number => ABSURD[below(ABSURD.length)] ?? -1;
  const fields = Object.entries(choice).filter(([, value]) => typeof value === 'number' || Array.isArray(value));
  const spoilt = fields[below(Math.max(1, fields.length))];
  if (spoilt === undefined) return undefined;
  const [name, value] = spoilt;
  const many = () => Array.from({ length: 1 + below(1000) }, some);
  return { ...choice, [name]: Array.isArray(value) ? [...value, ...many()] : some() };
}

/** Commands that mean nothing. */
export function nonsense<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('ten thousand malformed commands: each is answered, none throws, none does anything', async () => {
    const trial = await Trial.open(open, specimen, { seed: 91 });
    await trial.play(6);
    const { below } = trial;
    const said = new Map<string, number>();
    await trial.expectNothingBy(async () => {
      for (let n = 0; n < COMMANDS; n += AT_A_TIME) {
        const audience = trial.audiences[below(trial.audiences.length)] ?? 'public';
        const choice = trial.pick(trial.decider ?? expect.fail('nobody decides'));
        const at = trial.scene(audience).n;
        const values = Array.from({ length: AT_A_TIME }, (_, each) => spoiled(below, n + each, choice, at));
        for (const answer of await trial.commands(audience, values)) {
          expect(didNothing(answer), JSON.stringify(answer)).toBe(true);
          for (const kind of Object.keys(answer)) said.set(kind, (said.get(kind) ?? 0) + 1);
        }
      }
    });
    expect(said.get('unreadable')).toBeGreaterThan(COMMANDS / 2);
    trial.expectSeen();
    trial.close();
  });

  test('numbers that number nothing are refused, wherever they stand', async () => {
    const trial = await Trial.open(open, specimen, { seed: 92, hasReferee: true });
    const { someEdit } = specimen;
    let tried = 0;
    for (let n = 0; n < 60; n++) {
      const side = trial.decider;
      if (side === undefined) break;
      const { n: seen, choices, game } = trial.scene(side);
      const values: unknown[] = [];
      for (const choice of Array.from({ length: 12 }, () => choices[trial.below(choices.length)] ?? {})) {
        const wrong = absurd(trial.below, choice);
        if (wrong !== undefined) values.push({ do: 'decide', choice: wrong });
        const edit = someEdit && absurd(trial.below, someEdit(game, trial.below));
        if (edit !== undefined) values.push({ do: 'edit', edit });
      }
      const commands = values.map((intent, at) => ({ id: `absurd ${n} ${at}`, seen, intent }));
      await trial.expectNothingBy(async () => {
        for (const [at, answer] of (await trial.commands(side, commands)).entries()) {
          tried += 1;
          expect(didNothing(answer), JSON.stringify([commands[at], answer])).toBe(true);
        }
      });
      await trial.decideSomething();
    }
    expect(tried).toBeGreaterThan(50);
    trial.close();
  });
}
