import type { Hex, Hexside } from '@wigwag/hex';
import type { MapPicture } from '../../picture.ts';
import { at, between, centreOf, endsOf } from '../sheet/layout.ts';
import { noise } from '../sheet/noise.ts';
import type { Drawn } from './blocks.ts';

/** Short strokes downhill, out of the hex in which the ridge lies. */
function hachures({ grid }: MapPicture, side: Hexside, top: Hex): string {
  const [a, b] = endsOf(grid, side);
  const middle = centreOf(grid, top);
  const crest = `M${at(between(between(a, middle, 0.1), between(b, middle, 0.1), 0.04))} L${at(between(between(a, middle, 0.1), between(b, middle, 0.1), 0.96))}`;
  const strokes = Array.from({ length: 8 }, (_, index) => {
    const foot = between(a, b, (index + 0.6 + noise(side, index) * 0.3) / 8.4);
    const from = between(foot, middle, 0.1);
    const to = between(foot, middle, -0.03 - noise(side, index + 9) * 0.05);
    return `M${at(from)} L${at(to)}`;
  });
  return [crest, ...strokes].join(' ');
}

export const ridgesOf = (map: MapPicture): Drawn<'ridge'>[] =>
  map.hexsides.flatMap((data, side) =>
    data?.ridge === undefined
      ? []
      : [{ kind: 'ridge', at: centreOf(map.grid, data.ridge), d: hachures(map, side, data.ridge) }],
  );
