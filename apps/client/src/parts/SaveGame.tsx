import { useState } from 'react';
import { type Room, useRoom } from '../context.ts';
import { put, useDesk } from '../desk.ts';
import { saveGame } from '../files/save.ts';
import { Icon } from './Icon.tsx';
import { Slip } from './Slip.tsx';

const save = ({ table }: Room): void => {
  saveGame(table.world.scenario.id, table.record());
  put({ saving: false });
};

/** A file knows everything: while there are secrets, that is said first. */
const holdsSecrets = ({ table, view }: Room): boolean =>
  table.world.options.limitedIntelligence && view.frame !== undefined;

const askToSave = (room: Room): void => {
  if (holdsSecrets(room)) put({ saving: true });
  else save(room);
};

/** The game as a file. A lesson is no game. */
export function SaveGame() {
  const room = useRoom();
  const { learning, t } = room;
  if (learning !== undefined) return undefined;
  const label = t('client.file.save');
  return (
    <button type="button" className="icon" title={label} aria-label={label} onClick={() => askToSave(room)}>
      <Icon name="save" />
    </button>
  );
}

/** At the end, in words. */
export function SaveEnded() {
  const room = useRoom();
  if (room.learning !== undefined) return undefined;
  return (
    <button type="button" className="choice" onClick={() => askToSave(room)}>
      {room.t('client.file.save')}
    </button>
  );
}

/** What has to be known about saving: that a file holds secrets, or that nothing but a file holds the game. */
export function SaveSlip() {
  const room = useRoom();
  const { view, t } = room;
  const saving = useDesk(desk => desk.saving);
  const [told, setTold] = useState(false);
  if (saving) {
    return (
      <Slip tone="question" sentences={[t('client.file.secret')]}>
        <button type="button" className="choice main" onClick={() => save(room)}>
          {t('client.file.save')}
        </button>
        <button type="button" className="choice quiet" onClick={() => put({ saving: false })}>
          {t('client.cancel')}
        </button>
      </Slip>
    );
  }
  if (view.isKept || told) return undefined;
  return (
    <Slip tone="remark" sentences={[t('client.file.notKept')]}>
      <button type="button" className="choice" onClick={() => askToSave(room)}>
        {t('client.file.save')}
      </button>
      <button type="button" className="choice quiet" onClick={() => setTold(true)}>
        {t('client.close')}
      </button>
    </Slip>
  );
}
