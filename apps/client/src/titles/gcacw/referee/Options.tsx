import { OPTIONS, otherYearOf, withOptions } from '@wigwag/gcacw';
import { keyFor } from '@wigwag/words';
import { useRoom } from '../room.ts';
import { FlagField } from './Fields.tsx';

/** The optional rules of this game; they are settled before it begins. */
export function Options() {
  const { sitting, world, view, t } = useRoom();
  const { options, year } = world;
  const begun = view.isBegun || view.isFollowing || !view.powers.mayBegin;
  return (
    <section className="options">
      <h2>{t('client.options')}</h2>
      <p className="quiet">{begun ? t('client.options.begun') : t('client.options.open')}</p>
      {OPTIONS.map(name => {
        const other = otherYearOf(name, year);
        return (
          <FlagField
            key={name}
            label={t(keyFor('gcacw.option', name))}
            value={options[name]}
            disabled={begun || other !== undefined}
            onChange={on => sitting.reopen(withOptions(world, { [name]: on }))}
          >
            <small>{t(keyFor('gcacw.option', name, 'about'))}</small>
            {other !== undefined && <small>{t('client.options.otherYear', { year: String(other) })}</small>}
          </FlagField>
        );
      })}
    </section>
  );
}
