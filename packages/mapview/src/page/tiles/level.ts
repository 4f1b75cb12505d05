import type { Transform } from '../transform.ts';
import type { Painted } from './protocol.ts';
import { isIn, nameOf, type Place, type Range } from './tiling.ts';

/** What nobody wants any more gives its memory back at once. */
export function closed({ under, over }: Painted): void {
  under.close();
  over?.close();
}

interface Tile extends Place {
  readonly canvases: readonly HTMLCanvasElement[];
}

/** A canvas that holds what was painted, at a place in pixels of the page. */
function canvasOf(bitmap: ImageBitmap, left: number, top: number, density: number, alpha: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${bitmap.width / density}px`,
    height: `${bitmap.height / density}px`,
  });
  canvas.getContext('bitmaprenderer', { alpha })?.transferFromImageBitmap(bitmap);
  return canvas;
}

const holder = (): HTMLDivElement => {
  const element = document.createElement('div');
  element.className = 'level';
  return element;
};

let count = 0;

/** The map painted at one scale and by one light: as many tiles of it as were wanted so far. */
export class Level {
  /** No other has it. */
  readonly number = count++;
  readonly k: number;
  readonly density: number;
  readonly light: string;
  readonly under = holder();
  readonly over = holder();
  private readonly tiles = new Map<string, Tile>();

  constructor(k: number, density: number, light: string) {
    this.k = k;
    this.density = density;
    this.light = light;
  }

  isLike(k: number, density: number, light: string): boolean {
    return this.k === k && this.density === density && this.light === light;
  }

  has(place: Place): boolean {
    return this.tiles.has(nameOf(place));
  }

  put(place: Place, size: number, painted: Painted): void {
    if (this.has(place)) {
      closed(painted);
      return;
    }
    const { under, over } = painted;
    const [left, top] = [(place.column * size) / this.density, (place.row * size) / this.density];
    const low = canvasOf(under, left, top, this.density, false);
    this.under.append(low);
    const high = over === undefined ? [] : [canvasOf(over, left, top, this.density, true)];
    this.over.append(...high);
    this.tiles.set(nameOf(place), { ...place, canvases: [low, ...high] });
  }

  /** Only these are kept. */
  keep(range: Range): void {
    for (const [name, tile] of this.tiles) {
      if (isIn(tile, range)) continue;
      for (const canvas of tile.canvases) canvas.remove();
      this.tiles.delete(name);
    }
  }

  /** Moves along with the map, and grows with it; at its own scale it is only moved, which keeps it sharp and costs least. */
  lay({ x, y, k }: Transform, glide: boolean): void {
    const scale = k === this.k ? '' : ` scale(${k / this.k})`;
    for (const element of [this.under, this.over]) {
      element.classList.toggle('gliding', glide);
      element.style.transform = `translate(${x}px, ${y}px)${scale}`;
    }
  }

  remove(): void {
    this.under.remove();
    this.over.remove();
  }
}
