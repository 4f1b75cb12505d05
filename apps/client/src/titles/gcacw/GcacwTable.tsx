import type { Briefing } from '@wigwag/content';
import { type Action, CHART_OF_ROLL, type Event, type Gcacw, odds as oddsOf, type Result } from '@wigwag/gcacw';
import type { MapHandle } from '@wigwag/mapview';
import { describeOutcome, describePrompt, hexLabel, type Language, type Translate } from '@wigwag/words';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Question } from '../../shell/asking.ts';
import { put, useDesk } from '../../shell/desk.ts';
import { useShown } from '../../shell/replay/useShown.ts';
import type { Leaf, ShellRoom } from '../../shell/room.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useLook } from '../../shell/useLook.ts';
import { ask } from './asking/ask.ts';
import { type Asking, type Draft, NO_DRAFT, type Sheet, UNLIT } from './asking/asking.ts';
import { crumbsOf } from './asking/crumbs.ts';
import { UpshotLine } from './bar/UpshotLine.tsx';
import type { Card } from './battle/battleCard.ts';
import { heldAfter, type Mattering, matteringAt, matteringIn, matteringOwn } from './battle/mattering.ts';
import { titleOf } from './battle/titles.ts';
import { useCard } from './battle/useCard.ts';
import { bookAtTable } from './book/bookAtTable.tsx';
import { BriefingTab } from './briefing/BriefingTab.tsx';
import { isFresh } from './briefing/isFresh.ts';
import { type Day, dayHere, dayOfAction } from './day/day.ts';
import { putCardAway, putOnMap, useMapDesk } from './desk.ts';
import { ownersIn, ownersNow } from './dice/owners.ts';
import { type MapHand, mapHandOf, stillMapHand } from './hand.ts';
import { type Learning, useStanding } from './lessons/learning.ts';
import { logActions } from './log/logActions.ts';
import { logLine, runOf, runSaid } from './log/logLine.ts';
import { HexInfo } from './map/HexInfo.tsx';
import { useInSight } from './map/inSight.ts';
import { MapTable } from './map/MapTable.tsx';
import { useReach } from './march/useReach.ts';
import { BattleCard, DayCard, Forces, GcacwHelp, LossSheet, OddsSheet, RefereePanel, Score } from './opened.ts';
import type { Advisor } from './opponent/advice/advisor.ts';
import { heedCoach } from './opponent/advice/coach.ts';
import { useHint } from './opponent/advice/useHint.ts';
import type { Opponents } from './opponent/opponents.ts';
import { useAdvisor, useLookingOn, useOpponentRoom } from './opponent/useOpponentRoom.tsx';
import { paletteOf } from './palette/paletteOf.ts';
import { askReferee, mayReferee } from './referee/askReferee.ts';
import { paceOf } from './replay/pace.ts';
import { useAskedInSight, useFollowed, useReplay, useSightAgain } from './replay/useReplay.tsx';
import { reportLeaf } from './report/reportLeaf.tsx';
import { type Room, RoomContext, type Sitting, type View } from './room.ts';
import { CampaignEnding } from './score/CampaignEnding.tsx';
import { CampaignScore } from './score/CampaignScore.tsx';
import { When } from './When.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly briefing?: Briefing | undefined;
  /** The lesson on the table, and what comes after it. */
  readonly lesson?: Omit<Learning, 'standing'>;
  /** Those who play by themselves, or may be asked to; a lesson has its own. */
  readonly opponents?: Opponents;
}

function useAsking(sitting: Sitting, view: View, t: Translate): Asking {
  const draft = useDesk(desk => desk.draft) as Draft | undefined;
  const refereeing = useDesk(desk => desk.tab === 'referee') && mayReferee(view);
  const form = useMapDesk(desk => desk.form);
  return useMemo(() => {
    if (view.past !== undefined) return UNLIT;
    const asking = ask(sitting, draft ?? NO_DRAFT, t);
    return refereeing ? askReferee(form, asking, t) : asking;
  }, [sitting, view, draft, refereeing, form, t]);
}

type Held = Pick<Room, 'sitting' | 'view' | 'asking' | 't'> & { readonly advisor: Advisor };

/** The player's hand, which the coach may hold back; over a map that is shown as it was it does nothing. */
function useMapHand({ sitting, view, asking, t, advisor }: Held): MapHand {
  const isPast = view.past !== undefined;
  useLookingOn(advisor, view);
  return useMemo(() => {
    const own = mapHandOf(sitting, asking, t, heedCoach(sitting, advisor));
    return isPast ? stillMapHand(own) : own;
  }, [sitting, asking, t, isPast, advisor]);
}

/** On a phone the log is a sheet over the place of the card. */
function openCard(opened: Mattering): void {
  putOnMap({ opened, openedDay: undefined });
  put({ sheetOpen: false });
}

