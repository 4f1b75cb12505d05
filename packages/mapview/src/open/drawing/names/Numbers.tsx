import type { Point } from '@wigwag/hex';
import { at } from '../../../drawing/sheet/layout.ts';
import type { OpenPicture } from '../../picture.ts';
import { middleOf } from '../geometry/lines.ts';
import { heartOf } from '../geometry/rings.ts';
import { allInUnits, inUnits, plus } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

interface Props {
  readonly picture: OpenPicture;
  readonly numbers: ReadonlyMap<string, string>;
  readonly look: Look;
}

/** Where a number is written: on an area and a line, beside a bridge. */
function placesOf({ areas, lines, bridges, barriers, works }: OpenPicture, { px }: Look) {
  const along = (line: readonly Point[]): Point => middleOf(allInUnits(line)) ?? { x: 0, y: 0 };
  return [
    ...areas.map(({ id, ring }) => ({ id, place: heartOf(allInUnits(ring)) })),
    ...[...lines, ...barriers, ...works].map(({ id, line }) => ({ id, place: along(line) })),
    ...bridges.map(({ id, at: middle }) => ({ id, place: plus(inUnits(middle), { x: 18 * px, y: 18 * px }) })),
  ];
}

/** Numbers in rings: the list beside a printed table says what they are. */
export function Numbers({ picture, numbers, look }: Props) {
  const r = 9.5 * look.px;
  return placesOf(picture, look).map(({ id, place }) => {
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
}
