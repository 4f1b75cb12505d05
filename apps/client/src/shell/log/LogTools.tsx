import { useState } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { useShell } from '../room.ts';
import type { LogFilter } from './action.ts';
import { copyLog, printLog } from './plainLog.ts';

interface Props {
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

/** Whose actions are shown, or battles alone. */
function Chips({ filter, onFilter }: Props) {
  const { sitting, t } = useShell();
  const chips = [
    ['all', t('client.log.all')] as const,
    ...sitting.title.ruleset.sides.map(side => [side, sitting.title.words.side(t, side)] as const),
    ['battles', t('client.log.battles')] as const,
  ];
  return (
    <fieldset className="chips">
      <legend className="unseen">{t('client.log.filter')}</legend>
      {chips.map(([show, label]) => (
        <button
          key={show}
          type="button"
          className={`chip by-${show}`}
          aria-pressed={filter.show === show}
          onClick={() => onFilter({ ...filter, show })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Over a log that is told in actions: what of it is shown, and how it is taken along. */
export function LogTools({ filter, onFilter }: Props) {
  const room = useShell();
  const { t } = room;
  const [copied, setCopied] = useState(false);
  return (
    <div className="log-tools">
      <Chips {...{ filter, onFilter }} />
      <input
        type="search"
        value={filter.words}
        placeholder={t('client.log.find')}
        aria-label={t('client.log.find')}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
      />
      <IconButton
        icon={copied ? 'kept' : 'copy'}
        label={copied ? t('client.log.copied') : t('client.log.copy')}
        onClick={() => void copyLog(room).then(() => setCopied(true))}
      />
      <IconButton icon="print" label={t('client.log.print')} onClick={() => printLog(room)} />
    </div>
  );
}
