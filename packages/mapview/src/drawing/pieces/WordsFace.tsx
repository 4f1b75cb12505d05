import { memo } from 'react';
import type { UnitPicture } from '../../picture.ts';
import { fitted } from '../names/lettering.ts';
import type { Strength } from '../seats/seat.ts';
import { boxFor, WORDS_SIZE } from './outlines.ts';
import { UnitSymbol } from './UnitSymbol.tsx';

const [LEFT, RIGHT] = [-WORDS_SIZE.width / 2, WORDS_SIZE.width / 2];
const [TOP, BOTTOM] = [-WORDS_SIZE.height / 2, WORDS_SIZE.height / 2];
const BAND = 30;
const OUTLINE = { union: boxFor('union', WORDS_SIZE, 11), confederate: boxFor('confederate', WORDS_SIZE, 12) } as const;
const BANDS = {
  union: `M${LEFT + 11},${TOP} H${RIGHT - 11} Q${RIGHT},${TOP} ${RIGHT},${TOP + 11} V${TOP + BAND} H${LEFT} V${TOP + 11} Q${LEFT},${TOP} ${LEFT + 11},${TOP} Z`,
  confederate: `M${LEFT + 12},${TOP} H${RIGHT - 12} L${RIGHT},${TOP + 12} V${TOP + BAND} H${LEFT} V${TOP + 12} Z`,
} as const;
const EDGE = boxFor('confederate', { width: WORDS_SIZE.width + 12, height: WORDS_SIZE.height + 12 }, 17);
/** Where the column of words begins, and how wide it is. */
const COLUMN = -6;
const ROOM = RIGHT - COLUMN - 7;

interface Props {
  readonly unit: UnitPicture;
  readonly under: boolean;
  readonly stack: Strength | undefined;
}

const line = (text: string, y: number, size = 11.5, room = ROOM) => ({ x: COLUMN, y, ...fitted(text, size, room) });

/** Close by: words join the numbers. */
export const WordsFace = memo(function WordsFace({ unit, under, stack }: Props) {
  return (
    <g className={`unit ${unit.side} with-words`} aria-hidden="true">
      {unit.works > 0 && !under && <path className={`edge ${unit.works === 1 ? 'edge-begun' : ''}`} d={EDGE} />}
      <path className="shadow" d={OUTLINE[unit.side]} transform="translate(2 4)" />
      <path className="body" d={OUTLINE[unit.side]} />
      <path className="band" d={BANDS[unit.side]} />
      {!under && <Values unit={unit} stack={stack} />}
      <path className="rim" d={OUTLINE[unit.side]} />
    </g>
  );
});

function Values({ unit, stack }: Omit<Props, 'under'>) {
  const { words, name, demoralized, manpower, disorganized, fatigue, tactical, artillery } = unit;
  return (
    <>
      <text className="words-name" x={0} y={TOP + 21} {...fitted(name, 17, WORDS_SIZE.width - 24)} />
      <g transform={`translate(${LEFT + 34} ${TOP + 56}) scale(1.75)`}>
        <UnitSymbol arm={unit.arm} size={unit.size} tint={unit.tint} />
      </g>
      {disorganized && (
        <path
          className="disorganized"
          d={`M${LEFT},${BOTTOM - 34} V${BOTTOM - 12} L${LEFT + 12},${BOTTOM} H${LEFT + 34} Z`}
        />
      )}
      <text className={`words-men ${disorganized ? 'broken' : ''}`} x={LEFT + 12} y={BOTTOM - 12}>
        {manpower}
      </text>
      <text className="words-kind" {...line(words?.kind ?? '', TOP + 46, 12)} />
      <g className="fatigue">
        {[0, 1, 2, 3].map(dot => (
          <circle key={dot} className={dot < fatigue ? 'full' : ''} cx={COLUMN + 5 + dot * 12} cy={TOP + 57} r={4.4} />
        ))}
      </g>
      <text className="words-line" {...line(words?.marches ?? '', TOP + 75)} />
      <text
        className={`words-line ${words?.state === undefined ? '' : 'broken'}`}
        {...line(words?.state ?? '', TOP + 88)}
      />
      <text className="words-line" {...line(words?.tactics ?? '', BOTTOM - 19, 11.2, ROOM / 2 - 4)} />
      <text className="words-value" x={COLUMN} y={BOTTOM - 5}>
        {tactical}
      </text>
      <text
        className="words-line"
        {...line(words?.guns ?? '', BOTTOM - 19, 11.2, ROOM / 2 - 4)}
        x={COLUMN + ROOM / 2 + 4}
      />
      <text className="words-value" x={COLUMN + ROOM / 2 + 4} y={BOTTOM - 5}>
        {artillery}
      </text>
      {demoralized > 0 && (
        <g className="demoralized" transform={`translate(${RIGHT - 24} ${TOP + 24})`}>
          <path d="M6,-24 L9,-19 L11.4,-20 L12.6,-14 L18,-14.8 L18.4,-10 L24,-9 V-24 Z" />
          <text x={18.6} y={-14.6}>
            {demoralized}
          </text>
        </g>
      )}
      {stack !== undefined && stack.units > 1 && <Pill stack={stack} />}
    </>
  );
}

/** How many units lie in the stack, and their Manpower: beside the counter, since the name of the place stands below it. */
function Pill({ stack }: { readonly stack: Strength }) {
  return (
    <g className="stack-badge" transform={`translate(${RIGHT + 34} ${TOP + 44})`}>
      <rect x={-28} y={-10} width={56} height={20} rx={10} />
      <text y={5}>
        {stack.units} · {stack.manpower}
      </text>
    </g>
  );
}
