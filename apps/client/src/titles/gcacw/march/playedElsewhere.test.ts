import type { AnyChoice } from '@wigwag/gcacw';
import { savedOf } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { decideInTurn, redoGesture, undoGesture } from '../../../shell/gestures.ts';
import type { Change } from '../../../shell/keeping/keeper.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { memoryKeeper } from '../testing/memoryKeeper.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';

const settled = async (sitting: TestSitting): Promise<void> => {
  while (sitting.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

/** A table to which what another page has decided can be brought, as when it is taken over and taken back. */
function shared() {
  const listeners: ((change: Change) => void)[] = [];
  const subscribe = (listener: (change: Change) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const keeper = { ...memoryKeeper(), subscribe };
  const sitting = sitAt(firstMarch(), { keeper, seed: 7 });
  const bring = ({ saved }: Change): void => {
    for (const listener of listeners) listener(saved === undefined ? {} : { saved });
  };
  return { sitting, keeper, bring };
}

/** To the first offer of the initiative. */
async function offered(sitting: TestSitting): Promise<void> {
  for (let n = 0; n < 2; n++) {
    await settled(sitting);
    sitting.decide({ do: 'finish' });
  }
  await settled(sitting);
  expect(sitting.view().frame).toMatchObject({ kind: 'offer' });
}

/** Takes the initiative and begins a march, as no gesture of this page. */
async function inSingleSteps(sitting: TestSitting): Promise<AnyChoice> {
  sitting.decide({ do: 'take' });
  const march = sitting.view().choices.find(({ do: verb }) => verb === 'march') as AnyChoice;
  sitting.decide(march);
  expect(sitting.view().frame).toMatchObject({ kind: 'march' });
  return march;
}

/** The same in one gesture. */
async function marched(sitting: TestSitting): Promise<void> {
  await offered(sitting);
  const march = await inSingleSteps(sitting);
  sitting.undo();
  sitting.undo();
  await decideInTurn(sitting, [{ do: 'take' }, march]);
}

const step = (sitting: TestSitting): AnyChoice =>
  sitting.view().choices.find(({ do: verb }) => verb === 'step') as AnyChoice;

test('after another page has played on, undo takes back its last decision and no gesture of before', async () => {
  const { sitting, keeper, bring } = shared();
  await marched(sitting);
  const other = sitAt(firstMarch(), { saved: keeper.saved() });
  other.decide(step(other));
  const gone = other.view().log.length;
  bring({ saved: savedOf(other.record()) });
  expect(sitting.view().log.length).toBe(gone);
  await undoGesture(sitting);
  expect(sitting.view().log.length).toBe(gone - 1);
  expect(sitting.view().frame).toMatchObject({ kind: 'march', moved: false });
});

describe('a gesture of one game', () => {
  test('is not taken back in the next', async () => {
    const { sitting } = shared();
    await marched(sitting);
    sitting.restart();
    await offered(sitting);
    await inSingleSteps(sitting);
    sitting.decide(step(sitting));
    const { length } = sitting.view().log;
    await undoGesture(sitting);
    expect(sitting.view().log.length).toBe(length - 1);
  });

  test('is not made again in the next', async () => {
    const { sitting } = shared();
    await marched(sitting);
    await undoGesture(sitting);
    sitting.restart();
    await offered(sitting);
    await inSingleSteps(sitting);
    sitting.undo();
    sitting.undo();
    expect(sitting.view().frame).toMatchObject({ kind: 'offer' });
    await redoGesture(sitting);
    expect(sitting.view().frame).toMatchObject({ kind: 'action' });
  });
});
