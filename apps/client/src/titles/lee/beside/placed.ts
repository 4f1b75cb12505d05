import type { Game, Point } from '@wigwag/lee';
import type { OpenPicture } from '@wigwag/mapview/open';
import { measuresOf } from '@wigwag/mapview/open/still';
import { type AreaDraft, ringIn } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { isWater, lineIn } from '../drafts/line.ts';
import { areaKind } from '../map/names.ts';

/** Where a thing is to lie on a real table, and how. */
export interface Placed {
  /** The middle of a piece; of a unit the middle of its front. */
  readonly at: Point;
  /** How the long side of a piece lies: degrees clockwise from level. */
  readonly turned?: number;
  /** Whither a unit looks: degrees clockwise from the upper edge. */
  readonly heading?: number;
  /** The places that a line passes, its ends among them. */
  readonly bends?: readonly Point[];
}

/** A line has no middle that anybody measures: its bends are told, as many as are laid by a tape. */
const MOST_BENDS = 5;

function alongLine(line: readonly Point[]): Placed | undefined {
  const every = Math.max(1, Math.ceil((line.length - 1) / (MOST_BENDS - 1)));
  const bends = line.filter((_, i) => i % every === 0 || i === line.length - 1);
  const at = bends[Math.floor(bends.length / 2)];
  return at && { at, bends };
}

type Areas = Pick<OpenPicture, 'areas' | 'width' | 'height'>;

function areaIn(areas: Areas, id: string): Placed | undefined {
  const found = measuresOf(areas).find(each => each.id === id);
  return found && { at: { x: found.left, y: found.top }, turned: Math.round(found.turned) };
}

const draftedArea = (draft: AreaDraft, { world: { table } }: Game): Placed | undefined =>
  areaIn({ ...table, areas: [{ id: 'held', label: '', kind: areaKind(draft), ring: ringIn(draft) }] }, 'held');

/** The thing in hand as it would lie on a real table; undefined: it has no place of its own. */
export function placedIn(draft: Draft, game: Game): Placed | undefined {
  switch (draft.kind) {
    case 'area':
      return draftedArea(draft, game);
    case 'spot':
      return draft.at && { at: draft.at };
    case 'pose':
      return { at: draft.pose.at, heading: draft.pose.heading };
    case 'line':
      return alongLine(isWater(draft) ? draft.bends : lineIn(draft));
    default:
      return undefined;
  }
}

/** What lies on the table already. */
export function placedOn(picture: OpenPicture, id: string): Placed | undefined {
  const base = picture.bases.find(each => each.id === id);
  if (base !== undefined) return { at: base.at, heading: base.heading };
  const spot = [...picture.patrols, ...picture.bridges].find(each => each.id === id);
  if (spot !== undefined) return { at: spot.at };
  const line = [...picture.lines, ...picture.barriers, ...picture.works].find(each => each.id === id);
  return line === undefined ? areaIn(picture, id) : alongLine(line.line);
}

const moved = ({ x, y }: Point, from: Point, to: Point): Point => ({ x: x + to.x - from.x, y: y + to.y - from.y });

/** The thing in hand where the players really put it. */
export function putElsewhere(draft: Draft, { at: from }: Placed, to: Point): Draft {
  switch (draft.kind) {
    case 'area':
      return { ...draft, at: moved(draft.at, from, to) };
    case 'spot':
      return { ...draft, at: to };
    case 'pose':
      return { ...draft, pose: { ...draft.pose, at: to } };
    default:
      return draft;
  }
}

/** Can it be told by two numbers where it was put? A line is told bend by bend, in the form below. */
export const isSpot = ({ kind }: Draft): boolean => kind === 'area' || kind === 'spot' || kind === 'pose';
