import { Ending } from '../../shell/parts/Ending.tsx';
import { addressOfDice } from '../dice/address.ts';
import { playerAt, type TableRoom } from './room.ts';

interface Props {
  readonly room: TableRoom;
}

function headlineOf(room: TableRoom): string {
  const { now, t } = room;
  const { result, seats } = now.info;
  const winner = seats.find(({ side }) => side === result?.winner);
  const loser = seats.find(({ side }) => side !== result?.winner);
  const names = { winner: playerAt(room, winner), loser: playerAt(room, loser) };
  switch (result?.how) {
    case 'resigned':
      return t('online.table.over.resigned', names);
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
  if (result === undefined || result.how === 'played') return undefined;
  return <Ending winner={result.winner} headline={headlineOf(room)} />;
}

/** What can be done once it is over. */
export const Afterwards = ({ room: { now, t } }: Props) => (
  <a className="choice" href={addressOfDice(now.info.id)}>
    {t('online.table.over.dice')}
  </a>
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
