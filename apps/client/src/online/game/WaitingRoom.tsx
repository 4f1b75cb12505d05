import type { TableInfo } from '@wigwag/protocol';
import { useEffect, useState } from 'react';
import { HomeTop } from '../../home/HomeTop.tsx';
import { HOME } from '../../shell/home.ts';
import { useLook } from '../../shell/useLook.ts';
import { abort } from '../api/games.ts';
import { useDeed } from '../api/useDeed.ts';
import { CutLine } from '../people/CutLine.tsx';
import { BattlePicture, optionsSaid, Particulars, SideName, useBattleName } from './Face.tsx';
import { forgetInvitation, invitationTo } from './kept.ts';
import { LinkCard } from './LinkCard.tsx';
import { tellOwnShare } from './shares.ts';
import { useTable } from './useTable.ts';

interface Props {
  readonly first: TableInfo;
  /** It is played now, or over. */
  readonly onBegun: (table: TableInfo) => void;
}

/** Tells this player's part of the dice as soon as everybody has vouched for his. Undefined: it was not tried yet. */
function useMixing(table: TableInfo): boolean | undefined {
  const [isHere, setHere] = useState<boolean>();
  useEffect(() => {
    tellOwnShare(table).then(setHere, () => undefined);
  }, [table]);
  return isHere;
}

/** A game that cannot be played yet: who is there, who is missing, and the link for him. */
export function WaitingRoom({ first, onBegun }: Props) {
  const t = useLook();
  const table = useTable(first);
  const { id, title, seats, status, you } = table;
  const name = useBattleName(table);
  const secret = invitationTo(id);
  const isHere = useMixing(table);
  const { isBusy, problem, run } = useDeed(t);
  const isBegun = status === 'running' || status === 'over';
  useEffect(() => {
    if (!isBegun) return;
    forgetInvitation(id);
    onBegun(table);
  }, [isBegun, id, table, onBegun]);
  const options = optionsSaid(t, table);
  const sitting = seats.map(
    seat =>
      [
        seat.name ?? t('online.waiting.nobody'),
        <SideName key={seat.side} {...{ title, t }} side={seat.side} />,
      ] as const,
  );
  return (
    <div className="home online-page">
      <HomeTop t={t} />
      <main className="waiting-room">
        <CutLine t={t} />
        <BattlePicture setup={table.setup} />
        <h1>{name}</h1>
        <p className="lead" role="status">
          {status === 'inviting' ? t('online.waiting.inviting') : t('online.waiting.mixing')}
        </p>
        {isHere === false && <p className="field-problem">{t('online.waiting.elsewhere')}</p>}
        <Particulars rows={[...sitting, ...(options === undefined ? [] : [[t('online.options'), options] as const])]} />
        {status === 'inviting' && you !== undefined && secret !== undefined && <LinkCard {...{ secret, t }} />}
        {status === 'inviting' && you !== undefined && secret === undefined && <p>{t('online.link.elsewhere')}</p>}
        {problem !== undefined && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <p className="waiting-buttons">
          <a className="choice" href={HOME}>
            {t('client.home.all')}
          </a>
          {you !== undefined && (
            <button
              type="button"
              className="choice quiet"
              disabled={isBusy}
              onClick={() =>
                run(async () => {
                  await abort(id);
                  forgetInvitation(id);
                  location.assign(HOME);
                })
              }
            >
              {t('online.waiting.abort')}
            </button>
          )}
        </p>
      </main>
    </div>
  );
}
