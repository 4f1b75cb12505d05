import { holds } from '@wigwag/kernel';
import { isAscending, isPickedFrom, setsOf } from '../../activation/selection.ts';
import { NOBODY } from '../../board.ts';
import { removePontoonsBeside } from '../../bridges/pontoons/removal.ts';
import type { Choice, Frame, Game, Rule } from '../../game.ts';
import { whyNotAttach } from '../../leaders/attachment.ts';
import { isOutOfArea } from '../../movement/step/area.ts';
import { hexOf, hexOfLeader, isOwnLeader, isOwnUnit, leadersOf, unitState, unitsIn } from '../../pieces/pieces.ts';
import { uncoverEmpty } from '../strength/refusedFlanks.ts';

type F = Frame<'advance'>;
type Advance = Choice<'advance', 'advance'>;

/** A leader who is attached to another unit of his hex just before the advance. */
interface Change {
  readonly leader: number;
  readonly unit: number;
}

const changesOf = ({ leaders, attachedTo }: Advance): Change[] =>
  leaders.map((leader, at) => ({ leader, unit: attachedTo[at] ?? NOBODY }));

const unitWith = (g: Game, leader: number): number => g.board.leaders[leader]?.with ?? NOBODY;

/** The unit is in his hex and not the one he is with. */
const isChange = (g: Game, f: F, { leader, unit }: Change): boolean =>
  isOwnLeader(g, f.by, leader) &&
  isOwnUnit(g, f.by, unit) &&
  hexOf(g, unit) === hexOfLeader(g, leader) &&
  unitWith(g, leader) !== unit;

/** 6.3/advance-reattach: several units could advance, his among them, and not all do. */
const isFree = (g: Game, f: F, units: readonly number[], { leader }: Change): boolean =>
  f.units.includes(unitWith(g, leader)) && units.length < f.units.length;

/** 7.6/advance-leader-reattach: he comes along with a unit he was not attached to. */
const isJoining = (g: Game, units: readonly number[], { leader, unit }: Change): boolean =>
  units.includes(unit) && !units.includes(unitWith(g, leader));

const mayChange = (g: Game, f: F, units: readonly number[], change: Change): boolean =>
  isJoining(g, units, change) || isFree(g, f, units, change);

/** The position with some leaders attached anew; NOBODY takes them off. */
function reattached(g: Game, changes: readonly Change[]): Game {
  const leaders = g.board.leaders.slice();
  for (const { leader, unit } of changes) leaders[leader] = { with: unit, hex: hexOfLeader(g, leader) };
  return { ...g, board: { ...g.board, leaders } };
}

const lifted = (g: Game, leaders: readonly number[]): Game =>
  reattached(
    g,
    leaders.map(leader => ({ leader, unit: NOBODY })),
  );

/** Each may be attached where he goes, the others having changed. */
function areLawful(g: Game, changes: readonly Change[]): boolean {
  const without = lifted(
    g,
    changes.map(({ leader }) => leader),
  );
  return changes.every(
    ({ leader, unit }, at) => whyNotAttach(reattached(without, changes.slice(0, at)), leader, unit) === undefined,
  );
}

/** Each leader once, to a unit of his hex that may take him. */
const areChanges = (g: Game, f: F, c: Advance): boolean =>
  c.leaders.length === c.attachedTo.length &&
  isAscending(c.leaders) &&
  changesOf(c).every(change => isChange(g, f, change)) &&
  areLawful(g, changesOf(c));

/** Beyond this many ways to attach leaders the list is a sample: nobody, or one of them. */
const ALL_CHANGES_UP_TO = 64;

/** Every way in which leaders may change, each to one of his units or not at all. */
function changeSets(perLeader: readonly (readonly Change[])[]): Change[][] {
  const ways = perLeader.reduce((product, each) => product * (each.length + 1), 1);
  if (ways > ALL_CHANGES_UP_TO) return [[], ...perLeader.flat().map(change => [change])];
  return perLeader.reduce<Change[][]>(
    (sets, each) => sets.flatMap(set => [set, ...each.map(change => [...set, change])]),
    [[]],
  );
}

function options(g: Game, f: F): Advance[] {
  const leaders = leadersOf(g, f.by);
  const free = lifted(g, leaders);
  const all = leaders.map(leader =>
    unitsIn(g, hexOfLeader(g, leader))
      .map(unit => ({ leader, unit }))
      .filter(change => isChange(g, f, change) && areLawful(free, [change])),
  );
  return setsOf(f.units).flatMap(units =>
    changeSets(all.map(each => each.filter(change => mayChange(g, f, units, change)))).map(changes => ({
      do: 'advance',
      units,
      leaders: changes.map(({ leader }) => leader),
      attachedTo: changes.map(({ unit }) => unit),
    })),
  );
}

/** 7.6/advance-*: into the hex the defender has left. */
export const advance: Rule<'advance'> = {
  clause: '7.6/advance-who',
  verbs: {
    advance: {
      options,
      guards: [
        ['7.6/advance-who', (_g, f, c) => c.units.length === 0 || !isPickedFrom(f.units, c.units)],
        ['SC/within', (g, f, c) => c.units.some(unit => isOutOfArea(g, unit, f.to))],
        ['7.6/advance-leader-reattach', (g, f, c) => !areChanges(g, f, c)],
        ['7.6/advance-leaders-may', (g, f, c) => changesOf(c).some(change => !mayChange(g, f, c.units, change))],
      ],
      choose: (flow, f, c) => {
        const { game } = flow;
        const events = changesOf(c).map(change => {
          const because = isJoining(game, c.units, change) ? '7.6/advance-leader-reattach' : '6.3/advance-reattach';
          return { type: 'leaderAttached', ...change, because } as const;
        });
        for (const event of events) flow.emit(event);
        for (const unit of c.units) {
          if (holds('7.2/entrench-lost-on-leaving', unitState(game, unit).works !== 'none'))
            flow.emit({ type: 'worksLost', unit, because: '7.2/entrench-lost-on-leaving' });
          const from = hexOf(game, unit);
          flow.emit({ type: 'unitAdvanced', unit, from, to: f.to });
          uncoverEmpty(flow, from);
        }
        for (const unit of c.units) removePontoonsBeside(flow, unit);
        flow.pop(f, { advanced: c.units });
      },
    },
    remain: {
      options: () => [{ do: 'remain' }],
      guards: [],
      choose: (flow, f) => void flow.pop(f, { advanced: [] }),
    },
  },
  resume: () => 'ask',
};
