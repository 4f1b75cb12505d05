import { type Game as AnyGame, holds } from '@wigwag/kernel';
import { type Board, NOBODY, NOWHERE, type Unit } from '../board.ts';
import { copyBoard } from '../evolve.ts';
import type { Frame, Game, Gcacw, Kind, View } from '../game.ts';
import { enemyOf, leaderData, unitData } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { forceUnder } from './force.ts';
import { isHidden, isOpenlyHeld } from './forces.ts';

/** Stands for a unit or leader that is known to be there, but not which. */
export const SOMEBODY = -2;

/** LI/secret-force-display: what is under the enemy's markers is his secret. */
export const isSecretUnit = (g: Game, side: Side, unit: number): boolean =>
  unit === SOMEBODY || holds('LI/secret-force-display', isHidden(g, unit) && unitData(g, unit).side !== side);

/** Markers of the enemy lie in the hex. */
const hasEnemyMarker = (g: Game, side: Side, hex: number): boolean =>
  g.board.forces.some(force => force.hex === hex && force.side !== side);

/** He is as hidden as his unit; if it was lost under a marker, as hidden as that. */
export const isSecretLeader = (g: Game, side: Side, leader: number): boolean => {
  if (leader === SOMEBODY) return true;
  const found = g.board.leaders[leader];
  if (found === undefined || leaderData(g, leader).side === side) return false;
  const alone = found.with === NOBODY && hasEnemyMarker(g, side, found.hex);
  return alone ? holds('LI/secret-force-display', true) : isSecretUnit(g, side, found.with);
};

export const ABSENT: Readonly<Unit> = {
  hex: NOWHERE,
  manpower: 0,
  fatigue: 0,
  disorganized: false,
  exhausted: false,
  demoralized: 0,
  works: 'none',
};

/** A hex where the enemy has only what is under markers. */
export const isSecretHex = (g: Game, side: Side, hex: number): boolean =>
  hasEnemyMarker(g, side, hex) && !isOpenlyHeld(g, enemyOf(side), hex);

/** Still to come by the scenario's open list, or seen to leave the map. */
export const isKnownAway = ({ awaited, exited }: Board, unit: number): boolean =>
  awaited.includes(unit) || exited.includes(unit);

/** Under a marker or lost: which of the two, the enemy does not know. */
const isOutOfSight = (g: Game, side: Side, unit: number): boolean =>
  isSecretUnit(g, side, unit) ||
  (unitData(g, unit).side !== side && g.board.units[unit]?.hex === NOWHERE && !isKnownAway(g.board, unit));

function boardFor(g: Game, side: Side): Board {
  const board = copyBoard(g.board);
  if (!g.world.options.limitedIntelligence) return board;
  board.units = board.units.map((state, unit) => (isOutOfSight(g, side, unit) ? { ...ABSENT } : state));
  board.leaders = board.leaders.map((state, leader) =>
    isSecretLeader(g, side, leader) ? { with: NOBODY, hex: NOWHERE } : state,
  );
  board.refused = board.refused.filter(hex => !holds('LI/secret-force-display', isSecretHex(g, side, hex)));
  board.rallied = board.rallied.filter(unit => !isSecretUnit(g, side, unit));
  board.forces = board.forces.map(force => ({
    ...force,
    units: force.units.filter(unit => !isSecretUnit(g, side, unit)),
  }));
  return board;
}

const UNIT_FIELDS: readonly string[] = ['unit', 'units', 'waiting', 'digging', 'going', 'loser', 'driven', 'builders'];
const LEADER_FIELDS: readonly string[] = ['leader', 'carried', 'joining', 'superior'];

/** Numbers in other fields may be anything. */
export const namesPieces = (field: string): boolean => UNIT_FIELDS.includes(field) || LEADER_FIELDS.includes(field);

const namedIn = (stack: readonly Frame<Kind>[], fields: readonly string[]): number[] =>
  stack.flatMap(frame =>
    Object.entries(frame).flatMap(([field, value]: [string, unknown]) =>
      fields.includes(field) ? [value].flat().map(Number) : [],
    ),
  );

