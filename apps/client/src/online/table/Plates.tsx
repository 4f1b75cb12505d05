import type { ClockFace } from '@wigwag/clocks';
import type { TableInfo } from '@wigwag/protocol';
import { clockNote, clockTime, lengthInWords } from '@wigwag/words';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/room.ts';
import { Presence, presenceAt, presenceSaid } from './Presence.tsx';
import { isLateAt, platesOf, playerAt, type TableRoom } from './room.ts';
import { clockNow, graceLeft, useTicking } from './times.ts';

interface PlateProps {
  readonly room: TableRoom;
  readonly seat: TableInfo['seats'][number];
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What stands under the time, as short as can be. */
function underClock({ t, language, now }: TableRoom, face: ClockFace, grace: number | undefined): string {
  if (face.reached === 'claimable') return t('online.table.clock.used');
  if (grace !== undefined) return t('online.table.clock.grace');
  if (face.stands !== undefined) return t('online.table.clock.stands');
  if (!face.isRunning) return t('online.table.clock.still');
  const increment = now.times?.times.pace?.increment ?? 0;
  return t('online.table.clock.increment', { time: lengthInWords(increment, language) });
}

function Clock({ room, seat }: PlateProps) {
  const { now, t, language } = room;
  const known = now.times?.times.clocks[seat.side];
  const here = useTicking(known?.isRunning === true && now.info.status === 'running', known?.kind);
  const shown = now.times && clockNow(now.times, seat.side, here);
  if (shown === undefined || now.info.status !== 'running') return undefined;
  const { face } = shown;
  const grace = graceLeft(face, shown.now);
  const note = clockNote(t, face, seat.side === now.info.you ? 'mine' : 'theirs', { language, zone: ZONE });
  const time = clockTime(grace === undefined ? face : { ...face, left: grace }, language);
  return (
    <span
      className={`plate-clock ${face.isRunning ? 'running' : ''} ${isScarce(room, face) ? 'scarce' : ''}`}
      title={note}
    >
      <b>
        <span className="unseen">{t('online.table.clock.label')} </span>
        {time}
      </b>
      <small>
        {underClock(room, face, grace)}
        {note !== undefined && <span className="unseen"> {note}</span>}
      </small>
    </span>
  );
}

/** Red comes with the last tenth, not before. */
const isScarce = ({ now }: TableRoom, { left, isRunning }: ClockFace): boolean =>
  isRunning && left < (now.times?.times.pace?.reserve ?? 0) / 10;

/** Under the name: the side, and what is to be known of whoever plays it. */
function plateSaid({ now, title, t }: TableRoom, seat: PlateProps['seat'], isDeciding: boolean): string {
  const { info } = now;
  const side = title.words.side(t, seat.side);
  if (seat.side === info.you) return t('online.table.plate.you', { side });
  if (isDeciding) return t('online.table.plate.deciding', { side });
  // When it is over nobody has to be there.
  if (info.status !== 'running' || isLateAt({ now })) return side;
  return t('online.table.plate.there', { side, presence: presenceSaid(t, presenceAt({ now }, seat.side)) });
}

function Plate({ room, seat }: PlateProps) {
  const { now, t } = room;
  const { info } = now;
  const { view } = useShell();
  const isMe = seat.side === info.you;
  const isDeciding = info.status === 'running' && view.frame?.by === seat.side;
  const name = playerAt(room, seat);
  const presence = presenceAt(room, seat.side);
  const isTold = info.status === 'running' && !isLateAt(room);
  return (
    <section
      className={`seat-plate by-${seat.side} ${isDeciding ? 'deciding' : ''} ${isMe ? 'mine' : ''}`}
      aria-label={name}
    >
      <span className="plate-disc" aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className="plate-who">
        <span className="plate-name">
          {isTold && <Presence t={t} presence={presence} />} <strong>{name}</strong>
        </span>
        <span className="plate-side">
          <i className="side-mark" aria-hidden="true" /> {plateSaid(room, seat, isDeciding)}
        </span>
      </span>
      <Clock {...{ room, seat }} />
    </section>
  );
}

/** Who plays, who is there, what time they have; the score between. */
export function Plates({ room, score }: { readonly room: TableRoom; readonly score: ReactNode }) {
  const { info } = room.now;
  const [first, second] = platesOf(info);
  return (
    <div className="plates">
      {first && <Plate {...{ room, seat: first }} />}
      <div className="plates-score">{score}</div>
      {second && <Plate {...{ room, seat: second }} />}
    </div>
  );
}
