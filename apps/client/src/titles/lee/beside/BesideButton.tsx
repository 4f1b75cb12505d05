import { put } from '../../../shell/desk.ts';
import { useRoom } from '../room.ts';
import { turnBeside, useBeside } from './state.ts';

/** The screen lies beside a real table, or is the table. */
export function BesideButton() {
  const { t } = useRoom();
  const isOn = useBeside(beside => beside.isOn);
  const turn = (): void => {
    turnBeside();
    // What it tells is on that leaf.
    put({ aside: false });
  };
  return (
    <button type="button" className="choice lee-beside-button" aria-pressed={isOn} onClick={turn}>
      {t('lee.client.beside')}
    </button>
  );
}
