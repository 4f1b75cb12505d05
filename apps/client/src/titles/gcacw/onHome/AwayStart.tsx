import { type OptionName, optionsOfYear } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { FarAway } from '../../../online/begin/FarAway.tsx';
import type { Entry } from '../library/lists.ts';

interface Props {
  readonly entry: Entry;
  readonly isHidden: boolean;
  readonly t: Translate;
}

/** Optional rules that are chosen here rather than at the table: once somebody sits there they stay. Hidden forces are chosen above. */
const choices = (entry: Entry): readonly OptionName[] =>
  optionsOfYear(Number(entry.from.slice(0, 4))).filter(name => name !== 'limitedIntelligence');

/** A battle against somebody far away. */
export function AwayStart({ entry, isHidden, t }: Props) {
  const [chosen, setChosen] = useState<readonly OptionName[]>([]);
  const turn = (name: OptionName, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, name] : chosen.filter(each => each !== name));
  const options: Partial<Record<OptionName, boolean>> = {
    ...Object.fromEntries(chosen.map(name => [name, true])),
    ...(isHidden && { limitedIntelligence: true }),
  };
  return (
    <>
      <details className="way-in">
        <summary>{t('client.options')}</summary>
        {choices(entry).map(name => (
          <label key={name} className="check-line">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ target }) => turn(name, target.checked)}
            />
            <span>
              {t(keyFor('gcacw.option', name))} <small>{t(keyFor('gcacw.option', name, 'about'))}</small>
            </span>
          </label>
        ))}
      </details>
      <FarAway title="gcacw" setup={{ scenario: entry.id, options }} t={t} />
    </>
  );
}
