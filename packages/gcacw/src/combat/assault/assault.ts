import type { Hex } from '@wigwag/hex';
import { type Back, type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { isAscending, isPickedFrom, setsOf, setsOfSize } from '../../activation/selection.ts';
import { NOBODY } from '../../board.ts';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import { inCommandRadius } from '../../command/radius.ts';
import type { Choice, Flow, FlowWithoutDice, Frame, Game, Gcacw, Rule } from '../../game.ts';
import { hasForces } from '../../intelligence/markers/forces.ts';
import { showUnit } from '../../intelligence/markers/reveal.ts';
import {
  enemyOf,
  hexOf,
  hexOfLeader,
  isOwnLeader,
  leaderData,
  leadersOf,
  survivors,
  unitData,
  unitOnMap,
  unitState,
  unitsIn,
  unitsOf,
} from '../../pieces/pieces.ts';
import { direction } from '../../zones/zones.ts';
import { assaultOf } from '../attack/attackOf.ts';
import { mayAdvance, whyNotAttackAcross } from '../attack/restrictions.ts';
import { askCavalry, cavalryToAsk } from '../attack/windows.ts';
import { cavalryIn } from '../retreat/evasion.ts';
import { corpsOf, NO_LEE } from '../strength/commanders.ts';
import { uncoverAssaulted } from '../strength/refusedFlanks.ts';
import { attackValue } from '../strength/values.ts';
import { assaultNumber, grandNumberFor, hasFailed, placesFor } from './assaultNumber.ts';

type F = Frame<'assault'>;

const isGun = (g: Game, unit: number): boolean => unitData(g, unit).arm === 'artillery';
const isParenthesised = (g: Game, unit: number): boolean => unitData(g, unit).tactical.parenthesised;

/** 2.2/parenthesised-tactical: such a unit is left alone only if none of the selected could be. */
const isNeedlesslyAlone = (g: Game, f: F, units: readonly number[]): boolean =>
  units.length === 1 &&
  units.some(unit => isParenthesised(g, unit)) &&
  f.selected.some(unit => !isParenthesised(g, unit) && !isGun(g, unit));

const places = (f: F): number => placesFor(f.selected.length, f.number);

/** 7.1/grand-select-units: not selected before, rested, steadfast, able to attack over its own hexside. */
const isJoiner = (g: Game, f: F, unit: number): boolean =>
  unitOnMap(g, unit) !== undefined &&
  unitData(g, unit).side === f.side &&
  direction(g, hexOf(g, unit), f.target) !== undefined &&
  !f.selected.includes(unit) &&
  !holds('7.1/assault-no-fatigue4', unitState(g, unit).fatigue > 3) &&
  !holds('7.1/grand-no-demoralized', unitState(g, unit).demoralized > 0) &&
  whyNotAttackAcross(g, f.side, hexOf(g, unit), f.target) === undefined;

const joiners = (g: Game, f: F): number[] => unitsOf(g, f.side).filter(unit => isJoiner(g, f, unit));

/** 7.1/grand-leader-in-radius, 7.1/grand-district-self */
const isSuperior = (g: Game, f: F, leader: number): boolean =>
  isOwnLeader(g, f.side, leader) &&
  (leaderData(g, leader).size === 'army' || leaderData(g, leader).size === 'district') &&
  !holds('7.1/grand-leader-in-radius', !inCommandRadius(g, f.side, hexOfLeader(g, f.leader), hexOfLeader(g, leader)));

/** 7.1/grand-min-combat-value */
const committedValue = (g: Game, f: F): number => f.kept.reduce((sum, unit) => sum + attackValue(g, unit), 0);

/** Why nobody may attempt a grand assault. */
const GRAND: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['7.1/grand-noncavalry-leader', (g, f) => leaderData(g, f.leader).arm === 'cavalry'],
  ['7.1/grand-min-combat-value', (g, f) => committedValue(g, f) < g.world.profile.grandAssaultMinimum * QUARTERS],
  ['7.1/grand-eligible-hex', (g, f) => joiners(g, f).length === 0],
];

