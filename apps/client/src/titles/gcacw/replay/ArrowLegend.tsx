import { useRoom } from '../room.ts';

const Sample = ({ isDashed }: { readonly isDashed: boolean }) => (
  <svg viewBox="0 0 34 12" width="34" height="12" aria-hidden="true">
    <path d="M1,6 H24" strokeWidth="4" strokeDasharray={isDashed ? '6 4' : undefined} />
    <polygon points="33,6 23,1 23,11" />
  </svg>
);

/** What the arrows on the map say. */
export function ArrowLegend() {
  const { t } = useRoom();
  return (
    <p className="arrow-legend">
      <Sample isDashed={false} /> {t('client.replay.marches')} <Sample isDashed={true} /> {t('client.replay.retreats')}{' '}
      <small>{t('client.replay.lastFive')}</small>
    </p>
  );
}
