import { TERRAINS } from '@wigwag/gcacw';
import { HexMap, type MapAsked, type MapHandle, type MapTexts } from '@wigwag/mapview';
import { leaderKey, mapOf, picturing, unitKey } from '@wigwag/staffmap';
import { hexLabel, keyFor } from '@wigwag/words';
import { type RefObject, useMemo } from 'react';
import { put, useDesk } from '../../../shell/desk.ts';
import { fallenIn, upshotIn } from '../bar/upshot.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import { Legend } from '../legend/Legend.tsx';
import { MarchKey } from '../legend/MarchKey.tsx';
import { useOverlays } from '../legend/overlays.ts';
import { shownOn } from '../legend/shownOn.ts';
import { useMapKeys } from '../legend/useMapKeys.ts';
import { type LaidMarch, useLaidMarch } from '../march/laid.ts';
import type { ShownReach } from '../march/shownReach.ts';
import { useCarry } from '../march/useCarry.ts';
import { useMarchKeys } from '../march/useMarchKeys.ts';
import { MarchTip, PieceCard } from '../opened.ts';
import type { Hinted } from '../opponent/advice/useHint.ts';
import { type HintStep, useOpponent } from '../opponent/desk.ts';
import { weighedOn } from '../opponent/weighedOn.ts';
import { ArrowLegend } from '../replay/ArrowLegend.tsx';
import { useRoom } from '../room.ts';
import { askedOn } from './askedOn.ts';
import { highlightsOf, marksAlong, marksOf, pathTo } from './highlights.ts';
import { COVERING } from './inSight.ts';
import { stancesIn } from './stances.ts';

interface Props {
  readonly handle: RefObject<MapHandle | null>;
  readonly reach: ShownReach | undefined;
}

const onHover = (hovered: number | undefined): void => putOnMap({ hovered });
const onInspect = (inspected: string | undefined): void => putOnMap({ inspected });
const onNumberKeys = (numbersTaken: boolean): void => put({ numbersTaken });

