import type { Vocabulary } from '@wigwag/kernel';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Around, useAround } from './around.ts';
import { useReading } from './book/address.ts';
import { BookOverBoard } from './book/BookOverBoard.tsx';
import { useDueDice } from './dice/asked.ts';
import { withDue } from './dice/dueRoom.tsx';
import { useFall } from './dice/falling.ts';
import { saveGame } from './keeping/save.ts';
import { type Pannable, useKeys } from './keys.ts';
import { useTheRest } from './later.tsx';
import { Help, ReplayBar } from './opened.ts';
import { Curtain } from './parts/Curtain.tsx';
import { DecisionBar } from './parts/DecisionBar.tsx';
import { Following, NotKept, PlayHere, Unkept } from './parts/Keeping.tsx';
import { SaveSlip } from './parts/SaveGame.tsx';
import { SidePanel } from './parts/SidePanel.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { type Prompted, usePromptFocus } from './promptFocus.ts';
import { useAway, useRoomSince } from './replay/away.ts';
import { Branched } from './replay/parts/Branch.tsx';
import { Since } from './replay/parts/Since.tsx';
import { Watching } from './replay/parts/Watching.tsx';
import { leaveReplay } from './replay/state.ts';
import { useMomentAsked } from './replay/useMomentAsked.ts';
import { dropReport, useReporting } from './report/address.ts';
import { ReportOverBoard } from './report/ReportOverBoard.tsx';
import { type Leaf, ShellContext, type ShellRoom, useShell } from './room.ts';
import type { View } from './view.ts';

interface Props<T extends Vocabulary, D> {
  readonly room: ShellRoom<T, D>;
  /** Of a board that can be moved about. */
  readonly handle?: RefObject<Pannable | null>;
  /** Turn, date and the like, beside the name of the game. */
  readonly when: ReactNode;
  /** Both sides' points, in the middle of the top bar. */
  readonly score?: ReactNode;
  /** One line over the prompt: what is pointed at. */
  readonly info?: ReactNode;
  /** One line under the prompt: what the last decision came to. */
  readonly upshot?: ReactNode;
  /** Between the log and the help. */
  readonly leaves: readonly Leaf[];
  /** How this title is played. */
  readonly help: ReactNode;
  /** Over the board: how it ended, a lesson's card. */
  readonly over?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function unkeptIn<T extends Vocabulary, D>({ sitting, view, file, t }: ShellRoom<T, D>): ReactNode {
  const record = sitting.unkept();
  if (record === undefined) return undefined;
  const isSecret = sitting.title.hasSecrets(view.world);
  return (
    <Unkept {...{ t, isSecret }} onSave={() => void saveGame(file, record)} onClose={() => sitting.forgetUnkept()} />
  );
}

/** What one side had said to it, pointed at or half chosen is not there when the other decides, or plays in another tab. */
function useClearedDesk<T extends Vocabulary, D>({ view, hand }: ShellRoom<T, D>): void {
  const { eyes, isShared, isFollowing } = view;
  const isCovered = view.curtain !== undefined;
  const before = useRef(eyes);
  useEffect(() => {
    const isOther = before.current !== eyes;
    before.current = eyes;
    if (isCovered || isFollowing || (isOther && isShared)) hand.leave();
    if (isCovered) {
      leaveReplay();
      dropReport();
    }
  }, [isCovered, isFollowing, isShared, eyes, hand]);
}

/** Who decides what; or, while the table is shown as it was, the way through the game. */
function Bar(props: { readonly info: ReactNode; readonly upshot: ReactNode; readonly prompted: Prompted }) {
  const { view, bar } = useShell();
  const around = useAround();
  const { past } = view;
  if (past === undefined) return around.bar ?? bar ?? <DecisionBar {...props} />;
  return past.isCatchingUp ? <Watching /> : <ReplayBar />;
}

const pageClass = <T extends Vocabulary>({ past, underway }: View<T>, own = '', around: Around): string =>
  [
    'page',
    own,
    around.className,
    past === undefined ? '' : 'past',
    underway === undefined ? '' : `underway underway-${underway}`,
    around.plates === undefined ? '' : 'with-plates',
  ]
    .filter(each => each !== undefined && each !== '')
    .join(' ');

/** The frame around any table: who decides what, what happened, and what concerns the game as a whole. */
export function Shell<T extends Vocabulary, D>(props: Props<T, D>) {
  const { handle, when, score, info, upshot, leaves, help, over, className, children } = props;
  const due = useDueDice(props.room.view);
  const whole = useMemo(() => withDue(props.room, due), [props.room, due]);
  const room = useRoomSince(whole);
  useAway(whole as unknown as ShellRoom<Vocabulary, unknown>);
  const { view, sitting, question, t } = room;
  const isCovered = view.curtain !== undefined;
  const isPast = view.past !== undefined;
  const isReporting = useReporting() && room.report !== undefined;
  const isReading = (useReading() !== undefined && room.book !== undefined) || isReporting;
  const around = useAround();
  const keyed = useMemo(() => ({ ...room, keys: { ...around.keys, ...room.keys } }), [room, around.keys]);
  useKeys(keyed, handle);
  useTheRest();
  useMomentAsked(room);
  useFall(view.log, isCovered || isPast);
  const prompted = usePromptFocus(question.prompt, view.log.length, isCovered || isPast);
  useClearedDesk(room);
  const context = useMemo(() => room as unknown as ShellRoom<Vocabulary, unknown>, [room]);
  const unkept = unkeptIn(room);
  if (view.curtain !== undefined) {
    const { curtain: code, isHere = false } = view;
    const side = sitting.title.words.side(t, code);
    const playHere = <PlayHere t={t} onPlayHere={() => sitting.playHere()} />;
    return (
      <>
        <Curtain
          {...{ code, side, isHere, t, onShow: () => sitting.sit(), isHeld: room.holdsCurtain ?? false }}
          following={view.isFollowing ? playHere : undefined}
        />
        {unkept}
      </>
    );
  }
  return (
    <ShellContext value={context}>
      <div className={pageClass(view, className, around)}>
        <TopBar when={when} score={around.plates === undefined ? score : undefined} />
        <div className="beneath" inert={isReading}>
          {around.plates?.(score)}
          {children}
          {around.over ?? over}
        </div>
        <SaveSlip />
        {unkept ?? <Following />}
        <NotKept />
        {around.slips}
        <Since />
        <Branched />
        <div className="beneath" inert={isReading}>
          <SidePanel leaves={leaves} help={<Help isPannable={handle !== undefined}>{help}</Help>} />
          <Bar {...{ info, upshot, prompted }} />
        </div>
        <BookOverBoard />
        <ReportOverBoard />
      </div>
    </ShellContext>
  );
}
