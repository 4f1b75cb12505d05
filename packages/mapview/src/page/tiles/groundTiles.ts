import type { Size } from '../../drawing/sheet/gathering.ts';
import type { Box } from '../../drawing/sheet/layout.ts';
import { zoomOf } from '../../drawing/sheet/zoom.ts';
import type { Transform } from '../transform.ts';
import { closed, Level } from './level.ts';
import type { Job, Painted } from './protocol.ts';
import { isIn, isSame, type Place, placesIn, type Range, rangeIn, TILE } from './tiling.ts';

/** Pixels of the page beyond the frame that are painted before they are wanted, and that are kept when they no longer are. */
const [AHEAD, BEHIND] = [256, 768];
/** The whole map in one piece is so long at most, in pixels. */
const WHOLE = 1400;

/** Where tiles are put: under what is shaded, and over it. */
export interface Hosts {
  readonly under: HTMLElement;
  readonly over: HTMLElement;
}

/** Who paints; whatever was asked before and is not begun is forgotten. */
export interface Painter {
  readonly paint: (jobs: readonly Job[]) => void;
  /** The name of a light: painters know how it paints. */
  readonly lightAt: (isWhole: boolean) => string;
}

interface Seen {
  readonly now: Transform;
  readonly frame: Size;
}

/**
 * The ground as bitmaps. While the map is moved they are moved; when it has come to rest at another scale it is painted anew, and
 * what was painted before stays until all of that is there. Where nothing is painted yet the whole map shows, small and blurred.
 */
export class GroundTiles {
  private readonly hosts: Hosts;
  private readonly painter: Painter;
  private readonly box: Box;
  private readonly density: () => number;
  private shown: Level | undefined;
  private next: Level | undefined;
  private whole: Level | undefined;
  /** The whole map by another light. */
  private painting: Level | undefined;
  private asked: Range | undefined;
  private seen: Seen | undefined;

  constructor(hosts: Hosts, painter: Painter, box: Box, density: () => number) {
    this.hosts = hosts;
    this.painter = painter;
    this.box = box;
    this.density = density;
  }

  /** The map has been moved. */
  lay(now: Transform, frame: Size, glide: boolean): void {
    this.seen = { now, frame };
    for (const level of [this.whole, this.shown, this.next]) level?.lay(now, glide);
    const level = this.next ?? this.shown;
    if (level?.k === now.k) this.want(level);
  }

  /** The map has come to rest, or the light has changed. */
  settle(): void {
    if (this.seen === undefined) return;
    const { k } = this.seen.now;
    const density = this.density();
    const light = this.painter.lightAt(zoomOf(k) === 'whole');
    if (!this.next?.isLike(k, density, light)) {
      this.next?.remove();
      this.next = this.shown?.isLike(k, density, light) ? undefined : new Level(k, density, light);
      this.asked = undefined;
    }
    const level = this.next ?? this.shown;
    if (level !== undefined) this.want(level);
  }

  /** Something was painted. */
  take(painted: Painted): void {
    const { level: number, place } = painted;
    const level = [this.next, this.shown, this.painting].find(each => each?.number === number);
    if (level === undefined) closed(painted);
    else if (place === undefined) this.takeWhole(level, painted);
    else {
      level.put(place, TILE, painted);
      this.promote();
    }
  }

  private takeWhole(level: Level, painted: Painted): void {
    level.put({ column: 0, row: 0 }, 0, painted);
    if (this.seen !== undefined) level.lay(this.seen.now, false);
    this.hosts.under.prepend(level.under);
    this.whole?.remove();
    this.whole = level;
    this.painting = undefined;
  }

  remove(): void {
    for (const level of [this.whole, this.shown, this.next]) level?.remove();
  }

  private range(beyond: number): Range | undefined {
    const level = this.next ?? this.shown;
    if (this.seen === undefined || level === undefined) return undefined;
    return rangeIn(this.seen.now, this.seen.frame, this.box, level.density, beyond);
  }

  /** Asks for what is missing: first what is seen, then the whole, then what comes next. */
  private want(level: Level): void {
    const [seen, near, kept] = [this.range(0), this.range(AHEAD), this.range(BEHIND)];
    if (seen === undefined || near === undefined || kept === undefined) return;
    if (this.asked !== undefined && isSame(this.asked, near)) return;
    this.asked = near;
    level.keep(kept);
    const missing = (range: Range): Job[] =>
      placesIn(range)
        .filter(place => !level.has(place))
        .map(place => this.tile(level, place));
    const first = missing(seen);
    const rest = missing(near).filter(({ place }) => place !== undefined && !isIn(place, seen));
    this.painter.paint([...first, ...this.wholeJob(), ...rest]);
    this.promote();
  }

  private tile({ number: level, light, k, density }: Level, place: Place): Job {
    const [x, y] = [place.column * TILE, place.row * TILE];
    return { level, place, light, scale: k * density, x, y, width: TILE, height: TILE, apart: true };
  }

  private wholeJob(): Job[] {
    const light = this.painter.lightAt(true);
    if (this.whole?.light === light) return [];
    const { width, height } = this.box;
    const scale = WHOLE / Math.max(width, height);
    if (this.painting?.light !== light) this.painting = new Level(scale, 1, light);
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    return [{ level: this.painting.number, light, scale, x: 0, y: 0, ...size, apart: false }];
  }

  /** What was shown before goes when all that is seen is there; where nothing was shown, what is there is shown at once. */
  private promote(): void {
    const { next, seen } = this;
    const range = this.range(0);
    if (next === undefined || range === undefined || seen === undefined) return;
    if (this.shown !== undefined && !placesIn(range).every(place => next.has(place))) return;
    next.lay(seen.now, false);
    this.hosts.under.append(next.under);
    this.hosts.over.append(next.over);
    this.shown?.remove();
    this.shown = next;
    this.next = undefined;
  }
}
