import type { Explanation } from '@wigwag/ai';
import { hexLabel } from '@wigwag/words';
import { useDesk } from '../../../../shell/desk.ts';
import { percent } from '../../odds/numbers.ts';
import { useRoom } from '../../room.ts';
import { turnCoach, useCoach } from '../advice/coach.ts';
import { foremost } from '../advice/foremost.ts';
import {
  adviceSaid,
  choiceSaid,
  inTenths,
  isOffPlan,
  oddsSaid,
  planSaid,
  pointsSaid,
  termsSaid,
} from '../advice/said.ts';
import type { Hinted } from '../advice/useHint.ts';
import { HINT_STEPS, type HintStep, putOpponent } from '../desk.ts';
import type { Thought } from '../thinking/protocol.ts';
import { Reckoning } from './Reckoning.tsx';
import { Terms } from './Terms.tsx';

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
        <button
          key={each}
          type="button"
          aria-pressed={each === step}
          onClick={() => putOpponent({ hint: each, hintDepth: each })}
        >
          {said(each)}
        </button>
      ))}
    </fieldset>
  );
}

/** Where to look, and no more; whoever has only one unit knows where it stands, and is told which way. */
function Where({ hinted: { from, goal, isTowards } }: { readonly hinted: Hinted }) {
  const { t, world } = useRoom();
  if (from === undefined) return <h2>{t('client.hint.nowhere')}</h2>;
  const hex = hexLabel(world, from);
  if (!isTowards || goal === undefined) return <h2>{t('client.hint.lookAt', { hex })}</h2>;
  return <h2>{t('client.hint.lookTowards', { from: hex, hex: hexLabel(world, goal) })}</h2>;
}

function What({ hinted }: { readonly hinted: Hinted }) {
  const { t, world, view } = useRoom();
  const { thought, way, doIt } = hinted;
  const forced = thought.choice.do === 'force' ? thought.heading : undefined;
  const chance = way?.chance ?? (forced && forced.chance / 100);
  return (
    <>
      <h2>{adviceSaid(t, world, view.frame, thought)}</h2>
      {chance !== undefined && <p>{t('client.hint.chance', { chance: percent(chance) })}</p>}
      <p>
        <button type="button" className="choice main" onClick={doIt}>
          {way === undefined && foremost(thought).choice.do === 'activate'
            ? t('client.hint.doFirst')
            : t('client.hint.doIt')}
        </button>
      </p>
    </>
  );
}

/** In centi-points: so much better the other choice has to come off to be told. */
const DOUBTFUL = 20;

/** Where nothing is told of passing: what it is worth against the next best, or against ending the march here. */
function Compared({ compared }: { readonly compared: NonNullable<Thought['compared']> }) {
  const { t, world, view } = useRoom();
  const language = useDesk(desk => desk.language);
  const { cost, terms, against } = compared;
  const [next] = against;
  if (next === undefined) return undefined;
  const rows = termsSaid(t, { value: cost, reasons: terms });
  const choice = choiceSaid(t, world, next, view.frame);
  const points = pointsSaid(-cost, language).replace('+', '');
  if (cost <= -DOUBTFUL) return <p>{t('client.hint.unsure', { choice, points })}</p>;
  if (cost < 0 || rows.length === 0) return <p>{t('client.hint.same', { choice })}</p>;
  return <Terms title={t('client.hint.against', { choice })} terms={rows} sum={t('client.hint.worth')} value={cost} />;
}

/** Is the plan among what speaks for it? */
const countsPlan = ({ againstPassing }: Explanation): boolean =>
  againstPassing.some(({ term, value }) => term === 'plan' && inTenths(value) !== 0);

/** To let it go is best, and nothing is known that comes near. */
const isEnough = ({ choice, compared }: Thought): boolean =>
  choice.do === 'stop' || (choice.do === 'finish' && compared === undefined);

/** It is not weighed for itself: what has begun leads to it. */
const isPartOf = (thought: Thought): boolean =>
  thought.explanation === undefined && thought.compared === undefined && !isEnough(thought);

function Why({ thought }: { readonly thought: Thought }) {
  const { t, world } = useRoom();
  const { explanation, compared } = thought;
  const plan = explanation && countsPlan(explanation) ? planSaid(t, world, explanation) : undefined;
  const odds = explanation && oddsSaid(t, world, explanation);
  return (
    <>
      {explanation !== undefined && plan !== undefined && (
        <p className="why-plan">
          <b>{isOffPlan(explanation) ? t('client.why.offPlan') : t('client.why.plan')}</b> {plan}
        </p>
      )}
      {odds !== undefined && <p>{odds}</p>}
      {compared !== undefined && <Compared compared={compared} />}
      {isEnough(thought) && <p>{t('client.hint.enough')}</p>}
      {isPartOf(thought) && <p>{t('client.hint.goesOn')}</p>}
      <Reckoning thought={thought} sum={t('client.hint.worth')} fears={t('client.hint.fears')} />
    </>
  );
}

/** A hint in three steps. */
export function HintLeaf({ step, hinted }: { readonly step: HintStep; readonly hinted: Hinted | undefined }) {
  const { t } = useRoom();
  const isCoached = useCoach(coach => coach.isOn);
  return (
    <div className="hint-leaf">
      <Steps step={step} />
      {hinted === undefined && <p role="status">{t('client.hint.thinking')}</p>}
      {hinted !== undefined && step === 'where' && <Where hinted={hinted} />}
      {hinted !== undefined && step !== 'where' && <What hinted={hinted} />}
      {hinted !== undefined && step === 'why' && <Why thought={hinted.thought} />}
      <label className="hint-coach">
        <input type="checkbox" checked={isCoached} onChange={turnCoach} /> <span>{t('client.hint.coach')}</span>
      </label>
      <p className="fine">{t('client.hint.fair')}</p>
    </div>
  );
}
