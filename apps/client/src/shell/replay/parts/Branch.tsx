import { addressOfGame, gameAsked } from '../../address.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Slip } from '../../parts/Slip.tsx';
import { useShell } from '../../room.ts';
import { leaveReplay, putLooking, useLooking } from '../state.ts';

interface Props {
  readonly lines: number;
  readonly action: number;
}

/** Plays on from here in a game of its own. */
export function Branch({ lines, action }: Props) {
  const { sitting, view, name, t } = useShell();
  if (!view.powers.hasAll) return undefined;
  if (!sitting.mayBranch()) return <p className="replay-note">{t('client.replay.noBranch')}</p>;
  const branch = (): void => {
    const id = gameAsked(location.search);
    if (!sitting.branch(lines, t('client.replay.branchName', { name, action }))) return;
    leaveReplay();
    putLooking({ branched: { address: id && addressOfGame(id), action } });
  };
  return (
    <button type="button" className="choice with-icon" onClick={branch}>
      <Icon name="branch" /> <span>{t('client.replay.branch')}</span>
    </button>
  );
}

/** That this is another game now, and where the first one is. */
export function Branched() {
  const { t } = useShell();
  const branched = useLooking(looking => looking.branched);
  if (branched === undefined) return undefined;
  const { action, address } = branched;
  return (
    <Slip tone="question" sentences={[t('client.replay.branched', { action })]}>
      {address !== undefined && (
        <a className="choice" href={address}>
          {t('client.replay.toOther')}
        </a>
      )}
      <button type="button" className="choice quiet" onClick={() => putLooking({ branched: undefined })}>
        {t('client.close')}
      </button>
    </Slip>
  );
}
