import { hexDataOf, type Reach, retreatSteps } from '@wigwag/gcacw';
import { describeEvent, hexLabel, keyFor } from '@wigwag/words';
import { useMapDesk } from '../desk.ts';
import { isHeading } from '../log/logLine.ts';
import { percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';

/** What happened last: why it is this decision that is asked now. The phase is in sight anyway. */
function LastEvent() {
  const { world, view, t } = useRoom();
  const last = view.log.at(-1)?.events.at(-1);
  return <p className="info">{last !== undefined && !isHeading(last) && describeEvent(t, world, last)}</p>;
}

/** One line about the hex under the pointer: its ground, and how likely a unit gets there. */
export function HexInfo({ reach }: { readonly reach: Reach | undefined }) {
  const { world, view, t } = useRoom();
  const hovered = useMapDesk(desk => desk.hovered);
  if (hovered === undefined) return <LastEvent />;
  const terrain = hexDataOf(world, hovered)?.terrain ?? 'off-map';
  const flooded = terrain === 'provisional-swamp' && view.game.derived.ground.terrain[hovered] === 'swamp';
  const found = reach?.hexes.find(({ hex }) => hex === hovered);
  const { game, frame } = view;
  const step = frame?.kind === 'retreat' ? retreatSteps(game, frame).find(({ to }) => to === hovered) : undefined;
  return (
    <p className="info">
      {hexLabel(world, hovered)} · {t(keyFor('gcacw.terrain', terrain))}
      {flooded && ` · ${t('client.weather.flooded')}`}
      {step !== undefined && ` · ${t('client.retreatLoss', { loss: step.loss })}`}
      {found !== undefined && (
        <>
          {' · '}
          {t('client.reach', { points: found.points, chance: percent(found.chance) })}
          {found.forced > found.chance && ` · ${t('client.reachForced', { chance: percent(found.forced) })}`}
        </>
      )}
    </p>
  );
}
