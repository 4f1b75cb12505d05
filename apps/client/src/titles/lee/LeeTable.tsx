import type { Told } from '@wigwag/host';
import { type Army, type Lee, layoutOf, SIDES, type Side } from '@wigwag/lee';
import type { OpenMapHandle } from '@wigwag/mapview/open';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { put, useDesk } from '../../shell/desk.ts';
import { useDueDice } from '../../shell/dice/asked.ts';
import { type Hand, handOf, stillHand } from '../../shell/hand.ts';
import { KEYS } from '../../shell/keys.ts';
import { useShown } from '../../shell/replay/useShown.ts';
import type { ShellRoom } from '../../shell/room.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useLook } from '../../shell/useLook.ts';
import { ask } from './asking/ask.ts';
import { judge } from './asking/judge.ts';
import { useProposal } from './asking/proposal.ts';
import { layDown } from './beside/state.ts';
import { BoardStage } from './boards/BoardStage.tsx';
import { bookAtTable } from './book/bookAtTable.ts';
import { asDraft, type Draft } from './drafts/draft.ts';
import { Live } from './frame/Live.tsx';
import { leavesOf, pastLeaves, sheetOf } from './frame/leaves.tsx';
import { Refused } from './frame/Refused.tsx';
import { StepStrip } from './frame/StepStrip.tsx';
import { useDraftKeys } from './frame/useDraftKeys.ts';
import { When } from './frame/When.tsx';
import { isProposedIn } from './fresh/freshPiece.ts';
import { useFresh } from './fresh/useFresh.ts';
import { useNextUnit } from './fresh/useNextUnit.ts';
import { armies as loadArmies } from './library.ts';
import { MapStage } from './map/MapStage.tsx';
import { Finish, LeeHelp, Lesson } from './opened.ts';
import { Cited } from './parts/Cited.tsx';
import { leeDice } from './parts/ownDraws.ts';
import { openSentence, useReplay } from './replay/useReplay.tsx';
import { useSpeaking } from './replay/useSpeaking.ts';
import { type Room, RoomContext, type Sitting } from './room.ts';
import { StartSheet } from './start/StartSheet.tsx';
import { Completing } from './terrain/Completing.tsx';
import { useCompleting } from './terrain/complete.ts';
import '@wigwag/mapview/openColours.css';
import '@wigwag/mapview/open.css';
import '@wigwag/mapview/openPage.css';
import './css/start.css';
import './css/sides.css';
import './css/table.css';
import './css/boards.css';
import './css/sheets.css';

/** Dice that the table throws for both: blue's come first. */
const bothRoll = ({ rolled }: Told<Lee>, place: number): Side | undefined =>
  rolled[place]?.request.why === 'initiative' || rolled[place]?.request.why === 'turnInitiative'
    ? SIDES[place]
    : undefined;

const asSide = (by: string): Side | undefined => SIDES.find(side => side === by);

/** A march that waits for the end of the combat stays in hand when that is said. */
const keptOver = (hand: Hand<Lee, Draft>, draft: Draft | undefined): Hand<Lee, Draft> => ({
  ...hand,
  act: act => {
    if ('choose' in act || 'inTurn' in act) layDown(draft);
    hand.act(act);
    if (draft?.kind === 'march' && 'choose' in act && act.choose.do === 'combatDone') put({ draft });
  },
});

interface Props {
  readonly sitting: Sitting;
  readonly isLesson: boolean;
  /** The start sheet is passed over. */
  readonly isBegun: boolean;
}

const useView = (sitting: Sitting) =>
  useSyncExternalStore(
    listener => sitting.subscribe(listener),
    () => sitting.view(),
  );

/** What the other side decides openly is done before everybody's eyes, and a secret shows nothing: nothing is played back. */
const NO_PACE = (): number => 0;

/** What is in hand, unless the table is shown as it was. */
function useDraft(isPast: boolean): Draft | undefined {
  const draft = asDraft(useDesk(desk => desk.draft));
  return isPast ? undefined : draft;
}

interface Rooms {
  readonly room: Room;
  readonly shell: ShellRoom<Lee, Draft>;
}

