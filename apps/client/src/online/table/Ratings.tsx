import { playerAt, type TableRoom } from './room.ts';

/** With its sign, also where nothing has changed. */
const signed = (language: string, change: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(change);

/** What a rated game did to the numbers of those who played it; of any other nothing. */
export function Ratings({ room }: { readonly room: TableRoom }) {
  const { now, t, language } = room;
  const rated = now.info.seats.flatMap(seat => (seat.rating === undefined ? [] : [{ seat, ...seat.rating }]));
  if (rated.length === 0) return undefined;
  return (
    <ul className="rating-changes" aria-label={t('online.ratings')}>
      {rated.map(({ seat, before, after }) => (
        <li key={seat.side}>
          <b>{playerAt(room, seat)}</b>{' '}
          {t('online.ratings.change', { before, after, change: signed(language, after - before) })}
        </li>
      ))}
    </ul>
  );
}
