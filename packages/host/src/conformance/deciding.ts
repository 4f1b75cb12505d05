import { type AnyChoice, topFrame, type Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { Intent } from '../seats/command.ts';
import type { OpenGame } from '../testing/seats.ts';
import type { Specimen } from './specimen.ts';
import { clauseOf, Trial } from './trial.ts';

const DECISIONS = 80;

/** A verb of another decision cannot be read. */
function isOfThisDecision<T extends Vocabulary>(
  trial: Trial<T>,
  side: T['side'],
  attempt: AnyChoice<T> | undefined,
): boolean {
  const frame = topFrame(trial.scene(side).game);
  return frame !== undefined && Object.hasOwn(trial.hosted.ruleset.frames[frame.kind].verbs, attempt?.do ?? '');
}

/** What is done from a seat, once and in order, and what is not. */
export function deciding<T extends Vocabulary>(open: OpenGame<T>, specimen: Specimen<T>): void {
  test('each decision is done once, and in the order in which it was made', async () => {
    const trial = await Trial.open(open, specimen, { seed: 3 });
    const made: unknown[] = [];
    for (let n = 0; n < DECISIONS; n++) {
      const decided = await trial.decideSomething();
      if (decided === undefined) break;
      made.push({ by: decided.side, choice: decided.choice });
    }
    expect(made.length).toBeGreaterThan(10);
    expect(trial.mirror.madeByPersons).toEqual(made);
    trial.expectSeen();
    trial.close();
  });

  test('what is not for this seat, or not allowed, does nothing and says so', async () => {
    const trial = await Trial.open(open, specimen, { seed: 4 });
    await trial.play(4);
    const side = trial.decider ?? expect.fail('nobody decides');
    const other = trial.otherThan(side);
    const choice = trial.pick(side);
    const refusals: readonly (readonly [string, T['side'] | 'public', Intent])[] = [
      ['host/only-watching', 'public', { do: 'decide', choice }],
      ['host/only-watching', 'public', { do: 'undo' }],
      ['kernel/not-your-decision', other, { do: 'decide', choice }],
      ['host/no-dice-of-your-own', side, { do: 'decide', choice, dice: [[1]] }],
      ['host/no-referee', side, { do: 'edit', edit: { do: 'anything' } }],
      ['host/nothing-to-redo', side, { do: 'redo' }],
      ['host/no-offer', side, { do: 'agree' }],
      ['host/no-offer', other, { do: 'decline' }],
      ['host/nothing-to-undo', other, { do: 'undo' }],
      ['unreadable', side, { do: 'decide', choice: { do: 'no such verb' } }],
      ['unreadable', side, { do: 'decide', choice: { ...choice, more: 1 } }],
      ['unreadable', side, { do: 'decide', choice: undefined }],
    ];
    for (const [clause, audience, intent] of refusals) {
      await trial.expectNothingBy(async () =>
        expect(clauseOf(await trial.ask(audience, intent)), JSON.stringify(intent)).toBe(clause),
      );
    }
    trial.close();
  });

  test('what the rules forbid is refused by the clause that a seat would have given', async () => {
    let refused = 0;
    const trial = await Trial.open(open, specimen, { seed: 5 });
    for (let n = 0; n < DECISIONS; n++) {
      const side = trial.decider;
      if (side === undefined) break;
      const attempts = [...trial.hosted.ruleset.attempts(trial.scene(side).game)];
      const attempt = attempts[trial.below(attempts.length)];
      const [why] = attempt === undefined ? [] : trial.refusals(side, attempt);
      if (why !== undefined && isOfThisDecision(trial, side, attempt)) {
        refused += 1;
        await trial.expectNothingBy(async () => {
          const answer = await trial.ask(side, { do: 'decide', choice: attempt });
          expect(JSON.parse(JSON.stringify(answer))).toEqual({ refused: why });
        });
      }
      await trial.decideSomething();
    }
    expect(refused).toBeGreaterThan(2);
    trial.close();
  });

  test('a command that comes again is answered as before and not done again', async () => {
    const trial = await Trial.open(open, specimen, { seed: 6 });
    for (let n = 0; n < 12; n++) {
      const side = trial.decider;
      if (side === undefined) break;
      const command = {
        id: `again ${n}`,
        seen: trial.scene(side).n,
        intent: { do: 'decide', choice: trial.pick(side) },
      };
      const entries = trial.mirror.entries.length;
      const [first, second, third] = await trial.commands(side, [command, command, command]);
      expect(first).toHaveProperty('done');
      expect([second, third]).toEqual([first, first]);
      const made = trial.mirror.entries.slice(entries);
      expect(made.filter(entry => 'by' in entry && entry.by === side && 'choice' in entry)[0]).toMatchObject({
        choice: command.intent.choice,
      });
      await trial.expectNothingBy(async () => expect(await trial.command(side, command)).toEqual(first));
    }
    trial.close();
  });

  test('the same name from another audience is another command', async () => {
    const trial = await Trial.open(open, specimen, { seed: 8 });
    const side = trial.decider ?? expect.fail('nobody decides');
    const command = { id: 'one', seen: trial.scene(side).n, intent: { do: 'decide', choice: trial.pick(side) } };
    const other = { ...command, seen: trial.scene('public').n };
    expect(clauseOf(await trial.command('public', other))).toBe('host/only-watching');
    expect(await trial.command(side, command)).toHaveProperty('done');
    trial.close();
  });

  test('what was based on an older scene is stale, whoever sends it, and does nothing', async () => {
    const trial = await Trial.open(open, specimen, { seed: 9 });
    await trial.play(12);
    const side = trial.decider ?? expect.fail('nobody decides');
    const { n } = trial.scene(side);
    const intent = { do: 'decide', choice: trial.pick(side) };
    for (const seen of [0, n - 1, n + 1, 1_000_000]) {
      await trial.expectNothingBy(async () =>
        expect(await trial.command(side, { id: `stale ${seen}`, seen, intent })).toEqual({ stale: { seen, n } }),
      );
    }
    expect(await trial.command(side, { id: 'fresh', seen: n, intent })).toHaveProperty('done');
    trial.close();
  });

  test('two at a time: each is answered, and done as often as it is said to be', async () => {
    const trial = await Trial.open(open, specimen, { seed: 10, consent: 'agreed' });
    let all = 0;
    for (let n = 0; n < 40; n++) {
      const side = trial.decider;
      if (side === undefined) break;
      const [first, second] = [trial.pick(side), trial.pick(side)];
      const seat = trial.seat(side);
      const before = trial.mirror.madeByPersons.length;
      const sent = [
        seat.send({ do: 'decide', choice: first }),
        seat.send({ do: 'decide', choice: second }),
        trial.seat(trial.otherThan(side)).send({ do: 'undo' }),
      ];
      await trial.settled();
      const done = (await Promise.all(sent)).filter(answer => 'done' in answer).length;
      expect(trial.mirror.madeByPersons.length - before).toBe(done);
      all += done;
      trial.expectSeen();
    }
    expect(all).toBeGreaterThan(10);
    trial.close();
  });
}
