import type { Briefing } from '@wigwag/content';
import { reach as reachOf } from '@wigwag/gcacw';
import type { MapHandle } from '@wigwag/mapview';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ask } from './asking/ask.ts';
import type { Sheet } from './asking/asking.ts';
import { type Room, RoomContext } from './context.ts';
import { put, useDesk } from './desk.ts';
import { useInSight } from './inSight.ts';
import { useKeys } from './keys.ts';
import type { Course } from './lessons/course.ts';
import { type Learning, usePointed, useStanding } from './lessons/learning.ts';
import type { LessonEntry } from './library/library.ts';
import { Curtain } from './parts/Curtain.tsx';
import { DecisionBar } from './parts/DecisionBar.tsx';
import { Ending } from './parts/Ending.tsx';
import { LessonCard } from './parts/LessonCard.tsx';
import { MapTable } from './parts/MapTable.tsx';
import { SaveSlip } from './parts/SaveGame.tsx';
import { SidePanel } from './parts/SidePanel.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { handOf } from './play.ts';
import { askReferee, mayReferee } from './referee/askReferee.ts';
import type { Table, View } from './table.ts';
import { useLook } from './useLook.ts';

/** The hex a sheet is about. */
const spokenOf = (sheet: Sheet, { game }: View): number | undefined =>
  sheet.kind === 'odds' ? sheet.attack.target : game.board.units[sheet.rows[0]?.unit ?? -1]?.hex;

interface AppProps {
  readonly table: Table;
  readonly briefing?: Briefing | undefined;
  /** The lesson on the table, and all there are. */
  readonly course?: Course;
  readonly lessons?: readonly LessonEntry[];
}

const NO_LESSONS: readonly LessonEntry[] = [];

export function App({ table, briefing, course, lessons = NO_LESSONS }: AppProps) {
  const { language, draft, form } = useDesk(useShallow(({ language, draft, form }) => ({ language, draft, form })));
  const refereeing = useDesk(desk => desk.tab === 'referee') && mayReferee(table);
  const view = useSyncExternalStore(
    listener => table.subscribe(listener),
    () => table.view(),
  );
  const map = useRef<MapHandle>(null);
  const t = useLook(`${table.world.scenario.title[language]} – Wigwag`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table's answers change with its view
  const asking = useMemo(
    () => (refereeing ? askReferee(form, t) : ask(table, draft, t)),
    [table, view, draft, refereeing, form, t],
  );
  const hand = useMemo(() => handOf(table, asking, t), [table, asking, t]);
  const reach = useMemo(
    () => (asking.mover === undefined ? undefined : reachOf(view.game, asking.mover)),
    [view, asking.mover],
  );
  const { sheet } = asking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table's answers change with its view
  const odds = useMemo(() => (sheet?.kind === 'odds' ? table.odds(sheet.attack) : undefined), [table, view, sheet]);
  useInSight(sheet === undefined ? undefined : spokenOf(sheet, view), map);
  const standing = useStanding(course);
  usePointed(standing, map);
  const learning = useMemo((): Learning | undefined => {
    if (course === undefined || standing === undefined) return undefined;
    return { course, standing, others: lessons.filter(({ id }) => id !== course.lesson.id) };
  }, [course, standing, lessons]);
  const room = useMemo(
    (): Room => ({
      ...{ table, briefing, learning, view, asking, hand, odds, t },
      centreOn: hex => {
        put({ spoken: hex });
        map.current?.centreOn(hex);
      },
    }),
    [table, briefing, learning, view, asking, hand, odds, t],
  );
  useKeys(hand, map);

  if (view.curtain !== undefined) return <Curtain side={view.curtain} t={t} onShow={() => table.sit()} />;
  return (
    <RoomContext value={room}>
      <div className={learning === undefined ? 'page' : 'page learning'}>
        <TopBar />
        <MapTable handle={map} reach={reach} />
        <Ending />
        <SaveSlip />
        {learning !== undefined && <LessonCard learning={learning} />}
        <SidePanel />
        <DecisionBar reach={reach} />
      </div>
    </RoomContext>
  );
}
