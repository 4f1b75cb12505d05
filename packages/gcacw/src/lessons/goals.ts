import type { Event } from '../board.ts';
import type { Game } from '../game.ts';
import type { Goal, GoalKind, Goals } from './lesson.ts';

/** The position, and what has happened since the step began. */
export interface Witnessed {
  readonly game: Game;
  readonly events: readonly Event[];
  /** Clauses that the learner was refused by. */
  readonly refusals: readonly string[];
}

const unitNamed = ({ game }: Witnessed, id: string): number => game.world.units.findIndex(unit => unit.id === id);
const leaderNamed = ({ game }: Witnessed, id: string): number =>
  game.world.leaders.findIndex(leader => leader.id === id);

/** Has one of these things happened to the unit? */
const befell = (seen: Witnessed, id: string, ...types: readonly Event['type'][]): boolean => {
  const unit = unitNamed(seen, id);
  return seen.events.some(event => types.includes(event.type) && 'unit' in event && event.unit === unit);
};

const stateOf = (seen: Witnessed, id: string) => seen.game.board.units[unitNamed(seen, id)];

function isActivated(seen: Witnessed, id: string): boolean {
  const [unit, leader] = [unitNamed(seen, id), leaderNamed(seen, id)];
  return seen.events.some(event => {
    if (event.type !== 'actionBegan') return false;
    if (unit < 0) return event.leader === leader;
    return event.unit === unit || event.units.includes(unit);
  });
}

function isAttacked(seen: Witnessed, { unit, target, type }: Goals['attacked']): boolean {
  const attacker = unit === undefined ? undefined : unitNamed(seen, unit);
  return seen.events.some(
    event =>
      event.type === 'attackDeclared' &&
      (attacker === undefined || event.unit === attacker) &&
      (target === undefined || event.target === target) &&
      (type === undefined || event.attack === type),
  );
}

function isAssaulted(seen: Witnessed, { leader, units }: Goals['assaulted']): boolean {
  const [ordering, ordered] = [leaderNamed(seen, leader), units.map(id => unitNamed(seen, id))];
  return seen.events.some(
    event =>
      event.type === 'actionBegan' &&
      event.action === 'assault' &&
      event.leader === ordering &&
      ordered.every(unit => event.units.includes(unit)),
  );
}

const REACHED: { readonly [K in GoalKind]: (seen: Witnessed, goal: Goals[K]) => boolean } = {
  at: (seen, { unit, hexes }) => hexes.includes(stateOf(seen, unit)?.hex ?? -1),
  initiative: ({ events }, { side }) => events.some(event => event.type === 'initiativeTaken' && event.side === side),
  activated: (seen, { piece }) => isActivated(seen, piece),
  marched: (seen, { unit }) => befell(seen, unit, 'marchEnded'),
  fatigue: (seen, { unit, least }) => (stateOf(seen, unit)?.fatigue ?? 0) >= least,
  attacked: isAttacked,
  leads: (seen, { leader, units }) => {
    const { with: unit } = seen.game.board.leaders[leaderNamed(seen, leader)] ?? {};
    return unit !== undefined && units.some(id => unitNamed(seen, id) === unit);
  },
  assaulted: isAssaulted,
  fought: ({ events }, { target }) => events.some(event => event.type === 'combatResolved' && event.target === target),
  bore: (seen, { units }) => units.some(unit => befell(seen, unit, 'manpowerLost', 'unitEliminated')),
  entrenched: (seen, { unit }) => befell(seen, unit, 'worksBuilt'),
  broke: (seen, { unit }) => befell(seen, unit, 'crossingDestroyed'),
  retreated: (seen, { unit }) => befell(seen, unit, 'unitRetreated', 'unitEliminated'),
  advanced: (seen, { unit }) => befell(seen, unit, 'unitAdvanced'),
  recovered: (seen, { unit }) => befell(seen, unit, 'rested'),
  reached: ({ game: { board } }, { phase, turn = 1 }) => board.phase === phase && board.turn >= turn,
  refused: ({ refusals }, { clause }) => (clause === undefined ? refusals.length > 0 : refusals.includes(clause)),
};

const reached = <K extends GoalKind>(seen: Witnessed, goal: { readonly kind: K } & Goals[K]): boolean =>
  REACHED[goal.kind](seen, goal);

export const isReached = (seen: Witnessed, goal: Goal): boolean => reached<GoalKind>(seen, goal);