/** There is somebody to fight, nothing against it, and a leader to do it: or perhaps, if he may be under a marker. */
const mayGrand = (g: Game, f: F): boolean =>
  unitsIn(g, f.target).length > 0 &&
  firstToSpeak(GRAND, g, f) === undefined &&
  (hasForces(g, f.side) || leadersOf(g, f.side).some(leader => isSuperior(g, f, leader)));

/** Why Lee may not be announced: only directly before the command roll, once, and for an attack that he can help. */
const ANNOUNCE: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['7.4/lee-declare', (_g, f) => f.step !== 'command' || f.lee],
  ['7.4/lee-bonus', (g, f) => unitsIn(g, f.target).length === 0],
  ...NO_LEE.map(([clause, speaks]): ClauseRow<ClauseId, [Game, F]> => [clause, (g, { leader }) => speaks(g, leader)]),
];

function commandRoll(flow: Flow, f: F): void {
  const die = flow.sum(1, 'command');
  f.number = assaultNumber(flow.game, f.leader, die);
  flow.emit({ type: 'assaultNumber', leader: f.leader, die, number: f.number });
  f.step = hasFailed(f.number) ? 'over' : 'keep';
}

function grandRoll(flow: Flow, f: F): void {
  const die = flow.sum(1, 'grand-assault');
  const number = grandNumberFor(leaderData(flow.game, f.superior).commandValue, die);
  flow.emit({ type: 'grandAssaultNumber', leader: f.superior, die, number });
  f.number = number;
  f.step = holds('7.1/grand-number', number < 1) ? 'combat' : 'join';
}

const hexesOf = (g: Game, units: readonly number[]): Set<Hex> => new Set(units.map(unit => hexOf(g, unit)));

/** Every set of joiners up to six, else a sample; hexes at most the Grand Assault Number. */
const joinOptions = (g: Game, f: F): number[][] =>
  setsOf(joiners(g, f)).filter(units => hexesOf(g, units).size <= f.number);

type Keep = Choice<'assault', 'keep'>;

function keepOptions(g: Game, f: F): Keep[] {
  const sets = setsOfSize(f.selected, places(f)).filter(units => units.some(unit => !isGun(g, unit)));
  return sets.map(units => ({ do: 'keep', units }));
}

/** 7.7/trigger-advance: the units have advanced into the zones of other cavalry, which may slip away. */
function heedCavalry(flow: FlowWithoutDice, f: F, back: Back<Gcacw> | undefined): 'on' | undefined {
  if (back?.from === 'combat' || back?.from === 'advance') f.advanced = back.advanced;
  if (back?.from === 'evasion') f.stood = [...f.stood, ...back.stood];
  for (const unit of f.advanced) {
    const hex = cavalryToAsk(flow.game, f.side, unit, f.stood);
    if (hex !== undefined) return askCavalry(flow, f.side, unit, hex);
  }
  return undefined;
}

