import { useRoom } from '../room.ts';

/** What rings and plates mean while a unit's reach is shown. */
export function MarchKey({ forced, isLaid }: { readonly forced: boolean; readonly isLaid: boolean }) {
  const { t } = useRoom();
  return (
    <p className="march-key">
      <span className="ring" aria-hidden="true">
        2
      </span>
      {t('client.legend.points')}
      {isLaid && (
        <>
          <span className="lozenge" aria-hidden="true" />
          {t('client.legend.kept')}
        </>
      )}
      <span className="plate" aria-hidden="true">
        50&nbsp;%
      </span>
      {t('client.legend.chance')}
      {forced && (
        <>
          <span className="plate forced" aria-hidden="true">
            &lt; 50&nbsp;%
          </span>
          {t('client.legend.forced')}
        </>
      )}
    </p>
  );
}
