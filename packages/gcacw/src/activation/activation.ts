import { NOWHERE } from '../board.ts';
import { levelOf } from '../data/command.ts';
import type { Choice, Flow, Frame, Game, Rule } from '../game.ts';
import { concealVerb } from '../intelligence/markers/conceal.ts';
import { revealVerb } from '../intelligence/markers/reveal.ts';
import { ATTACHMENT_CLAUSES, whyNotAttach } from '../leaders/attachment.ts';
import { beginMarch } from '../movement/march/beginMarch.ts';
import {
  hexOf,
  hexOfLeader,
  isOwnUnit,
  leaderData,
  leaderOnMap,
  leadersOf,
  unitData,
  unitOnMap,
} from '../pieces/pieces.ts';
import { entrench } from '../works/entrench.ts';

type F = Frame<'activation'>;
type Attach = Choice<'activation', 'attach'>;

/** 5.2/step-5-leader-transfer: his own hex, or one with a selected unit. */
function isStepFiveHex(g: Game, f: F, unit: number): boolean {
  const hex = hexOf(g, unit);
  return hex === hexOfLeader(g, f.leader) || f.waiting.some(selected => hexOf(g, selected) === hex);
}

/** 6.3/army-district-with-active: an army or district leader in the active leader's hex. */
const isCompanion = (g: Game, f: F, leader: number): boolean =>
  leaderOnMap(g, leader) !== undefined &&
  leader !== f.leader &&
  leaderData(g, leader).side === f.by &&
  levelOf(leaderData(g, leader).size) === 'high' &&
  hexOfLeader(g, leader) === hexOfLeader(g, f.leader);

function attachOptions(g: Game, f: F): Attach[] {
  if (f.step !== 'attach') return [];
  const companions = leadersOf(g, f.by).filter(leader => isCompanion(g, f, leader));
  const retinues = [[], ...companions.map(companion => [companion])];
  const found: Attach[] = [];
  for (const unit of g.world.hosts[f.leader] ?? []) {
    if (hexOf(g, unit) === NOWHERE || !isStepFiveHex(g, f, unit)) continue;
    for (const along of retinues) found.push({ do: 'attach', unit, along });
  }
  return found;
}

/** 7.1/march-cavalry-division-leader: of a cavalry division leader's cavalry only the first to march may attack. */
function sendOff(flow: Flow, f: F, unit: number): void {
  const { arm, size } = leaderData(flow.game, f.leader);
  const rides = unitData(flow.game, unit).arm === 'cavalry';
  const limited = arm === 'cavalry' && size === 'division' && rides;
  beginMarch(flow, f.by, unit, f.allowance, !(limited && f.rode));
  if (rides) f.rode = true;
}

/** Activate Leader, Steps 5 to 9. */
export const activation: Rule<'activation'> = {
  clause: '5.2/purpose',
  verbs: {
    attach: {
      options: attachOptions,
      guards: [
        ['6.3/transfer-activate-leader', (_g, f) => f.step !== 'attach'],
        ['5.2/step-5-attach', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
        ['5.2/step-5-leader-transfer', (g, f, c) => !isStepFiveHex(g, f, c.unit)],
        [ATTACHMENT_CLAUSES, (g, f, c) => whyNotAttach(g, f.leader, c.unit)],
        [
          '6.3/army-district-with-active',
          (g, f, c) => c.along.length > 1 || c.along.some(leader => !isCompanion(g, f, leader)),
        ],
        [
          '6.3/army-district-not-with-cavalry',
          (g, f, c) => c.along.length > 0 && leaderData(g, f.leader).arm === 'cavalry',
        ],
        [
          '2.2/army-leader-infantry-only',
          (g, _f, c) => c.along.some(leader => whyNotAttach(g, leader, c.unit) === '2.2/army-leader-infantry-only'),
        ],
        [
          '2.2/district-leader-infantry-only',
          (g, _f, c) => c.along.some(leader => whyNotAttach(g, leader, c.unit) === '2.2/district-leader-infantry-only'),
        ],
        [
          '6.3/leader-levels-per-unit',
          (g, f, c) =>
            c.along.some(leader => whyNotAttach(g, leader, c.unit) !== undefined || sameLevel(g, leader, f.leader)),
        ],
      ],
      choose: (flow, f, c) => {
        for (const leader of [f.leader, ...c.along]) {
          if (flow.game.board.leaders[leader]?.with === c.unit) continue;
          flow.emit({ type: 'leaderAttached', leader, unit: c.unit, because: '5.2/step-5-attach' });
        }
        f.step = 'units';
      },
    },
    go: {
      options: (_g, f) => f.waiting.map(unit => ({ do: 'go', unit })),
      guards: [
        ['5.2/step-5-attach', (_g, f) => f.step === 'attach'],
        ['5.2/step-9-all-selected', (_g, f, c) => !f.waiting.includes(c.unit)],
      ],
      choose: (flow, f, c) => {
        f.waiting = f.waiting.filter(unit => unit !== c.unit);
        if (f.digging.includes(c.unit)) entrench(flow, c.unit);
        else sendOff(flow, f, c.unit);
      },
    },
    conceal: concealVerb,
    reveal: revealVerb,
  },
  resume(flow, f, back) {
    if (back?.from === 'march') f.carried = [...f.carried, ...back.carried];
    f.waiting = f.waiting.filter(unit => unitOnMap(flow.game, unit) !== undefined);
    return f.waiting.length === 0 ? flow.pop(f, {}) : 'ask';
  },
};

const sameLevel = (g: Game, a: number, b: number): boolean =>
  levelOf(leaderData(g, a).size) === levelOf(leaderData(g, b).size);
