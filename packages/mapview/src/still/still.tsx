import { renderToStaticMarkup } from 'react-dom/server';
import { cropped } from '../drawing/sheet/gathering.ts';
import { type Box, centreOf, drawnHexes, extent } from '../drawing/sheet/layout.ts';
import { Sheet } from '../drawing/sheet/Sheet.tsx';
import { sightOf } from '../drawing/sheet/sight.ts';
import { cut, type Window } from '../drawing/sheet/window.ts';
import { zoomClass } from '../drawing/sheet/zoom.ts';
import type { Course, Highlights, MapPicture, PiecePicture } from '../picture.ts';
import { stillStyles, type Theme } from './styles.ts';

export type { Theme } from './styles.ts';

interface Options {
  /** The texts of colours.css, drawing.css and pieces.css: the page's own colours. */
  readonly css: string;
  readonly theme: Theme;
  readonly language: keyof Course['title'];
  /** In pixels: what is written, and how large, goes by it. */
  readonly width: number;
  /** Read aloud. */
  readonly title: string;
  /** The part in play, where it is not the whole map. */
  readonly window?: Window | undefined;
  /** The part to be seen, where it is not all that is drawn. */
  readonly frame?: Window | undefined;
  /** Width to height, where not all of it is to be seen: the part that shows both armies best. */
  readonly shape?: number | undefined;
  readonly highlights?: Partial<Highlights>;
  /** Only the ground, without pieces, names and numbers: where the pieces are still says which part is shown. */
  readonly bare?: boolean;
}

const NO_WRITING = '.names,.hex-numbers{display:none}';

function boxOf(map: MapPicture, pieces: readonly PiecePicture[], { frame, shape }: Options): Box {
  const whole = extent(map.grid, frame ?? drawnHexes(map));
  const points = pieces.map(({ hex, side }) => ({ ...centreOf(map.grid, hex), side }));
  return shape === undefined ? whole : cropped(whole, shape, points);
}

/** The map with its pieces as the text of an SVG that needs nothing else but its two fonts. */
export function drawMap(picture: MapPicture, pieces: readonly PiecePicture[], options: Options): string {
  const { css, theme, language, width, title, window, frame, highlights, bare = false } = options;
  const map = cut(cut(picture, window), frame);
  const seen = pieces.filter(({ hex }) => map.hexes[hex]?.terrain !== 'off-map');
  const box = boxOf(map, seen, options);
  const sight = sightOf(width / box.width);
  const height = Math.round((width * box.height) / box.width);
  const viewBox = [box.x, box.y, box.width, box.height].map(n => Math.round(n)).join(' ');
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={`hexmap ${zoomClass(sight.zoom)}`}
      {...{ width, height, viewBox }}
      role="img"
      aria-label={title}
    >
      <style>{bare ? `${stillStyles(css, theme)}${NO_WRITING}` : stillStyles(css, theme)}</style>
      <Sheet pieces={bare ? [] : pieces} {...{ map, box, sight, language, window, highlights }} />
    </svg>,
  );
}
