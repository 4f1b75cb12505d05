import { SIDES, type Tally } from '@wigwag/gcacw';
import { describeOutcome, keyFor } from '@wigwag/words';
import { capital } from '../asking/asking.ts';
import { useRoom } from '../room.ts';

/** The two scores side by side, and what they come to. */
export function Totals({ tally: { result }, outcome }: { readonly tally: Tally; readonly outcome?: string }) {
  const { t } = useRoom();
  return (
    <div className="totals">
      {SIDES.map(side => (
        <p key={side} className={`by-${side}`}>
          {capital(t(keyFor('gcacw.side', side)))} <b>{result.points[side]}</b>
        </p>
      ))}
      <p className="outcome">{outcome ?? describeOutcome(t, result)}</p>
    </div>
  );
}
