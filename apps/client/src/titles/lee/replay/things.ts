import { type Event, inches, type Point } from '@wigwag/lee';

const at = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });

/** The ids, as the table has them, of what an event speaks of. All of it everybody sees lying there. */
export function thingsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'basePlaced':
      return [`base-${event.side}`];
    case 'markerPlaced':
      return [event.marker];
    case 'markersSwapped':
      return [event.one, event.other];
    case 'passageAnnounced':
    case 'passageDropped':
    case 'passageMade':
    case 'passageFailed':
      return [`${event.side}:${event.one}`, `${event.side}:${event.other}`];
    default:
      if ('piece' in event) return [event.piece];
      return 'unit' in event ? [`${event.side}:${event.unit}`] : [];
  }
}

/** The way that a unit went, in inches; undefined: none did. */
export function wayOf(event: Event): readonly Point[] | undefined {
  if (event.type === 'unitMoved') return event.path.map(at);
  if (event.type === 'unitForced' || event.type === 'placeTaken') return [at(event.from), at(event.to)];
  return undefined;
}
