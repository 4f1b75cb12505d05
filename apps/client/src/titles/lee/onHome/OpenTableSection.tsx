import type { Translate } from '@wigwag/words';
import { addressOfGame } from '../../../shell/address.ts';
import { useDesk } from '../../../shell/desk.ts';
import { useGames } from '../../../shell/keeping/useGames.ts';
import { LEE_ADDRESS, LEE_LESSON } from '../address.ts';
import '../css/sides.css';

interface Props {
  readonly t: Translate;
  /** A new game, also where there is one from this address already. */
  readonly onBegin: (address: string) => void;
}

/** A battlefield that might be theirs, drawn as the table draws it: `npm run pictures`. */
function SamplePicture() {
  const theme = useDesk(desk => desk.theme);
  return <img alt="" width="540" height="360" src={`library/previews/open-table-${theme}.svg`} />;
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
