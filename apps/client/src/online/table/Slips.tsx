import { useState } from 'react';
import { Slip } from '../../shell/parts/Slip.tsx';
import { remember, remembered } from '../../shell/remembered.ts';
import { useShell } from '../../shell/room.ts';
import { sayAnswer } from '../../shell/sayAnswer.ts';
import { claim, draw, pause } from '../api/table.ts';
import { useLongCut } from './longCut.ts';
import { opponentOf, playerAt, type TableRoom } from './room.ts';
import { clockNow, useTicking } from './times.ts';

interface Props {
  readonly room: TableRoom;
}

function LineSlip({ room: { now, t, language } }: Props) {
  const { view } = useShell();
  const isLong = useLongCut(now);
  const { cutSince = 0 } = now;
  if (!isLong) return undefined;
  const since = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(cutSince);
  const isWaiting = view.underway === 'waiting';
  return (
    <Slip
      tone="question"
      title={isWaiting ? t('online.table.line.waits') : t('online.table.line.cut')}
      sentences={[
        t('online.table.line.from', { since }),
        isWaiting ? t('online.table.line.kept') : t('online.table.line.again'),
      ]}
    />
  );
}

/** Somebody asks to take back what only both can. */
function UndoSlip({ room }: Props) {
  const { sitting, view, t } = useShell();
  const { undoOffer } = view;
  if (undoOffer === undefined) return undefined;
  const isMine = undoOffer === view.eyes;
  const answer = (what: 'agree' | 'decline') => (): void =>
    void sitting.send({ do: what }).then(said => sayAnswer(sitting, t, said));
  const name = playerAt(room, opponentOf(room));
  if (isMine) {
    return (
      <Slip tone="remark" sentences={[t('online.table.undo.asked', { name })]}>
        <button type="button" className="choice quiet" onClick={answer('decline')}>
          {t('online.table.withdraw')}
        </button>
      </Slip>
    );
  }
  return (
    <Slip tone="question" title={t('online.table.undo.title', { name })} sentences={[t('online.table.undo.why')]}>
      <button type="button" className="choice main" onClick={answer('agree')}>
        {t('online.table.allow')}
      </button>
      <button type="button" className="choice" onClick={answer('decline')}>
        {t('online.table.no')}
      </button>
    </Slip>
  );
}

function DrawSlip({ room }: Props) {
  const { now, t, table, act } = room;
  const { info } = now;
  const { drawOffer, you } = info;
  if (drawOffer === undefined || you === undefined || info.status !== 'running') return undefined;
  const name = playerAt(room, opponentOf(room));
  const step = (what: 'agree' | 'decline') => (): void => act(() => draw(table.id, what));
  if (drawOffer === you) {
    return (
      <Slip tone="remark" sentences={[t('online.table.draw.offered', { name })]}>
        <button type="button" className="choice quiet" onClick={step('decline')}>
          {t('online.table.withdraw')}
        </button>
      </Slip>
    );
  }
  return (
    <Slip tone="question" title={t('online.table.draw.title', { name })} sentences={[t('online.table.draw.what')]}>
      <button type="button" className="choice main" onClick={step('agree')}>
        {t('online.table.draw.agree')}
      </button>
      <button type="button" className="choice" onClick={step('decline')}>
        {t('online.table.no')}
      </button>
    </Slip>
  );
}

function PauseSlip({ room }: Props) {
  const { now, t, table, act } = room;
  const { info, times } = now;
  if (times === undefined || info.you === undefined || info.status !== 'running') return undefined;
  const { isPaused, pauseOfferedBy } = times.times;
  const name = playerAt(room, opponentOf(room));
  const step = (what: 'accept' | 'decline' | 'withdraw' | 'end') => (): void =>
    act(() => pause(table.id, what).then(() => table.lookAtTime()));
  if (isPaused) {
    return (
      <Slip tone="remark" sentences={[t('online.table.pause.is')]}>
        <button type="button" className="choice" onClick={step('end')}>
          {t('online.table.pause.end')}
        </button>
      </Slip>
    );
  }
  if (pauseOfferedBy === undefined) return undefined;
  if (pauseOfferedBy === info.you) {
    return (
      <Slip tone="remark" sentences={[t('online.table.pause.offered', { name })]}>
        <button type="button" className="choice quiet" onClick={step('withdraw')}>
          {t('online.table.withdraw')}
        </button>
      </Slip>
    );
  }
  return (
    <Slip tone="question" title={t('online.table.pause.title', { name })} sentences={[t('online.table.pause.what')]}>
      <button type="button" className="choice main" onClick={step('accept')}>
        {t('online.table.allow')}
      </button>
      <button type="button" className="choice" onClick={step('decline')}>
        {t('online.table.no')}
      </button>
    </Slip>
  );
}

/** The opponent's time and the grace are used up. Waiting comes first, and nothing happens by itself. */
function ClaimSlip({ room }: Props) {
  const { now, t, table, act } = room;
  const opponent = opponentOf(room);
  const known = opponent && now.times?.times.clocks[opponent.side];
  const here = useTicking(known?.isRunning === true, known?.kind);
  const [waitsFor, waitFor] = useState<string>();
  const shown = opponent && now.times && clockNow(now.times, opponent.side, here);
  const hasRun =
    shown?.face.reached === 'claimable' || (shown?.face.claimAt ?? Number.POSITIVE_INFINITY) <= (shown?.now ?? 0);
  const turn = `${now.info.active} ${now.sitting?.view().log.length}`;
  if (!hasRun || now.info.status !== 'running' || waitsFor === turn) return undefined;
  const name = playerAt(room, opponent);
  return (
    <Slip tone="question" title={t('online.table.claim.title', { name })} sentences={[t('online.table.claim.what')]}>
      <button type="button" className="choice main" onClick={() => waitFor(turn)}>
        {t('online.table.claim.wait')}
      </button>
      <button type="button" className="choice" onClick={() => act(() => claim(table.id, 'computer'))}>
        {t('online.table.claim.computer')}
      </button>
      <button type="button" className="choice" onClick={() => act(() => claim(table.id, 'claim'))}>
        {t('online.table.claim.claim')}
      </button>
    </Slip>
  );
}

/** The program has changed: whoever plays is told that his game goes on by newer rules, until he puts it away. */
function RulesSlip({ room: { now, t, table, language } }: Props) {
  const { movedAt, you } = now.info;
  const moved = `${table.id} ${movedAt}`;
  const [isRead, setRead] = useState(() => remembered('online-moved') === moved);
  if (movedAt === undefined || you === undefined || isRead) return undefined;
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(movedAt);
  const close = (): void => {
    remember('online-moved', moved);
    setRead(true);
  };
  return (
    <Slip tone="remark" sentences={[t('online.table.moved', { since })]}>
      <button type="button" className="choice quiet" onClick={close}>
        {t('client.close')}
      </button>
    </Slip>
  );
}

/** What is asked beside the game, and what is the matter with the line: on slips beside the map, never over everything. */
export const Slips = ({ room }: Props) => (
  <div className="table-slips">
    <LineSlip room={room} />
    <UndoSlip room={room} />
    <DrawSlip room={room} />
    <PauseSlip room={room} />
    <ClaimSlip room={room} />
    <RulesSlip room={room} />
  </div>
);
