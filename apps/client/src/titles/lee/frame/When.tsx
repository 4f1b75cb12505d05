import { useRoom } from '../room.ts';

/** Year, table, battlefield: beside the name of the game. */
export function When() {
  const { t, view, world } = useRoom();
  const { armies, field, play } = view.game.board;
  const { width, height } = world.table;
  return (
    <p className="when">
      {armies.year > 0 && <span className="turn">{armies.year}</span>}
      {play.turn > 0 && <span className="turn">{t('lee.client.turn', { n: play.turn })}</span>}
      <span>{t('lee.client.tableSize', { width, height })}</span>
      {field.battlefield === 'defensive' && <span>{t('lee.client.field.defensive')}</span>}
      {field.battlefield === 'neutral' && <span>{t('lee.client.field.neutral')}</span>}
      {field.battlefield === 'offensive' && <span>{t('lee.client.field.offensive')}</span>}
    </p>
  );
}
