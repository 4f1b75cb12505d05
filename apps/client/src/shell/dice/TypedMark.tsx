import { useShell } from '../room.ts';

/** Beside dice that players rolled at their own table: nobody can check them. */
export function TypedMark() {
  const { t } = useShell();
  return (
    <small className="typed-mark" title={t('client.dice.typedAbout')}>
      {t('client.dice.typed')}
    </small>
  );
}
