import { Ending } from '../../shell/parts/Ending.tsx';
import { useShell } from '../../shell/room.ts';
import { rematch } from '../api/table.ts';
import { addressOfDice } from '../dice/address.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { newShare } from '../game/shares.ts';
import { opponentOf, playerAt, type TableRoom } from './room.ts';

interface Props {
  readonly room: TableRoom;
}

function headlineOf(room: TableRoom): string {
  const { now, t } = room;
  const { result, seats } = now.info;
  const winner = seats.find(({ side }) => side === result?.winner);
  const loser = seats.find(({ side }) => side !== result?.winner);
  const names = { winner: playerAt(room, winner), loser: playerAt(room, loser) };
  const how: string | undefined = result?.how;
  switch (how) {
    case 'resigned':
      return t('online.table.over.resigned', names);
    case 'claimed':
      return t('online.table.over.claimed', names);
    case 'drawn':
      return t('online.table.over.drawn');
    case 'aborted':
      return t('online.table.over.aborted');
    default:
      return winner === undefined ? t('online.table.over') : t('online.table.over.won', names);
  }
}

/** A game that ended at the table, beside the rules. What ends by the rules the title tells. */
export function TableOver({ room }: Props) {
  const { result } = room.now.info;
  const isPast = useShell().view.past !== undefined;
  if (isPast || result === undefined || result.how === 'played') return undefined;
  return <Ending winner={result.winner} headline={headlineOf(room)} />;
}

/** Once more, with sides changed: whoever asks second agrees. */
function Rematch({ room }: Props) {
  const { now, t, act } = room;
  const { info } = now;
  const { you, rematch: next } = info;
  if (you === undefined) return undefined;
  const isTheirs = next !== undefined && next.by !== you;
  const go = (): void =>
    act(async () => {
      const { id } = await rematch(info.id, newShare());
      location.assign(addressOfOnlineGame(id));
    });
  if (next !== undefined && !isTheirs) {
    return (
      <a className="choice" href={addressOfOnlineGame(next.id)}>
        {t('online.table.rematch.asked')}
      </a>
    );
  }
  return (
    <button type="button" className={isTheirs ? 'choice main' : 'choice'} onClick={go}>
      {isTheirs
        ? t('online.table.rematch.agree', { name: playerAt(room, opponentOf(room)) })
        : t('online.table.rematch')}
    </button>
  );
}

/** What can be done once it is over. */
export const Afterwards = ({ room }: Props) => (
  <>
    <Rematch room={room} />
    <a className="choice" href={addressOfDice(room.now.info.id)}>
      {room.t('online.table.over.dice')}
    </a>
  </>
);

/** In the place of the question for whoever looks on at hidden forces: what is asked now he may not know. */
export const LateBar = ({ room: { t } }: Props) => (
  <section className="decision by-table" aria-label={t('client.decision')}>
    <div className="decider filled">
      <span className="side-mark" aria-hidden="true" />
      <strong>{t('online.table.watch')}</strong>
    </div>
    <div className="asked">
      <p className="prompt">{t('online.table.watch.late')}</p>
    </div>
  </section>
);

/** In the place of the question: nobody is asked any more. */
export function OverBar({ room }: Props) {
  const { t } = room;
  return (
    <section className="decision by-table" aria-label={t('client.decision')}>
      <div className="decider filled">
        <span className="side-mark" aria-hidden="true" />
        <strong>{t('client.over')}</strong>
      </div>
      <div className="asked">
        <p className="prompt">{headlineOf(room)}</p>
      </div>
      <div className="choices">
        <Afterwards room={room} />
      </div>
    </section>
  );
}
