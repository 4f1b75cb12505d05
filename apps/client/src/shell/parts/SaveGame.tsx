import type { Vocabulary } from '@wigwag/kernel';
import { put, useDesk } from '../desk.ts';
import { saveGame } from '../keeping/save.ts';
import { type ShellRoom, useShell } from '../room.ts';
import { Slip } from './Slip.tsx';

type Room = ShellRoom<Vocabulary, unknown>;

const save = ({ sitting, file }: Room): void => {
  const record = sitting.record();
  if (record !== undefined) void saveGame(file, record);
  put({ saving: false, menuOpen: false });
};

/** A file knows everything: while there are secrets, that is said first. */
const holdsSecrets = ({ sitting, view }: Room): boolean =>
  sitting.title.hasSecrets(view.world) && view.frame !== undefined;

export const askToSave = (room: Room): void => {
  if (holdsSecrets(room)) put({ saving: true, menuOpen: false });
  else save(room);
};

/** The game as a file. A lesson is not kept. */
export function SaveGame({ className = 'choice' }: { readonly className?: string }) {
  const room = useShell();
  if (!room.mayKeep || !room.view.powers.hasAll) return undefined;
  return (
    <button type="button" className={className} onClick={() => askToSave(room)}>
      {room.t('client.file.save')}
    </button>
  );
}

/** What has to be known before saving: that a file holds secrets. */
export function SaveSlip() {
  const room = useShell();
  const { t } = room;
  if (!useDesk(desk => desk.saving)) return undefined;
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
