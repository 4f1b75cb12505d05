import type { Briefing } from '@wigwag/content';
import { type Action, type Gcacw, odds as oddsOf, type Result, reach as reachOf } from '@wigwag/gcacw';
import type { MapHandle } from '@wigwag/mapview';
import { describeOutcome, describePrompt, type Translate } from '@wigwag/words';
import { useMemo, useRef } from 'react';
import type { Question } from '../../shell/asking.ts';
import { useDesk } from '../../shell/desk.ts';
import { useShown } from '../../shell/replay/useShown.ts';
import type { Leaf, ShellRoom } from '../../shell/room.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useLook } from '../../shell/useLook.ts';
import { ask } from './asking/ask.ts';
import { type Asking, type Draft, NO_DRAFT, type Sheet, UNLIT } from './asking/asking.ts';
import { crumbsOf } from './asking/crumbs.ts';
import { BattleCard } from './battle/BattleCard.tsx';
import { matteringIn } from './battle/mattering.ts';
import { useCard } from './battle/useCard.ts';
import { bookAtTable } from './book/bookAtTable.tsx';
import { BriefingTab } from './briefing/BriefingTab.tsx';
import { putOnMap, useMapDesk } from './desk.ts';
import { Forces } from './forces/Forces.tsx';
import { GcacwHelp } from './GcacwHelp.tsx';
import { mapHandOf, stillMapHand } from './hand.ts';
import { LessonCard } from './lessons/LessonCard.tsx';
import { type Learning, usePointed, useStanding } from './lessons/learning.ts';
import type { LessonWatch } from './lessons/lessonWatch.ts';
import type { LessonEntry } from './library/library.ts';
import { logActions } from './log/logActions.ts';
import { isOfMarkers, logLine } from './log/logLine.ts';
import { LossSheet } from './losses/LossSheet.tsx';
import { HexInfo } from './map/HexInfo.tsx';
import { useInSight } from './map/inSight.ts';
import { MapTable } from './map/MapTable.tsx';
import { OddsSheet } from './odds/OddsSheet.tsx';
import { askReferee, mayReferee } from './referee/askReferee.ts';
import { RefereePanel } from './referee/RefereePanel.tsx';
import { paceOf } from './replay/pace.ts';
import { useFollowed, useReplay } from './replay/useReplay.tsx';
import { type Room, RoomContext, type Sitting, type View } from './room.ts';
import { CampaignEnding } from './score/CampaignEnding.tsx';
import { CampaignScore } from './score/CampaignScore.tsx';
import { Score } from './score/Score.tsx';
import { When } from './When.tsx';

/** The hex a sheet is about. */
const spokenOf = (sheet: Sheet, { game }: View): number | undefined =>
  sheet.kind === 'odds' ? sheet.attack.target : game.board.units[sheet.rows[0]?.unit ?? -1]?.hex;

interface Props {
  readonly sitting: Sitting;
  readonly briefing?: Briefing | undefined;
  /** The lesson on the table, and all there are. */
  readonly course?: LessonWatch;
  readonly lessons?: readonly LessonEntry[];
}

const NO_LESSONS: readonly LessonEntry[] = [];

