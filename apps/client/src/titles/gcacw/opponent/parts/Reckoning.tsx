import type { Considered } from '@wigwag/ai';
import { useRoom } from '../../room.ts';
import { deedSaid, fearSaid, reckonedOf, termsSaid } from '../advice/said.ts';
import { Terms } from './Terms.tsx';
import { WeighedList } from './WeighedList.tsx';

interface Props {
  readonly thought: Considered;
  /** To whom it is worth so much. */
  readonly sum: string;
}

/** What an action is worth and why; of whoever lets it go, the best that he could have done. */
export function Reckoning({ thought, sum }: Props) {
  const { t, world } = useRoom();
  const { explanation, candidates } = thought;
  const [best] = candidates;
  const isIdle = explanation?.deed === 'pass';
  const reckoned = reckonedOf(thought);
  const fear = explanation && fearSaid(t, world, explanation);
  return (
    <>
      {isIdle && <p>{t('client.why.idle')}</p>}
      {isIdle && best !== undefined && <p>{t('client.why.alternative', { deed: deedSaid(t, world, best) })}</p>}
      {reckoned !== undefined && (
        <Terms title={t('client.why.againstPassing')} terms={termsSaid(t, reckoned)} sum={sum} value={reckoned.value} />
      )}
      {candidates.length > 1 && <WeighedList candidates={candidates} isChosen={!isIdle} />}
      {fear !== undefined && (
        <p className="why-fear">
          <b>{t('client.why.fears')}</b> {fear}
        </p>
      )}
    </>
  );
}
