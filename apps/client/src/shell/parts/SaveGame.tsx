import type { Vocabulary } from '@wigwag/kernel';
import { useState } from 'react';
import { put, useDesk } from '../desk.ts';
import { saveGame } from '../keeping/save.ts';
import { type ShellRoom, useShell } from '../room.ts';
import { Slip } from './Slip.tsx';

type Room = ShellRoom<Vocabulary, unknown>;

const save = ({ sitting, file }: Room): void => {
  saveGame(file, sitting.record());
  put({ saving: false, menuOpen: false });
};

/** A file knows everything: while there are secrets, that is said first. */
const holdsSecrets = ({ sitting, view }: Room): boolean =>
  sitting.title.hasSecrets(view.world) && view.frame !== undefined;

const askToSave = (room: Room): void => {
  if (holdsSecrets(room)) put({ saving: true, menuOpen: false });
  else save(room);
};

/** The game as a file. A lesson is not kept. */
export function SaveGame({ className = 'choice' }: { readonly className?: string }) {
  const room = useShell();
  if (!room.mayKeep) return undefined;
  return (
    <button type="button" className={className} onClick={() => askToSave(room)}>
      {room.t('client.file.save')}
    </button>
  );
}

/** What has to be known about saving: that a file holds secrets, or that nothing but a file holds the game. */
export function SaveSlip() {
  const room = useShell();
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
      <SaveGame />
      <button type="button" className="choice quiet" onClick={() => setTold(true)}>
        {t('client.close')}
      </button>
    </Slip>
  );
}
