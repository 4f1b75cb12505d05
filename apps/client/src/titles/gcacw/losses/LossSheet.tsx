import '../css/odds.css';
import type { Act, LossRow, Sheet } from '../asking/asking.ts';
import { useRoom } from '../room.ts';

function Step({ act, sign, label }: { readonly act: Act | undefined; readonly sign: string; readonly label: string }) {
  const { hand } = useRoom();
  return (
    <button
      type="button"
      className="step"
      aria-label={label}
      disabled={act === undefined}
      onClick={() => act !== undefined && hand.act(act)}
    >
      {sign}
    </button>
  );
}

function Row({ row: { unit, lost, more, less } }: { readonly row: LossRow }) {
  const { world, view, t } = useRoom();
  const name = world.units[unit]?.name ?? '';
  const manpower = view.game.board.units[unit]?.manpower ?? 0;
  return (
    <li>
      <span className="loss-name">
        {name}
        <small>{t('client.lossAfter', { before: manpower, after: manpower - lost })}</small>
      </span>
      <Step act={less} sign="−" label={t('client.lossLess', { unit: name })} />
      <output>{lost}</output>
      <Step act={more} sign="+" label={t('client.lossMore', { unit: name })} />
    </li>
  );
}

/** Losses, divided man by man; the total stands above. */
export function LossSheet({ sheet: { rows, number } }: { readonly sheet: Extract<Sheet, { kind: 'losses' }> }) {
  const { t } = useRoom();
  const total = rows.reduce((sum, { lost }) => sum + lost, 0);
  return (
    <div className="losses">
      <h2>{t('client.lossTitle')}</h2>
      <p className="loss-total" role="status">
        <b className="loss-sum">{total}</b> / {number}
      </p>
      {rows.length > 1 && <p className="odds-note">{t('client.lossHint')}</p>}
      <ul>
        {rows.map(row => (
          <Row key={row.unit} row={row} />
        ))}
      </ul>
    </div>
  );
}
