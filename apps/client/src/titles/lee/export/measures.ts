import type { Point, Side, StoredPoint } from '@wigwag/lee';
import { measuresOf } from '@wigwag/mapview/open/still';
import { keyFor } from '@wigwag/words';
import { nameOfArea, nameOfBarrier, nameOfLine } from '../map/names.ts';
import { at } from '../map/painter.ts';
import { pictureOf } from '../map/picture.ts';
import { numberOfPiece } from '../map/pieceKind.ts';
import type { Room } from '../room.ts';
import { degrees, number } from '../said.ts';
import { openPainter } from './openPainter.ts';

/** A line of the sheet's table: the middle of a piece from the edges, and its size. */
export interface Measured {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly by: Side;
  readonly left: string;
  readonly top: string;
  readonly bottom: string;
  /** Of the least rectangle round it. */
  readonly size: string;
  /** How its long side lies: degrees clockwise from level. */
  readonly turned: string;
}

export function areasMeasured(room: Room): Measured[] {
  const { t, language, view } = room;
  const said = (value: number): string => number(language, Math.round(value * 4) / 4);
  const measures = measuresOf(pictureOf(openPainter(room)));
  return view.game.board.terrain.areas.map(area => {
    const found = measures.find(({ id }) => id === area.id);
    const { left = 0, top = 0, bottom = 0, long = 0, broad = 0, turned = 0 } = found ?? {};
    return {
      ...{ id: area.id, number: numberOfPiece(area.id), name: nameOfArea(t, area), by: area.by },
      ...{ left: said(left), top: said(top), bottom: said(bottom), size: `${said(long)} × ${said(broad)}` },
      turned: degrees(turned),
    };
  });
}

/** A side in one letter: of its colour, which differs in every language. */
export const initialOf = ({ t }: Pick<Room, 't'>, side: Side): string => t(keyFor('lee.side', side)).charAt(0);

interface Said {
  readonly name: string;
  readonly text: string;
}

/** At most eight places of a line, its ends among them. */
function some(points: readonly Point[]): readonly Point[] {
  const every = Math.max(1, Math.ceil((points.length - 1) / 7));
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
}

/** What has no number on the drawing, by its bends: enough for those who lay it by a tape. */
export function linesMeasured(room: Room): Said[] {
  const { t, language, view, plan } = room;
  const quarters = (value: number): string => number(language, Math.round(value * 4) / 4);
  const place = ({ x, y }: Point): string => `${quarters(x)}, ${quarters(y)}`;
  const along = (line: readonly StoredPoint[]): string => some(line.map(at)).map(place).join(' – ');
  const { lines, bridges, barriers, works } = view.game.board.terrain;
  const named = (name: string, { id, by }: { readonly id: string; readonly by: Side }): string =>
    `${t('lee.client.piece', { name, id: numberOfPiece(id) })} (${initialOf(room, by)})`;
  const list = (name: string, texts: readonly string[]): Said[] =>
    texts.length === 0 ? [] : [{ name, text: texts.join(' · ') }];
  return [
    ...lines.map(line => ({ name: named(nameOfLine(t, line), line), text: along(line.line) })),
    ...list(
      t('lee.client.sheet.bridges'),
      bridges.map(bridge => `${numberOfPiece(bridge.id)}: ${place(at(bridge.at))}`),
    ),
    ...barriers.map(piece => ({ name: named(nameOfBarrier(t, piece.barrier), piece), text: along(piece.line) })),
    ...works.map(piece => ({ name: named(t('lee.client.works'), piece), text: along(piece.line) })),
    ...list(
      t('lee.client.sheet.points'),
      plan.points.map((point, i) => `${i + 1}: ${place(point)}`),
    ),
  ];
}
