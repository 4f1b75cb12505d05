import type { Told } from '@wigwag/host';
import { type Army, type Event, enemyOf, type Lee, layoutOf, lee, SIDES, type Side } from '@wigwag/lee';
import type { OpenMapHandle } from '@wigwag/mapview/open';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { put, useDesk } from '../../shell/desk.ts';
import { useDueDice } from '../../shell/dice/asked.ts';
import { type Hand, handOf } from '../../shell/hand.ts';
import type { ShellRoom } from '../../shell/room.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useLook } from '../../shell/useLook.ts';
import { ask } from './asking/ask.ts';
import { judge } from './asking/judge.ts';
import { useProposal } from './asking/proposal.ts';
import { BoardStage } from './boards/BoardStage.tsx';
import { bookAtTable } from './book/bookAtTable.ts';
import { asDraft, type Draft } from './drafts/draft.ts';
import { Finish } from './ending/Finish.tsx';
import { LeeHelp } from './frame/LeeHelp.tsx';
import { Live } from './frame/Live.tsx';
import { leavesOf, sheetOf } from './frame/leaves.tsx';
import { Refused } from './frame/Refused.tsx';
import { StepStrip } from './frame/StepStrip.tsx';
import { useDraftKeys } from './frame/useDraftKeys.ts';
import { When } from './frame/When.tsx';
import { Lesson } from './lesson/Lesson.tsx';
import { armies as loadArmies } from './library.ts';
import { MapStage } from './map/MapStage.tsx';
import { Cited } from './parts/Cited.tsx';
import { leeDice } from './parts/ownDraws.ts';
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

/** A line of the log as both may read it: it carries no secret, though this side knows more. */
function openSentence({ sitting, view, world, t }: Room, event: Event): string {
  const seen = lee.seenBy(view.game, event, enemyOf(view.eyes));
  return seen === undefined ? t('lee.client.secretLine') : sitting.title.words.event(t, world, seen);
}

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

function useRooms(sitting: Sitting): { room: Room; shell: ShellRoom<Lee, Draft> } {
  const language = useDesk(desk => desk.language);
  const t = useLook(words => words('lee.client.title'));
  const view = useView(sitting);
  const draft = asDraft(useDesk(desk => desk.draft));
  const found = useMemo(() => judge(sitting, view, draft), [sitting, view, draft]);
  const proposal = useProposal(view, draft, found);
  const judged = useMemo(() => found && { ...found, proposal }, [found, proposal]);
  const isDue = useDueDice(view) !== undefined;
  const asking = useMemo(
    () => ask({ sitting, view, draft, judged, isDue, t, language }),
    [sitting, view, draft, judged, isDue, t, language],
  );
  const hand = useMemo(() => keptOver(handOf<Lee, Draft>(sitting, t), draft), [sitting, t, draft]);
  return useMemo(() => {
    const { world, game } = view;
    const room: Room = {
      ...{ sitting, view, world, t, language, draft, asking, hand },
      plan: layoutOf(world, game.board.field.a || 'blue'),
      hold: held => put({ draft: held, message: undefined }),
      choose: choose => hand.act({ choose }),
    };
    const shell: ShellRoom<Lee, Draft> = {
      ...{ sitting, view, hand, t, question: asking },
      name: t('lee.client.title'),
      file: `lee-${game.board.step || 'lists'}`,
      mayKeep: true,
      holdsCurtain: true,
      sheet: sheetOf(room),
      book: bookAtTable(world),
      dice: leeDice(room),
      lineOf: event => ({
        sentence: openSentence(room, event),
        isHeading: event.type === 'stepBegun',
      }),
      citeOf: clause => <Cited isBrief t={t} clause={clause} />,
      rollerOf: (told, place) => (told.by === 'table' ? bothRoll(told, place) : asSide(told.by)),
      centreOn: () => undefined,
    };
    return { room, shell };
  }, [sitting, view, draft, asking, hand, t, language]);
}

function Table({ sitting, isLesson }: Pick<Props, 'sitting' | 'isLesson'>) {
  const map = useRef<OpenMapHandle>(null);
  const { room, shell } = useRooms(sitting);
  const { t, view, asking, draft } = room;
  useDraftKeys(room);
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
            {view.frame === undefined && <Finish />}
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
  const [started, start] = useState(isBegun || isLesson || view.isBegun);
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
