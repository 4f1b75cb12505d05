import { gcacwTitle } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { FORGETFUL } from '../../../shell/keeping/keeper.ts';
import { PageSitting } from '../../../shell/sitting/sitting.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { Opponents } from './opponents.ts';
import type { Task } from './thinking/protocol.ts';

const WORLD = firstMarch(['limitedIntelligence']);

/** What the thread of the computer is sent in a game with these dice. */
async function sent(seed: string): Promise<readonly Task[]> {
  const tasks: Task[] = [];
  const opponents = new Opponents({ union: { level: 'veteran', style: 'balanced' } }, () => ({
    postMessage: task => tasks.push(structuredClone(task)),
    terminate: () => undefined,
    addEventListener: () => undefined,
  }));
  const sitting = new PageSitting({
    title: gcacwTitle,
    world: WORLD,
    setupOf: ({ scenario: { id, options } }) => ({ scenario: id, options }),
    keeper: FORGETFUL,
    seed: () => seed,
    seating: opponents.seating(),
  });
  opponents.attach(sitting);
  sitting.begin();
  await expect.poll(() => tasks.length).toBe(2);
  return tasks;
}

test('the thread is sent the ground once, then what its side sees: neither the seed nor anything that follows from it', async () => {
  const [one, other] = [await sent('one seed'), await sent('another')];
  expect(one.map(task => task.do)).toEqual(['lay', 'think']);
  expect(other).toEqual(one);
  const text = JSON.stringify(one);
  expect(text).not.toContain('one seed');
  expect(text).toContain('"side":"union"');
});
