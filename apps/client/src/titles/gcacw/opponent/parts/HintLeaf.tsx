import type { Considered } from '@wigwag/ai';
import { hexLabel } from '@wigwag/words';
import { percent } from '../../odds/numbers.ts';
import { useRoom } from '../../room.ts';
import { deedSaid, foremost, oddsSaid } from '../advice/said.ts';
import type { Hinted } from '../advice/useHint.ts';
import { HINT_STEPS, type HintStep, putOpponent } from '../desk.ts';
import { Reckoning } from './Reckoning.tsx';

function useStepSaid(): (step: HintStep) => string {
  const { t } = useRoom();
  return step => ({ where: t('client.hint.where'), what: t('client.hint.what'), why: t('client.hint.why') })[step];
}

/** How much one wants to know. */
function Steps({ step }: { readonly step: HintStep }) {
  const { t } = useRoom();
  const said = useStepSaid();
  return (
    <fieldset className="hint-steps">
      <legend>{t('client.hint.howMuch')}</legend>
      {HINT_STEPS.map(each => (
        <button key={each} type="button" aria-pressed={each === step} onClick={() => putOpponent({ hint: each })}>
          {said(each)}
        </button>
      ))}
    </fieldset>
  );
}

/** Where to look, and no more. */
function Where({ hinted }: { readonly hinted: Hinted }) {
  const { t, world } = useRoom();
  const { from } = hinted;
  return (
    <h2>{from === undefined ? t('client.hint.nowhere') : t('client.hint.lookAt', { hex: hexLabel(world, from) })}</h2>
  );
}

function What({ hinted }: { readonly hinted: Hinted }) {
  const { t, world } = useRoom();
  const { thought, way, doIt } = hinted;
  return (
    <>
      <h2>{deedSaid(t, world, foremost(thought))}</h2>
      {way !== undefined && <p>{t('client.hint.chance', { chance: percent(way.chance) })}</p>}
      <p>
        <button type="button" className="choice main" onClick={doIt}>
          {t('client.hint.doIt')}
        </button>
      </p>
    </>
  );
}

function Why({ thought }: { readonly thought: Considered }) {
  const { t, world } = useRoom();
  const odds = thought.explanation && oddsSaid(t, world, thought.explanation);
  return (
    <>
      {odds !== undefined && <p>{odds}</p>}
      <Reckoning thought={thought} sum={t('client.hint.worth')} />
    </>
  );
}

/** A hint in three steps. */
export function HintLeaf({ step, hinted }: { readonly step: HintStep; readonly hinted: Hinted | undefined }) {
  const { t } = useRoom();
  return (
    <div className="hint-leaf">
      <Steps step={step} />
      {hinted === undefined && <p role="status">{t('client.hint.thinking')}</p>}
      {hinted !== undefined && step === 'where' && <Where hinted={hinted} />}
      {hinted !== undefined && step !== 'where' && <What hinted={hinted} />}
      {hinted !== undefined && step === 'why' && <Why thought={hinted.thought} />}
      <p className="fine">{t('client.hint.fair')}</p>
    </div>
  );
}
