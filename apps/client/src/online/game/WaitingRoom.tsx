import type { TableInfo } from '@wigwag/protocol';
import { useEffect } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { HOME } from '../../shell/home.ts';
import { useLook } from '../../shell/useLook.ts';
import { abort } from '../api/games.ts';
import { useDeed } from '../api/useDeed.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../people/Field.tsx';
import { seatSaid } from '../people/seatSaid.ts';
import { BattlePicture, optionsSaid, Particulars, SideName, useBattleName } from './Face.tsx';
import { forgetInvitation, invitationTo } from './kept.ts';
import { LinkCard } from './LinkCard.tsx';
import { paceSaid } from './pace.ts';
import { tellOwnShares } from './shares.ts';
import { useTable } from './useTable.ts';

interface Props {
  readonly first: TableInfo;
  /** It is played now, or over. */
  readonly onBegun: (table: TableInfo) => void;
}

/** A game that cannot be played yet: who is there, who is missing, and the link for him. */
export function WaitingRoom({ first, onBegun }: Props) {
  const t = useLook();
  const language = useDesk(desk => desk.language);
  const table = useTable(first);
  const { id, title, seats, status, you } = table;
  const name = useBattleName(table);
  const secret = invitationTo(id);
  const { isBusy, problem, run } = useDeed(t);
  useEffect(() => {
    // What fails now is tried again with what is known of the table next.
    tellOwnShares(table).catch(() => undefined);
  }, [table]);
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
        seatSaid(t, seat, t('online.waiting.nobody')),
        <SideName key={seat.side} {...{ title, t }} side={seat.side} />,
      ] as const,
  );
  return (
    <OnlinePage t={t}>
      <BattlePicture setup={table.setup} />
      <h1>{name}</h1>
      <p className="lead" role="status">
        {status === 'inviting' ? t('online.waiting.inviting') : t('online.waiting.mixing')}
      </p>
      <Particulars
        rows={[
          ...sitting,
          [t('online.new.pace'), paceSaid(t, table.pace, language)] as const,
          ...(options === undefined ? [] : [[t('online.options'), options] as const]),
        ]}
      />
      {status === 'inviting' && you !== undefined && secret !== undefined && <LinkCard {...{ secret, t }} />}
      {status === 'inviting' && you !== undefined && secret === undefined && <p>{t('online.link.elsewhere')}</p>}
      <Problem problem={problem} />
      <p className="waiting-buttons">
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
    </OnlinePage>
  );
}
