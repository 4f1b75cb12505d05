import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Game } from '../../game.ts';
import { hexOfLeader, leaderData, leadersOf } from '../../pieces/pieces.ts';
import type { Commander } from '../../vocabulary.ts';
import type { Attack } from '../attack/attack.ts';

const LONGSTREET_FROM = 1864;

/** Army leader Lee in the hex of the leader who assaults. */
function leeIn(g: Game, leader: number): number | undefined {
  return leadersOf(g, 'confederate').find(each => {
    const { commander, size } = leaderData(g, each);
    return commander === 'lee' && size === 'army' && hexOfLeader(g, each) === hexOfLeader(g, leader);
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
  leaderData(g, leader).commander === who && leaderData(g, leader).size === 'corps';

/** Does this commander's own +1 apply, Lee left aside? */
function ownBonus(g: Game, leader: number): Commander | undefined {
  if (leads(g, leader, 'longstreet') && g.world.year >= LONGSTREET_FROM) return 'longstreet';
  return leads(g, leader, 'jackson') && g.world.profile.jacksonBonus ? 'jackson' : undefined;
}

/** Why Lee has nothing to give to this leader's assault. Announced for Longstreet or Jackson he would only be tied (ruling I34). */
export const NO_LEE: readonly ClauseRow<ClauseId, [Game, number]>[] = [
  ['7.4/lee-not-rtg', g => !g.world.profile.leeBonus],
  ['7.4/lee-bonus', (g, leader) => leaderData(g, leader).side !== 'confederate' || leeIn(g, leader) === undefined],
  ['7.4/longstreet-not-with-lee', (g, leader) => ownBonus(g, leader) === 'longstreet'],
  ['7.4/jackson-not-with-lee', (g, leader) => ownBonus(g, leader) === 'jackson'],
  ['7.4/lee-one-corps-per-turn', (g, leader) => g.board.leesCorps !== '' && g.board.leesCorps !== corpsOf(g, leader)],
];

interface Bonus {
  readonly value: number;
  readonly leaders: readonly number[];
}
const NO_BONUS: Bonus = { value: 0, leaders: [] };

/** 7.4/lee-*, longstreet-*, jackson-*: +1 in all, never two of them, and Lee's only where he may be announced. */
export function commanderBonus(g: Game, { type, leader, lee }: Attack, who: Commander): Bonus {
  if (type !== 'assault') return NO_BONUS;
  if (who !== 'lee') return ownBonus(g, leader) === who ? { value: 1, leaders: [leader] } : NO_BONUS;
  const helper = lee && firstToSpeak(NO_LEE, g, leader) === undefined ? leeIn(g, leader) : undefined;
  return helper === undefined ? NO_BONUS : { value: 1, leaders: [helper] };
}
