import { HoldButton } from '../../../shell/parts/HoldButton.tsx';
import { useRoom } from '../room.ts';

/** Where whoever decides may need what only he knows: it stays closed until he holds the button, and he closes it again. */
export function OwnSecrets({ about }: { readonly about: string }) {
  const { t, sitting, view, hand } = useRoom();
  const close = (): void => {
    hand.cancel();
    sitting.rise();
  };
  return (
    <section className={`lee-secrets by-${view.eyes}`}>
      <p>{view.isShared ? about : t('lee.client.secretsOpen')}</p>
      {view.isShared ? (
        <HoldButton isPlain t={t} label={t('lee.client.holdSecrets')} onHeld={() => sitting.sit()} />
      ) : (
        <button type="button" className="choice" onClick={close}>
          {t('lee.client.closeSecrets')}
        </button>
      )}
    </section>
  );
}
