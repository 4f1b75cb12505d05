import { describeRecordProblem, type Translate } from '@wigwag/words';
import { HOME } from '../address.ts';
import { useDesk } from '../desk.ts';
import type { Fault, Following } from '../files/gameFile.ts';
import { saveText } from '../files/save.ts';
import { describeFault, describeFollowing, describeSecrets } from '../files/sentences.ts';
import { Slip } from '../parts/Slip.tsx';
import type { Place } from '../place.ts';
import type { Left } from '../shelf.ts';
import { useLook } from '../useLook.ts';
import { HomeTop } from './HomeTop.tsx';

interface Props {
  readonly place: Place;
  readonly left: Left;
  /** Of a record by rules that are not played here. */
  readonly fault?: Fault;
  /** Of any other record that can be read. */
  readonly following?: Following;
  /** As far as these rules follow it. */
  readonly onGoOn?: () => void;
  readonly onAnew: () => void;
}

function reasons(t: Translate, { place, left, fault, following }: Props): string[] {
  if (fault !== undefined) return [describeFault(t, fault)];
  if ('problem' in left) return [describeRecordProblem(t, left.problem)];
  return following === undefined ? [] : describeFollowing(t, place.world, left.record, following);
}

/** In place of the table: the game that was left there cannot be played on as it is, and nothing is done to it unasked. */
export function LeftGame(props: Props) {
  const { place, left, following, onGoOn, onAnew } = props;
  const language = useDesk(desk => desk.language);
  const { id, title } = place.opened.scenario;
  const t = useLook(`${title[language]} – Wigwag`);
  const record = 'record' in left ? left.record : undefined;
  return (
    <div className="home">
      <HomeTop t={t} />
      <main>
        <p>
          <a href={HOME}>← {t('client.home.all')}</a>
        </p>
        <h1>{title[language]}</h1>
        <Slip
          tone="trouble"
          title={t('client.left.title')}
          sentences={[...reasons(t, props), t('client.left.unchanged'), ...describeSecrets(t, place.world, record)]}
        >
          <button type="button" className="choice main" onClick={() => saveText(id, left.text, record)}>
            {t('client.left.save')}
          </button>
          {onGoOn !== undefined && following !== undefined && following.replayed > 0 && (
            <button type="button" className="choice" onClick={onGoOn}>
              {t('client.file.asFar', { decision: following.replayed })}
            </button>
          )}
          <button type="button" className="choice" onClick={onAnew}>
            {t('client.left.anew')}
          </button>
        </Slip>
      </main>
    </div>
  );
}
