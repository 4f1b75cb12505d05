import { LEVELS, type Level, STYLES, type Style } from '@wigwag/ai';
import { keyFor, type Translate } from '@wigwag/words';
import { Pick } from '../../../shell/parts/Pick.tsx';

interface Manner {
  readonly level: Level;
  readonly style: Style;
}

interface Props {
  readonly manner: Manner;
  readonly t: Translate;
  readonly onManner: (change: Partial<Manner>) => void;
}

/** How well and in what manner the computer plays. */
export const Commission = ({ manner: { level, style }, t, onManner }: Props) => (
  <div className="commission">
    <Pick
      name="level"
      legend={t('client.home.level')}
      values={LEVELS}
      value={level}
      said={each => t(keyFor('gcacw.commander.level', each))}
      onPick={each => onManner({ level: each })}
    />
    <p className="fine">{t(keyFor('gcacw.commander.level', level, 'about'))}</p>
    <Pick
      name="style"
      legend={t('client.home.style')}
      values={STYLES}
      value={style}
      said={each => t(keyFor('gcacw.commander.style', each))}
      onPick={each => onManner({ style: each })}
    />
    <p className="fine">{t(keyFor('gcacw.commander.style', style, 'about'))}</p>
  </div>
);
