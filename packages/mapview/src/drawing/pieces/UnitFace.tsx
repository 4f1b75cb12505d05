import type { Point } from '@wigwag/hex';
import { memo } from 'react';
import type { UnitPicture } from '../../picture.ts';
import { fitted, widthOf } from '../names/lettering.ts';
import { type Build, bandFor, edgeFor, outlineFor } from './outlines.ts';
import { UnitSymbol } from './UnitSymbol.tsx';

const WORKS = ['', 'begun', 'works', 'fort'] as const;
const ROOM_FOR_NAME = 44;
/** What demoralization tears off the band with the name. */
const TORN = 13;
const ROOM_FOR_NUMBERS = 39.5;
const ROOM_FOR_LOW_RATINGS = 22.5;

interface FaceProps {
  readonly unit: UnitPicture;
  readonly build: Build;
  /** Only the edge of a piece under another shows. */
  readonly under: boolean;
}

/** The face of a unit: everything a player reads off the cardboard and its markers. */
export const UnitFace = memo(function UnitFace({ unit, build, under }: FaceProps) {
  const outline = outlineFor(unit.side, build);
  const Values = build === 'low' ? LowValues : FullValues;
  return (
    <g className={`unit ${unit.side} ${build}`} aria-hidden="true">
      {unit.works > 0 && !under && <path className={`edge edge-${WORKS[unit.works]}`} d={edgeFor(build)} />}
      <path className="shadow" d={outline} transform="translate(1 2)" />
      <path className="body" d={outline} />
      <path className="band" d={bandFor(unit.side, build)} />
      {!under && <Values unit={unit} />}
      <path className="rim" d={outline} />
    </g>
  );
});

interface ValuesProps {
  readonly unit: UnitPicture;
}

/** Narrower than this part of their width figures run into each other. */
const READABLE = 0.8;

/** As much of tactical and artillery value as can be read in the room; the card of the piece says the rest. */
function ratingsIn(
  { tactical, artillery }: Pick<UnitPicture, 'tactical' | 'artillery'>,
  size: number,
  room: number,
): string {
  const [attack = tactical] = tactical.split('/');
  const readable = [`${tactical}-${artillery}`, tactical, attack].find(each => widthOf(each, size) * READABLE <= room);
  return readable ?? attack;
}

const ratings = (unit: UnitPicture, room: number) => fitted(ratingsIn(unit, 12.8, room), 12.8, room);

function UnitName({ unit: { name, demoralized } }: ValuesProps) {
  const torn = demoralized > 0 ? TORN : 0;
  return <text className="unit-name" x={-torn / 2} y={-13.6} {...fitted(name, 12.8, ROOM_FOR_NAME - torn)} />;
}

function Manpower({ unit, x, y }: ValuesProps & Point) {
  return (
    <text className={`manpower ${unit.disorganized ? 'broken' : ''}`} x={x} y={y}>
      {unit.manpower}
    </text>
  );
}

function Demoralized({ unit: { demoralized } }: ValuesProps) {
  if (demoralized === 0) return undefined;
  return (
    <g className="demoralized">
      <path d="M6,-24 L9,-19 L11.4,-20 L12.6,-14 L18,-14.8 L18.4,-10 L24,-9 V-24 Z" />
      <text x={18.6} y={-14.6}>
        {demoralized}
      </text>
    </g>
  );
}

interface DotsProps {
  readonly level: number;
  readonly at: (dot: number) => { readonly cx: number; readonly cy: number };
}

/** Four dots that fill. */
function Fatigue({ level, at }: DotsProps) {
  return (
    <g className="fatigue">
      {[0, 1, 2, 3].map(dot => (
        <circle key={dot} className={dot < level ? 'full' : ''} {...at(dot)} r={1.95} />
      ))}
    </g>
  );
}

function FullValues({ unit }: ValuesProps) {
  const room = ROOM_FOR_NUMBERS - `${unit.manpower}`.length * 10.4;
  return (
    <>
      <UnitName unit={unit} />
      {unit.exhausted && <rect className="exhausted" x={-24} y={-10.6} width={48} height={3} />}
      <g transform="translate(-1 0.6) scale(0.94)">
        <UnitSymbol arm={unit.arm} size={unit.size} tint={unit.tint} />
      </g>
      {unit.disorganized && <path className="disorganized" d="M-24,9 L-24,18 L-18,24 L-9,24 Z" />}
      <Manpower unit={unit} x={-20} y={21} />
      <Fatigue level={unit.fatigue} at={dot => ({ cx: 19.4, cy: 8 - dot * 4.7 })} />
      <text className="ratings" x={22} y={21.4} {...ratings(unit, room)} />
      <Demoralized unit={unit} />
    </>
  );
}

/** The same in less height: the symbol small above the ratings, fatigue in a row under Manpower. */
function LowValues({ unit }: ValuesProps) {
  return (
    <>
      <g transform="translate(0 6.5)">
        <UnitName unit={unit} />
        <Demoralized unit={unit} />
      </g>
      {unit.exhausted && <rect className="exhausted" x={-24} y={-5.2} width={48} height={2.2} />}
      <g transform="translate(11.6 1.6) scale(0.5)">
        <UnitSymbol arm={unit.arm} size={unit.size} tint={unit.tint} />
      </g>
      {unit.disorganized && <path className="disorganized" d="M-24,2.3 L-24,11.3 L-18,17.3 L-9,17.3 Z" />}
      <Manpower unit={unit} x={-21.4} y={9.2} />
      <Fatigue level={unit.fatigue} at={dot => ({ cx: -19 + dot * 4.5, cy: 13.4 })} />
      <text className="ratings" x={22} y={16.4} {...ratings(unit, ROOM_FOR_LOW_RATINGS)} />
    </>
  );
}
