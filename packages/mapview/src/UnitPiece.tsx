import { memo } from 'react';
import type { UnitCounter } from './picture.ts';
import { UnitSymbol } from './UnitSymbol.tsx';

const ROUNDED = 'M-19,-24 H19 Q24,-24 24,-19 V19 Q24,24 19,24 H-19 Q-24,24 -24,19 V-19 Q-24,-24 -19,-24 Z';
const CUT = 'M-18,-24 H18 L24,-18 V18 L18,24 H-18 L-24,18 V-18 Z';
const BAND = {
  union: 'M-19,-24 H19 Q24,-24 24,-19 V-12 H-24 V-19 Q-24,-24 -19,-24 Z',
  confederate: 'M-18,-24 H18 L24,-18 V-12 H-24 V-18 Z',
} as const;
const EDGE = 'M-20,-27 H20 L27,-20 V20 L20,27 H-20 L-27,20 V-20 Z';
const WORKS = ['', 'begun', 'works', 'fort'] as const;
const ROOM_FOR_NAME = 42;

function Fatigue({ level }: { readonly level: number }) {
  return (
    <g className="fatigue">
      {[0, 1, 2, 3].map(dot => (
        <circle key={dot} className={dot < level ? 'full' : ''} cx={4.6 + dot * 4.9} cy={11.4} r={1.75} />
      ))}
    </g>
  );
}

/** The face of a unit: everything a player reads off the cardboard and its markers. */
export const UnitFace = memo(function UnitFace({ unit }: { readonly unit: UnitCounter }) {
  const outline = unit.side === 'union' ? ROUNDED : CUT;
  const wide = unit.name.length * 5.6 > ROOM_FOR_NAME;
  return (
    <g className={`unit ${unit.side}`} aria-hidden="true">
      {unit.works > 0 && <path className={`edge edge-${WORKS[unit.works]}`} d={EDGE} />}
      <path className="shadow" d={outline} transform="translate(1 2)" />
      <path className="body" d={outline} />
      <path className="band" d={BAND[unit.side]} />
      <text
        className="unit-name"
        y={-14.9}
        {...(wide && { textLength: ROOM_FOR_NAME, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {unit.name}
      </text>
      {unit.exhausted && <rect className="exhausted" x={-24} y={-12} width={48} height={3.4} />}
      <g transform="translate(0 0.5)">
        <UnitSymbol arm={unit.arm} size={unit.size} tint={unit.tint} />
      </g>
      {unit.disorganized && <path className="disorganized" d="M-24,9 L-24,18 L-18,24 L-9,24 Z" />}
      <text className={`manpower ${unit.disorganized ? 'broken' : ''}`} x={-20} y={21}>
        {unit.manpower}
      </text>
      <Fatigue level={unit.fatigue} />
      <text className="ratings" x={21} y={21}>
        {unit.tactical}-{unit.artillery}
      </text>
      {unit.demoralized > 0 && (
        <g className="demoralized">
          <path d="M10,-24 L12,-20 L15,-21 L15.6,-16 L20,-16.6 L20,-12 L24,-11 V-24 Z" />
          <text x={19.6} y={-16}>
            {unit.demoralized}
          </text>
        </g>
      )}
      <path className="rim" d={outline} />
    </g>
  );
});
