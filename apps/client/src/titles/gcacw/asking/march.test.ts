import { position } from '@wigwag/content/position';
import { type AnyChoice, engine, type Game, gcacw, newGame, worldOf } from '@wigwag/gcacw';
import { ready, scripted, topFrame } from '@wigwag/kernel';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { stillSitting } from '../testing/testSitting.ts';
import { ask } from './ask.ts';
import { NO_DRAFT } from './asking.ts';

const t = translator('en');

const field = (attacker: number, defender: number, leader = ''): string => `
  game SJW
  map
  .   .
    .
  .   .
    .
  .   .
  C Rodes 0101 ${attacker}${leader}
  U Newton 0201 ${defender}
`;

function after(game: Game, choice: AnyChoice, ...dice: number[]): Game {
  const verdict = engine.decide(game, topFrame(game)?.by ?? 'table', choice, scripted(dice.map(die => [die])));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return ready(gcacw, verdict.decided.game);
}

function atAction(text: string): Game {
  const fresh = newGame(worldOf(position(text).scenario));
  const stack = [fresh.stack[0], { kind: 'action', by: 'confederate', handed: false, done: false }];
  return { ...fresh, stack } as Game;
}

const rodes = (game: Game): number => game.world.units.findIndex(({ name }) => name === 'Rodes');
const marching = (text: string): Game => {
  const game = atAction(text);
  return after(game, { do: 'march', unit: rodes(game) }, 5);
};

/** The attack that a click on the only target shows first. */
function firstShown(game: Game) {
  const { hexes, targets } = ask(stillSitting(game), NO_DRAFT, t);
  const act = hexes.get([...targets][0] ?? -1);
  return act !== undefined && 'draft' in act && act.draft.kind === 'aim' ? act.draft.type : undefined;
}

describe('the first attack that is shown', () => {
  test('costs nothing where a paid one is no better', () => {
    expect(firstShown(marching(field(16, 1)))).toBe('column');
  });

  test('is the likeliest where it makes a difference', () => {
    expect(firstShown(marching(field(8, 8)))).not.toBe('column');
  });
});

test('ending a march is the amber way on only after its first step', () => {
  const game = marching(field(8, 8).replace('U Newton 0201', 'U Newton 0303'));
  const stopOf = (each: Game) =>
    ask(stillSitting(each), NO_DRAFT, t).buttons.find(({ act }) => 'choose' in act && act.choose.do === 'stop')?.weight;
  expect(stopOf(game)).toBe('plain');
  const step = engine.choices(game).find(choice => choice.do === 'step');
  if (step === undefined) throw new Error('no step');
  expect(stopOf(after(game, step))).toBe('main');
});

test('no dice are rolled by the amber button of an action', () => {
  const game = atAction(field(8, 8, '; leader Ewell c5'));
  const unit = rodes(game);
  const drafts = [
    NO_DRAFT,
    { kind: 'unit', unit },
    { kind: 'set', leader: 0, units: [unit], digging: [] },
    { kind: 'assault', leader: 0, units: [unit], target: game.board.units.findIndex(() => true) },
  ] as const;
  for (const draft of drafts) {
    const { buttons } = ask(stillSitting(game), draft, t);
    expect(buttons.filter(({ weight }) => weight === 'main')).toEqual([]);
  }
});

test('an assault is found from the unit as from its leader', () => {
  const game = atAction(field(8, 4, '; leader Ewell c5'));
  const fromUnit = ask(stillSitting(game), { kind: 'unit', unit: rodes(game) }, t).buttons;
  const fromLeader = ask(stillSitting(game), { kind: 'set', leader: 0, units: [], digging: [] }, t).buttons;
  const assault = (buttons: typeof fromUnit) =>
    buttons.map(({ act }) => act).find(act => 'draft' in act && act.draft.kind === 'assault');
  expect(assault(fromUnit)).toBeDefined();
  expect(assault(fromUnit)).toEqual(assault(fromLeader));
});

test('beside an enemy the prompt says how to attack, and no amber button gives that up', () => {
  const { hint, buttons } = ask(stillSitting(marching(field(8, 8))), NO_DRAFT, t);
  expect(hint).toMatch(/To attack, choose the enemy with the red edge\.$/);
  expect(buttons.filter(({ weight }) => weight === 'main')).toEqual([]);
});

test('refusing flanks says that it ends the march, and what it is good for', () => {
  const game = marching(field(8, 8).replace('U Newton 0201', 'U Newton 0303'));
  const refuse = ask(stillSitting(game), NO_DRAFT, t).buttons.find(
    ({ act }) => 'choose' in act && act.choose.do === 'refuse',
  );
  expect(refuse?.label).toContain('end the march');
  expect(refuse?.detail).toContain('flank attacks');
});
