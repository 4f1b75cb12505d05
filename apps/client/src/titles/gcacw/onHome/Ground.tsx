import type { Stand } from '@wigwag/content';
import { useDesk } from '../../../shell/desk.ts';
import { previewOf } from '../library/lists.ts';
import { useFrame } from './frames.ts';

/** Of the width of the picture. */
const SIZE = 0.017;

/** Circles for the Union, lozenges for the Confederacy, as on the small map of the table. */
function Armies({ scenario, stands }: Props) {
  const frame = useFrame(scenario);
  if (frame === undefined) return undefined;
  const r = frame[2] * SIZE;
  return (
    <svg className="stands" viewBox={frame.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {stands.map(({ side, x, y }) =>
        side === 'union' ? (
          <circle key={`${x} ${y}`} className="stand union" cx={x} cy={y} r={r} strokeWidth={r / 3} />
        ) : (
          <path
            key={`${x} ${y}`}
            className="stand confederate"
            d={`M${x},${y - 1.3 * r} l${1.3 * r},${1.3 * r} l${-1.3 * r},${1.3 * r} l${-1.3 * r},${-1.3 * r} Z`}
            strokeWidth={r / 3}
          />
        ),
      )}
    </svg>
  );
}

interface Props {
  readonly scenario: string;
  readonly stands: readonly Stand[];
}

/** The ground of a scenario with the armies on it. A picture that is not there leaves plain paper. */
export function Ground(props: Props) {
  const theme = useDesk(desk => desk.theme);
  return (
    <div className="ground">
      <img
        key={theme}
        className="preview"
        src={previewOf(props.scenario, theme)}
        alt=""
        width="600"
        height="300"
        loading="lazy"
        onError={event => event.currentTarget.classList.add('missing')}
      />
      <Armies {...props} />
    </div>
  );
}
