import type { AnyChoice, MarchWay, WayAttack } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { attackName } from '../asking/buttons.ts';
import { percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';
import { hazardOfMarch } from './hazard.ts';
import type { LaidMarch } from './laid.ts';

/** A die of 3 or more; two dice of 7 or more together. */
function neededText(t: Translate, { needed }: Pick<MarchWay, 'needed'>): string | undefined {
  if (needed === undefined) return undefined;
  return needed.dice === 1
    ? t('client.march.die', { sum: needed.sum })
    : t('client.march.dice', { dice: needed.dice, sum: needed.sum });
}

function Attacks({ attacks }: { readonly attacks: readonly WayAttack[] }) {
  const { world, view, t } = useRoom();
  const targets = [...new Set(attacks.map(({ target }) => target))];
  const whoIn = (hex: number): string => {
    const names = view.game.board.units.flatMap((state, unit) => (state.hex === hex ? [world.units[unit]?.name] : []));
    return names.length === 0 ? t('client.card.aMarker') : names.join(', ');
  };
  return targets.map(target => (
    <p key={target} className="march-then">
      {t('client.march.then', {
        who: whoIn(target),
        ways: attacks
          .filter(each => each.target === target)
          .map(({ type, chance }) => t('client.march.attack', { type: attackName(t, type), chance: percent(chance) }))
          .join(', '),
      })}
    </p>
  ));
}

/** What else is decided when it sets out. */
function Begins({ begin }: { readonly begin: readonly AnyChoice[] }) {
  const { t } = useRoom();
  const verbs = begin.map(({ do: verb }) => verb);
  if (verbs.includes('take')) return <p className="march-begins">{t('client.march.gesture')}</p>;
  return verbs.includes('march') ? <p className="march-begins">{t('client.march.dies')}</p> : undefined;
}

/** What the march may do to the unit as it sets out. */
function Hazard({ march: { unit, marching } }: { readonly march: Pick<LaidMarch, 'unit' | 'marching'> }) {
  const { t } = useRoom();
  const text = hazardOfMarch(t, marching, unit);
  return text === undefined ? undefined : <p className="march-hazard">{text}</p>;
}

/** What a way takes, how likely it is, and what would be possible at its end. */
export function MarchTip({ march: { unit, laid, way, marching } }: { readonly march: LaidMarch }) {
  const { t } = useRoom();
  if (way === undefined) return <p className="march-tip">{t('client.march.noWay')}</p>;
  const { points, chance, forced, attacks } = way;
  const lines = [
    neededText(t, way),
    laid?.kept.some(hex => hex !== laid.to) ? t('client.march.kept') : undefined,
    forced > chance ? t('client.reachForced', { chance: percent(forced) }) : undefined,
  ].filter(text => text !== undefined);
  return (
    <div className="march-tip">
      <p>
        <b>
          {chance === 0
            ? t('client.march.beyond', { points: points.at(-1) })
            : t('client.march.reached', { points: points.at(-1), chance: percent(chance) })}
        </b>
      </p>
      {lines.length > 0 && <p>{lines.join(', ')}</p>}
      <Attacks attacks={attacks} />
      {chance > 0 && <Hazard march={{ unit, marching }} />}
      {chance > 0 && <Begins begin={marching.begin} />}
    </div>
  );
}
