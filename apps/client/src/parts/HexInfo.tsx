import { hexDataOf, type Reach } from '@wigwag/gcacw';
import { hexLabel, keyFor } from '@wigwag/words';
import { useRoom } from '../context.ts';
import { useDesk } from '../desk.ts';

const percent = (share: number): number => Math.round(share * 100);

/** One line about the hex under the pointer: its ground, and how likely a unit gets there. */
export function HexInfo({ reach }: { readonly reach: Reach | undefined }) {
  const { table, t } = useRoom();
  const hovered = useDesk(desk => desk.hovered);
  if (hovered === undefined) return <p className="hex-info" />;
  const terrain = hexDataOf(table.world, hovered)?.terrain ?? 'off-map';
  const found = reach?.hexes.find(({ hex }) => hex === hovered);
  return (
    <p className="hex-info">
      {hexLabel(table.world, hovered)} · {t(keyFor('gcacw.terrain', terrain))}
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
