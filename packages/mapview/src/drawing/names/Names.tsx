import { hexName } from '@wigwag/hex';
import { memo } from 'react';
import type { MapPicture } from '../../picture.ts';
import { centreOf, drawnHexes, RADIUS } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { type Window, windowHexes } from '../sheet/window.ts';
import { isFar } from '../sheet/zoom.ts';
import type { Writing } from './writing.ts';

/** In pixels: they do not grow with the ground. */
const NUMBER = 11.4;

interface NumbersProps {
  readonly map: MapPicture;
  readonly sight: Sight;
}

export const Numbers = memo(function Numbers({ map, sight: { zoom, k } }: NumbersProps) {
  if (isFar(zoom)) return undefined;
  return (
    <g className="hex-numbers" fontSize={NUMBER / k} aria-hidden="true">
      {drawnHexes(map).map(hex => {
        const { x, y } = centreOf(map.grid, hex);
        return (
          <text key={hex} x={x} y={y - RADIUS * 0.84 + NUMBER / k}>
            {hexName(map.grid, hex).replace(/^\D+/, '')}
          </text>
        );
      })}
    </g>
  );
});

interface NamesProps {
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly rivers: Writing['rivers'];
  readonly names: Writing['names'];
}

/** Places, and rivers along their courses. */
export const Names = memo(function Names({ map, window, rivers, names }: NamesProps) {
  const outside = new Set(windowHexes(map, window).outside);
  return (
    <g className="names" aria-hidden="true">
      {rivers.map(({ key, text, size, d }) => (
        <g key={key}>
          <path id={key} className="course" d={d} />
          <text className="name name-river" fontSize={size} strokeWidth={size * 0.2}>
            <textPath href={`#${key}`} startOffset="50%" textAnchor="middle">
              {text}
            </textPath>
          </text>
        </g>
      ))}
      {names.map(({ hex, text, style, size, x, y, anchor }) => (
        <text
          key={hex}
          className={`name name-${style}${outside.has(hex) ? ' name-outside' : ''}`}
          x={x}
          y={y}
          fontSize={size}
          strokeWidth={size * 0.2}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
