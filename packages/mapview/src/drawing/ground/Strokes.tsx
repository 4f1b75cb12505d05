import { memo } from 'react';
import { type Stroke, transformOf } from './stroke.ts';

/** Strokes as elements, in the order of painting. */
export const Strokes = memo(function Strokes({ strokes }: { readonly strokes: readonly Stroke[] }) {
  return (
    <g aria-hidden="true">
      {strokes.map(({ pen, d, put, holes }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place in the drawing
          key={place}
          className={pen}
          d={d}
          {...(put !== undefined && { transform: transformOf(put) })}
          {...(holes && { fillRule: 'evenodd' as const })}
        />
      ))}
    </g>
  );
});
