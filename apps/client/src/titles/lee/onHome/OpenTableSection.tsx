import colours from '@wigwag/mapview/colours.css?raw';
import { openSvg } from '@wigwag/mapview/open/still';
import styles from '@wigwag/mapview/open.css?raw';
import openColours from '@wigwag/mapview/openColours.css?raw';
import type { Translate } from '@wigwag/words';
import { useMemo } from 'react';
import { addressOfGame } from '../../../shell/address.ts';
import { useDesk } from '../../../shell/desk.ts';
import { useGames } from '../../../shell/keeping/useGames.ts';
import { LEE_ADDRESS, LEE_LESSON } from '../address.ts';
import { SAMPLE } from './samplePicture.ts';
import '../css/sides.css';

interface Props {
  readonly t: Translate;
  /** A new game, also where there is one from this address already. */
  readonly onBegin: (address: string) => void;
}

/** A battlefield that might be theirs, drawn as the table draws it. */
function SamplePicture() {
  const theme = useDesk(desk => desk.theme);
  const drawn = useMemo(
    () => openSvg(SAMPLE, { css: [colours, openColours, styles].join('\n'), theme, width: 540, title: '' }),
    [theme],
  );
  return <img alt="" width="540" height="360" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`} />;
}

/** On the first page: what a battle on an open table is, the start sheet and the lesson. */
export function OpenTableSection({ t, onBegin }: Props) {
  const left = useGames().find(({ address, isOver }) => address === LEE_ADDRESS && !isOver);
  return (
    <section className="open-table" aria-labelledby="open-table">
      <SamplePicture />
      <div>
        <h2 id="open-table">{t('client.home.lee')}</h2>
        <p>{t('client.home.leeAbout')}</p>
        <p className="to-the-table">
          {left !== undefined && (
            <a className="choice main" href={addressOfGame(left.id)}>
              {t('client.home.goOn')}
            </a>
          )}
          <button
            type="button"
            className={left === undefined ? 'choice main' : 'choice'}
            onClick={() => onBegin(LEE_ADDRESS)}
          >
            {t('client.home.leePlay')}
          </button>
          <button type="button" className="choice" onClick={() => onBegin(LEE_LESSON)}>
            {t('client.home.leeLesson')}
          </button>
        </p>
      </div>
    </section>
  );
}
