import { holds } from '@wigwag/kernel';
import { isDistinct, setsOf } from '../activation/selection.ts';
import { levelOf } from '../data/command.ts';
import type { Choice, Frame, Game, Rule } from '../game.ts';
import { whyNotAttach } from '../leaders/attachment.ts';
import { isOutOfArea } from '../movement/area.ts';
import {
  hexOf,
  hexOfLeader,
  isOwnLeader,
  leaderData,
  leadersOf,
  unitState,
  unitsIn,
  unitsOf,
} from '../pieces/pieces.ts';
import { dropRefused } from './refusedFlanks.ts';

type F = Frame<'advance'>;
type Advance = Choice<'advance', 'advance'>;

interface Attachment {
  readonly leader: number;
  readonly unit: number;
}

/** The units that leaders change to, each to the first in his hex that may take him; undefined: not all find one. */
function attachments(g: Game, leaders: readonly number[], units: readonly number[]): Attachment[] | undefined {
  const found: Attachment[] = [];
  const isTaken = (leader: number, unit: number): boolean =>
    found.some(
      each => each.unit === unit && levelOf(leaderData(g, each.leader).size) === levelOf(leaderData(g, leader).size),
    );
  for (const leader of leaders) {
    const near = units.filter(unit => hexOf(g, unit) === hexOfLeader(g, leader) && !isTaken(leader, unit));
    const unit = near.find(each => whyNotAttach(g, leader, each) === undefined);
    if (unit === undefined) return undefined;
    found.push({ leader, unit });
  }
  return found;
}

/** Units that stay behind with a leader. */
const keepers = (g: Game, f: F, units: readonly number[]): number[] =>
  unitsOf(g, f.by).filter(unit => !units.includes(unit));

/** 7.6/advance-leader-reattach: a leader in an advancing unit's hex, attached to another. */
const mayJoin = (g: Game, f: F, units: readonly number[], leader: number): boolean =>
  isOwnLeader(g, f.by, leader) && !units.includes(g.board.leaders[leader]?.with ?? -1);

/** 7.6/advance-leaders-may: he may stay if several units could advance and not all do, or if he leads army or district. */
function mayStay(g: Game, f: F, units: readonly number[], leader: number): boolean {
  const attached = isOwnLeader(g, f.by, leader) && units.includes(g.board.leaders[leader]?.with ?? -1);
  const free = (f.units.length > 1 && units.length < f.units.length) || levelOf(leaderData(g, leader).size) === 'high';
  return attached && free;
}

const joining = (g: Game, f: F, { units, along }: Advance): Attachment[] | undefined =>
  isDistinct(along) && along.every(leader => mayJoin(g, f, units, leader)) ? attachments(g, along, units) : undefined;

const staying = (g: Game, f: F, { units, staying: leaders }: Advance): Attachment[] | undefined =>
  isDistinct(leaders) && leaders.every(leader => mayStay(g, f, units, leader))
    ? attachments(g, leaders, keepers(g, f, units))
    : undefined;

function options(g: Game, f: F) {
  return setsOf(f.units).flatMap(units => {
    const joiners = leadersOf(g, f.by).filter(leader => mayJoin(g, f, units, leader));
    const stayers = leadersOf(g, f.by).filter(leader => mayStay(g, f, units, leader));
    const sets = [[], ...setsOf(joiners)].flatMap(along =>
      [[], ...setsOf(stayers)].map(left => ({ do: 'advance' as const, units, along, staying: left })),
    );
    return sets.filter(each => joining(g, f, each) !== undefined && staying(g, f, each) !== undefined);
  });
}

/** 7.6/advance-*: into the hex the defender has left. */
export const advance: Rule<'advance'> = {
  clause: '7.6/advance-who',
  verbs: {
    advance: {
      fields: { units: 'integers', along: 'integers', staying: 'integers' },
      options,
      guards: [
        [
          '7.6/advance-who',
          (_g, f, c) => c.units.length === 0 || !isDistinct(c.units) || c.units.some(unit => !f.units.includes(unit)),
        ],
        ['SC/within', (g, f, c) => c.units.some(unit => isOutOfArea(g, unit, f.to))],
        ['7.6/advance-leader-reattach', (g, f, c) => joining(g, f, c) === undefined],
        ['7.6/advance-leaders-may', (g, f, c) => staying(g, f, c) === undefined],
      ],
      choose: (flow, f, c) => {
        const { game } = flow;
        const [coming, left] = [joining(game, f, c) ?? [], staying(game, f, c) ?? []];
        for (const each of coming)
          flow.emit({ type: 'leaderAttached', ...each, because: '7.6/advance-leader-reattach' });
        for (const each of left) flow.emit({ type: 'leaderAttached', ...each, because: '6.3/advance-reattach' });
        for (const unit of c.units) {
          if (holds('7.2/entrench-lost-on-leaving', unitState(game, unit).works !== 'none'))
            flow.emit({ type: 'worksLost', unit, because: '7.2/entrench-lost-on-leaving' });
          const from = hexOf(game, unit);
          flow.emit({ type: 'unitAdvanced', unit, from, to: f.to });
          if (unitsIn(game, from).length === 0) dropRefused(flow, from, '7.8/never-moves');
        }
        flow.pop(f, { advanced: c.units });
      },
    },
    remain: {
      fields: {},
      options: () => [{ do: 'remain' }],
      guards: [],
      choose: (flow, f) => void flow.pop(f, { advanced: [] }),
    },
  },
  resume: () => 'ask',
};
