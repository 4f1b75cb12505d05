import type { MapTexts } from '../picture.ts';

interface Props {
  readonly texts: Pick<MapTexts, 'zoomIn' | 'zoomOut' | 'fit'>;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

export function ZoomButtons({ texts, onZoom, onFit }: Props) {
  return (
    <div className="zoom-buttons">
      <button type="button" title={`${texts.zoomIn} (+)`} aria-label={texts.zoomIn} onClick={() => onZoom(1.3)}>
        +
      </button>
      <button type="button" title={`${texts.zoomOut} (−)`} aria-label={texts.zoomOut} onClick={() => onZoom(1 / 1.3)}>
        −
      </button>
      <button type="button" title={`${texts.fit} (0)`} aria-label={texts.fit} onClick={() => onFit()}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d="M2,6 V2 H6 M10,2 H14 V6 M14,10 V14 H10 M6,14 H2 V10"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
      </button>
    </div>
  );
}