function useTexts(): MapTexts {
  const { world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  return useMemo(() => {
    const terrains = new Map(TERRAINS.map(terrain => [terrain, t(keyFor('gcacw.terrain', terrain))]));
    return {
      language,
      map: t('client.map'),
      zoomIn: t('client.zoomIn'),
      zoomOut: t('client.zoomOut'),
      fit: t('client.fit'),
      asked: t('client.asked'),
      overview: t('client.overview'),
      stack: (count, manpower) => t('client.stack', { count, manpower }),
      hexes: mapOf(world.scenario).hexes.map(({ terrain }, hex) => `${hexLabel(world, hex)}, ${terrains.get(terrain)}`),
    };
  }, [t, language, world]);
}

/** How much of a hint is shown: nothing while another leaf is read, which may show something of its own. */
function useHintStep(): HintStep | undefined {
  const isRead = useDesk(desk => desk.tab === 'hint');
  return useOpponent(desk => (isRead ? desk.hint : undefined));
}

/** What a hint speaks of: at first only where to look; of an attack also whom it meets. */
function hintedAt(hinted: Hinted | undefined, step: HintStep | undefined): readonly number[] | undefined {
  if (hinted === undefined || step === undefined) return undefined;
  const hexes = step === 'where' && !hinted.isTowards ? [hinted.from] : [hinted.from, hinted.target ?? hinted.goal];
  return hexes.filter(hex => hex !== undefined);
}

const NO_PATH: readonly number[] = [];
const NO_MARKS: readonly string[] = [];

/** What the decision lights, and what the legend shows. */
function useHighlights(reach: ShownReach | undefined) {
  const shownWay = useMapDesk(desk => desk.shownWay?.path ?? NO_PATH);
  const { view, asking, odds, learning, hinted, t } = useRoom();
  const why = useOpponent(desk => desk.why);
  const hint = useHintStep();
  const spoken = useMapDesk(desk => desk.spoken);
  const shown = useOverlays(desk => desk.shown);
  const pointed = learning?.standing.pointed ?? hintedAt(hinted, hint);
  const lines = useMapDesk(desk => desk.told);
  const told = useMemo(() => [...lines, ...shownWay.slice(0, 1), ...shownWay.slice(-1)], [lines, shownWay]);
  const { game, frame } = view;
  const fallen = useMemo(() => fallenIn(view.past === undefined ? upshotIn(view) : undefined), [view]);
  const overlays = useMemo(
    () => ({ ...shownOn(t, view, shown), weighed: weighedOn(view.game, why) }),
    [t, view, shown, why],
  );
  return useMemo(
    () => ({ ...highlightsOf({ t, asking, game, frame, reach, odds, spoken, pointed, told, fallen }), overlays }),
    [t, asking, game, frame, reach, odds, spoken, pointed, told, fallen, overlays],
  );
}

/** Pieces without what the legend has switched off. */
const classOf = (shown: ReadonlySet<string>): string =>
  ['fatigue', 'works'].flatMap(name => (shown.has(name) ? [] : [`no-${name}`])).join(' ');

/** The way that a hint proposes, once the player wants to know what to do. */
function useHintWay() {
  const { hinted } = useRoom();
  const step = useHintStep();
  return step === undefined || step === 'where' ? undefined : hinted?.way;
}

/** The way that is shown: that to the hex in question, or else what a hint or the briefing speaks of; with what is spent along it. */
function useShownPath(reach: ShownReach | undefined, march: LaidMarch | undefined) {
  const { asking } = useRoom();
  const hovered = useMapDesk(desk => desk.hovered);
  const told = useMapDesk(desk => desk.shownWay?.path ?? NO_PATH);
  const hintWay = useHintWay();
  const pointed = march?.laid === undefined ? pathTo(asking, reach, hovered) : (march.way?.path ?? NO_PATH);
  if (pointed.length > 0) {
    const marks = march?.way === undefined ? marksAlong(pointed, reach) : marksOf(march.way);
    return { path: pointed, marks, isTold: false };
  }
  if (hintWay !== undefined) return { path: hintWay.path, marks: marksOf(hintWay), isTold: false };
  return { path: told, marks: NO_MARKS, isTold: told.length > 0 };
}

/** The unit where its way leads. */
const ghostOf = (march: LaidMarch | undefined) =>
  march?.way === undefined || march.laid?.to === undefined
    ? undefined
    : { piece: unitKey(march.unit), hex: march.laid.to, isBarred: march.way.chance === 0 };

/** The leader where he would go. */
const ghostOfLeader = (carried: { readonly leader: number; readonly to: number | undefined } | undefined) =>
  carried?.to === undefined ? undefined : { piece: leaderKey(carried.leader), hex: carried.to };

/** The map with the position on it. */
export function MapTable({ handle, reach }: Props) {
  const { world, view, asking, hand, t } = useRoom();
  const inspected = useMapDesk(desk => desk.inspected);
  const shown = useOverlays(desk => desk.shown);
  const { game, frame } = view;
  const { scenario } = world;
  const map = useMemo(() => mapOf(scenario), [scenario]);
  const picture = useMemo(() => picturing(t, world), [t, world]);
  const pieces = useMemo(() => picture(game.board, stancesIn(game.board, asking)), [picture, game, asking]);
  const highlights = useHighlights(reach);
  // Whoever looks back is asked nothing.
  const pending = view.past === undefined ? frame : undefined;
  const asked: MapAsked = useMemo(() => askedOn(game, pending, asking), [game, pending, asking]);
  const march = useLaidMarch(asking);
  const laid = march?.laid;
  const transferred = useMapDesk(desk => desk.transferred);
  const isHinting = useOpponent(desk => desk.hint !== undefined);
  const { path, marks, isTold } = useShownPath(reach, march);
  const kept = useMemo(() => new Set(laid?.kept), [laid]);
  // A way that is laid out is not hidden by the card of a piece.
  const card = laid === undefined ? pieces.find(({ id }) => id === inspected) : undefined;
  useMapKeys(handle);
  useMarchKeys(march, view, hand, handle);
  const carry = useCarry(view.past === undefined);
  return (
    <main className="map">
      <HexMap
        ref={handle}
        map={map}
        window={scenario.window}
        pieces={pieces}
        highlights={highlights}
        path={path}
        pathMarks={marks}
        pathKept={kept}
        carry={carry}
        ghost={ghostOf(march) ?? ghostOfLeader(transferred)}
        tip={
          march === undefined || laid?.to === undefined ? undefined : { hex: laid.to, body: <MarchTip march={march} /> }
        }
        texts={useTexts()}
        asked={asked}
        moment={view.log.length}
        covering={COVERING}
        className={`${classOf(shown)} ${isHinting ? 'hinting' : ''} ${isTold ? 'told-way' : ''}`}
        card={card && { piece: card.id, body: <PieceCard piece={card} /> }}
        onHex={hand.pointAtHex}
        onPiece={hand.pointAtPiece}
        {...{ onHover, onInspect, onNumberKeys }}
      >
        <Legend />
        <MarchKey reach={reach} isLaid={laid !== undefined} zones={highlights.zones.size > 0} />
        {view.past?.isCatchingUp === false && shown.has('moves') && <ArrowLegend />}
      </HexMap>
    </main>
  );
}
