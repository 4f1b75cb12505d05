import { inches, type Point } from '@wigwag/lee';
import { nameOfArea, nameOfLine } from '../map/names.ts';
import { at } from '../map/painter.ts';
import type { Room } from '../room.ts';
import { number } from '../said.ts';

/** A line of the sheet's table: the middle of a piece from the edges, and its size. */
export interface Measured {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly by: 'blue' | 'grey';
  readonly left: string;
  readonly top: string;
  readonly bottom: string;
  readonly size: string;
}

const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

export function areasMeasured({ t, language, view, world }: Room): Measured[] {
  const said = (value: number): string => number(language, Math.round(value * 4) / 4);
  return view.game.board.terrain.areas.map((area, i) => {
    const ring = area.ring.map(at);
    const [left, right] = extent(ring.map(({ x }) => x));
    const [top, bottom] = extent(ring.map(({ y }) => y));
    const middle: Point = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return {
      id: area.id,
      number: String(i + 1),
      name: nameOfArea(t, area),
      by: area.by,
      left: said(middle.x),
      top: said(middle.y),
      bottom: said(world.table.height - middle.y),
      size: `${said(right - left)} × ${said(bottom - top)}`,
    };
  });
}

/** Lines by their bends: enough for those who lay them by a tape. */
export function linesMeasured({ t, language, view }: Room): { readonly id: string; readonly text: string }[] {
  const said = ({ x, y }: Point): string =>
    `${number(language, Math.round(x * 4) / 4)}, ${number(language, Math.round(y * 4) / 4)}`;
  const { lines, bridges } = view.game.board.terrain;
  const every = (count: number): number => Math.max(1, Math.ceil(count / 8));
  return [
    ...lines.map(line => {
      const points = line.line.map(at);
      const shown = points.filter((_, i) => i % every(points.length) === 0 || i === points.length - 1);
      return { id: line.id, text: `${nameOfLine(t, line)}: ${shown.map(said).join(' – ')}` };
    }),
    ...bridges.map((bridge, i) => ({
      id: bridge.id,
      text: `${t('lee.client.bridge')} ${String.fromCharCode(97 + i)}: ${said(at(bridge.at))} (${number(language, inches(bridge.length))})`,
    })),
  ];
}
