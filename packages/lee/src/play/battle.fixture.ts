import { type AnyChoice as AnyOf, choices, type DiceSource, decide, ready, refusal } from '@wigwag/kernel';
import { type Board, setUp } from '../board.ts';
import type { AnyChoice, Event, Game, Lee, PushedFrame } from '../game.ts';
import { mils } from '../geometry/units.ts';
import type { ForcedCause } from '../movement/kinds.ts';
import { lee } from '../ruleset.ts';
import type { Step } from '../sequence/steps.ts';
import type { AreaPiece, BarrierPiece, BridgePiece, LinearPiece, TerrainBoard } from '../terrain/board.ts';
import type { StoredPoint } from '../terrain/stored.ts';
import { type Overrides, worldOf } from '../testing/armies.fixture.ts';
import type { Side } from '../world.ts';
import type { Placed, PlayBoard } from './board.ts';
import type { Mark } from './marks.ts';
import type { ToldForce, ToldMove, ToldStep } from './shapes.ts';

/** Blue brings POTOMAC and grey VALLEY of the test armies: infantry has M 9, horse M 12, guns M 6. */
export interface Sketch {
  readonly world?: Overrides;
  readonly blue?: Readonly<Record<string, Placed>>;
  readonly grey?: Readonly<Record<string, Placed>>;
  readonly terrain?: Partial<TerrainBoard>;
  readonly play?: Partial<PlayBoard>;
  readonly change?: (board: Board) => void;
}

/** In inches and degrees. */
export const at = (
  x: number,
  y: number,
  heading = 0,
  marks: readonly Mark[] = [],
  more: Partial<Placed> = {},
): Placed => ({
  pose: { x: mils(x), y: mils(y), heading: heading * 100 },
  marks,
  cohesionLost: 0,
  movedOn: 0,
  paidOn: 0,
  passedOn: 0,
  failedOn: 0,
  ...more,
});

export const outline = (x0: number, y0: number, x1: number, y1: number): StoredPoint[] =>
  (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map(([x, y]) => ({ x: mils(x), y: mils(y) }));

export const way = (...points: readonly (readonly [number, number])[]): StoredPoint[] =>
  points.map(([x, y]) => ({ x: mils(x), y: mils(y) }));

export const wood = (ring: readonly StoredPoint[], more: Partial<AreaPiece> = {}): AreaPiece => ({
  id: 'p1',
  terrain: 'wood',
  surface: 'plain',
  ring,
  by: 'blue',
  half: false,
  ...more,
});

export const line = (linear: LinearPiece['linear'], points: readonly StoredPoint[], width = 1): LinearPiece => ({
  id: linear,
  linear,
  line: points,
  width: mils(width),
  by: 'blue',
  sunken: false,
  bed: 'flat',
});

export const fence = (points: readonly StoredPoint[]): BarrierPiece => ({
  id: 'fence',
  barrier: 'fence',
  along: 'p1',
  line: points,
  by: 'blue',
});

export const bridgeAt = (x: number, y: number): BridgePiece => ({
  id: 'bridge',
  at: { x: mils(x), y: mils(y) },
  over: 'river',
  heading: 0,
  length: 2000,
  width: 1000,
  origin: 'placed',
  by: 'blue',
});

/** A battle in its third turn, in which blue has the initiative and is player B, at the bottom of the table. */
export function battle(sketch: Sketch, ...stack: readonly PushedFrame[]): Game {
  const world = worldOf(sketch.world);
  const board = setUp(world);
  board.step = 'battle';
  board.armies = { ...board.armies, lists: { blue: 'potomac', grey: 'valley' } };
  board.field.a = 'grey';
  board.terrain = { ...board.terrain, ...sketch.terrain };
  board.play = {
    ...board.play,
    turn: 3,
    initiative: 'blue',
    units: { blue: sketch.blue ?? {}, grey: sketch.grey ?? {} },
    ...sketch.play,
  };
  sketch.change?.(board);
  const frames: PushedFrame[] = [{ kind: 'sequence', by: 'table', step: board.step as Step }, ...stack];
  return ready(lee, { world, board, stack: frames, derived: undefined });
}

export const TURN: PushedFrame = { kind: 'turn', by: 'table' };
export const ACTIVATION: PushedFrame = { kind: 'activation', by: 'blue', acted: false };

/** Corps i of blue is active and has fought. */
export const moving = (sketch: Sketch, frame: Partial<Extract<PushedFrame, { kind: 'moves' }>> = {}): Game =>
  battle(sketch, TURN, ACTIVATION, { kind: 'moves', by: 'blue', corps: 'i', fought: true, done: false, ...frame });

export const UNIT = 'i-1-a';

export const moveOf = (steps: readonly ToldStep[], more: Partial<ToldMove> = {}): AnyChoice => ({
  do: 'move',
  unit: UNIT,
  kind: 'normal',
  march: false,
  modifier: 0,
  again: false,
  steps,
  ...more,
});

export const forceOf = (cause: ForcedCause, distance: number, more: Partial<ToldForce> = {}): AnyChoice => ({
  do: 'force',
  side: 'blue',
  unit: UNIT,
  cause,
  towards: '',
  heading: 0,
  extra: 0,
  distance: mils(distance),
  ...more,
});

const decider = ({ stack }: Game): Side | 'table' => stack.at(-1)?.by ?? 'table';

/** 'legal', or the clause that forbids. */
export const verdict = (game: Game, choice: AnyChoice): string =>
  refusal(lee, game, decider(game), choice)?.clause ?? 'legal';

export const numbers = (game: Game, choice: AnyChoice) => refusal(lee, game, decider(game), choice)?.params;

export interface Played {
  readonly game: Game;
  readonly events: readonly Event[];
}

const noDice: DiceSource = () => undefined;

/** What comes of a decision that is legal. */
export function played(game: Game, choice: AnyChoice, dice: DiceSource = noDice): Played {
  const answer = decide(lee, game, decider(game), choice, dice);
  if (!('decided' in answer)) throw new Error(JSON.stringify(answer));
  return { game: ready(lee, answer.decided.game), events: answer.decided.events };
}

export const after = (game: Game, ...made: readonly AnyChoice[]): Game =>
  made.reduce((now, choice) => played(now, choice).game, game);

export const listed = (game: Game): AnyOf<Lee>[] => choices(lee, game);

export const poseOfUnit = ({ board }: Game, side: Side, unit: string) => {
  const { x = 0, y = 0, heading = 0 } = board.play.units[side][unit]?.pose ?? {};
  return [x / 1000, y / 1000, heading / 100];
};
