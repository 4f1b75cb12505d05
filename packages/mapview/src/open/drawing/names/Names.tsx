import { memo, useMemo } from 'react';
import { type WrittenAlong, writeAlong } from '../../../drawing/names/along.ts';
import { type Box, round } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import type { BasePicture, LineKind, LinePicture, OpenPicture } from '../../picture.ts';
import { paced } from '../geometry/lines.ts';
import { boxOf } from '../geometry/rings.ts';
import { allInUnits, INCH, stroke } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { useStable } from '../sheet/useStable.ts';
import { baseForm } from '../things/forms.ts';
import { HALF_LINE, halfLineBox, halfLineText } from './halfLine.ts';
import { badgeSize, covered, namesOf } from './names.ts';

const isWater = (kind: LineKind): boolean => kind === 'river' || kind === 'stream';

const ALONG: Readonly<Record<Zoom, number>> = { whole: 0, far: 15, middle: 17, near: 19 };

interface NamedLine extends WrittenAlong {
  readonly key: string;
  readonly text: string;
  readonly size: number;
  readonly style: string;
}

/** A river's name lies in it, where its letters find room; any other beside its line. */
function writeLine(line: LinePicture, look: Look, avoid: readonly Box[]): NamedLine[] {
  const size = ALONG[look.zoom] * look.px;
  if (line.name === undefined || size === 0) return [];
  const inside = line.kind === 'river' && size < line.width * INCH * 0.8;
  const off = inside ? -size * 0.32 : (line.width * INCH) / 2 + size * 0.34;
  const again = Math.max(1600 * look.px, 600);
  // In short steps: what calms the line moves its points towards each other.
  const steps = paced(allInUnits(line.line), INCH / 2);
  return writeAlong(steps, line.name, { size, again, off, avoid }).map((written, part) => ({
    ...written,
    key: `along-${line.id}-${part}`,
    text: line.name ?? '',
    size,
    style: !isWater(line.kind) ? 'name-way' : inside ? 'name-water' : 'name-water name-bank',
  }));
}

interface MarksProps {
  readonly base: BasePicture;
  readonly look: Look;
}

/** Small signs at the corner of a base, upright: how it is. */
const Marks = ({ base, look }: MarksProps) => {
  const box = boxOf(baseForm(base));
  const r = badgeSize(look);
  return (base.marks ?? []).map(({ text, light }, index) => (
    <g
      key={text}
      className={`mark-badge mark-${light}`}
      transform={`translate(${round(box.x + box.width - index * 2.1 * r)} ${round(box.y)})`}
    >
      <circle r={r} strokeWidth={look.px * 1.2} />
      <text y={r * 0.42} fontSize={r * 1.2}>
        {text}
      </text>
    </g>
  ));
};

interface Props {
  readonly picture: OpenPicture;
  readonly look: Look;
  /** So that lines of two maps on a page are told apart. */
  readonly prefix: string;
}

/** Bases come and go; names along lines stay where they are. */
function useLineNames(picture: OpenPicture, look: Look): NamedLine[] {
  const { lines, bridges, points, depots, works, barriers } = picture;
  const fixed = useStable({ lines, bridges, points, depots, works, barriers });
  return useMemo(() => {
    const avoid = covered({ ...fixed, bases: [], patrols: [] }, look);
    return fixed.lines.flatMap(line => writeLine(line, look, avoid));
  }, [fixed, look]);
}

/** All that is written on the table. */
export const Names = memo(function Names({ picture, look, prefix }: Props) {
  const lines = useLineNames(picture, look);
  const half = look.zoom === 'whole' ? undefined : halfLineText(picture, look);
  const names = namesOf(picture, look, [
    ...lines.flatMap(({ boxes }) => boxes),
    ...(half === undefined ? [] : [halfLineBox(picture, half, look)]),
  ]);
  return (
    <g className="names" aria-hidden="true">
      {lines.map(({ key, text, size, d, style }) => (
        <g key={key}>
          <path id={`${prefix}${key}`} className="course-of-name" d={d} />
          <text className={`name ${style}`} fontSize={size} strokeWidth={size * 0.2}>
            <textPath href={`#${prefix}${key}`} startOffset="50%" textAnchor="middle">
              {text}
            </textPath>
          </text>
        </g>
      ))}
      {half !== undefined && (
        <text
          className="name name-half"
          x={round(half.x)}
          y={round(half.y)}
          fontSize={HALF_LINE * look.px}
          strokeWidth={HALF_LINE * 0.2 * look.px}
        >
          {picture.halfLine?.text}
        </text>
      )}
      <path
        className="leaders"
        d={names.flatMap(({ leader }) => (leader === undefined ? [] : stroke(leader.from, leader.to))).join('')}
        strokeWidth={look.px}
      />
      {names.map(({ key, text, style, size, x, y }) => (
        <text
          key={key}
          className={`name name-${style}`}
          x={round(x)}
          y={round(y + size * 0.34)}
          fontSize={size}
          strokeWidth={size * 0.24}
        >
          {text}
        </text>
      ))}
      {look.zoom !== 'whole' && picture.bases.map(base => <Marks key={base.id} base={base} look={look} />)}
    </g>
  );
}, same);
