import type { Odds } from '@wigwag/gcacw';
import { FlankRing } from '@wigwag/mapview';
import { flankReason, signed } from '@wigwag/words';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import { ringState } from '../map/highlights.ts';
import { useRoom } from '../room.ts';

/** The six hexes round the defender, small; the same hexes are lit on the map. */
export function Flanks({ flank }: { readonly flank: Odds['assessment']['flank'] }) {
  const { world, t } = useRoom();
  const { ring, basic, reductions, plain, final, changedBy } = flank;
  const covered = ring.filter(each => each.covered !== undefined).length;
  const count = t('client.odds.covered', { covered });
  return (
    <section className="odds-part flanks">
      <FlankRing
        orientation={world.grid.orientation}
        states={ring.map(ringState)}
        middle={signed(final)}
        label={count}
      />
      <div>
        <h3>{t('client.odds.flanks')}</h3>
        <p>{count}</p>
        {basic > 0 && reductions > 0 && <p>{t('client.odds.reduced', { basic: signed(basic), reductions })}</p>}
        {changedBy !== undefined && plain !== final && (
          <p>
            {flankReason(t, changedBy)}: {signed(plain)} → {signed(final)}{' '}
            <RuleLink clause={changedBy} places={ring.map(({ hex }) => hex).filter(hex => hex >= 0)} />
          </p>
        )}
      </div>
    </section>
  );
}
