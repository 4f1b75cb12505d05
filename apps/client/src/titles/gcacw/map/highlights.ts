import {
  type Frame,
  type Game,
  inNormalZone,
  type Kind,
  type MarchWay,
  type Odds,
  QUARTERS,
  type Reached,
  retreatSteps,
} from '@wigwag/gcacw';
import type { Highlights, RingState } from '@wigwag/mapview';
import { changesOf } from '@wigwag/staffmap';
import type { Translate } from '@wigwag/words';
import type { Asking } from '../asking/asking.ts';
import type { ShownReach } from '../march/shownReach.ts';
import { inQuarters, percent } from '../odds/numbers.ts';
import { pointsLeft, reachSaid } from './reachSaid.ts';

const NOTHING: ReadonlySet<number> = new Set();

interface Shown {
  readonly t: Translate;
  readonly asking: Asking;
  readonly game: Game;
  readonly frame: Frame<Kind> | undefined;
  readonly reach: ShownReach | undefined;
  readonly odds: Odds | undefined;
  readonly spoken: number | undefined;
  readonly pointed: readonly number[] | undefined;
  /** Where what a line of the log tells of happened. */
  readonly told: readonly number[];
  /** Units that were lost in what was last done, by hex. */
  readonly fallen: ReadonlyMap<number, readonly number[]>;
}

type Reachable = NonNullable<ReturnType<Highlights['reach']['get']>>;

/** By a force march chances go by many small steps: two bands are enough, and the line about the hex has the number. */
const forcedLabel = (forced: number): string => (forced >= 0.5 ? '≥ 50\u00a0%' : '< 50\u00a0%');

/** With two dice nearly every hex has a chance of its own: more than these are told in steps of a die, and the line about the hex has the number. */
const TELLABLE = 7;
const STEPS = 6;

/** What a band of chances is called. */
function chanceLabel(chance: number, isCoarse: boolean): string {
  if (!isCoarse || chance === 1) return percent(chance);
  const step = Math.floor(chance * STEPS + 1e-9) / STEPS;
  return step === 0 ? `< ${percent(1 / STEPS)}` : `≥ ${percent(step)}`;
}

/** How likely a unit gets to each hex, or what it has left there; where only a force march gets it there, that is said. */
function shades({ t, asking, game, frame, reach }: Shown): Highlights['reach'] {
  const left = pointsLeft(frame, asking.mover);
  const isCoarse = new Set(reach?.hexes.map(({ chance }) => chance)).size > TELLABLE;
  const labelOf = (points: number, chance: number): string =>
    left === undefined ? chanceLabel(chance, isCoarse) : inQuarters(Math.max(0, left - points) * QUARTERS);
  const shadeOf = ({ points, chance, forced }: Reached): Omit<Reachable, 'said'> =>
    chance > 0
      ? { chance, label: labelOf(points, chance) }
      : { chance: forced >= 0.5 ? 0.2 : 0, label: left === undefined ? forcedLabel(forced) : '', forced: true };
  return new Map(
    (reach?.hexes ?? [])
      .filter(({ chance, forced }) => chance > 0 || forced > 0)
      .map(found => [found.hex, { ...shadeOf(found), said: reachSaid(t, game.world, found, left) }]),
  );
}

const NO_PATH: readonly number[] = [];

/** The cheapest way to the hex under the pointer; of a retreat the way it has come, and the next step. */
export function pathTo({ trail, hexes }: Asking, reach: ShownReach | undefined, hovered: number | undefined) {
  if (trail.length > 0) return hovered !== undefined && hexes.has(hovered) ? [...trail, hovered] : trail;
  return reach?.hexes.find(({ hex }) => hex === hovered)?.path ?? NO_PATH;
}

/** The same of a way that was laid out. */
export const marksOf = ({ points }: MarchWay): readonly string[] =>
  points.map((each, place) => (place === 0 ? '' : inQuarters(each * QUARTERS)));

/** What a march has spent at each hex of its way: nothing where it begins. */
export function marksAlong(path: readonly number[], reach: ShownReach | undefined): readonly string[] {
  const points = new Map((reach?.hexes ?? []).map(reached => [reached.hex, inQuarters(reached.points * QUARTERS)]));
  return points.size === 0 ? [] : path.map(hex => points.get(hex) ?? '');
}

/** What each hex costs a retreat: nothing written, nothing lost. */
function retreatShades({ t, game }: Shown, frame: Frame<'retreat'>): Highlights['reach'] {
  return new Map(
    retreatSteps(game, frame).map(({ to, loss }) => [
      to,
      { chance: 0.4, label: loss === 0 ? '' : `−${loss}`, said: t('client.retreatLoss', { loss }) },
    ]),
  );
}

const chanceShades = (chances: ReadonlyMap<number, number>): Highlights['reach'] =>
  new Map([...chances].map(([hex, chance]) => [hex, { chance, label: percent(chance), said: percent(chance) }]));

function shadesOf(shown: Shown): Highlights['reach'] {
  const { asking, frame } = shown;
  const { chances } = asking;
  if (chances !== undefined) return chanceShades(chances);
  return frame?.kind === 'retreat' ? retreatShades(shown, frame) : shades(shown);
}

/** Where the enemy of the unit in hand has a normal zone of control. */
function zonesFor(game: Game, mover: number | undefined): ReadonlySet<number> {
  const side = mover === undefined ? undefined : game.world.units[mover]?.side;
  if (side === undefined) return NOTHING;
  const enemy = side === 'union' ? 'confederate' : 'union';
  return new Set(game.world.scenario.map.hexes.flatMap((_, hex) => (inNormalZone(game, enemy, hex) ? [hex] : [])));
}

/** How the six hexes round the defender stand. */
function ringOf(odds: Odds | undefined): ReadonlyMap<number, RingState> {
  const ring = odds?.assessment.flank.ring ?? [];
  return new Map(ring.filter(({ hex }) => hex >= 0).map(each => [each.hex, ringState(each)]));
}

export const ringState = ({ covered, reduced }: Odds['assessment']['flank']['ring'][number]): RingState =>
  covered === undefined ? 'open' : reduced === undefined ? 'covered' : 'reduced';

const namesIn = ({ world }: Game, units: readonly number[]): string =>
  units.map(unit => world.units[unit]?.name ?? '').join(', ');

/** What shines on the map: exactly what may be chosen, and how far a unit gets. */
export function highlightsOf(shown: Shown): Highlights {
  const { asking, game, odds, spoken, pointed, told, fallen } = shown;
  const { board } = game;
  const chosen = asking.chosenUnits.map(unit => board.units[unit]?.hex ?? -1);
  return {
    lit: new Set(asking.hexes.keys()),
    aimed: asking.targets,
    reach: shadesOf(shown),
    selected: new Set(chosen),
    zones: zonesFor(game, asking.mover),
    ring: ringOf(odds),
    attacked: odds?.assessment.attack.target,
    ...changesOf(board),
    spoken,
    pointed: pointed && new Set(pointed),
    told: new Set(told),
    fallen: new Map([...fallen].map(([hex, units]) => [hex, namesIn(game, units)])),
  };
}
