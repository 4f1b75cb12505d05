import type { Point } from '@wigwag/hex';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Box } from '../../drawing/sheet/layout.ts';
import { stillStyles, type Theme } from '../../still/styles.ts';
import { INCH, inUnits, pathOf } from '../drawing/geometry/units.ts';
import { HandleFace, Orbit } from '../drawing/light/Handles.tsx';
import { GroundGhosts, Over, Tags } from '../drawing/light/Over.tsx';
import { Under } from '../drawing/light/Under.tsx';
import { Names } from '../drawing/names/Names.tsx';
import { Numbers } from '../drawing/names/Numbers.tsx';
import { Laid, type Put, Standing } from '../drawing/sheet/Layers.tsx';
import { type Look, lookAt } from '../drawing/sheet/look.ts';
import { Ruler } from '../drawing/sheet/Ruler.tsx';
import { RULER } from '../drawing/sheet/rulerTicks.ts';
import type { InHand } from '../inHand.ts';
import type { OpenPicture, Thing } from '../picture.ts';

export { stillStyles } from '../../still/styles.ts';
export { type Measures, measuresOf } from './measures.ts';

export interface OpenSvgOptions {
  /** The texts of colours.css, openColours.css and open.css, to go into it; without them the page has to have them. */
  readonly css?: string;
  readonly theme: Theme;
  /** In pixels: what is written, and how large, goes by it. */
  readonly width: number;
  /** Read aloud. */
  readonly title: string;
  readonly inHand?: InHand;
  /** Inches of the table to be seen, where it is not the whole. */
  readonly frame?: Box;
  /** Rulers round the table. */
  readonly rulers?: boolean;
  /** For paper: white ground, thin tints, a grid of six inches. */
  readonly printed?: boolean;
  /** Numbers or letters of things by their id, written in a ring on them. */
  readonly numbers?: ReadonlyMap<string, string>;
}

const putDown: Put = (thing: Thing, _form: readonly Point[], drawing: ReactNode) =>
  thing.standing === 'faint' ? (
    <g key={thing.id} className="faint">
      {drawing}
    </g>
  ) : (
    <Fragment key={thing.id}>{drawing}</Fragment>
  );

/** Every six inches, across and down. */
function gridOf({ width, height }: OpenPicture): string {
  const upright = Array.from({ length: Math.ceil(width / 6) - 1 }, (_, n) => (n + 1) * 6);
  const level = Array.from({ length: Math.ceil(height / 6) - 1 }, (_, n) => (n + 1) * 6);
  const line = (from: Point, to: Point): string => pathOf([inUnits(from), inUnits(to)]);
  return [
    ...upright.map(x => line({ x, y: 0 }, { x, y: height })),
    ...level.map(y => line({ x: 0, y }, { x: width, y })),
  ].join('');
}

interface ContentProps {
  readonly picture: OpenPicture;
  readonly options: OpenSvgOptions;
  readonly look: Look;
}

function Content({ picture, options: { inHand = {}, printed = false, numbers }, look }: ContentProps) {
  const table = { x: 0, y: 0, width: picture.width * INCH, height: picture.height * INCH };
  return (
    <>
      <g clipPath="url(#open-table)">
        <Laid picture={picture} ground={picture} look={look} put={putDown} detailed={!printed} />
        {printed && <path className="sheet-grid" d={gridOf(picture)} strokeWidth={look.px * 0.8} />}
        <Under inHand={inHand} look={look} />
        <GroundGhosts inHand={inHand} look={look} />
      </g>
      <rect className="table-edge" width={table.width} height={table.height} strokeWidth={look.px * 1.6} />
      <Standing picture={picture} look={look} put={putDown} />
      <Names picture={picture} look={look} prefix="open-" />
      {numbers !== undefined && <Numbers picture={picture} numbers={numbers} look={look} />}
      <Over inHand={inHand} look={look} />
      {inHand.handles?.map(handle => (
        <Fragment key={handle.id}>
          <Orbit handle={handle} look={look} />
          <HandleFace handle={handle} look={look} />
        </Fragment>
      ))}
      <Tags inHand={inHand} table={table} look={look} />
    </>
  );
}

/** What of the table is seen, in units, with room for the rulers. */
function seenOf(picture: OpenPicture, { frame, rulers = false, width }: OpenSvgOptions): { box: Box; look: Look } {
  const { x, y, width: wide, height } = frame ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const k = (width - (rulers ? 2 * RULER : 2)) / (wide * INCH);
  const room = (rulers ? RULER : 1) / k;
  return {
    look: lookAt(k),
    box: { x: x * INCH - room, y: y * INCH - room, width: wide * INCH + 2 * room, height: height * INCH + 2 * room },
  };
}

/** The table as the text of an SVG that needs nothing else but its two fonts. */
export function openSvg(picture: OpenPicture, options: OpenSvgOptions): string {
  const { css, theme, width, title, rulers = false, printed = false, numbers } = options;
  const isNumbered = picture.bases.some(({ id }) => numbers?.has(id));
  const { box, look } = seenOf(picture, options);
  const height = Math.round((width * box.height) / box.width);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={`openmap zoom-${look.zoom} ${printed ? 'printed' : ''} ${isNumbered ? 'numbered' : ''}`}
      {...{ width, height }}
      viewBox={[box.x, box.y, box.width, box.height].map(n => Math.round(n * 100) / 100).join(' ')}
      role="img"
      aria-label={title}
    >
      {css !== undefined && <style>{stillStyles(css, theme)}</style>}
      <clipPath id="open-table">
        <rect width={picture.width * INCH} height={picture.height * INCH} />
      </clipPath>
      <rect className="surroundings" {...box} />
      <Content picture={picture} options={options} look={look} />
      {rulers && (
        <>
          <Ruler lies="level" length={picture.width} scale={INCH} look={look} />
          <Ruler lies="upright" length={picture.height} scale={INCH} look={look} />
        </>
      )}
    </svg>,
  );
}
