import { holds } from '@wigwag/kernel';
import type { Game } from '../game.ts';
import { hexOfLeader, leaderData, leadersOf } from '../pieces/pieces.ts';
import type { Attack } from './attack.ts';

/** Commanders whose presence tells in an assault, by the names the counters bear. */
const NAMES = { lee: 'Lee', longstreet: 'Longstreet', jackson: 'Jackson' } as const;
export type Commander = keyof typeof NAMES;

const LONGSTREET_FROM = 1864;

/** Army leader Lee in the hex of the leader who assaults. */
export function leeIn(g: Game, leader: number): number | undefined {
  return leadersOf(g, 'confederate').find(each => {
    const { name, size } = leaderData(g, each);
    return name === NAMES.lee && size === 'army' && hexOfLeader(g, each) === hexOfLeader(g, leader);
  });
}

/** The corps an announcement of Lee is tied to: that of the leader, or of the division he leads; without one he is his own (ruling I34). */
export function corpsOf(g: Game, leader: number): string {
  const { id, side, size, command } = leaderData(g, leader);
  if (command === undefined) return id;
  const ofDivision = g.world.units.find(unit => unit.side === side && unit.command?.startsWith(`${command}-`));
  const designation = size === 'division' ? (ofDivision?.command ?? command) : command;
  return designation.split('-')[1] ?? designation;
}

const leads = (g: Game, leader: number, who: Commander): boolean =>
  leaderData(g, leader).side === 'confederate' &&
  leaderData(g, leader).name === NAMES[who] &&
  leaderData(g, leader).size === 'corps';

/** Does this commander's own +1 apply, Lee left aside? */
function ownBonus(g: Game, leader: number): Commander | undefined {
  if (leads(g, leader, 'longstreet') && g.world.year >= LONGSTREET_FROM) return 'longstreet';
  return leads(g, leader, 'jackson') && g.world.profile.jacksonBonus ? 'jackson' : undefined;
}

/** 7.4/lee-*, longstreet-*, jackson-*: +1 in all, never two of them. */
export function commanderBonus(
  g: Game,
  { type, leader, lee }: Attack,
  who: Commander,
): { readonly value: number; readonly leaders: readonly number[] } {
  if (type !== 'assault') return { value: 0, leaders: [] };
  const own = ownBonus(g, leader);
  if (who !== 'lee') return { value: own === who ? 1 : 0, leaders: [leader] };
  const other =
    holds('7.4/jackson-not-with-lee', own === 'jackson') || holds('7.4/longstreet-not-with-lee', own === 'longstreet');
  return { value: lee && g.world.profile.leeBonus && !other ? 1 : 0, leaders: [leeIn(g, leader) ?? leader] };
}