function openDay(openedDay: Day): void {
  putOnMap({ openedDay, opened: undefined });
  put({ sheetOpen: false });
}

/** The cards of an action's combats or of its roll, or that of the turn that it ended, opened from its line in the log. */
const cardsOf =
  ({ world }: Pick<View, 'world'>, log: View['log']) =>
  (action: Action) => {
    const day = dayOfAction(log, action);
    const rolls = matteringIn(action);
    if (day !== undefined) return [{ line: day.line, place: '', open: () => openDay(day) }];
    return rolls.map(roll => {
      const target = rolls.length === 1 ? undefined : roll.fight?.target;
      return {
        line: roll.line,
        place: target === undefined ? '' : hexLabel(world, target),
        open: () => openCard(roll),
      };
    });
  };

function useLearning(lesson: Props['lesson']): Learning | undefined {
  const standing = useStanding(lesson?.course);
  return useMemo(
    () => (lesson === undefined || standing === undefined ? undefined : { ...lesson, standing }),
    [lesson, standing],
  );
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

const leavesOf = (t: Translate, { briefing, view }: Pick<Room, 'briefing' | 'view'>): readonly Leaf[] => [
  ...(briefing === undefined
    ? []
    : [{ id: 'briefing', label: t('client.briefing'), body: <BriefingTab briefing={briefing} /> }]),
  { id: 'score', label: t('client.score'), body: <Score /> },
  { id: 'forces', label: t('client.forces'), body: <Forces /> },
  ...(view.powers.mayReferee ? [{ id: 'referee', label: t('client.referee'), body: <RefereePanel /> }] : []),
];

type Opposed = ReturnType<typeof useOpponentRoom>;
type WhyOf = Parameters<typeof logActions>[3];

/** How the log is told: its lines, whose the dice are, and the actions it is grouped by. */
function useTold(t: Translate, language: Language, { game, world }: View, log: View['log'], whyOf: WhyOf) {
  const lineOf = useCallback((event: Event) => logLine(t, game, event), [t, game]);
  const toneOf = useMemo(() => ownersIn(log), [log]);
  const actions = useMemo(
    () => logActions({ t, language, world }, log, cardsOf({ world }, log), whyOf),
    [t, language, world, log, whyOf],
  );
  const cardOfRoll = useCallback(
    (line: number) => {
      const opened = matteringAt(log, line);
      return opened && (() => openCard(opened));
    },
    [log],
  );
  return useMemo(() => ({ lineOf, toneOf, actions, cardOfRoll }), [lineOf, toneOf, actions, cardOfRoll]);
}

type Shown = ReturnType<typeof useShown<Gcacw>>;

/** What comes after one's own battle is played back when its card has been read; a lesson goes on at its own pace. */
function useHeldBack(isLesson: boolean): (now: View) => number | undefined {
  const putAway = useMapDesk(desk => desk.putAway);
  return useCallback(now => (isLesson ? undefined : heldAfter(now, putAway)), [isLesson, putAway]);
}

/** While what came of one's own battle is played back, its card is there as soon as its dice have fallen. */
function isCardShown({ mattering }: Card, { now, view: { past } }: Shown): boolean {
  if (past === undefined) return true;
  return past.isCatchingUp && past.lines > mattering.line && matteringOwn(now)?.line === mattering.line;
}

interface Cards {
  readonly card: Card | undefined;
  readonly day: Day | undefined;
}

/** The card of a turn that is over; a lesson tells by itself what it brought, and at the end of the game the last word is its result. */
function useDay({ view, now }: Shown, card: Card | undefined, isLesson: boolean): Day | undefined {
  const openedDay = useMapDesk(desk => desk.openedDay);
  const opened = useMapDesk(desk => desk.opened);
  const daysRead = useMapDesk(desk => desk.daysRead);
  const isOver = now.frame === undefined;
  const isShown = view.past === undefined && !isLesson && !isOver && opened === undefined;
  const here = useMemo(() => dayHere(now.log, daysRead, card?.mattering), [now, daysRead, card]);
  if (openedDay !== undefined) return openedDay;
  return isShown ? here : undefined;
}

/** What the shell is told of a campaign. */
function useShellRoom(room: Room, shown: Shown, opposed: Opposed, { card, day }: Cards) {
  const { now, catchUp } = shown;
  const language = useDesk(desk => desk.language);
  // What is being played back is not told before it is seen.
  const log = room.view.past?.isCatchingUp === true ? room.view.log : now.log;
  const told = useTold(room.t, language, room.view, log, opposed.whyOf);
  return useMemo((): ShellRoom<Gcacw, Draft> => {
    const { sitting, view, world, learning, asking, hand, replay, t, centreOn } = room;
    return {
      ...{ sitting, view, hand, t, replay, catchUp, centreOn },
      name: world.scenario.title[language],
      question: questionOf(t, view, asking),
      file: `${world.scenario.id}-turn-${view.game.board.turn}`,
      mayKeep: learning === undefined,
      card:
        (day && <DayCard day={day} />) ??
        (card !== undefined && isCardShown(card, shown) && <BattleCard card={card} />),
      outcome: card && titleOf(t, world, card),
      letGo: () => putCardAway(now.log[matteringOwn(now)?.line ?? -1]),
      sheet: sheetLeaf(t, asking.sheet),
      book: bookAtTable(view),
      palette: paletteOf({ t, view, asking, hand, centreOn }),
      chartOf: rolled => CHART_OF_ROLL[rolled.request.why],
      ...told,
      report: learning === undefined ? reportLeaf(t, now) : undefined,
      light: told => putOnMap({ told }),
      small: { runOf, sentence: run => runSaid(t, world, run) },
      ...opposed.shell,
      dice: { ownersOf: due => ownersNow(view, due) },
    };
  }, [room, shown, now, catchUp, opposed, card, day, told, language]);
}

function useRooms({ sitting, briefing, lesson, opponents }: Props, map: { current: MapHandle | null }) {
  const language = useDesk(desk => desk.language);
  const shown = useShown(sitting, paceOf, useHeldBack(lesson !== undefined));
  const { now, view } = shown;
  const { world } = view;
  const t = useLook(world.scenario.title[language]);
  const asking = useAsking(sitting, view, t);
  const advisor = useAdvisor();
  const hand = useMapHand({ sitting, view, asking, t, advisor });
  const replay = useReplay({ t, language, world }, now);
  const { sheet } = asking;
  const odds = useMemo(() => (sheet?.kind === 'odds' ? oddsOf(view.game, sheet.attack) : undefined), [view, sheet]);
  const learning = useLearning(lesson);
  const card = useCard(sitting, now, sheet?.kind === 'odds');
  const hinted = useHint(advisor, view, asking, hand);
  const opposed = useOpponentRoom({ t, opponents, advisor, view, hinted });
  const onCard = useMemo(() => card && { line: card.mattering.line, hex: card.mattering.fight?.target }, [card]);
  const room = useMemo((): Room => {
    const centreOn = (hex: number): void => {
      putOnMap({ spoken: hex });
      map.current?.bring(hex);
    };
    const own = { briefing, learning, asking, hand, odds, onCard, replay, hinted };
    return { sitting, view, world, t, centreOn, ...own };
  }, [sitting, view, world, t, map, briefing, learning, asking, hand, odds, onCard, replay, hinted]);
  return { room, shell: useShellRoom(room, shown, opposed, { card, day: useDay(shown, card, lesson !== undefined) }) };
}

/** What was pointed at or shown before something was decided says nothing of what is asked next. */
function useForgottenHex({ log }: View): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a decision
  useEffect(() => putOnMap({ hovered: undefined, spoken: undefined, told: [], shownWay: undefined }), [log.length]);
}