function useRooms(sitting: Sitting, map: RefObject<OpenMapHandle | null>): Rooms {
  const language = useDesk(desk => desk.language);
  const t = useLook(words => words('lee.client.title'));
  const { now, view, catchUp } = useShown(sitting, NO_PACE);
  const isPast = view.past !== undefined;
  const draft = useDraft(isPast);
  const replay = useReplay(
    sitting,
    now,
    t,
    useMemo(() => pastLeaves(t), [t]),
  );
  const speaking = useSpeaking(now.log, map);
  const found = useMemo(() => judge(sitting, view, draft), [sitting, view, draft]);
  const proposal = useProposal(sitting, view, draft, found);
  const judged = useMemo(() => found && { ...found, proposal }, [found, proposal]);
  const fresh = useFresh(sitting, view, draft);
  const isDue = useDueDice(view) !== undefined;
  const asking = useMemo(
    () => ask({ sitting, view, draft, judged, fresh, isDue, t, language }),
    [sitting, view, draft, judged, fresh, isDue, t, language],
  );
  const hand = useMemo(() => {
    const own = keptOver(handOf<Lee, Draft>(sitting, t), draft);
    return isPast ? stillHand(own) : own;
  }, [sitting, t, draft, isPast]);
  return useMemo(() => {
    const { world, game } = view;
    const room: Room = {
      ...{ sitting, view, world, t, language, draft, asking, hand, replay },
      plan: layoutOf(world, game.board.field.a || 'blue'),
      hold: held => !isPast && put({ draft: held, message: undefined }),
      choose: choose => hand.act({ choose }),
    };
    const shell: ShellRoom<Lee, Draft> = {
      ...{ sitting, view, hand, t, replay, catchUp, question: asking },
      name: t('lee.client.title'),
      file: `lee-${game.board.step || 'lists'}`,
      mayKeep: true,
      holdsCurtain: true,
      sheet: sheetOf(room),
      book: bookAtTable(world),
      // P takes what is proposed: pressed a moment too soon, or once more, it does not put the panel away.
      ...((draft !== undefined || isProposedIn(view)) && { keys: { [KEYS.panel]: () => undefined } }),
      dice: leeDice(room),
      lineOf: event => ({
        sentence: openSentence(sitting, now, t, event),
        place: speaking.placeOf(event),
        isHeading: event.type === 'stepBegun',
      }),
      citeOf: clause => <Cited isBrief t={t} clause={clause} />,
      rollerOf: (told, place) => (told.by === 'table' ? bothRoll(told, place) : asSide(told.by)),
      light: speaking.light,
      centreOn: speaking.show,
    };
    return { room, shell };
  }, [sitting, now, view, catchUp, isPast, draft, asking, hand, t, language, replay, speaking]);
}

function Table({ sitting, isLesson }: Pick<Props, 'sitting' | 'isLesson'>) {
  const map = useRef<OpenMapHandle>(null);
  const { room, shell } = useRooms(sitting, map);
  const { t, view, asking, draft } = room;
  useDraftKeys(room);
  useNextUnit(room);
  const isMap = asking.board === 'map' && draft?.kind !== 'look';
  return (
    <RoomContext value={room}>
      <Shell
        room={shell}
        {...(isMap && { handle: map })}
        when={<When />}
        upshot={<Refused />}
        leaves={leavesOf(room)}
        help={<LeeHelp t={t} />}
        over={
          <>
            {view.frame === undefined && view.past === undefined && <Finish />}
            {isLesson && <Lesson />}
          </>
        }
        className={`lee ${isLesson ? 'lee-learning' : ''}`}
      >
        <StepStrip />
        {isMap ? <MapStage handle={map} /> : <BoardStage key={view.eyes} />}
        <Live />
      </Shell>
    </RoomContext>
  );
}

/** A battle of Lee: first the sheet on which both players settle what they play, then the table. */
export function LeeTable({ sitting, isLesson, isBegun }: Props) {
  const view = useView(sitting);
  const t = useLook(words => words('lee.client.title'));
  const [started, start] = useState(isBegun || isLesson || view.isBegun || !view.powers.mayBegin);
  const [learning, learn] = useState(isLesson);
  const [armies, setArmies] = useState<readonly Army[]>([]);
  useEffect(() => {
    let isWanted = true;
    void loadArmies().then(
      found => isWanted && setArmies(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const progress = useCompleting(state => state.progress);
  if (progress !== undefined) return <Completing t={t} progress={progress} />;
  if (started || view.isBegun) return <Table {...{ sitting, isLesson: learning }} />;
  return (
    <StartSheet
      {...{ t, armies, world: view.world }}
      onBegin={world => {
        if (world !== view.world) sitting.reopen(world);
        start(true);
      }}
      onLesson={() => {
        learn(true);
        start(true);
      }}
    />
  );
}
