import {
  type BaseSize,
  type Course,
  distance,
  footprint,
  forwardOf,
  type Point,
  type Pose,
  rightOf,
  SIDES,
  turnBetween,
} from '@wigwag/lee';
import type { Contact, Handle, Sweep, Tag } from '@wigwag/mapview/open';
import { lengthOf, placeAt } from '../drafts/curves.ts';
import type { Draft } from '../drafts/draft.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { unitNamed } from '../roster.ts';
import { number } from '../said.ts';
import type { Holding } from './inHand.ts';
import { nameOfArea, nameOfLine } from './names.ts';

type Met = Course['contacts'][number];

/** What is needed to say it. */
type Telling = Pick<Holding, 't' | 'language' | 'view'> & { readonly draft: Draft | undefined };

/** What was met, by its name. */
function nameOf({ t, language, view: { world, game } }: Telling, { kind, with: id }: Met): string {
  const { areas, lines, barriers } = game.board.terrain;
  const area = areas.find(each => each.id === id);
  if (area !== undefined) return nameOfArea(t, area);
  const line = lines.find(each => each.id === id);
  if (line !== undefined) return nameOfLine(t, line);
  const barrier = barriers.find(each => each.id === id);
  if (barrier !== undefined) return barrier.barrier === 'fence' ? t('lee.client.fence') : t('lee.client.wall');
  if (kind === 'table') return t('lee.client.met.table');
  const [unit] = SIDES.flatMap(side => unitNamed(world, game.board, side, id)?.unit.name[language] ?? []);
  return kind === 'zone' ? t('lee.client.met.zone', { unit: unit ?? id }) : (unit ?? id);
}

/** By how many degrees a unit is turned at the end of a march, from how it stands now. */
export function turnedBy(
  { game, eyes }: Pick<Telling['view'], 'game' | 'eyes'>,
  unit: string,
  { end }: Course,
): number {
  const stands = standsAt(game, eyes, unit);
  return stands === undefined ? 0 : Math.round(turnBetween(stands.heading, end.heading)) || 0;
}

/** A bar across the way where something was met. */
export const contactsOf = ({ contacts, path }: Course): Contact[] =>
  contacts.map(({ with: met, point, effect }, i): Contact => {
    const [from, to] = [path[0] ?? point, path.at(-1) ?? point];
    const along = Math.max(0.01, distance(from, to));
    const side: Point = { x: -(to.y - from.y) / along, y: (to.x - from.x) / along };
    const end = (by: number): Point => ({ x: point.x + side.x * by, y: point.y + side.y * by });
    return {
      ...{ id: `met-${met}-${i}`, at: point, from: end(-1), to: end(1) },
      light: effect === 'blocks' ? 'refused' : 'legal',
    };
  });

export type Cost = 'pays' | 'free' | 'stops';

interface MetValues {
  readonly what: string;
  readonly n: string;
  readonly cost: string;
}

const metText = (t: Telling['t'], cost: Cost, isStart: boolean, values: MetValues): string =>
  ({
    stops: () => t('lee.client.met.stops', { ...values }),
    pays: () => (isStart ? t('lee.client.met.starts', { ...values }) : t('lee.client.met.slows', { ...values })),
    free: () => (isStart ? t('lee.client.met.freeAtStart', { ...values }) : t('lee.client.met.free', { ...values })),
  })[cost]();

interface MetSaid {
  readonly text: string;
  readonly isBlocking: boolean;
}

/** Whether a march that meets something slowing has nothing to pay any more, or never has. */
function isFree({ draft, view: { game, eyes, world } }: Telling): boolean {
  if (draft?.kind !== 'march') return false;
  const { supportPaysPenalty } = world.book.movement.data;
  if (draft.as === 'support' && !supportPaysPenalty.value) return true;
  return game.board.play.units[eyes][draft.unit]?.paidOn === game.board.play.turn;
}

/** 7.2/cost-once-per-turn: the first thing that slows takes its inches from the range, the others cost nothing more. */
export function costsOf({ contacts, paid }: Pick<Course, 'contacts' | 'paid'>, free: boolean): Cost[] {
  const first = contacts.findIndex(({ effect }) => effect === 'slows');
  return contacts.map(({ effect }, i) => {
    if (effect === 'blocks' || !(paid || free)) return 'stops';
    return paid && i === first ? 'pays' : 'free';
  });
}

/** What was met, and what it cost. */
export function metSaid(telling: Telling, course: Course): MetSaid[] {
  const { t, language, view } = telling;
  const cost = number(language, view.world.book.movement.data.penalty.value);
  const costs = costsOf(course, isFree(telling));
  return course.contacts.map((met, i) => {
    const values = { what: nameOf(telling, met), n: number(language, met.at), cost };
    return { text: metText(t, costs[i] ?? 'stops', met.at < 0.01, values), isBlocking: met.effect === 'blocks' };
  });
}

export const metTags = (holding: Holding, course: Course): Tag[] =>
  metSaid(holding, course)
    .slice(0, 2)
    .map(
      ({ text, isBlocking }, i): Tag => ({
        ...{ id: `met-${i}`, at: course.contacts[i]?.point ?? course.end.at, side: 'right', shy: true, text },
        light: isBlocking ? 'refused' : 'legal',
      }),
    );

export const sweepsOf = ({ swept }: Course): Sweep[] =>
  swept.map((ring, i): Sweep => ({ id: `swept-${i}`, ring, light: 'held' }));

/** A measure lies beside the way, not on it. */
export function besideWay(path: readonly Point[]): 'right' | 'below' {
  const [from, to] = [path[0], path.at(-1)];
  if (from === undefined || to === undefined) return 'right';
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? 'below' : 'right';
}

/** The measure of a march, at the middle of its way and clear of a base so wide on it. */
export function measureTag(path: readonly Point[], half: number, text: string): Tag {
  const side = besideWay(path);
  const at = placeAt(path, lengthOf(path) / 2);
  const beside = side === 'right' ? { x: at.x + half, y: at.y } : { x: at.x, y: at.y + half };
  return { id: 'measure', at: beside, text, light: 'held', side };
}

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });

/** Inches beside a base where its handle stands, about. */
const BESIDE = 1.5;

/** Which way from a base others are farthest off, its right flank before its left and its rear. */
function freestOf(pose: Pose, { width, depth }: BaseSize, others: readonly (readonly Point[])[]): Point {
  const right = rightOf(pose.heading);
  const back = opposite(forwardOf(pose.heading));
  const roomAt = (way: Point, half: number): number => {
    const seat = { x: pose.at.x + way.x * (half + BESIDE), y: pose.at.y + way.y * (half + BESIDE) };
    return Math.min(BESIDE, ...others.map(ring => Math.min(...ring.map(corner => distance(corner, seat)))));
  };
  const ways = [right, opposite(right), back].map(way => ({
    way,
    room: roomAt(way, way === back ? depth : width / 2),
  }));
  return ways.reduce((best, each) => (each.room > best.room ? each : best)).way;
}

/**
 * A base is dragged by all of it; its handle stands at a flank, off its way and its front, or behind it: where it hides no other base.
 */
export const gripOf = (
  pose: Pose,
  size: BaseSize,
  others: readonly (readonly Point[])[],
): Required<Pick<Handle, 'grip' | 'away'>> => ({ grip: footprint(pose, size), away: freestOf(pose, size, others) });

/** Where the knob is that turns a base: so many inches before its front. */
export const knobOf = ({ at, heading }: Pose, before: number): Point => ({
  x: at.x + Math.sin((heading * Math.PI) / 180) * before,
  y: at.y - Math.cos((heading * Math.PI) / 180) * before,
});
