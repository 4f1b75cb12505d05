import type { AnyChoice, Gcacw } from '@wigwag/gcacw';
import type { Intent } from '@wigwag/host';
import { translator } from '@wigwag/words';
import { describe, expect, test, vi } from 'vitest';
import { sendChoice } from '../../../shell/dice/asked.ts';
import { decideInTurn, undoGesture } from '../../../shell/gestures.ts';
import type { Sitting } from '../../../shell/view.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';

const t = translator('en');

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const settled = async (sitting: TestSitting): Promise<void> => {
  while (sitting.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

/** A unit on the march, by the program's dice; from now on dice are typed in. */
async function marching(): Promise<TestSitting> {
  const sitting = sitAt(firstMarch(), { seed: 7, ownDice: false });
  for (let n = 0; n < 2; n++) {
    await settled(sitting);
    sitting.decide({ do: 'finish' });
  }
  await settled(sitting);
  sitting.decide({ do: 'take' });
  const march = sitting.view().choices.find(choice => choice.do === 'march');
  if (march !== undefined) sitting.decide(march);
  await sitting.send({ do: 'dice', own: true });
  expect(sitting.view()).toMatchObject({ ownDice: true, frame: { kind: 'march' } });
  return sitting;
}

const steps = ({ choices }: { readonly choices: readonly AnyChoice[] }): AnyChoice[] =>
  choices.filter(choice => choice.do === 'step');

describe('a roll that was typed in after a gesture of several decisions', () => {
  test('is taken back alone', async () => {
    const sitting = await marching();
    const [step] = steps(sitting.view());
    if (step === undefined) throw new Error('no way to go');
    await decideInTurn(sitting, [step, { do: 'stop' }]);
    const gone = sitting.view();
    expect(gone.due).toMatchObject({ request: { why: 'initiative' } });
    await sendChoice(sitting, t, gone.due?.choice as AnyChoice, [[6, 1]]);
    expect(sitting.view().due).toBeUndefined();
    await undoGesture(sitting);
    expect(sitting.view().log.length).toBe(gone.log.length);
    expect(sitting.view().due).toMatchObject({ request: { why: 'initiative' } });
    await undoGesture(sitting);
    expect(sitting.view()).toMatchObject({ frame: { kind: 'march', moved: false } });
  });

  test('by half: its choice is let go, and the gesture stays', async () => {
    const sent: Intent[] = [];
    const log: unknown[] = [];
    const half = { choice: { do: 'go' }, known: 1, request: { kind: 'sum', n: 1, why: 'allowance' } };
    let due: typeof half | undefined;
    const send = async (intent: Intent) => {
      sent.push(intent);
      if (intent.do === 'decide') log.push({ by: 'union', events: [], rolled: [] });
      return { done: { n: log.length } };
    };
    const view = () => ({ log: [...log], eyes: 'union', frame: { by: 'union' }, isAutomatic: false, due });
    const sitting = { send, view, title: { hasSecrets: () => false } } as unknown as Sitting<Gcacw>;
    await decideInTurn<Gcacw>(sitting, [{ do: 'take' }, { do: 'stop' }]);
    due = half;
    await undoGesture(sitting);
    expect(sent.at(-1)).toEqual({ do: 'undo' });
    due = undefined;
    await undoGesture(sitting);
    expect(sent.at(-1)).toEqual({ do: 'undo', to: 0 });
  });
});
