import { hexDataOf, retreatSteps, victoryPlaces } from '@wigwag/gcacw';
import { describePlace, hexLabel, keyFor } from '@wigwag/words';
import { useMapDesk } from '../desk.ts';
import { type LaidMarch, useLaidMarch } from '../march/laid.ts';
import { tellBarred } from '../march/notThere.ts';
import type { ShownReach } from '../march/shownReach.ts';
import { KEEP_KEY } from '../march/useMarchKeys.ts';
import { percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';
import { pointsLeft, reachSaid } from './reachSaid.ts';

/** The way that is being laid out, read aloud while keys lay it. */
function LaidInfo({ march }: { readonly march: LaidMarch }) {
  const { world, view, t } = useRoom();
  const { unit, laid, way } = march;
  const isByKeys = laid?.by === 'keys';
  const points = way?.points.at(-1);
  const isRolled = pointsLeft(view.frame, unit) !== undefined;
  const params = {
    unit: world.units[unit]?.name,
    hex: hexLabel(world, laid?.to ?? -1),
    points,
    takes: isRolled
      ? t('client.march.takes', { points })
      : t('client.march.takesChance', { points, chance: percent(way?.chance ?? 0) }),
    key: KEEP_KEY,
  };
  const text =
    way === undefined
      ? tellBarred(t, view, march)
      : way.chance === 0
        ? t('client.march.outOfReach', params)
        : isByKeys
          ? t('client.march.press', params)
          : laid?.by === 'touch'
            ? t('client.march.touchAgain', params)
            : t('client.march.letGo', params);
  return (
    <p className="info laid" role={laid?.by === 'hand' ? undefined : 'status'}>
      {text}
    </p>
  );
}

/** How likely a unit gets to the hex under the pointer, its ground, what it counts: the line may be cut at its end. */
function HoverInfo({ hex: hovered, reach }: { readonly hex: number; readonly reach: ShownReach | undefined }) {
  const { world, view, asking, t } = useRoom();
  const terrain = hexDataOf(world, hovered)?.terrain ?? 'off-map';
  const flooded = terrain === 'provisional-swamp' && view.game.derived.ground.terrain[hovered] === 'swamp';
  const found = reach?.hexes.find(({ hex }) => hex === hovered);
  const { game, frame } = view;
  const place = victoryPlaces(game).find(({ hex }) => hex === hovered);
  const step = frame?.kind === 'retreat' ? retreatSteps(game, frame).find(({ to }) => to === hovered) : undefined;
  return (
    <p className="info">
      {hexLabel(world, hovered)}
      {found !== undefined && ` · ${reachSaid(t, world, found, pointsLeft(frame, asking.mover))}`}
      {` · ${t(keyFor('gcacw.terrain', terrain))}`}
      {place !== undefined && ` · ${describePlace(t, game, place)}`}
      {flooded && ` · ${t('client.weather.flooded')}`}
      {step !== undefined && ` · ${t('client.retreatLoss', { loss: step.loss })}`}
    </p>
  );
}

/** One line: the way that is laid out, or the hex under the pointer. */
export function HexInfo({ reach }: { readonly reach: ShownReach | undefined }) {
  const { asking } = useRoom();
  const hovered = useMapDesk(desk => desk.hovered);
  const march = useLaidMarch(asking);
  if (march?.laid?.to !== undefined) return <LaidInfo march={march} />;
  return hovered === undefined ? undefined : <HoverInfo hex={hovered} reach={reach} />;
}
