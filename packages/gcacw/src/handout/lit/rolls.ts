import { type Rolled, topFrame } from '@wigwag/kernel';
import type { Event } from '../../board.ts';
import { extendedColumn, extendedRow } from '../../charts/extendedMarch.ts';
import { odds } from '../../combat/results/odds.ts';
import { evasionModifier } from '../../combat/retreat/evasion.ts';
import type { Game, Gcacw } from '../../game.ts';
import { leaderData, unitData, unitState } from '../../pieces/pieces.ts';
import { SIDES } from '../../vocabulary.ts';
import { CROSSING_WORK } from '../pages/bridges.ts';
import { DELAY_TOTALS } from '../pages/cavalry.ts';
import { assaultLines, grandLines } from '../pages/command.ts';
import { ALLOWANCE_ROWS, EXTENDED_ROWS, SUMS } from '../pages/march.ts';
import { EVENT_TOTALS } from '../pages/weather.ts';
import { attackLights } from './attack.ts';
import { type Lit, lit } from './lit.ts';
import { marchLights } from './march.ts';

/** A line of the log: its dice and what came of them, and the game before them. */
export interface RolledLine {
  readonly before: Game;
  readonly rolled: readonly Rolled<Gcacw['reason']>[];
  readonly events: readonly Event[];
}

const lineAt = (
  lines: readonly { readonly commandValue: number; readonly isDistrict: boolean }[],
  value: number,
  isDistrict: boolean,
): number => lines.findIndex(line => line.commandValue === value && line.isDistrict === isDistrict);

function commandLights(g: Game, leader: number, die: number): Lit[] {
  const { commandValue, size } = leaderData(g, leader);
  return lit('assaultNumber', {
    row: lineAt(assaultLines(g.world), commandValue, size === 'district'),
    column: die - 1,
  });
}

function forceLights(g: Game, unit: number, roll: number): Lit[] {
  return unitData(g, unit).arm === 'cavalry'
    ? lit('forceCavalry', { row: 0, column: SUMS.indexOf(roll) })
    : lit('forceFoot', { row: 0, column: roll - 1 });
}

function extendedLights(g: Game, unit: number, total: number): Lit[] {
  const { manpower, disorganized } = unitState(g, unit);
  return lit('extended', {
    row: EXTENDED_ROWS.indexOf(extendedRow(total)),
    column: extendedColumn(manpower, disorganized),
  });
}

const crossingLights = (work: (typeof CROSSING_WORK)[number]): Lit[] =>
  lit('crossingRolls', { row: CROSSING_WORK.indexOf(work), column: 0 });

function evasionLights({ before, rolled }: RolledLine): Lit[] {
  const frame = topFrame(before);
  const die = rolled.find(({ request }) => request.why === 'cavalry-retreat')?.answer[0];
  if (frame?.kind !== 'evasion' || die === undefined) return [];
  const total = die + evasionModifier(before, frame);
  return lit('delay', { row: 0, column: Math.min(DELAY_TOTALS.length, Math.max(1, total)) - 1 });
}

function combatLights({ before }: RolledLine, row: number): readonly Lit[] {
  const frame = topFrame(before);
  return frame?.kind === 'combat' ? attackLights(before, odds(before, frame.attack), row) : [];
}

function allowanceLights(g: Game, unit: number, leader: number): readonly Lit[] {
  if (unit >= 0) return marchLights(g, unit).filter(({ table }) => table === 'allowance');
  const { side, arm, size } = leaderData(g, leader);
  const row =
    arm === 'infantry' ? 'infantryLeader' : size === 'division' ? 'cavalryDivisionLeader' : 'cavalryCorpsLeader';
  return lit('allowance', { row: ALLOWANCE_ROWS.indexOf(row), column: SIDES.indexOf(side) });
}

function lightsOf(line: RolledLine, event: Event): readonly Lit[] {
  const { before: g } = line;
  switch (event.type) {
    case 'initiativeRolled': {
      const { union, confederate } = event.initiative;
      return lit('initiative', { row: union - 1, column: confederate - 1 });
    }
    case 'assaultNumber':
      return commandLights(g, event.leader, event.die);
    case 'grandAssaultNumber': {
      const row = lineAt(grandLines(g.world), leaderData(g, event.leader).commandValue, false);
      return lit('grandNumber', { row, column: event.die - 1 });
    }
    case 'combatResolved':
      return combatLights(line, event.row);
    case 'cavalryEvaded':
      return evasionLights(line);
    case 'allowanceRolled':
      return allowanceLights(g, event.unit, event.leader);
    case 'forceMarched':
      return forceLights(g, event.unit, event.roll);
    case 'extendedMarch':
      return extendedLights(g, event.unit, event.die + event.modifier);
    case 'bridgeBuilt':
    case 'bridgeFailed':
      return crossingLights('build');
    case 'crossingDestroyed':
      return crossingLights(event.what === 'bridge' ? 'destroyBridge' : 'destroyFerry');
    case 'crossingRepaired':
      return crossingLights(event.what === 'bridge' ? 'repairBridge' : 'repairFerry');
    case 'crossingAttemptFailed': {
      const what = event.what === 'bridge' ? 'Bridge' : 'Ferry';
      return crossingLights(`${event.work}${what}`);
    }
    case 'randomEvent':
      return lit('randomEvents', { row: EVENT_TOTALS.indexOf(event.total), column: 0 });
    default:
      return [];
  }
}

/** What the dice of a line of the log were read on. */
export const rollLights = (line: RolledLine): readonly Lit[] => line.events.flatMap(event => lightsOf(line, event));
