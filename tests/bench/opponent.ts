import { bundledScenarios } from '@wigwag/content/bundled';
import {
  ATTACK_TYPES,
  type Attack,
  engine,
  type Frame,
  type Game,
  gcacw,
  NOBODY,
  newGame,
  worldOf,
} from '@wigwag/gcacw';
import {
  asIfActing,
  defenceOf,
  enemyOf,
  hashFromScratch,
  hexOf,
  isHeld,
  marchAttackOf,
  odds,
  quickHash,
  quickOdds,
  quickOddsByType,
  reach,
  unitsOf,
  whyNotAttackAcross,
} from '@wigwag/gcacw/opponent';
import { neighboursOf } from '@wigwag/hex';
import { Line, rolling, topFrame } from '@wigwag/kernel';
import { random } from '../support/random.ts';

/** What an opponent asks of the engine most, in scenarios of four sizes. */
const SCENARIOS = ['cedar-mountain', 'first-bull-run', 'crossing-the-tallowee', 'second-manassas'] as const;

/** Armies that have come to grips: so many decisions at random. */
const DECISIONS = 220;

function opened(id: string): Game {
  const scenario = bundledScenarios().get(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return newGame(worldOf(scenario));
}

function played(id: string): Game {
  const game = opened(id);
  const below = random(7);
  const dice = rolling(below);
  for (let n = 0; n < DECISIONS && topFrame(game) !== undefined; n++) {
    const listed = engine.choices(game);
    const choice = listed[below(listed.length)];
    if (choice !== undefined) engine.simulate(game, choice, dice);
  }
  return game;
}

const games = SCENARIOS.map(id => asIfActing(opened(id), 'union'));
const later = SCENARIOS.map(played);

/** `reach` of every unit of a side at the start. */
export function reaches(): number {
  let done = 0;
  for (const game of games) {
    for (const unit of unitsOf(game, 'union')) {
      reach(game, unit);
      done += 1;
    }
  }
  return done;
}

/** Every attack that the ground allows, from where the units stand. */
const attacks: readonly (readonly [Game, Attack])[] = later.flatMap(game =>
  (['union', 'confederate'] as const).flatMap(side =>
    unitsOf(game, side).flatMap(unit =>
      neighboursOf(game.world.grid, hexOf(game, unit))
        .filter(hex => isHeld(game, enemyOf(side), hex))
        .filter(hex => whyNotAttackAcross(game, side, hexOf(game, unit), hex) === undefined)
        .map(target => [game, marchAttackOf(game, unit, target, 'normal')] as const),
    ),
  ),
);

if (attacks.length === 0) throw new Error('nobody stands beside his enemy');

export function sheets(): number {
  for (const [game, attack] of attacks) odds(game, attack);
  return attacks.length;
}

export function quickSheets(): number {
  for (const [game, attack] of attacks) quickOdds(game, attack);
  return attacks.length;
}

/** With what is known of the defenders beforehand. */
const defences = attacks.map(([game, { target }]) => defenceOf(game, target));

export function knownTargets(): number {
  attacks.forEach(([game, attack], place) => void quickOdds(game, attack, defences[place]));
  return attacks.length;
}

/** The same attacks by every type, each weighed once: for one of them. */
export function sheetsByType(): number {
  for (const [game, { units, target }] of attacks) quickOddsByType(game, units[0] ?? NOBODY, target, ATTACK_TYPES);
  return attacks.length * ATTACK_TYPES.length;
}

/** The roll of a combat: every outcome of its dice. */
export function combatOutcomes(): number {
  for (const [game, attack] of attacks) {
    const combat: Frame<'combat'> = {
      ...{ kind: 'combat', by: 'table', attack, step: 'roll' },
      ...{ defender: '-', attacker: '-', extra: 0 },
    };
    const rolled: Game = { ...game, stack: [...game.stack.slice(0, 1), combat] };
    engine.visitOutcomes(rolled, { do: 'roll' }, () => undefined);
  }
  return attacks.length;
}

/** The hash after a step, as a search reads it: kept with the game. */
const hashed = new Line(gcacw, later[0] as Game);
quickHash(hashed.game);

export function hashes(): number {
  for (let n = 0; n < 100; n++) quickHash(hashed.game);
  return 100;
}

export function hashesFromScratch(): number {
  for (const game of later) hashFromScratch(game);
  return later.length;
}

/** One choice of each listed kind done and taken back. */
const lines = later.map(game => new Line(gcacw, game));
const fixed = rolling(() => 2);

export function doAndUndo(): number {
  let done = 0;
  for (const line of lines) {
    const choice = engine.choices(line.game)[0];
    if (choice === undefined) continue;
    line.do(choice, fixed);
    line.undo();
    done += 1;
  }
  return done;
}

/** What doing costs beyond the choice itself: a position copied into memory that is used again. */
export function copiesOfALine(): number {
  let into = gcacw.copyDerived(games[0]?.derived as Game['derived']);
  for (let n = 0; n < 100; n++) {
    gcacw.copyBoard((games[0] as Game).board);
    into = gcacw.copyDerived((games[0] as Game).derived, into);
  }
  return 100;
}
