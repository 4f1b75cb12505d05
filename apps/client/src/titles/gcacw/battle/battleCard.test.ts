import { type AnyChoice, type Gcacw, gcacw } from '@wigwag/gcacw';
import { findHex, findSide } from '@wigwag/hex';
import { History } from '@wigwag/host';
import { type Answer, outcomes, scripted, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';
import { type Card, cardOf } from './battleCard.ts';
import { matteringAt, matteringNow } from './mattering.ts';
import { titleOf } from './titles.ts';
import { wayName } from './ways.ts';

const [en, pl] = [translator('en'), translator('pl')];
const GAMES = 6;
const DECISIONS = 150;
const IDLE: readonly string[] = ['pass', 'finish', 'stop', 'halt'];

const settled = async (playing: TestSitting): Promise<void> => {
  while (playing.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

/** The cards of a random game, each with the position before its dice. */
async function cardsOf(
  seed: number,
): Promise<{ readonly card: Card; readonly before: Parameters<typeof cardOf>[2] }[]> {
  const playing = sitAt(firstMarch(), { seed });
  const below = random(seed);
  const cards = new Map<number, { card: Card; before: Parameters<typeof cardOf>[2] }>();
  for (let made = 0; made < DECISIONS; made++) {
    await settled(playing);
    const { log, choices } = playing.view();
    const mattering = matteringNow(log) ?? matteringAt(log, log.length - 1);
    const before = mattering && (await playing.past(mattering.line));
    if (mattering !== undefined && before !== undefined) {
      cards.set(mattering.line, { card: cardOf(log, mattering, before), before });
    }
    if (choices.length === 0) break;
    const lively = choices.filter(choice => !IDLE.includes(choice.do));
    const from = lively.length > 0 && below(5) > 0 ? lively : choices;
    const chosen = from[below(from.length)];
    if (chosen !== undefined) playing.decide(chosen);
  }
  return [...cards.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How often a combat comes to a row, counted over all its dice. */
const countedShare = (before: Parameters<typeof cardOf>[2], row: number): number =>
  sum(
    outcomes<Gcacw>(gcacw, before, { do: 'roll' } as never)
      .filter(({ events }) => events.some(event => event.type === 'combatResolved' && event.row === row))
      .map(({ ways, of }) => ways / of),
  );

test('the title of an attempt at a crossing is what became of it, not the end of the march before it', () => {
  const unit = 0;
  const hexside = findSide(firstMarch().grid, 'L1108-L1107') ?? -1;
  const failed = {
    type: 'crossingAttemptFailed',
    unit,
    hexside,
    what: 'bridge',
    work: 'destroy',
    die: 5,
    modifier: 0,
  } as const;
  const over = { type: 'marchEnded', unit, because: '5.4/stop' } as const;
  const card = { kind: 'other', mattering: { why: 'destroy-crossing' }, events: [over, failed] } as unknown as Card;
  expect(titleOf(en, firstMarch(), card)).toMatch(/fails to .*[^.]$/);
});

test('a card says what was likely before the dice fell, and what came of them', async () => {
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const { card, before } of await cardsOf(seed)) {
      const { why, fight } = card.mattering;
      kinds.set(why, (kinds.get(why) ?? 0) + 1);
      expect(titleOf(en, firstMarch(), card)).not.toBe('');
      expect(titleOf(pl, firstMarch(), card)).not.toBe(titleOf(en, firstMarch(), card));
      if (card.kind === 'combat') {
        const row = fight?.result?.row ?? Number.NaN;
        const chance = card.odds?.chances.find(each => each.row === row);
        expect((chance?.ways ?? 0) / (card.odds?.of ?? 1)).toBeCloseTo(countedShare(before, row), 10);
        expect(card.attackers.length).toBeGreaterThan(0);
        expect(card.defenders.length).toBeGreaterThan(0);
      } else if (card.kind === 'other') {
        expect(sum(card.ways.map(({ share }) => share))).toBeCloseTo(1, 10);
        expect(card.ways.filter(({ isThis }) => isThis)).toHaveLength(1);
        expect(card.ways.map(way => wayName(en, way))).not.toContain(undefined);
      }
    }
  }
  for (const why of ['combat', 'initiative']) expect(kinds.get(why) ?? 0, why).toBeGreaterThan(0);
});

const world = firstMarch();
const unit = (name: string): number => world.units.findIndex(each => each.name === name);
const leader = (name: string): number => world.leaders.findIndex(each => each.name === name);
const hex = (name: string): number => findHex(world.grid, name) ?? -1;

/** Colby calls on two units in Harlow against Pickering; the command die is given. */
async function commandCard(die: number): Promise<Card> {
  const history = new History<Gcacw>(hostedIn(gcacwTitle, world, { scenario: world.scenario.id }), scripted([]));
  const made: readonly (readonly [AnyChoice, ...Answer[]])[] = [
    [{ do: 'finish' }],
    [{ do: 'finish' }],
    ...[
      [{ do: 'roll' }, [6, 1]] as const,
      [{ do: 'take' }] as const,
      [{ do: 'march', unit: unit('Pruitt') }, [1]] as const,
    ],
    [{ do: 'step', to: hex('L1106') }],
    ...[
      [{ do: 'roll' }, [1, 6]] as const,
      [{ do: 'take' }] as const,
      [{ do: 'march', unit: unit('Pickering') }, [5]] as const,
    ],
    ...['L1108', 'L1107'].map(to => [{ do: 'step', to: hex(to) }] as const),
    [{ do: 'stop' }],
    ...[[{ do: 'roll' }, [6, 1]] as const, [{ do: 'take' }] as const],
    [
      {
        do: 'assault',
        leader: leader('Colby'),
        units: [unit('Alden'), unit('Pruitt')].sort((a, b) => a - b),
        target: hex('L1107'),
      },
    ],
    [{ do: 'roll' }, [die]],
  ];
  for (const [choice, ...dice] of made) {
    const by = topFrame(history.game)?.by ?? 'table';
    const attempted = history.decide({ by, choice }, dice);
    if (!('stepped' in attempted)) throw new Error(JSON.stringify({ choice, attempted }));
  }
  const playing = sitAt(world, { saved: history.record() });
  const { log } = playing.view();
  const mattering = log
    .flatMap((_, at) => matteringNow(log.slice(0, at + 1)) ?? [])
    .find(({ why }) => why === 'command');
  const before = mattering && (await playing.past(mattering.line));
  if (mattering === undefined || before === undefined) throw new Error('no command roll');
  return cardOf(log.slice(0, mattering.line + 1), mattering, before);
}

test('a command roll tells who goes in, every face counted; a failed one that nobody does', async () => {
  const poor = await commandCard(4);
  expect(titleOf(en, world, poor)).toBe('One unit goes in');
  expect(poor.kind === 'command' && poor.ways && sum(poor.ways.units.map(({ ways }) => ways)) + poor.ways.fails).toBe(
    6,
  );
  expect(poor.kind === 'command' && poor.units).toHaveLength(2);
  const failed = await commandCard(6);
  expect(titleOf(en, world, failed)).toBe('The order does not arrive');
  expect(titleOf(pl, world, failed)).toBe('Rozkaz nie dociera');
});
