import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledScenario } from '@wigwag/content/bundled';
import { commitmentTo, fairDice, shareCommitment } from '@wigwag/fairdice';
import { Authority } from '@wigwag/host';
import { choicesFor } from '@wigwag/kernel';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { main } from './main.ts';

const SHARES = ['a'.repeat(64), 'b'.repeat(64)] as const;
const [ROOT, GAME] = ['c'.repeat(64), 'game-of-dice'];

/** A game as a server tells of it; `before`: decisions of it that were made at one screen. */
function finished(before?: { readonly seed: string; readonly decisions: number }) {
  const opened = openSetup(gcacwTitle, { scenario: 'stuarts-raid' }, { scenario: bundledScenario });
  if ('problem' in opened) throw new Error('no raid');
  const { hosted } = opened;
  const [first, then] = [fairDice({ root: before?.seed ?? '' }), fairDice({ root: ROOT, game: GAME, shares: SHARES })];
  const authority = new Authority({
    ...{ hosted, consent: 'alone' },
    dice: (request, at) => (at.made.length < (before?.decisions ?? 0) ? first : then)(request, at),
  });
  while (authority.decisions < 60) {
    const by = authority.decider;
    if (by !== 'union' && by !== 'confederate') break;
    const { game, n } = authority.seat(by).scene();
    const [choice] = choicesFor(hosted.ruleset, game, by);
    authority.receive(by, { id: `${authority.decisions}`, seen: n, intent: { do: 'decide', choice } });
  }
  const shares = hosted.ruleset.sides.map((side, at) => ({
    ...{ side, share: SHARES[at] ?? '', commitment: shareCommitment(SHARES[at] ?? '') },
  }));
  const commitment = commitmentTo({ root: ROOT, game: GAME });
  const dice = { game: GAME, commitment, root: ROOT, shares, ...(before && { before }) };
  return { format: 'wigwag-online 1', record: authority.record(), dice };
}

async function verify(value: unknown): Promise<{ code: number; said: string }> {
  const file = join(mkdtempSync(join(tmpdir(), 'wigwag-dice-')), 'game.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  const said: string[] = [];
  const code = await main(['verify-dice', file], 'en', { out: line => said.push(line), err: line => said.push(line) });
  return { code, said: said.join('\n') };
}

type Finished = ReturnType<typeof finished>;
const SOUND = finished();

test('every die of a game follows from its root, its shares and its decisions', async () => {
  expect(await verify(SOUND)).toEqual({
    code: 0,
    said: expect.stringMatching(/^All \d+ rolls are as they had to be\.$/),
  });
});

test('so does a game that was begun at one screen, from the seed of then', async () => {
  const before = { seed: '00112233445566778899aabbccddeeff', decisions: 30 };
  const { code, said } = await verify(finished(before));
  expect([code, said]).toEqual([0, expect.stringContaining('first 30 decisions')]);
  const other = finished(before);
  expect((await verify({ ...other, dice: { ...other.dice, before: { ...before, decisions: 20 } } })).code).toBe(1);
});

const withDice = (change: object): Finished => ({ ...SOUND, dice: { ...SOUND.dice, ...change } });
const at = SOUND.record.decisions.findIndex(({ dice }) => dice.length > 0);

test.each<[string, () => unknown, number, RegExp]>([
  ['another root', () => withDice({ root: 'd'.repeat(64) }), 1, /root of the dice is not the one/],
  [
    'another root with its own commitment',
    () => {
      const root = 'd'.repeat(64);
      return withDice({ root, commitment: commitmentTo({ root, game: GAME }) });
    },
    1,
    /Decision \d+, roll 1: the record says [\d ]+, but the dice had to be [\d ]+\./,
  ],
  [
    'another share',
    () => {
      const [one, other] = SOUND.dice.shares;
      return withDice({ shares: [{ ...one, share: 'e'.repeat(64) }, other] });
    },
    1,
    /share of \w+ is not the one/,
  ],
  ['shares in another order', () => withDice({ shares: SOUND.dice.shares.toReversed() }), 1, /Decision \d+, roll 1/],
  [
    'another die',
    () => {
      const decisions = SOUND.record.decisions.map((each, n) =>
        n === at ? { ...each, dice: each.dice.map(() => [1]) } : each,
      );
      return { ...SOUND, record: { ...SOUND.record, decisions } };
    },
    1,
    new RegExp(`changed at decision ${at + 1}\\.`),
  ],
  ['something else', () => ({ ...SOUND, dice: { ...SOUND.dice, shares: 'none' } }), 2, /field “dice\.shares”/],
  ['no JSON', () => '{"format":', 2, /line 1/],
])('a file with %s is refused by name', async (_, forge, code, said) => {
  expect(await verify(forge())).toEqual({ code, said: expect.stringMatching(said) });
});
