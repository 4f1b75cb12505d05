import { memo } from 'react';
import type { UnitCounter } from '../picture.ts';
import { UnitSymbol } from './UnitSymbol.tsx';

const ROUNDED = 'M-19,-24 H19 Q24,-24 24,-19 V19 Q24,24 19,24 H-19 Q-24,24 -24,19 V-19 Q-24,-24 -19,-24 Z';
const CUT = 'M-18,-24 H18 L24,-18 V18 L18,24 H-18 L-24,18 V-18 Z';
const BAND = {
  union: 'M-19,-24 H19 Q24,-24 24,-19 V-10.6 H-24 V-19 Q-24,-24 -19,-24 Z',
  confederate: 'M-18,-24 H18 L24,-18 V-10.6 H-24 V-18 Z',
} as const;
const EDGE = 'M-20,-27 H20 L27,-20 V20 L20,27 H-20 L-27,20 V-20 Z';
const WORKS = ['', 'begun', 'works', 'fort'] as const;
const ROOM_FOR_NAME = 44;
const ROOM_FOR_NUMBERS = 39.5;

/** Drawn narrower where it would run out of its room. */
export const narrowed = (text: string, size: number, room: number) =>
  text.length * size * 0.6 > room ? ({ textLength: room, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

/** Four dots beside the symbol, filled from below. */
function Fatigue({ level }: { readonly level: number }) {
  return (
    <g className="fatigue">
      {[0, 1, 2, 3].map(dot => (
        <circle key={dot} className={dot < level ? 'full' : ''} cx={19.4} cy={8 - dot * 4.7} r={1.95} />
      ))}
    </g>
  );
}

interface FaceProps {
  readonly unit: UnitCounter;
  /** Only the edge of a piece under another shows. */
  readonly under: boolean;
}

/** The face of a unit: everything a player reads off the cardboard and its markers. */
export const UnitFace = memo(function UnitFace({ unit, under }: FaceProps) {
  const outline = unit.side === 'union' ? ROUNDED : CUT;
  return (
    <g className={`unit ${unit.side}`} aria-hidden="true">
      {unit.works > 0 && !under && <path className={`edge edge-${WORKS[unit.works]}`} d={EDGE} />}
      <path className="shadow" d={outline} transform="translate(1 2)" />
      <path className="body" d={outline} />
      <path className="band" d={BAND[unit.side]} />
      {!under && <UnitValues unit={unit} />}
      <path className="rim" d={outline} />
    </g>
  );
});

function UnitValues({ unit }: { readonly unit: UnitCounter }) {
  const ratings = `${unit.tactical}-${unit.artillery}`;
  const manpower = `${unit.manpower}`;
  const torn = unit.demoralized > 0;
  return (
    <>
      <text
        className="unit-name"
        x={torn ? -6 : 0}
        y={-13.6}
        {...narrowed(unit.name, 12.8, ROOM_FOR_NAME - (torn ? 13 : 0))}
      >
        {unit.name}
      </text>
      {unit.exhausted && <rect className="exhausted" x={-24} y={-10.6} width={48} height={3} />}
      <g transform="translate(-1 0.6) scale(0.94)">
        <UnitSymbol arm={unit.arm} size={unit.size} tint={unit.tint} />
      </g>
      {unit.disorganized && <path className="disorganized" d="M-24,9 L-24,18 L-18,24 L-9,24 Z" />}
      <text className={`manpower ${unit.disorganized ? 'broken' : ''}`} x={-20} y={21}>
        {manpower}
      </text>
      <Fatigue level={unit.fatigue} />
      <text className="ratings" x={22} y={21.4} {...narrowed(ratings, 12.8, ROOM_FOR_NUMBERS - manpower.length * 10.4)}>
        {ratings}
      </text>
      {torn && (
        <g className="demoralized">
          <path d="M6,-24 L9,-19 L11.4,-20 L12.6,-14 L18,-14.8 L18.4,-10 L24,-9 V-24 Z" />
          <text x={18.6} y={-14.6}>
            {unit.demoralized}
          </text>
        </g>
      )}
    </>
  );
}
