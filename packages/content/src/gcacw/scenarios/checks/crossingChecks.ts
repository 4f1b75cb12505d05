import {
  ASSUMED_MINOR,
  type GameCode,
  type HexsideData,
  type MapData,
  mapAsPlayed,
  PROFILES,
  SIDES,
  type Side,
} from '@wigwag/gcacw';
import { findSide, type Hexside } from '@wigwag/hex';
import type { Path, Report } from '../../../problems.ts';
import type { Draft, Shaped } from '../../../shape.ts';
import { lookUpHexside } from '../../maps/hexLookup.ts';
import type { CrossingFields, ScenarioFile } from '../schema.ts';

interface Laid {
  readonly path: Path;
  readonly pontoon: Side;
  readonly water: 'minor-river' | 'major-river';
}

/** What a scenario changes on the map must be there to be changed (10.1, 10.2). */
export function checkCrossings(
  { draft, isBroken }: Shaped<ScenarioFile>,
  map: MapData | undefined,
  report: Report,
): void {
  if (map === undefined) return;
  const bridging = draft.game && PROFILES[draft.game].bridging;
  const { hexsides } = bridging === undefined ? map : mapAsPlayed(bridging, map);
  const printedPontoons = new Set(bridging?.printedPontoons.map(({ hexside }) => findSide(map.grid, hexside)));
  const seen = new Map<Hexside, string>();
  const laid: Laid[] = [];
  for (const [printed, fields] of Object.entries(draft.crossings ?? {})) {
    const path = ['crossings', printed];
    const change = fields ?? {};
    if (!isBroken(path) && change.destroyed === undefined && change.pontoon === undefined && !hasBroken(isBroken, path))
      report(path, 'hexside-empty');
    const hexside = hexsideOf(map, printed, path, seen, report);
    if (hexside === undefined) continue;
    checkDestroyed(hexsides[hexside], change, path, report);
    const water = checkPontoon(hexsides[hexside], change, path, report);
    if (water !== undefined && change.pontoon !== undefined && !printedPontoons.has(hexside))
      laid.push({ path, pontoon: change.pontoon, water });
  }
  if (draft.game === undefined) return;
  checkMarkers(draft.game, laid, report);
  if (draft.minorBridges !== undefined && PROFILES[draft.game].bridging.minorMarkers !== ASSUMED_MINOR)
    report(['minorBridges'], 'bridges-of-game', { game: draft.game });
}

const hasBroken = (isBroken: (path: Path) => boolean, path: Path): boolean =>
  ['destroyed', 'pontoon'].some(name => isBroken([...path, name]));

function hexsideOf(
  { grid }: MapData,
  printed: string,
  path: Path,
  seen: Map<Hexside, string>,
  report: Report,
): Hexside | undefined {
  const hexside = lookUpHexside(grid, printed, path, report);
  if (hexside === undefined) return undefined;
  const earlier = seen.get(hexside);
  if (earlier !== undefined) report(path, 'hexside-twice', { found: printed, earlier });
  else seen.set(hexside, printed);
  return earlier === undefined ? hexside : undefined;
}

/** 10.2/what-can-be-destroyed, 10.2/dams-fords-indestructible, 10.2/indestructible-list */
function checkDestroyed(
  side: HexsideData | undefined,
  change: Draft<CrossingFields>,
  path: Path,
  report: Report,
): void {
  if (!change.destroyed) return;
  const destructible = side?.crossing === 'ferry' || (side?.crossing === 'bridge' && !side.indestructible);
  if (!destructible) report([...path, 'destroyed'], 'nothing-to-destroy');
}

/** 10.1/no-creek-bridges, 10.1/one-bridge-per-hexside, 10.1/eligible-hexside: the river it lies over. */
function checkPontoon(
  side: HexsideData | undefined,
  change: Draft<CrossingFields>,
  path: Path,
  report: Report,
): Laid['water'] | undefined {
  if (change.pontoon === undefined) return undefined;
  const at = [...path, 'pontoon'];
  if (side?.water !== 'minor-river' && side?.water !== 'major-river') {
    report(at, 'pontoon-without-river');
    return undefined;
  }
  const standing = change.destroyed ? undefined : side.crossing;
  if (standing === 'bridge' || standing === 'dam') report(at, 'pontoon-beside', { crossing: standing });
  return side.water;
}

/** 10.1/minor-limit-otr-gtc, 10.1/major-limit and the like. */
function checkMarkers(game: GameCode, laid: readonly Laid[], report: Report): void {
  const { minorMarkers, majorMarkers } = PROFILES[game].bridging;
  const printedMinor = minorMarkers === ASSUMED_MINOR ? undefined : minorMarkers;
  for (const side of SIDES) {
    for (const [water, markers] of [
      ['minor-river', printedMinor],
      ['major-river', majorMarkers],
    ] as const) {
      const maximum = markers?.[1][side];
      const over =
        maximum === undefined ? [] : laid.filter(l => l.pontoon === side && l.water === water).slice(maximum);
      for (const { path } of over) report([...path, 'pontoon'], 'too-many-pontoons', { game, maximum: maximum ?? 0 });
    }
  }
}
