import { type Game as AnyGame, frameShown, holds, topFrame } from '@wigwag/kernel';
import { type Board, copyBoard, NOBODY, NOWHERE, type Unit } from '../../board.ts';
import { DECLARED } from '../../fields/declared.ts';
import type { Frame, Game, Gcacw, Kind, View } from '../../game.ts';
import { enemyOf, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { forceUnder } from '../markers/force.ts';
import { isOpenlyHeld } from '../markers/forces.ts';
import { hasEnemyMarker, isSecretLeader, isSecretUnit, pieceShown } from './secrecy.ts';
import { veiled } from './veil.ts';

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
  board.units = board.units.map((state, unit) => (isOutOfSight(g, side, unit) ? { ...ABSENT } : state));
  board.leaders = board.leaders.map((state, leader) =>
    isSecretLeader(g, side, leader) ? { with: NOBODY, hex: NOWHERE } : state,
  );
  // By hexes: their order would tell when a marker was placed that has come to light since.
  board.refused = board.refused
    .filter(hex => !holds('LI/secret-force-display', isSecretHex(g, side, hex)))
    .sort((one, other) => one - other);
  board.rallied = board.rallied.filter(unit => !isSecretUnit(g, side, unit));
  board.forces = board.forces.map(force => ({
    ...force,
    units: force.units.filter(unit => !isSecretUnit(g, side, unit)),
  }));
  return board;
}

const redacted = (g: Game, side: Side, frame: Frame<Kind>): Frame<Kind> =>
  ridingFor(veiled(frameShown(DECLARED, frame, pieceShown(g, side)), side), side);

/** The marker on the march. */
function markerOf(g: Game, frame: Frame<Kind>): number | undefined {
  if (frame.kind === 'dummyMarch') return frame.force;
  // A leader's die is rolled before his units set out one by one: a dummy with a leader sets out at once.
  if (frame.kind === 'activation' && frame.step === 'attach')
    return forceUnder(g.board.forces, g.board.leaders[frame.leader]?.with ?? NOBODY)?.id;
  return frame.kind === 'march' ? forceUnder(g.board.forces, frame.unit)?.id : undefined;
}

/** Of those whom a leader in the open leads, hidden ones are left: that his activation goes on would tell of them. */
const isLeadingHidden = (g: Game, side: Side, frame: Frame<Kind>): boolean =>
  frame.kind === 'activation' && frame.step === 'units' && frame.waiting.every(unit => isSecretUnit(g, side, unit));

/** The enemy is busy with markers: how, would tell what is under them. */
const isSecretBusiness = (g: Game, side: Side, frame: Frame<Kind>): boolean =>
  frame.by === enemyOf(side) &&
  (markerOf(g, frame) !== undefined ||
    frame.kind === 'riding' ||
    isLeadingHidden(g, side, frame) ||
    ((frame.kind === 'activation' || frame.kind === 'displaced') && isSecretLeader(g, side, frame.leader)));

/** That dummies may ride along is plain to see; which of them would tell which markers took part. */
const ridingFor = (frame: Frame<Kind>, side: Side): Frame<Kind> =>
  frame.kind === 'riding' && frame.by !== side
    ? { ...frame, waiting: [], allowance: 0, as: 'infantry', led: true }
    : frame;

function stackFor(g: Game, side: Side): Frame<Kind>[] {
  const by = enemyOf(side);
  const top = topFrame(g);
  if (top === undefined || !holds('LI/secret-force-display', isSecretBusiness(g, side, top)))
    return g.stack.map(frame => redacted(g, side, frame));
  const below = g.stack.slice(0, g.stack.findIndex(({ kind }) => kind === 'action') + 1);
  const seen = below
    .map(frame => redacted(g, side, frame))
    .map(frame => (frame.kind === 'action' ? { ...frame, done: false } : frame));
  // Where a leader goes whose unit was lost on the way is asked while its marker is on the march.
  const [under] = g.stack.slice(-2);
  const force = markerOf(g, top) ?? (top.kind === 'displaced' && under !== undefined ? markerOf(g, under) : undefined);
  return force === undefined
    ? seen
    : [...seen, { kind: 'dummyMarch', by, force, as: 'infantry', left: 0, moved: false, shams: 0 }];
}

export const view = (g: Game, side: Side): View =>
  g.world.options.limitedIntelligence
    ? { side, board: boardFor(g, side), stack: stackFor(g, side) }
    : { side, board: copyBoard(g.board), stack: g.stack.map(frame => frameShown(DECLARED, frame)) };

/** What a side sees, as a game that it may look at and reckon with: the enemy's markers are empty in it. */
export const shown = (world: World, { board, stack }: View): AnyGame<Gcacw> => ({
  world,
  board: copyBoard(board),
  stack: stack.map(frame => ({ ...frame })),
  derived: undefined,
});