/** An assault from the choice of its target on: cavalry may slip away, the command roll, a grand assault, combat. */
export const assault: Rule<'assault'> = {
  clause: '5.3/assault-summary',
  verbs: {
    announce: {
      options: (_g, f) => (f.step === 'command' ? [{ do: 'announce' }] : []),
      guards: [[[...new Set(ANNOUNCE.map(([clause]) => clause))], (g, f) => firstToSpeak(ANNOUNCE, g, f)]],
      choose: (flow, f) => {
        f.lee = true;
        flow.emit({ type: 'leeAnnounced', corps: corpsOf(flow.game, f.leader) });
      },
    },
    roll: {
      options: () => [{ do: 'roll' }],
      guards: [['7.1/assault-step5-number', (_g, f) => f.step !== 'command' && f.step !== 'grand-roll']],
      choose: (flow, f) => (f.step === 'command' ? commandRoll(flow, f) : grandRoll(flow, f)),
    },
    keep: {
      options: (g, f) => (f.step === 'keep' ? keepOptions(g, f) : []),
      guards: [
        [
          '7.1/assault-step5-drop',
          (_g, f, c) => f.step !== 'keep' || c.units.length !== places(f) || !isPickedFrom(f.selected, c.units),
        ],
        ['7.1/assault-step5-zero', (g, _f, c) => c.units.every(unit => isGun(g, unit))],
        ['2.2/parenthesised-tactical', (g, f, c) => isNeedlesslyAlone(g, f, c.units)],
      ],
      choose: (_flow, f, c) => {
        f.kept = c.units;
        f.step = 'grand';
      },
    },
    grand: {
      options: (g, f) => (f.step === 'grand' ? leadersOf(g, f.side).map(leader => ({ do: 'grand', leader })) : []),
      guards: [
        ['7.1/grand-once-per-action', (_g, f) => f.superior !== NOBODY],
        ['7.1/assault-step6-grand-optional', (_g, f) => f.step !== 'grand'],
        [GRAND.map(([clause]) => clause), (g, f) => firstToSpeak(GRAND, g, f)],
        ['7.1/grand-leader-in-radius', (g, f, c) => !isSuperior(g, f, c.leader)],
      ],
      choose: (flow, f, c) => {
        showUnit(flow, flow.game.board.leaders[c.leader]?.with ?? NOBODY);
        f.superior = c.leader;
        f.step = 'grand-roll';
      },
    },
    proceed: {
      options: (_g, f) => (f.step === 'grand' ? [{ do: 'proceed' }] : []),
      guards: [['7.1/assault-no-backing-out', (_g, f) => f.step !== 'grand']],
      choose: (_flow, f) => {
        f.step = 'combat';
      },
    },
    commit: {
      options: (g, f) => (f.step === 'join' ? joinOptions(g, f).map(units => ({ do: 'commit', units })) : []),
      guards: [
        ['7.1/grand-committed', (_g, f, c) => f.step !== 'join' || c.units.length === 0 || !isAscending(c.units)],
        ['7.1/grand-select-units', (g, f, c) => c.units.some(unit => !isJoiner(g, f, unit))],
        ['7.1/grand-select-hexes', (g, f, c) => hexesOf(g, c.units).size > f.number, (_g, f) => ({ number: f.number })],
      ],
      choose: (flow, f, c) => {
        f.joined = c.units;
        for (const unit of c.units) {
          flow.emit({
            type: 'fatigued',
            unit,
            fatigue: unitState(flow.game, unit).fatigue + 1,
            because: '7.1/grand-fatigue',
          });
        }
        for (const hex of hexesOf(flow.game, c.units)) uncoverAssaulted(flow, hex, [...f.selected, ...c.units]);
        f.step = 'combat';
      },
    },
  },
  resume(flow, f, back) {
    const { game } = flow;
    const enemy = enemyOf(f.side);
    switch (f.step) {
      case 'evasion': {
        f.step = 'command';
        f.by = 'table';
        const escapes =
          !holds('7.7/trigger-assault', leaderData(game, f.leader).arm === 'cavalry') &&
          cavalryIn(game, enemy, f.target).length > 0;
        return escapes
          ? flow.push({ kind: 'evasion', by: enemy, hex: f.target, from: f.from, step: 'asked', delay: 0, going: [] })
          : 'on';
      }
      case 'command':
        f.by = firstToSpeak(ANNOUNCE, game, f) === undefined ? f.side : 'table';
        return 'ask';
      case 'grand-roll':
        f.by = 'table';
        return 'ask';
      case 'keep':
        f.by = f.side;
        if (places(f) < f.selected.length) return 'ask';
        f.kept = f.selected;
        f.step = 'grand';
        return 'on';
      case 'grand':
        f.by = f.side;
        if (mayGrand(game, f)) return 'ask';
        f.step = 'combat';
        return 'on';
      case 'join':
        f.by = f.side;
        return 'ask';
      case 'combat': {
        f.step = 'over';
        if (unitsIn(game, f.target).length > 0) {
          return flow.push({
            kind: 'combat',
            by: 'table',
            attack: assaultOf(f, f.kept, f.joined),
            step: 'roll',
            defender: '-',
            attacker: '-',
            extra: 0,
          });
        }
        const units = survivors(game, f.kept).filter(unit => mayAdvance(game, unit, f.target));
        return units.length > 0 ? flow.push({ kind: 'advance', by: f.side, units, to: f.target }) : 'on';
      }
      case 'over':
        return heedCavalry(flow, f, back) ?? flow.pop(f, {});
    }
  },
};
