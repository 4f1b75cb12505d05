import { position } from '@wigwag/content/position';
import type { Gcacw } from '@wigwag/gcacw';
import { engine, type Game, gcacw, marchAttackOf, newGame, odds, worldOf } from '@wigwag/gcacw';
import { type Game as AnyGame, type Frame, ready, rolling } from '@wigwag/kernel';
import { random } from '../support/random.ts';

/** An attack with most of what tells: works, a leader, a helper on the flank, guns. */
const POSITION = `
  map
    .   .   .   .
      .   o   .
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302
  U Newton 0201 9 t2 a3; leader Reynolds t3
  U Gibbon 0402 4 t1 a1
  C Hill 0302 8 t2 a2 breastwork
`;

const SAMPLES = 2000;
const dice = rolling(random(31));
const game: Game = ready(gcacw, newGame(worldOf(position(POSITION).scenario)));
const attack = marchAttackOf(game, 0, game.board.units[2]?.hex ?? 0, 'prepared');
const combat: Frame<Gcacw> = {
  kind: 'combat',
  by: 'table',
  attack,
  step: 'roll',
  defender: '-',
  attacker: '-',
  extra: 0,
};

export function exactOdds(): number {
  odds(game, attack);
  return 1;
}

/** The peer: the same attack rolled so many times on copies of the game, its results counted. */
export function sampledOdds(): number {
  const counts = new Map<string, number>();
  for (let n = 0; n < SAMPLES; n++) {
    const copy: AnyGame<Gcacw> = {
      world: game.world,
      board: gcacw.copyBoard(game.board),
      stack: [{ kind: 'turn', by: 'table', next: 'action-cycle' }, { ...combat }],
      derived: gcacw.copyDerived(game.derived),
    };
    for (const event of engine.simulate(copy, { do: 'roll' }, dice)) {
      if (event.type !== 'combatResolved') continue;
      const key = `${event.defender} ${event.attacker}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return 1;
}
