import { memo } from 'react';
import { FRAME, ICONS } from '../../../drawing/pieces/symbols.generated.ts';
import { round } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { BasePicture } from '../../picture.ts';
import { INCH, inUnits } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { placed } from './Bridge.tsx';
import { bandOutline, baseOutline, tipOutline } from './outlines.ts';

/** What is needed to draw a base. */
type Stand = Pick<BasePicture, 'at' | 'heading' | 'width' | 'depth' | 'tone' | 'arm' | 'tint'>;

const BAND = 0.34;
/** The frame of the symbol in its box. */
const FRAME_WIDTH = 150;
const FRAME_HEIGHT = 100;

function ArmSymbol({ stand: { arm, tint, width, depth }, look }: Props) {
  const room = { width: width * INCH * 0.62, height: depth * INCH * (1 - BAND) * 0.66 };
  const scale = Math.min(room.width / FRAME_WIDTH, room.height / FRAME_HEIGHT);
  const y = depth * INCH * (BAND + (1 - BAND) / 2);
  const stroke = (look.pen * 0.9) / scale;
  return (
    <g
      className="base-symbol"
      transform={`translate(0 ${round(y)}) scale(${scale.toFixed(4)}) translate(-100 -100)`}
      strokeWidth={stroke}
    >
      <path className="symbol-field" d={FRAME} {...(tint === undefined ? {} : { style: { fill: tint } })} />
      <path className={arm === 'artillery' ? 'symbol-dot' : ''} d={ICONS[arm]} />
    </g>
  );
}

interface Props {
  readonly stand: Stand;
  readonly look: Look;
}

/** A base as it stands: band and tip are its front. */
export const Base = memo(function Base({ stand, look }: Props) {
  const [width, depth] = [stand.width * INCH, stand.depth * INCH];
  const outline = baseOutline(stand.tone, width, depth);
  const { x, y } = inUnits(stand.at);
  const thick = Math.min(INCH * 0.1, 2.6 * look.px);
  return (
    <g className={`base ${stand.tone}`} aria-hidden="true">
      <path
        className="base-shadow"
        d={outline}
        transform={`translate(${round(x + thick * 0.7)} ${round(y + thick)}) rotate(${round(stand.heading)})`}
      />
      <g transform={placed(stand)}>
        <path className="base-body" d={outline} />
        <path className="base-band" d={bandOutline(width, depth * BAND)} />
        <path className="base-tip" d={tipOutline(depth * BAND, width)} />
        <ArmSymbol stand={stand} look={look} />
        <path className="base-rim" d={outline} strokeWidth={look.pen * 0.8} />
      </g>
    </g>
  );
}, same);
