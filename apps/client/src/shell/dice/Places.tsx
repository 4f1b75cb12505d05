import type { Request } from '@wigwag/kernel';
import { useState } from 'react';
import { useShell } from '../room.ts';

interface Props {
  readonly request: Extract<Request, { readonly kind: 'draw' }>;
  /** By name, where that is known here. */
  readonly pool: readonly string[] | undefined;
  onDone(answer: readonly number[]): void;
}

/** In what order something came, where it matters. */
const orderOf = (places: readonly number[], place: number, n: number): string =>
  n > 1 && places.includes(place) ? `${places.indexOf(place) + 1}. ` : '';

/** What was drawn by hand, from a pool by name or from a row of cards that lie face down. */
export function Places({ request: { n, of }, pool, onDone }: Props) {
  const { t } = useShell();
  const [places, setPlaces] = useState<readonly number[]>([]);
  const all = pool ?? Array.from({ length: of }, (_, place) => String(place + 1));
  const turn = (place: number): void =>
    setPlaces(places.includes(place) ? places.filter(each => each !== place) : [...places, place].slice(-n));
  return (
    <>
      <p>{pool === undefined ? t('client.dice.places', { count: n, of }) : t('client.dice.draw', { count: n, of })}</p>
      <div className="typed-places">
        {all.map((name, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one name, but no two a place
            key={place}
            type="button"
            className="choice"
            aria-pressed={places.includes(place)}
            onClick={() => turn(place)}
          >
            {orderOf(places, place, n)}
            {name}
          </button>
        ))}
      </div>
      <button type="button" className="choice main" disabled={places.length !== n} onClick={() => onDone(places)}>
        {t('client.dice.done')}
      </button>
    </>
  );
}
