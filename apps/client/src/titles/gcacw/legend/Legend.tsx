import { KeyCap } from '../../../shell/parts/KeyCap.tsx';
import { useRoom } from '../room.ts';
import { overlayName } from './overlayName.ts';
import {
  isLegendOpen,
  LEGEND_KEY,
  OVERLAY_NAMES,
  OVERLAYS,
  type Overlay,
  turnLegend,
  turnOverlay,
  useOverlays,
} from './overlays.ts';

const LAYERS = 'M8,2 14,5.5 8,9 2,5.5Z M2.5,8.5 8,11.7 13.5,8.5 M2.5,11.3 8,14.5 13.5,11.3';

/** Each row has the sign that it puts on the map. */
const SIGNS: Readonly<Record<Overlay, React.ReactNode>> = {
  victory: (
    <>
      <circle className="sign-own" cx="8" cy="8" r="5.6" />
      <path className="sign-other" d="M17,2.4 H21 L24.6,6 V10 L21,13.6 H17 L13.4,10 V6 Z" />
    </>
  ),
  zones: <path className="sign-zone" d="M2,8 7,2.5 H19 L24,8 19,13.5 H7Z" />,
  command: <path className="sign-command" d="M2,8 7,2.5 H19 L24,8 19,13.5 H7Z" />,
  threat: <path className="sign-threat" d="M2,8 7,2.5 H19 L24,8 19,13.5 H7Z" />,
  moves: <path className="sign-move" d="M2,12 C8,10 12,8 19,5 M24,3 16,3 20,10Z" />,
  fatigue: (
    <>
      <circle className="sign-tired" cx="4" cy="8" r="2.8" />
      <circle className="sign-tired" cx="11" cy="8" r="2.8" />
      <circle className="sign-rested" cx="18" cy="8" r="2.4" />
      <circle className="sign-rested" cx="24" cy="8" r="2.4" />
    </>
  ),
  works: <path className="sign-works" d="M2,13 6,5 H20 L24,13" />,
};

function Switch({ name, isOn }: { readonly name: Overlay; readonly isOn: boolean }) {
  const { t } = useRoom();
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-keyshortcuts={OVERLAYS[name]}
        onClick={() => turnOverlay(name)}
      >
        <svg viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
          {SIGNS[name]}
        </svg>
        <span className="legend-name">{overlayName(t, name)}</span>
        <KeyCap name={OVERLAYS[name]} />
        <i aria-hidden="true" />
      </button>
    </li>
  );
}

/** What the map shows: the legend is the switch. */
export function Legend() {
  const { t } = useRoom();
  const shown = useOverlays(desk => desk.shown);
  const isOpen = useOverlays(isLegendOpen);
  const label = t('client.legend');
  return (
    <section className={`legend ${isOpen ? 'open' : ''}`} aria-label={label}>
      <button
        type="button"
        className="legend-head"
        title={`${label} (${LEGEND_KEY})`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-keyshortcuts={LEGEND_KEY}
        onClick={turnLegend}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={LAYERS} fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        {isOpen && <span className="legend-name">{label}</span>}
        {isOpen && <KeyCap name={LEGEND_KEY} />}
      </button>
      {isOpen && (
        <ul>
          {OVERLAY_NAMES.map(name => (
            <Switch key={name} name={name} isOn={shown.has(name)} />
          ))}
        </ul>
      )}
    </section>
  );
}
