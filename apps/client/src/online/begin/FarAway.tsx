import { PACE_NAMES, type PaceName } from '@wigwag/clocks';
import { LEVEL_NAMES, type Level } from '@wigwag/rating';
import { keyFor, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { Pick } from '../../shell/parts/Pick.tsx';
import { sidesOf } from '../../titles/setups.ts';
import { offer } from '../api/challenges.ts';
import { makeGame } from '../api/games.ts';
import { useDeed } from '../api/useDeed.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { SideName } from '../game/Face.tsx';
import { keepInvitation } from '../game/kept.ts';
import { paceSaid } from '../game/pace.ts';
import { newShare } from '../game/shares.ts';
import { Problem } from '../people/Field.tsx';
import { GuestForm } from '../people/GuestForm.tsx';
import { useWho } from '../people/who.ts';
import '../online.css';

const EITHER = 'either';

interface Props {
  readonly title: string;
  readonly setup: unknown;
  /** A game that was begun at one screen, as it is kept: it goes on. Whoever is to go on with it is invited by link. */
  readonly record?: string;
  readonly t: Translate;
}

interface Wishes {
  readonly for: 'friend' | 'anybody';
  readonly side: string;
  readonly pace: PaceName | 'none';
  readonly level: Level | 'any';
  readonly isPublic: boolean;
  readonly isRated: boolean;
}

const FIRST: Wishes = { for: 'friend', side: EITHER, pace: 'week', level: 'any', isPublic: false, isRated: false };

async function make({ title, setup, record }: Props, wishes: Wishes): Promise<void> {
  const { side, pace, level, isPublic, isRated } = wishes;
  const game = {
    ...{ title, setup, isPublic, isRated, shareCommitment: newShare() },
    ...(side !== EITHER && { side }),
    ...(pace !== 'none' && { pace }),
  };
  if (wishes.for === 'anybody') {
    const { id } = await offer({ ...game, ...(level !== 'any' && { level }) });
    return location.assign(addressOfOnlineGame(id));
  }
  const { id, invitation } = await makeGame({ ...game, ...(record !== undefined && { record }) });
  keepInvitation(id, invitation);
  location.assign(addressOfOnlineGame(id));
}

interface WishProps {
  readonly wishes: Wishes;
  readonly t: Translate;
  readonly onWish: (change: Partial<Wishes>) => void;
}

/** How much time, and how strong whoever takes it up should be. */
function Selects({ wishes, t, onWish }: WishProps) {
  const language = useDesk(desk => desk.language);
  return (
    <>
      <label className="online-field">
        {t('online.new.pace')}
        <select value={wishes.pace} onChange={({ target }) => onWish({ pace: target.value as Wishes['pace'] })}>
          {PACE_NAMES.map(pace => (
            <option key={pace} value={pace}>
              {paceSaid(t, pace, language)}
            </option>
          ))}
          <option value="none">{t('online.new.noClock')}</option>
        </select>
      </label>
      {wishes.for === 'anybody' && (
        <label className="online-field">
          {t('online.new.level')}
          <select value={wishes.level} onChange={({ target }) => onWish({ level: target.value as Wishes['level'] })}>
            <option value="any">{t('online.level.any')}</option>
            {LEVEL_NAMES.map(level => (
              <option key={level} value={level}>
                {t(keyFor('online.level', level))}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** Who may look on, and whether it counts; guests have no rating. */
function Flags({ wishes, t, onWish }: WishProps) {
  const isAccount = useWho(({ me }) => me?.isGuest === false);
  return (
    <>
      <label className="check-line">
        <input
          type="checkbox"
          checked={wishes.isPublic}
          onChange={({ target }) => onWish({ isPublic: target.checked })}
        />
        {t('online.new.public')}
      </label>
      {isAccount && (
        <label className="check-line">
          <input
            type="checkbox"
            checked={wishes.isRated}
            onChange={({ target }) => onWish({ isRated: target.checked })}
          />
          {t('online.new.rated')}
        </label>
      )}
    </>
  );
}

const FOR = ['friend', 'anybody'] as const;

/** A game against somebody far away: who, which side, how much time, who may look on. */
export function FarAway(props: Props) {
  const { title, record, t } = props;
  const me = useWho(who => who.me);
  const [wishes, setWishes] = useState(FIRST);
  const { isBusy, problem, run } = useDeed(t);
  const onWish = (change: Partial<Wishes>): void => setWishes({ ...wishes, ...change });
  const begin = (): Promise<void> => make(props, wishes);
  const isOpen = wishes.for === 'anybody';
  const label = isOpen ? t('online.new.offer') : t('online.new.link');
  return (
    <div className="far-away">
      {record === undefined && (
        <Pick
          name="online-for"
          legend={t('online.new.for')}
          values={FOR}
          value={wishes.for}
          said={each => (each === 'friend' ? t('online.new.friend') : t('online.new.anybody'))}
          onPick={each => onWish({ for: each, isPublic: each === 'anybody' })}
        />
      )}
      <Pick
        name="online-side"
        legend={t('online.new.side')}
        values={[...sidesOf(title), EITHER]}
        value={wishes.side}
        said={side => (side === EITHER ? t('online.new.either') : <SideName {...{ title, side, t }} />)}
        onPick={side => onWish({ side })}
      />
      <Selects {...{ wishes, t, onWish }} />
      <Flags {...{ wishes, t, onWish }} />
      {me === undefined ? (
        <GuestForm t={t} label={label} then={begin} />
      ) : (
        <button type="button" className="choice main wide" disabled={isBusy} onClick={() => run(begin)}>
          {label}
        </button>
      )}
      <Problem problem={problem} />
    </div>
  );
}
