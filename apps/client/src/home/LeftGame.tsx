import type { Vocabulary } from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';
import { useDesk } from '../shell/desk.ts';
import type { Laid } from '../shell/door.ts';
import { HOME } from '../shell/home.ts';
import type { Fault, SavedAt } from '../shell/keeping/gameFile.ts';
import type { KeptGame } from '../shell/keeping/keptGame.ts';
import { saveText } from '../shell/keeping/save.ts';
import { describeFault, describeGoOn, describeParting, describeSecrets } from '../shell/keeping/sentences.ts';
import { Slip } from '../shell/parts/Slip.tsx';
import { useLook } from '../shell/useLook.ts';
import { HomeTop } from './HomeTop.tsx';

/** What is the matter with a game: it cannot be read, cannot be laid out here, or these rules follow it only so far. */
export type Obstacle = { readonly fault: Fault } | { readonly game: SavedAt };

interface Props {
  readonly row: KeptGame;
  readonly text: string;
  readonly obstacle: Obstacle;
  /** Where a new one could begin; undefined: nobody knows. */
  readonly laid: Laid<Vocabulary> | undefined;
  /** A new game from the decisions that these rules follow. */
  readonly onGoOn?: () => void;
  readonly onAnew?: () => void;
}

const reasons = (t: Translate, obstacle: Obstacle): string[] =>
  'fault' in obstacle ? [describeFault(t, obstacle.fault)] : describeParting(t, obstacle.game);

/** In place of the table: a game that is kept cannot be played on as it is. Nothing is ever done to it here. */
export function LeftGame({ row, text, obstacle, laid, onGoOn, onAnew }: Props) {
  const language = useDesk(desk => desk.language);
  const name = row.name ?? laid?.name(language) ?? row.label[language];
  const t = useLook(name);
  const game = 'game' in obstacle ? obstacle.game : undefined;
  const goOn = game && describeGoOn(t, game);
  const place = game?.laid ?? laid;
  const secrets = place === undefined ? [] : describeSecrets(t, place);
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
          sentences={[...reasons(t, obstacle), t('client.left.unchanged'), ...secrets]}
        >
          <button type="button" className="choice main" onClick={() => saveText(place?.file ?? row.id, text)}>
            {t('client.left.save')}
          </button>
          {onGoOn !== undefined && goOn !== undefined && (
            <button type="button" className="choice" onClick={onGoOn}>
              {goOn}
            </button>
          )}
          {onAnew !== undefined && (
            <button type="button" className="choice" onClick={onAnew}>
              {t('client.left.anew')}
            </button>
          )}
        </Slip>
      </main>
    </div>
  );
}
