import type { Stand } from '@wigwag/content';
import { useDesk } from '../../../shell/desk.ts';
import { type Frames, previewOf } from '../library/lists.ts';
import { usePicture } from './frames.ts';

/** Of the width of the picture. */
const SIZE = 0.017;

/** Circles for the Union, lozenges for the Confederacy, as on the small map of the table. */
function Armies({ frame, stands, whole }: ArmiesProps) {
  const r = Math.max(frame[2], frame[3]) * SIZE;
  return (
    <svg
      className="stands"
      viewBox={frame.join(' ')}
      preserveAspectRatio={whole ? 'xMaxYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
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
  /** Nobody of both armies is left out, also where that makes the picture smaller. */
  readonly whole?: boolean;
}

interface ArmiesProps extends Required<Pick<Props, 'stands' | 'whole'>> {
  readonly frame: Frames[string];
}

/** The ground of a scenario with the armies on it. A picture that is not there leaves plain paper. */
export function Ground({ scenario, stands, whole = false }: Props) {
  const theme = useDesk(desk => desk.theme);
  const { name, frame } = usePicture(scenario, whole);
  return (
    <div className={`ground ${name === scenario ? '' : 'tall'}`}>
      <img
        key={`${name} ${theme}`}
        className="preview"
        src={previewOf(name, theme)}
        alt=""
        width="600"
        height="300"
        loading="lazy"
        onError={event => event.currentTarget.classList.add('missing')}
      />
      {frame !== undefined && <Armies {...{ frame, stands, whole }} />}
    </div>
  );
}
