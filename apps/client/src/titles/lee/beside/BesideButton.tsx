import { useRoom } from '../room.ts';
import { turnBeside, useBeside } from './state.ts';

/** The screen lies beside a real table, or is the table. */
export function BesideButton() {
  const { t } = useRoom();
  const isOn = useBeside(beside => beside.isOn);
  return (
    <button type="button" className="choice lee-beside-button" aria-pressed={isOn} onClick={turnBeside}>
      {t('lee.client.beside')}
    </button>
  );
}
