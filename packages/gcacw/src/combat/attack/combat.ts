import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { FlowWithoutDice, Frame, Game, Rule } from '../../game.ts';
import { settleLeaders } from '../../leaders/displaced.ts';
import { disorganize, loseManpower } from '../../movement/losses.ts';
import { enemyOf, survivors, unitState, unitsIn } from '../../pieces/pieces.ts';
import { loseNumber } from '../results/losses.ts';
import { needsArtilleryDie } from '../strength/artillery.ts';
import { type Result, readCell } from '../strength/chart.ts';
import { assess, resolve } from './resolve.ts';
import { mayAdvance } from './restrictions.ts';

type F = Frame<'combat'>;

const MOST_FATIGUE = 4;

const defenders = (g: Game, f: F): number[] => unitsIn(g, f.attack.target);

/** Letters that tire, by the Fatigue Levels they cost. */
const TIRING: readonly (readonly [ClauseId, Result['fatigue']])[] = [
  ['7.5/result-D', 3],
  ['7.5/result-F', 2],
  ['7.5/result-f', 1],
];

/** D, F and f for one unit; no extended march follows (7.5/no-extended-march). */
function sufferLetters(flow: FlowWithoutDice, unit: number, result: Result): void {
  if (holds('7.5/result-D', result.disorganized)) disorganize(flow, unit, '7.5/result-D');
  const before = unitState(flow.game, unit).fatigue;
  const fatigue = Math.min(MOST_FATIGUE, before + result.fatigue);
  const because = TIRING.find(([clause, levels]) => holds(clause, levels === result.fatigue))?.[0];
  if (because !== undefined && fatigue > before) flow.emit({ type: 'fatigued', unit, fatigue, because });
}

/** R demoralizes by one level, R* to the second; on one that is there already R* costs a man more. */
function demoralize(flow: FlowWithoutDice, unit: number, result: Result): void {
  const { demoralized } = unitState(flow.game, unit);
  if (holds('7.5/result-R', result.retreat === 'R') && demoralized < 2) {
    flow.emit({ type: 'demoralization', unit, demoralized: demoralized === 0 ? 1 : 2, because: '7.5/result-R' });
  }
  if (!holds('7.5/result-Rstar', result.retreat === 'R*')) return;
  if (demoralized === 2) loseManpower(flow, unit, 1, '7.5/result-Rstar');
  else flow.emit({ type: 'demoralization', unit, demoralized: 2, because: '7.5/result-Rstar' });
}

function pushRetreat(flow: FlowWithoutDice, f: F, result: Result): 'on' | undefined {
  const { game } = flow;
  const units = defenders(game, f);
  if (units.length === 0) return undefined;
  const { by: attacker, from: reference, target } = f.attack;
  const by = enemyOf(attacker);
  const normal = holds('7.5/result-r', result.retreat === 'r');
  if (normal || result.retreat === 'R' || result.retreat === 'R*') {
    const manner = normal ? 'retreat' : 'rout';
    return flow.push({ kind: 'retreat', by, units, manner, reference, path: [target], overridden: false });
  }
  return flow.push({ kind: 'withdrawal', by, from: target, reference, dash: result.cell === '-', gone: false });
}

function pushAdvance(flow: FlowWithoutDice, f: F, result: Result): 'on' | undefined {
  const units = survivors(flow.game, f.attack.units).filter(unit => mayAdvance(flow.game, unit, f.attack.target));
  const vacated = !holds('7.6/advance-needs-vacated', defenders(flow.game, f).length > 0);
  if (!holds('7.5/result-a', result.advance) || units.length === 0 || !vacated) return undefined;
  return flow.push({ kind: 'advance', by: f.attack.by, units, to: f.attack.target });
}

/** One step of applying results; 'on' where somebody has to be asked first. */
function apply(flow: FlowWithoutDice, f: F, step: F['step']): 'on' | undefined {
  const { game } = flow;
  const [defender, attacker] = [readCell(f.defender), readCell(f.attacker)];
  switch (step) {
    case 'defender-losses':
      return loseNumber(flow, 'defender', defenders(game, f), defender.loss);
    case 'defender-letters':
      for (const unit of defenders(game, f)) {
        sufferLetters(flow, unit, defender);
        demoralize(flow, unit, defender);
      }
      return undefined;
    case 'retreat':
      return pushRetreat(flow, f, defender);
    case 'attacker-losses':
      return loseNumber(flow, 'attacker', survivors(game, f.attack.units), attacker.loss + f.extra);
    case 'attacker-letters':
      for (const unit of survivors(game, f.attack.units)) sufferLetters(flow, unit, attacker);
      return undefined;
    case 'advance':
      return pushAdvance(flow, f, attacker);
    default:
      return undefined;
  }
}

const NEXT: Readonly<Record<F['step'], F['step']>> = {
  roll: 'defender-losses',
  'defender-losses': 'defender-letters',
  'defender-letters': 'retreat',
  retreat: 'attacker-losses',
  'attacker-losses': 'attacker-letters',
  'attacker-letters': 'advance',
  advance: 'over',
  over: 'over',
};

/** Combat: two dice, one row, two results; the defender's are applied first (7.5/defender-first). */
export const combat: Rule<'combat'> = {
  clause: '7.5/two-results',
  verbs: {
    roll: {
      options: () => [{ do: 'roll' }],
      guards: [],
      choose: (flow, f) => {
        const assessment = flow.beforeDice(() => assess(flow.game, f.attack));
        const even = !needsArtilleryDie(assessment.artillery) || flow.isEven('artillery');
        const resolution = resolve(flow.game, assessment, flow.difference('combat'), even);
        f.defender = resolution.defender.cell;
        f.attacker = resolution.attacker.cell;
        f.extra = assessment.extraLoss;
        f.step = 'defender-losses';
        flow.emit({
          type: 'combatResolved',
          from: f.attack.from,
          target: f.attack.target,
          row: resolution.row,
          defender: f.defender,
          attacker: f.attacker,
        });
      },
    },
  },
  resume(flow, f, back) {
    if (f.step === 'roll') return 'ask';
    if (settleLeaders(flow) === 'on') return 'on';
    if (f.step === 'over') {
      const advanced = back?.from === 'advance' ? back.advanced : [];
      return flow.pop(f, { endsMarch: readCell(f.attacker).endsMarch, advanced });
    }
    const step = f.step;
    f.step = NEXT[step];
    apply(flow, f, step);
    return 'on';
  },
};
