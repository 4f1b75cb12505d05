import type { Considered } from '@wigwag/ai';
import type { Action, Side } from '@wigwag/gcacw';
import { describeAction, hexLabel, keyFor } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { useRoom } from '../../room.ts';
import { type Accounted, explainedIn, lastDeed, passedThrough, toldOf } from '../advice/account.ts';
import type { Advisor } from '../advice/advisor.ts';
import { isOffPlan, oddsSaid, planSaid } from '../advice/said.ts';
import { putOpponent, useOpponent } from '../desk.ts';
import type { Opponents } from '../opponents.ts';
import { Reckoning } from './Reckoning.tsx';

interface Props {
  readonly opponents: Opponents;
  readonly advisor: Advisor;
}

type Answer = { readonly thought: Accounted | undefined } | undefined;

/** What the computer thought before an action: as it is remembered, or thought through once more. */
function useThought({ opponents, advisor }: Props, action: Action | undefined): Answer {
  const { sitting, world } = useRoom();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    setAnswer(undefined);
    const side = action?.side;
    if (action === undefined || side === undefined) return;
    let isGone = false;
    const find = async (): Promise<Considered | undefined> => {
      const { log } = sitting.view();
      for (const { line } of action.parts) {
        const lines = sitting.title.hasSecrets(world) ? sitting.linesAt(side, line) : line;
        if (lines === undefined || log[line]?.by !== side) continue;
        const known = opponents.thoughtAt(side, lines);
        const thought = known?.explanation
          ? known
          : await advisor.explain({ sitting, opponents, side, lines, log, world });
        if (thought?.explanation !== undefined) return thought;
      }
      return undefined;
    };
    void find().then(thought => {
      if (!isGone) setAnswer({ thought: thought && toldOf(action, thought) });
    });
    return () => {
      isGone = true;
    };
  }, [opponents, advisor, sitting, world, action]);
  return answer;
}

interface ReasonsProps {
  readonly side: Side;
  readonly action: Action;
  readonly thought: Accounted;
}

function Reasons({ side, action, thought }: ReasonsProps) {
  const { t, world } = useRoom();
  const { explanation } = thought;
  if (explanation === undefined) return undefined;
  const plan = planSaid(t, world, explanation);
  const meant = passedThrough(action, explanation.goal);
  const odds = oddsSaid(t, world, explanation);
  return (
    <>
      {plan !== undefined && (
        <p className="why-plan">
          <b>{isOffPlan(explanation) ? t('client.why.offPlan') : t('client.why.plan')}</b> {plan}
        </p>
      )}
      {meant !== undefined && <p>{t('client.why.further', { hex: hexLabel(world, meant) })}</p>}
      {thought.isElsewhere && <p>{t('client.why.otherwise')}</p>}
      {odds !== undefined && <p>{odds}</p>}
      <Reckoning
        thought={thought}
        sum={t('client.why.worth', { side: t(keyFor('gcacw.side', side)) })}
        fears={t('client.why.fears')}
      />
    </>
  );
}

/** Why the computer did what it did. With hidden forces it says so when the game is over: its reasons would tell what it hides. */
export function WhyLeaf(props: Props) {
  const { sitting, view, world, t } = useRoom();
  const asked = useOpponent(desk => desk.asked);
  const actions = explainedIn(props.opponents.now(), view);
  const action = actions.find(({ parts }) => parts[0]?.line === asked) ?? lastDeed(actions);
  const isSealed = sitting.title.hasSecrets(world) && sitting.view().frame !== undefined;
  const answer = useThought(props, isSealed ? undefined : action);
  const thought = answer?.thought;
  useEffect(() => {
    putOpponent({ why: thought });
    return () => putOpponent({ why: undefined });
  }, [thought]);
  if (action?.side === undefined) return <p className="empty">{t('client.why.none')}</p>;
  return (
    <div className={`why-leaf by-${action.side}`}>
      <p className="why-of">{t(keyFor('gcacw.side', action.side))}</p>
      <h2>{describeAction(t, world, action)}</h2>
      {isSealed && <p>{t('client.why.sealed')}</p>}
      {!isSealed && answer === undefined && <p role="status">{t('client.why.thinking')}</p>}
      {answer !== undefined && thought === undefined && <p>{t('client.why.nothing')}</p>}
      {thought !== undefined && <Reasons side={action.side} {...{ action, thought }} />}
      <p className="fine">{t('client.why.fair')}</p>
    </div>
  );
}