export const unitsNamedIn = (stack: readonly Frame<Kind>[]): number[] => namedIn(stack, UNIT_FIELDS);
export const leadersNamedIn = (stack: readonly Frame<Kind>[]): number[] => namedIn(stack, LEADER_FIELDS);

type IsSecret = (id: number) => boolean;

/** Which of a frame's fields name units, and which leaders. Markers, which ride along, are seen by all. */
function secretsOf(g: Game, side: Side, frame: Frame<Kind>): (field: string) => IsSecret | undefined {
  const units: IsSecret = unit => isSecretUnit(g, side, unit);
  const leaders: IsSecret = leader => isSecretLeader(g, side, leader);
  return field => {
    if (frame.kind === 'riding') return undefined;
    if (field === 'done') return frame.kind === 'transfer' ? leaders : units;
    if (UNIT_FIELDS.includes(field)) return units;
    return LEADER_FIELDS.includes(field) ? leaders : undefined;
  };
}

function redacted(g: Game, side: Side, frame: Frame<Kind>, own: boolean): Frame<Kind> {
  const secrets = secretsOf(g, side, frame);
  const entries = Object.entries(frame).map(([field, value]: [string, unknown]) => {
    const isSecret = secrets(field);
    if (isSecret === undefined) return [field, value];
    if (typeof value === 'number') return [field, isSecret(value) ? (field === 'joining' ? NOBODY : SOMEBODY) : value];
    if (!Array.isArray(value)) return [field, value];
    const shown = value.filter(id => !isSecret(id));
    // Whether the enemy's activation goes on after my decision is plain to see.
    const more = own && field === 'waiting' && shown.length < value.length;
    return [field, more ? [...shown, SOMEBODY] : shown];
  });
  return Object.fromEntries(entries) as unknown as Frame<Kind>;
}

/** The marker on the march; 0: none that the side could tell from a dummy. */
function markerOf(g: Game, side: Side, frame: Frame<Kind>): number {
  if (frame.kind === 'dummyMarch' && frame.by !== side) return frame.force;
  if (frame.kind !== 'march' || !isSecretUnit(g, side, frame.unit)) return 0;
  return forceUnder(g.board.forces, frame.unit)?.id ?? 0;
}

/** The enemy is busy with markers: how, would tell what is under them. */
const isSecretBusiness = (g: Game, side: Side, frame: Frame<Kind>): boolean =>
  frame.by === enemyOf(side) &&
  (markerOf(g, side, frame) > 0 ||
    frame.kind === 'riding' ||
    ((frame.kind === 'activation' || frame.kind === 'displaced') && isSecretLeader(g, side, frame.leader)));

function stackFor(g: Game, side: Side): Frame<Kind>[] {
  const top = g.stack[g.stack.length - 1];
  if (top === undefined || g.board.forces.length === 0) return g.stack.map(frame => ({ ...frame }));
  if (!holds('LI/secret-force-display', isSecretBusiness(g, side, top)))
    return g.stack.map(frame => redacted(g, side, frame, top.by !== enemyOf(side)));
  const below = g.stack.slice(0, g.stack.findIndex(({ kind }) => kind === 'action') + 1);
  const seen = below.map(frame => (frame.kind === 'action' ? { ...frame, done: false } : { ...frame }));
  const force = markerOf(g, side, top);
  const by = enemyOf(side);
  return force === 0 ? seen : [...seen, { kind: 'dummyMarch', by, force, as: 'infantry', left: 0, moved: false }];
}

export function view(g: Game, side: Side): View {
  return {
    side,
    board: boardFor(g, side),
    stack: stackFor(g, side),
  };
}

/** What a side sees, as a game that it may look at and reckon with: the enemy's markers are empty in it. */
export const shownTo = (g: Game, side: Side): AnyGame<Gcacw> => {
  const { board, stack } = view(g, side);
  return { world: g.world, board, stack: [...stack], derived: undefined };
};
