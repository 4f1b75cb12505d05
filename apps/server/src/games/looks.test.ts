import { expect, test } from 'vitest';
import { Looks } from './looks.ts';

test('those who look in the same moment share one look; whoever comes while it is on its way has one of his own', async () => {
  let state = 'before';
  let asked = 0;
  const answers: (() => void)[] = [];
  const looks = new Looks(async () => {
    asked += 1;
    const seen = state;
    await new Promise<void>(resolve => answers.push(resolve));
    return seen;
  });
  const [one, other] = [looks.at('game'), looks.at('game')];
  await expect.poll(() => asked).toBe(1);
  state = 'after';
  const late = looks.at('game');
  await expect.poll(() => asked).toBe(2);
  for (const answer of answers) answer();
  expect(await Promise.all([one, other, late])).toEqual(['before', 'before', 'after']);
});