function useAsking(sitting: Sitting, view: View, t: Translate): Asking {
  const draft = useDesk(desk => desk.draft) as Draft | undefined;
  const refereeing = useDesk(desk => desk.tab === 'referee') && mayReferee(view);
  const form = useMapDesk(desk => desk.form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sitting answers changes with its view
  return useMemo(() => {
    if (view.past !== undefined) return UNLIT;
    return refereeing ? askReferee(form, t) : ask(sitting, draft ?? NO_DRAFT, t);
  }, [sitting, view, draft, refereeing, form, t]);
}

/** The card of an action's roll, opened from its line in the log. */
const opensCard = (action: Action): (() => void) | undefined => {
  const opened = matteringIn(action);
  return opened && (() => putOnMap({ opened }));
};

function useLearning(course: LessonWatch | undefined, lessons: readonly LessonEntry[]): Learning | undefined {
  const standing = useStanding(course);
  return useMemo((): Learning | undefined => {
    if (course === undefined || standing === undefined) return undefined;
    return { course, standing, others: lessons.filter(({ id }) => id !== course.lesson.id) };
  }, [course, standing, lessons]);
}

const overText = (t: Translate, result: Result | undefined): string =>
  result === undefined ? t('client.gameOver') : `${t('client.gameOver')} ${describeOutcome(t, result)}.`;

function questionOf(t: Translate, view: View, asking: Asking): Question<Gcacw, Draft> {
  const { frame, game } = view;
  const prompt = frame === undefined ? overText(t, game.board.result) : (asking.hint ?? describePrompt(t, game, frame));
  return { prompt, crumbs: crumbsOf(t, view, asking), buttons: asking.buttons };
}

function sheetLeaf(t: Translate, sheet: Sheet | undefined): Leaf | undefined {
  if (sheet === undefined) return undefined;
  return sheet.kind === 'odds'
    ? { id: 'sheet', label: t('client.odds'), body: <OddsSheet sheet={sheet} />, about: sheet.attack.target }
    : { id: 'sheet', label: t('client.lossTitle'), body: <LossSheet sheet={sheet} /> };
}

const leavesOf = (t: Translate, briefing: Briefing | undefined): readonly Leaf[] => [
  ...(briefing === undefined
    ? []
    : [{ id: 'briefing', label: t('client.briefing'), body: <BriefingTab briefing={briefing} /> }]),
  { id: 'score', label: t('client.score'), body: <Score /> },
  { id: 'forces', label: t('client.forces'), body: <Forces /> },
  { id: 'referee', label: t('client.referee'), body: <RefereePanel /> },
];

function useRooms({ sitting, briefing, course, lessons = NO_LESSONS }: Props, map: { current: MapHandle | null }) {
  const language = useDesk(desk => desk.language);
  const { now, view, catchUp } = useShown(sitting, paceOf);
  const { world } = view;
  const name = world.scenario.title[language];
  const t = useLook(name);
  const asking = useAsking(sitting, view, t);
  const isPast = view.past !== undefined;
  const hand = useMemo(() => {
    const own = mapHandOf(sitting, asking, t);
    return isPast ? stillMapHand(own) : own;
  }, [sitting, asking, t, isPast]);
  const replay = useReplay({ t, language, world }, now);
  const { sheet } = asking;
  const odds = useMemo(() => (sheet?.kind === 'odds' ? oddsOf(view.game, sheet.attack) : undefined), [view, sheet]);
  const learning = useLearning(course, lessons);
  const card = useCard(sitting, now.log);
  const actions = useMemo(() => logActions({ t, language, world }, now.log, opensCard), [t, language, world, now.log]);
  return useMemo(() => {
    const centreOn = (hex: number): void => {
      putOnMap({ spoken: hex });
      map.current?.centreOn(hex);
    };
    const room: Room = { sitting, view, world, briefing, learning, asking, hand, odds, replay, t, centreOn };
    const shell: ShellRoom<Gcacw, Draft> = {
      ...{ sitting, view, hand, t, name, centreOn },
      question: questionOf(t, view, asking),
      file: `${world.scenario.id}-turn-${view.game.board.turn}`,
      mayKeep: learning === undefined,
      card: card && view.past === undefined && <BattleCard card={card} />,
      sheet: sheetLeaf(t, sheet),
      book: bookAtTable(view),
      lineOf: event => logLine(t, view.game, event),
      actions,
      replay,
      catchUp,
      light: told => putOnMap({ told }),
      small: { is: isOfMarkers, sentence: count => t('client.log.markers', { count }) },
      toneOf: ({ request }, place) => (request.why === 'initiative' ? sitting.title.ruleset.sides[place] : undefined),
    };
    return { room, shell };
  }, [
    sitting,
    view,
    world,
    briefing,
    learning,
    asking,
    hand,
    odds,
    t,
    name,
    sheet,
    card,
    actions,
    replay,
    catchUp,
    map,
  ]);
}

/** A campaign: the map in the shell, with what belongs to this title around it. */
export function GcacwTable(props: Props) {
  const map = useRef<MapHandle>(null);
  const { room, shell } = useRooms(props, map);
  const { view, asking, learning, t } = room;
  const reach = useMemo(
    () => (asking.mover === undefined ? undefined : reachOf(view.game, asking.mover)),
    [view, asking.mover],
  );
  useInSight(asking.sheet === undefined ? undefined : spokenOf(asking.sheet, view), map);
  usePointed(learning?.standing, map);
  useFollowed(view, room.replay, map);
  return (
    <RoomContext value={room}>
      <Shell
        room={shell}
        handle={map}
        when={<When />}
        score={<CampaignScore />}
        info={<HexInfo reach={reach} />}
        leaves={leavesOf(t, props.briefing)}
        help={<GcacwHelp />}
        over={
          <>
            <CampaignEnding />
            {learning !== undefined && <LessonCard learning={learning} />}
          </>
        }
        className={learning === undefined ? '' : 'learning'}
      >
        <MapTable handle={map} reach={reach} />
      </Shell>
    </RoomContext>
  );
}
