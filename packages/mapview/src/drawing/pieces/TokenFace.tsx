import { memo } from 'react';
import { fitted } from '../names/lettering.ts';
import { type Counter, type Strength, sumOf } from '../seats/seat.ts';
import { boxFor, TOKEN_SIZE } from './outlines.ts';
import { UnitSymbol } from './UnitSymbol.tsx';

const OUTLINE = { union: boxFor('union', TOKEN_SIZE, 4), confederate: boxFor('confederate', TOKEN_SIZE, 5) } as const;
const EDGE_SIZE = { width: TOKEN_SIZE.width + 5, height: TOKEN_SIZE.height + 5 };
const EDGE = boxFor('confederate', EDGE_SIZE, 7);
const FLAG = 'M-13.5,7 V-7 H-3.5 L-6,-3.5 L-3.5,0 H-13.5';
/** From the symbol to the edge. */
const ROOM_FOR_SUM = 18;

interface Props {
  readonly piece: Counter;
  readonly under: boolean;
  readonly stack: Strength | undefined;
}

const PIPS = [0, 1, 2, 3] as const;

/** Seen from afar: the side, the arm, the sum of the stack. */
export const TokenFace = memo(function TokenFace({ piece, under, stack }: Props) {
  const outline = OUTLINE[piece.side];
  const isWorks = piece.kind === 'unit' && piece.works > 0;
  return (
    <g className={`token ${piece.side}`} aria-hidden="true">
      {isWorks && !under && <path className="edge edge-token" d={EDGE} />}
      {under ? undefined : <path className="shadow" d={outline} transform="translate(0.8 1.4)" />}
      <path className="solid" d={outline} />
      {!under && stack !== undefined && (
        <>
          {piece.kind === 'unit' ? (
            <g transform="translate(-9.4 -1) scale(0.62)">
              <UnitSymbol arm={piece.arm} size={piece.size} tint={piece.tint} />
            </g>
          ) : (
            <path className="flag" d={FLAG} />
          )}
          <text className="sum" x={8.4} y={4.9} {...fitted(sumOf(stack), 13.6, ROOM_FOR_SUM)} />
          <g className="fatigue">
            {PIPS.filter(pip => pip < stack.fatigue).map(pip => (
              <circle key={pip} className="full" cx={-14 + pip * 4.2} cy={8.6} r={1.5} />
            ))}
          </g>
        </>
      )}
      <path className="rim" d={outline} />
    </g>
  );
});
