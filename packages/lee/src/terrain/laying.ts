import type { Linear } from '../data/army.ts';
import type { FlowWithoutDice } from '../game.ts';
import { hundredths, mils } from '../geometry/units.ts';
import type { Side } from '../world.ts';
import type { TerrainBoard } from './board.ts';
import { bridgesArising } from './bridges/spans.ts';
import type { Span } from './judging/worked.ts';
import type { Bed, BridgeOrigin } from './kinds.ts';
import { courseLaid } from './linear/lines.ts';
import { type StoredPoint, storedPoint } from './stored.ts';

export type Emitting = Pick<FlowWithoutDice, 'game' | 'emit'>;

/** The id of the next piece. */
export const nextPiece = ({ laid }: TerrainBoard): string => `p${laid + 1}`;

export function layBridge(flow: Emitting, by: Side, over: string, span: Span, origin: BridgeOrigin): void {
  flow.emit({
    type: 'bridgeLaid',
    piece: nextPiece(flow.game.board.terrain),
    at: storedPoint(span.at),
    over,
    heading: hundredths(span.heading),
    length: mils(span.length),
    width: mils(span.width),
    origin,
    by,
  });
}

interface Laid {
  readonly linear: Linear;
  readonly line: readonly StoredPoint[];
  readonly sunken?: boolean;
  readonly bed?: Bed;
}

/** Lays a line and the bridges that arise with it; hands back the id of the line. */
export function layLine(
  flow: Emitting,
  by: Side,
  { linear, line, sunken = false, bed = 'flat' }: Laid,
  left: number,
): string {
  const { world, board } = flow.game;
  const arising = bridgesArising(board.terrain, courseLaid({ game: flow.game, by }, linear, line));
  const piece = nextPiece(board.terrain);
  const width = mils(world.book.widths.value[linear]);
  flow.emit({ type: 'lineLaid', piece, linear, line, width, by, sunken, bed, left });
  for (const { over, span } of arising) layBridge(flow, by, over === '' ? piece : over, span, 'auto');
  return piece;
}
