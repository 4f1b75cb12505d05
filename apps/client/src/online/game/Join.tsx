import { useState } from 'react';
import { moveTo } from '../../shell/address.ts';
import { useDesk } from '../../shell/desk.ts';
import { Icon } from '../../shell/parts/Icon.tsx';
import { useLook } from '../../shell/useLook.ts';
import { accept, type Invitation } from '../api/games.ts';
import { useDeed } from '../api/useDeed.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../people/Field.tsx';
import { GuestForm } from '../people/GuestForm.tsx';
import { useWho } from '../people/who.ts';
import { addressOfOnlineGame } from './address.ts';
import { BattlePicture, BattleSaid, optionsSaid, Particulars, SideName, useBattleName } from './Face.tsx';
import { paceSaid } from './pace.ts';
import { newShare } from './shares.ts';

interface Props {
  readonly secret: string;
  readonly invitation: Invitation;
  /** He sits at this game now. */
  readonly onSeated: (game: string) => void;
}

/** Where the link for a friend leads: battle, side and dice are said before anything is asked. */
export function Join({ secret, invitation, onSeated }: Props) {
  const t = useLook();
  const language = useDesk(desk => desk.language);
  const me = useWho(who => who.me);
  const name = useBattleName(invitation);
  const { isBusy, problem, run } = useDeed(t);
  const [isSure, setSure] = useState(false);
  const { title, seats, invitedAs, isPublic } = invitation;
  const host = seats.find(seat => seat.name !== undefined)?.name;
  const options = optionsSaid(t, invitation);
  const sitDown = async (): Promise<void> => {
    const { id } = await accept(secret, newShare());
    moveTo(addressOfOnlineGame(id), 'replaceState');
    history.replaceState(history.state, '', location.pathname + location.search);
    onSeated(id);
  };
  const isOwn = me !== undefined && me.name === host && !isSure;
  return (
    <OnlinePage t={t}>
      <BattlePicture setup={invitation.setup} />
      {host !== undefined && <p className="invites">{t('online.join.invites', { name: host })}</p>}
      <h1>{name}</h1>
      <BattleSaid t={t} setup={invitation.setup} />
      <Particulars
        rows={[
          [t('online.join.side'), <SideName key="side" side={invitedAs} {...{ title, t }} />],
          ...(options === undefined ? [] : [[t('online.options'), options] as const]),
          [t('online.join.seen'), isPublic ? t('online.public') : t('online.private')],
          [t('online.new.pace'), paceSaid(t, invitation.pace, language)],
          [t('online.join.dice'), t('online.join.dice.about')],
        ]}
      />
      {me === undefined && (
        <>
          <GuestForm t={t} label={t('online.join.asGuest')} then={sitDown} />
          <p className="fine">{t('online.join.guest.about')}</p>
          <p className="other-ways">
            <a className="choice" href={`?sign-in#join=${secret}`}>
              <Icon name="key" /> {t('online.join.known')}
            </a>
            {title !== 'pickets' && (
              <a className="choice quiet" href={`?book=${title}`}>
                <Icon name="book" /> {t('online.join.rules')}
              </a>
            )}
          </p>
        </>
      )}
      {isOwn && (
        <>
          <p>{t('online.join.own')}</p>
          <button type="button" className="choice" onClick={() => setSure(true)}>
            {t('online.join.both')}
          </button>
        </>
      )}
      {me !== undefined && !isOwn && (
        <button type="button" className="choice main wide" disabled={isBusy} onClick={() => run(sitDown)}>
          {t('online.join.as', { name: me.name })}
        </button>
      )}
      <Problem problem={problem} />
    </OnlinePage>
  );
}
