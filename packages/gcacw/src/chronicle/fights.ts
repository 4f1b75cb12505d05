import type { Hex } from '@wigwag/hex';
import { NOBODY } from '../board.ts';
import type { AttackType } from '../combat/attack/attack.ts';
import type { Action } from './actions.ts';
import type { Part } from './line.ts';

/** A combat, from the dice on; or an assault that the command roll ended before there was one. */
export interface Fight {
  readonly kind: 'attack' | 'assault';
  /** The line of the log with its dice. */
  readonly line: number;
  /** The line after which nothing more comes of it. */
  readonly end: number;
  readonly target: Hex | undefined;
  readonly from: Hex | undefined;
  readonly type: AttackType | 'assault';
  /** The unit that attacks on its march; NOBODY: an assault, or it is not known. */
  readonly unit: number;
  /** The leader of an assault, and of a grand one his superior. */
  readonly leader: number;
  readonly superior: number;
  /** Of an assault: what the command roll gave. */
  readonly command: { readonly die: number; readonly number: number; readonly line: number } | undefined;
  /** Undefined: there was no combat. */
  readonly result: { readonly row: number; readonly attacker: string; readonly defender: string } | undefined;
}

/** One that came to a combat. */
export type Fought = Fight & { readonly result: NonNullable<Fight['result']> };

/** How a combat went for the defender: what drove him off, if anything did; else whether the attacker fared worse. */
export const FIGHT_OUTCOMES = ['routed', 'retreats', 'repulsed', 'holds'] as const;
export type FightOutcome = (typeof FIGHT_OUTCOMES)[number];

const lossOf = (cell: string): number => Number.parseInt(cell, 10) || 0;

export function outcomeOf({ result: { defender, attacker } }: Fought): FightOutcome {
  if (defender.includes('R')) return 'routed';
  if (defender.includes('r')) return 'retreats';
  return lossOf(attacker) > lossOf(defender) ? 'repulsed' : 'holds';
}

type Draft = { -readonly [K in keyof Fight]: Fight[K] };

const none = (action: Action, line: number, kind: Fight['kind']): Draft => ({
  ...{ kind, line, end: line + 1, target: undefined, from: undefined },
  ...{ type: kind === 'assault' ? 'assault' : 'normal', leader: action.leader, superior: NOBODY },
  unit: NOBODY,
  ...{ command: undefined, result: undefined },
});

/** Puts a part's events into the fights of an action: the last one goes on until the next begins. */
function heed(action: Action, fights: Draft[], { line, events }: Part): void {
  for (const event of events) {
    const last = fights.at(-1);
    if (event.type === 'attackDeclared') {
      const { unit, from, target, attack } = event;
      fights.push({ ...none(action, line, 'attack'), unit, from, target, type: attack });
    } else if (event.type === 'assaultNumber') {
      const { die, number } = event;
      fights.push({ ...none(action, line, 'assault'), command: { die, number, line } });
    } else if (event.type === 'grandAssaultNumber' && last !== undefined) {
      last.superior = event.leader;
    } else if (event.type === 'combatResolved') {
      const { from, target, row, attacker, defender } = event;
      const fight = last === undefined || last.result !== undefined ? none(action, line, 'attack') : last;
      if (fight !== last) fights.push(fight);
      Object.assign(fight, { line, from, target, result: { row, attacker, defender } });
    }
    const fight = fights.at(-1);
    if (fight !== undefined) fight.end = line + 1;
  }
}

/** The fights of an action, in order. An attack that was declared and not fought, because all slipped away, has no result. */
export function fightsOf(action: Action): readonly Fight[] {
  const fights: Draft[] = [];
  for (const part of action.parts) heed(action, fights, part);
  return fights;
}

const isFought = (fight: Fight): fight is Fought => fight.result !== undefined;

/** Those that came to a combat: an action may have several, each with its own place and its own outcome. */
export const foughtIn = (action: Action): readonly Fought[] => fightsOf(action).filter(isFought);
