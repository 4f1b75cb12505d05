import { useRoom } from '../room.ts';
import { printSheet, saveDrawing, savePicture } from './files.ts';

/** The table as a picture, and a sheet for the real table; neither has a secret in it. */
export function ExportLeaf() {
  const room = useRoom();
  const { t } = room;
  return (
    <div className="lee-sheet">
      <h2>{t('lee.client.export.title')}</h2>
      <p>{t('lee.client.export.about')}</p>
      <div className="lee-choices">
        <button type="button" className="choice" onClick={() => void savePicture(room)}>
          {t('lee.client.export.png')}
        </button>
        <button type="button" className="choice" onClick={() => void saveDrawing(room)}>
          {t('lee.client.export.svg')}
        </button>
        <button type="button" className="choice" onClick={() => printSheet(room)}>
          {t('lee.client.export.sheet')}
        </button>
      </div>
    </div>
  );
}
