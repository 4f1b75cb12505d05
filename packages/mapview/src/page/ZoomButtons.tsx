import type { MapTexts } from '../picture.ts';

interface Props {
  readonly texts: Pick<MapTexts, 'zoomIn' | 'zoomOut' | 'fit' | 'asked'>;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** To where something is asked; undefined: nothing is. */
  readonly onAsked?: (() => void) | undefined;
}

/** The key that leads to where something is asked. */
export const ASKED_KEY = 'Q';

interface ButtonProps {
  readonly label: string;
  readonly shortcut: string;
  readonly className?: string;
  readonly d: string;
  readonly onClick: () => void;
}

const MapButton = ({ label, shortcut, className, d, onClick }: ButtonProps) => (
  <button
    type="button"
    className={className}
    title={`${label} (${shortcut})`}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  </button>
);

/** To the map as a whole: nearer, farther, all of it, and where somebody is waited for. */
export function ZoomButtons({ texts, onZoom, onFit, onAsked }: Props) {
  return (
    <div className="zoom-buttons">
      <MapButton
        className="by-step"
        label={texts.zoomIn}
        shortcut="+"
        d="M8,3 V13 M3,8 H13"
        onClick={() => onZoom(1.3)}
      />
      <MapButton className="by-step" label={texts.zoomOut} shortcut="−" d="M3,8 H13" onClick={() => onZoom(1 / 1.3)} />
      <MapButton
        label={texts.fit}
        shortcut="0"
        d="M2,6 V2 H6 M10,2 H14 V6 M14,10 V14 H10 M6,14 H2 V10"
        onClick={() => onFit()}
      />
      {texts.asked !== undefined && onAsked !== undefined && (
        <MapButton
          label={texts.asked}
          shortcut={ASKED_KEY}
          d="M8,1.5 V4 M8,12 V14.5 M1.5,8 H4 M12,8 H14.5 M8,4.2 A3.8,3.8 0 1 0 8,11.8 A3.8,3.8 0 1 0 8,4.2 M8,7.6 V8.4"
          onClick={onAsked}
        />
      )}
    </div>
  );
}
