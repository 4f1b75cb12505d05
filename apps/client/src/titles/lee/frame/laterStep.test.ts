import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { ASKING, laterSaid } from './laterStep.ts';

test('a step to come says what it is about, what comes before it and what is due now', () => {
  expect(laterSaid(translator('en'), 'armyTactics', 'initiative')).toBe(
    'Army tactic, still to come. Each side chooses in secret what it will be scored by. It comes after: Terrain. Now: Initiative.',
  );
  expect(laterSaid(translator('en'), 'end', 'battle')).toMatch(/^End, the next step\. .* Now: Battle\.$/);
  for (const step of ASKING) expect(laterSaid(translator('pl'), step, 'lists')).not.toMatch(/undefined|\{\{/);
});
