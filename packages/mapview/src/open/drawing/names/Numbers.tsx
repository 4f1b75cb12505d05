import type { Point } from '@wigwag/hex';
import { at, type Box, boxAround, round } from '../../../drawing/sheet/layout.ts';
import type { BasePicture, OpenPicture } from '../../picture.ts';
import { middleOf } from '../geometry/lines.ts';
import { boxOf, heartOf, isInside, touch } from '../geometry/rings.ts';
import { ahead, allInUnits, INCH, inUnits, plus } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { baseForm } from '../things/forms.ts';

interface Props {
  readonly picture: OpenPicture;
  readonly numbers: ReadonlyMap<string, string>;
  readonly look: Look;
}

/** Steps from the middle of an area, in sizes of a number: where no unit stands. */
const STEPS = [0, 2.2, 4.4, 6.6, 8.8].flatMap(far =>
  [0, 45, 90, 135, 180, 225, 270, 315].map(angle => ({
    x: far * Math.cos((angle * Math.PI) / 180),
    y: far * Math.sin((angle * Math.PI) / 180),
  })),
);

/** On an area, beside what stands on it. */
function freePlace(ring: readonly Point[], standing: readonly Box[], px: number): Point {
  const heart = heartOf(ring);
  const places = STEPS.map(({ x, y }) => ({ x: heart.x + x * 9.5 * px, y: heart.y + y * 9.5 * px }));
  const isFree = (place: Point): boolean => standing.every(box => !touch(box, boxAround(place, 19 * px, 19 * px)));
  return places.find(place => isInside(place, ring) && isFree(place)) ?? heart;
}

/** Where a number is written: on an area and a line, beside a bridge. */
export function placesOf(picture: OpenPicture, { px }: Look) {
  const { areas, lines, bridges, barriers, works, bases } = picture;
  const standing = bases.map(base => boxOf(baseForm(base)));
  const along = (line: readonly Point[]): Point => middleOf(allInUnits(line)) ?? { x: 0, y: 0 };
  return [
    ...areas.map(({ id, ring }) => ({ id, place: freePlace(allInUnits(ring), standing, px) })),
    ...[...lines, ...barriers, ...works].map(({ id, line }) => ({ id, place: along(line) })),
    ...bridges.map(({ id, at: middle }) => ({ id, place: plus(inUnits(middle), { x: 18 * px, y: 18 * px }) })),
  ];
}

/** Of the depth of a base: behind its band. */
const BODY = 0.66;

/** The number of a base where its symbol was, upright: it is found on the list, and the base in the box. */
function BaseNumber({ base, text, look }: { readonly base: BasePicture; readonly text: string; readonly look: Look }) {
  const middle = plus(inUnits(base.at), ahead(base.heading), -base.depth * BODY * INCH);
  const size = 9 * look.px;
  return (
    <text
      className="base-number"
      x={round(middle.x)}
      y={round(middle.y + size * 0.36)}
      fontSize={size}
      strokeWidth={size * 0.16}
    >
      {text}
    </text>
  );
}

/** Numbers in rings, of bases without: the list beside a printed table says what they are. */
export function Numbers({ picture, numbers, look }: Props) {
  const r = 9.5 * look.px;
  const rings = placesOf(picture, look).map(({ id, place }) => {
    const text = numbers.get(id);
    if (text === undefined) return undefined;
    return (
      <g key={id} className="number" transform={`translate(${at(place)})`}>
        <circle className="number-ring" r={r} strokeWidth={look.px * 1.2} />
        <text className="number-text" y={r * 0.4} fontSize={r * 1.14}>
          {text}
        </text>
      </g>
    );
  });
  const bases = picture.bases.map(base => {
    const text = numbers.get(base.id);
    return text === undefined ? undefined : <BaseNumber key={base.id} {...{ base, text, look }} />;
  });
  return (
    <>
      {rings}
      {bases}
    </>
  );
}
