import type { Arm, UnitSize } from '../../picture.ts';
import { FRAME, ICONS, SIZE_MARKS } from './symbols.generated.ts';

interface Props {
  readonly arm: Arm;
  readonly size: UnitSize;
  readonly tint: string;
}

/** Half a division carries its sign and a dash. */
const MARKS = { ...SIZE_MARKS, 'demi-division': `${SIZE_MARKS.division} M136,27.5 h16` } as const;

/** The NATO symbol; the box of the outlines is brought to a width of 22. */
export function UnitSymbol({ arm, size, tint }: Props) {
  return (
    <g className="symbol" transform="scale(0.147) translate(-100 -100)">
      <path className="symbol-frame" style={{ fill: tint }} d={FRAME} />
      <path className={`symbol-icon ${arm === 'artillery' ? 'solid' : ''}`} d={ICONS[arm]} />
      <path className="symbol-size" d={MARKS[size]} />
    </g>
  );
}
