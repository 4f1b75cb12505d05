import type { Vocabulary } from '@wigwag/kernel';
import { describeRecordProblem, type Translate } from '@wigwag/words';
import { useDesk } from '../shell/desk.ts';
import type { Laid } from '../shell/door.ts';
import { HOME } from '../shell/home.ts';
import type { Fault, SavedAt } from '../shell/keeping/gameFile.ts';
import { saveText } from '../shell/keeping/save.ts';
import { describeFault, describeParting, describeSecrets } from '../shell/keeping/sentences.ts';
import type { Left } from '../shell/keeping/shelf.ts';
import { Slip } from '../shell/parts/Slip.tsx';
import { useLook } from '../shell/useLook.ts';
import { HomeTop } from './HomeTop.tsx';

interface Props {
  readonly laid: Laid<Vocabulary>;
  readonly left: Left;
  /** Of a record that cannot be laid out here. */
  readonly fault?: Fault;
  /** Of one that these rules follow only so far. */
  readonly game?: SavedAt;
  /** As far as these rules follow it. */
  readonly onGoOn?: () => void;
  readonly onAnew: () => void;
}

function reasons(t: Translate, { left, fault, game }: Props): string[] {
  if (fault !== undefined) return [describeFault(t, fault)];
  if ('problem' in left) return [describeRecordProblem(t, left.problem)];
  return game === undefined ? [] : describeParting(t, game);
}

/** In place of the table: the game that was left there cannot be played on as it is, and nothing is done to it unasked. */
export function LeftGame(props: Props) {
  const { laid, left, game, onGoOn, onAnew } = props;
  const language = useDesk(desk => desk.language);
  const name = laid.name(language);
  const t = useLook(name);
  const replayed = game?.sitting.replayed?.replayed ?? 0;
  const secrets = describeSecrets(t, game?.laid ?? laid);
  return (
    <div className="home">
      <HomeTop t={t} />
      <main>
        <p>
          <a href={HOME}>← {t('client.home.all')}</a>
        </p>
        <h1>{name}</h1>
        <Slip
          tone="trouble"
          title={t('client.left.title')}
          sentences={[...reasons(t, props), t('client.left.unchanged'), ...secrets]}
        >
          <button type="button" className="choice main" onClick={() => saveText(laid.file, left.text)}>
            {t('client.left.save')}
          </button>
          {onGoOn !== undefined && replayed > 0 && (
            <button type="button" className="choice" onClick={onGoOn}>
              {t('client.file.asFar', { decision: replayed })}
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
