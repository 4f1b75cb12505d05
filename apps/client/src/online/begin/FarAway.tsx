import { PACE_NAMES, type PaceName } from '@wigwag/clocks';
import { COMPUTER_PLAYS, type Computer } from '@wigwag/protocol';
import { LEVEL_NAMES, type Level } from '@wigwag/rating';
import { keyFor, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { Pick } from '../../shell/parts/Pick.tsx';
import { Commission } from '../../titles/gcacw/onHome/Commission.tsx';
import { USUAL } from '../../titles/gcacw/opponent/commission.ts';
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

const FOR = ['friend', 'anybody', 'computer'] as const;
type For = (typeof FOR)[number];

const FOR_SAID: { readonly [F in For]: (t: Translate) => string } = {
  friend: t => t('online.new.friend'),
  anybody: t => t('online.new.anybody'),
  computer: t => t('online.new.computer'),
};

const BEGIN_SAID: { readonly [F in For]: (t: Translate) => string } = {
  friend: t => t('online.new.link'),
  anybody: t => t('online.new.offer'),
  computer: t => t('online.new.againstComputer'),
};

/** What goes with whom one plays: strangers may be watched, and the computer is in no hurry. */
const WITH: { readonly [F in For]: Partial<Wishes> } = {
  friend: { isPublic: false, pace: 'week' },
  anybody: { isPublic: true, pace: 'week' },
  computer: { isPublic: false, pace: 'none' },
};

interface Props {
  readonly title: string;
  readonly setup: unknown;
  /** A game that was begun at one screen, as it is kept: it goes on. Whoever is to go on with it is invited by link. */
  readonly record?: string;
  readonly t: Translate;
}

interface Wishes {
  readonly for: For;
  readonly side: string;
  readonly pace: PaceName | 'none';
  readonly level: Level | 'any';
  readonly isPublic: boolean;
  readonly isRated: boolean;
  /** How the computer plays, if it is to. */
  readonly opponent: Computer;
}

const FIRST: Wishes = {
  ...{ for: 'friend', side: EITHER, pace: 'week', level: 'any', isPublic: false, isRated: false },
  opponent: USUAL,
};

async function make({ title, setup, record }: Props, wishes: Wishes): Promise<void> {
  const { side, pace, level, isPublic, isRated, opponent } = wishes;
  const game = {
    ...{ title, setup, isPublic, isRated, shareCommitment: newShare() },
    ...(side !== EITHER && { side }),
    ...(pace !== 'none' && { pace }),
  };
  if (wishes.for === 'anybody') {
    const { id } = await offer({ ...game, ...(level !== 'any' && { level }) });
    return location.assign(addressOfOnlineGame(id));
  }
  const { id, invitation } = await makeGame({
    ...game,
    ...(record !== undefined && { record }),
    ...(wishes.for === 'computer' && { opponent, isRated: false }),
  });
  if (invitation !== undefined) keepInvitation(id, invitation);
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
      {isAccount && wishes.for !== 'computer' && (
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

/** A game against somebody far away: who, which side, how much time, who may look on. */
export function FarAway(props: Props) {
  const { title, record, t } = props;
  const me = useWho(who => who.me);
  const [wishes, setWishes] = useState(FIRST);
  const { isBusy, problem, run } = useDeed(t);
  const onWish = (change: Partial<Wishes>): void => setWishes({ ...wishes, ...change });
  const begin = (): Promise<void> => make(props, wishes);
  const label = BEGIN_SAID[wishes.for](t);
  return (
    <div className="far-away">
      {record === undefined && (
        <Pick
          name="online-for"
          legend={t('online.new.for')}
          values={FOR.filter(each => each !== 'computer' || COMPUTER_PLAYS.includes(title))}
          value={wishes.for}
          said={each => FOR_SAID[each](t)}
          onPick={each => onWish({ for: each, ...WITH[each] })}
        />
      )}
      {wishes.for === 'computer' && (
        <>
          <p className="fine">{t('online.new.computer.about')}</p>
          <Commission
            manner={wishes.opponent}
            t={t}
            onManner={change => onWish({ opponent: { ...wishes.opponent, ...change } })}
          />
        </>
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