/** Whoever begins reads first what it is about; once something is decided, the log tells what came of it. */
function useBriefingFirst({ briefing, view }: Room): void {
  const isFirst = isFresh(briefing, view);
  const begun = useRef(false);
  useEffect(() => {
    if (!isFirst || begun.current) return undefined;
    put({ tab: 'briefing' });
    return () => {
      begun.current = true;
      if (useDesk.getState().tab === 'briefing') put({ tab: 'log' });
    };
  }, [isFirst]);
}

/** A campaign: the map in the shell, with what belongs to this title around it. */
export function GcacwTable(props: Props) {
  const map = useRef<MapHandle>(null);
  const { room, shell } = useRooms(props, map);
  const { view, asking, learning, t } = room;
  const reach = useReach(view, asking);
  useBriefingFirst(room);
  useInSight({ view, asking, onCard: room.onCard, hinted: room.hinted, standing: learning?.standing }, map);
  useSightAgain(view, map);
  useFollowed(view, room.replay, map);
  useAskedInSight(view, asking, map);
  useForgottenHex(view);
  return (
    <RoomContext value={room}>
      <Shell
        room={shell}
        handle={map}
        when={<When />}
        score={<CampaignScore />}
        info={<HexInfo reach={reach} />}
        upshot={<UpshotLine />}
        leaves={leavesOf(t, room)}
        help={<GcacwHelp />}
        over={
          <>
            <CampaignEnding />
            {learning !== undefined && <learning.Card learning={learning} />}
          </>
        }
        className={learning === undefined ? 'campaign' : 'campaign learning'}
      >
        <MapTable handle={map} reach={reach} />
      </Shell>
    </RoomContext>
  );
}
