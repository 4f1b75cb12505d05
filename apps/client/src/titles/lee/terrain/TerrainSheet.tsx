import { Checks } from '../parts/Checks.tsx';
import { OwnSecrets } from '../parts/OwnSecrets.tsx';
import { useRoom } from '../room.ts';
import { AreaForm } from './AreaForm.tsx';
import { Assistant } from './Assistant.tsx';
import { BridgeForm } from './BridgeForm.tsx';
import { ChangesForm } from './ChangesForm.tsx';
import { LineForm } from './LineForm.tsx';
import { RoadForm } from './RoadForm.tsx';
import { LinearTools, OrdinaryTools, WorksTool } from './Tools.tsx';

/** Tools, the thing in hand as numbers, and whether it is legal. */
export function TerrainSheet() {
  const { t, view, draft } = useRoom();
  const kind = view.frame?.kind;
  const isWhole = kind === 'whole';
  return (
    <div className="lee-sheet">
      {(kind === 'linear' || isWhole) && <LinearTools />}
      {(kind === 'ordinary' || isWhole) && <OrdinaryTools />}
      {(kind === 'bridges' || isWhole) && <BridgeForm />}
      {(kind === 'works' || isWhole) && <WorksTool />}
      {kind === 'barriers' && (draft === undefined || draft.kind === 'sure') && <p>{t('lee.client.chooseHost')}</p>}
      {kind === 'barriers' && (
        <p className="lee-hint">{t('lee.client.barriersLeft', { count: view.game.board.terrain.barriersLeft })}</p>
      )}
      {(kind === 'changes' || isWhole) && <ChangesForm />}
      {/* What is pressed to shape a road stays under the pointer when its line is judged. */}
      {draft?.kind === 'road' && <RoadForm draft={draft} />}
      <Checks />
      {draft?.kind === 'line' && <LineForm draft={draft} />}
      {draft?.kind === 'area' && <AreaForm draft={draft} />}
      {(kind === 'changes' || kind === 'works') && <OwnSecrets about={t('lee.client.cardsClosed')} />}
      <Assistant />
    </div>
  );
}
