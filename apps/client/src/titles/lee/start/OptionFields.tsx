import type { Method, Options, World, YearMaker } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { Flag } from '../parts/Flag.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { type Named, Select } from '../parts/Select.tsx';

interface Props {
  readonly t: Translate;
  readonly world: World;
  readonly onChange: (options: Options) => void;
}

const yearMakers = (t: Translate): Named<YearMaker>[] => [
  { value: 'players', label: t('lee.client.start.yearByPlayers') },
  { value: 'referee', label: t('lee.client.start.yearByReferee') },
  { value: 'event', label: t('lee.client.start.yearByEvent') },
];

const methods = (t: Translate): Named<Method>[] => [
  { value: 'procedure', label: t('lee.client.start.byProcedure') },
  { value: 'agreement', label: t('lee.client.start.byAgreement') },
  { value: 'referee', label: t('lee.client.start.byReferee') },
  { value: 'scenario', label: t('lee.client.start.byScenario') },
];

/** What the two chapters leave to the players before they begin. */
export function OptionFields({ t, world, onChange }: Props) {
  const { options, book } = world;
  const [from, to] = book.years.value;
  const put = (change: Partial<Options>): void => onChange({ ...options, ...change });
  return (
    <fieldset className="lee-fields">
      <legend>{t('lee.client.start.options')}</legend>
      <div className="lee-row">
        <Select
          label={t('lee.client.start.yearBy')}
          value={options.yearBy}
          all={yearMakers(t)}
          onChange={yearBy => put({ yearBy, year: yearBy === 'players' ? 0 : options.year || from })}
        />
        {options.yearBy !== 'players' && (
          <NumberField
            label={t('lee.client.start.year')}
            value={options.year}
            {...{ min: from, max: to }}
            onChange={year => put({ year })}
          />
        )}
        <Select
          label={t('lee.client.start.method')}
          value={options.method}
          all={methods(t)}
          onChange={method => put({ method })}
        />
      </div>
      <Flag
        label={t('lee.client.start.passage')}
        value={options.passageOfLines}
        onChange={passageOfLines => put({ passageOfLines })}
      >
        {t('lee.client.start.asterisk')}
      </Flag>
      <Flag
        label={t('lee.client.start.cavalry')}
        value={options.cavalryTactics}
        onChange={cavalryTactics => put({ cavalryTactics })}
      >
        {t('lee.client.start.asterisk')}
      </Flag>
      <Flag label={t('lee.client.start.special')} value={options.special} onChange={special => put({ special })}>
        {t('lee.client.start.specialAbout')}
      </Flag>
      <Flag label={t('lee.client.start.ownDice')} value={options.ownDice} onChange={ownDice => put({ ownDice })}>
        {t('lee.client.start.ownDiceAbout')}
      </Flag>
    </fieldset>
  );
}
