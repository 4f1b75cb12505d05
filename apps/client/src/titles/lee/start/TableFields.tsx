import type { World } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { NumberField } from '../parts/NumberField.tsx';
import { LARGEST, SMALLEST } from './tables.ts';

type Table = World['table'];

/** 13.1: what the rulebook recommends. */
const TABLES: readonly Table[] = [
  { width: 48, height: 48 },
  { width: 72, height: 48 },
];

interface Props {
  readonly t: Translate;
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

export function TableFields({ t, table, onChange }: Props) {
  const { width, height } = table;
  const isSame = (other: Table): boolean => other.width === width && other.height === height;
  return (
    <fieldset className="lee-fields">
      <legend>{t('lee.client.start.table')}</legend>
      <div className="lee-choices">
        {TABLES.map(each => (
          <button
            key={each.width}
            type="button"
            className="choice"
            aria-pressed={isSame(each)}
            onClick={() => onChange(each)}
          >
            {t('lee.client.start.inches', { width: each.width, height: each.height })}
          </button>
        ))}
      </div>
      <div className="lee-row">
        <NumberField
          label={t('lee.client.start.width')}
          value={width}
          {...{ min: SMALLEST, max: LARGEST }}
          onChange={next => onChange({ ...table, width: next })}
        />
        <NumberField
          label={t('lee.client.start.height')}
          value={height}
          {...{ min: SMALLEST, max: LARGEST }}
          onChange={next => onChange({ ...table, height: next })}
        />
      </div>
    </fieldset>
  );
}
