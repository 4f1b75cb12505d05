import type { Considered } from '@wigwag/ai';
import { useDesk } from '../../../../shell/desk.ts';
import { useRoom } from '../../room.ts';
import { caveatSaid, deedSaid, fearSaid, overNextSaid, reckonedOf, termsSaid } from '../advice/said.ts';
import { Terms } from './Terms.tsx';
import { WeighedList } from './WeighedList.tsx';

interface Props {
  readonly thought: Considered;
  /** To whom it is worth so much. */
  readonly sum: string;
  /** Who fears what comes next. */
  readonly fears: string;
}

/** What made it the best rather than the second best. */
function OverNext({ thought }: Pick<Props, 'thought'>) {
  const { t } = useRoom();
  const said = overNextSaid(
    t,
    thought,
    useDesk(desk => desk.language),
  );
  if (said === undefined) return undefined;
  const { speaksFor, against } = said;
  return (
    <p className="why-next">
      {t('client.why.overNext', { terms: speaksFor })}
      {against !== '' && ` ${t('client.why.overNextAgainst', { terms: against })}`}
    </p>
  );
}

/** What an action is worth and why; of whoever lets it go, the best that he could have done. */
export function Reckoning({ thought, sum, fears }: Props) {
  const { t, world } = useRoom();
  const { explanation, candidates } = thought;
  const [best] = candidates;
  const isIdle = explanation?.deed === 'pass';
  const reckoned = reckonedOf(thought);
  const terms = reckoned && termsSaid(t, reckoned);
  const caveat = caveatSaid(t, thought);
  const fear = explanation && fearSaid(t, world, explanation);
  return (
    <>
      {isIdle && <p>{best === undefined ? t('client.why.idleStays') : t('client.why.idle')}</p>}
      {isIdle && best !== undefined && <p>{t('client.why.alternative', { deed: deedSaid(t, world, best) })}</p>}
      {caveat !== undefined && <p>{caveat}</p>}
      {terms?.length === 0 && <p>{t('client.why.same')}</p>}
      {reckoned !== undefined && terms !== undefined && terms.length > 0 && (
        <Terms
          title={isIdle ? t('client.why.alternativeAgainst') : t('client.why.againstPassing')}
          {...{ terms, sum }}
          value={reckoned.value}
        />
      )}
      {explanation !== undefined && candidates.length > 1 && <WeighedList candidates={candidates} isChosen={!isIdle} />}
      <OverNext thought={thought} />
      {fear !== undefined && (
        <p className="why-fear">
          <b>{fears}</b> {fear}
        </p>
      )}
    </>
  );
}
