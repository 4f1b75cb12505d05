import { type Action, linesOfAction, SIDES, type Side } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { put } from '../../../shell/desk.ts';
import { Icon } from '../../../shell/parts/Icon.tsx';
import { KeyCap } from '../../../shell/parts/KeyCap.tsx';
import type { Leaf } from '../../../shell/room.ts';
import { HintLeaf, WarningBar, WhyLeaf } from '../opened.ts';
import type { View } from '../room.ts';
import { explainedIn } from './advice/account.ts';
import { Advisor } from './advice/advisor.ts';
import { useCoach } from './advice/coach.ts';
import { type Hinted, isHintable } from './advice/useHint.ts';
import { type Commissions, commissioned, NO_COMMISSIONS } from './commission.ts';
import { putOpponent, useOpponent } from './desk.ts';
import type { Opponents } from './opponents.ts';
import { OpponentBar } from './parts/OpponentBar.tsx';
import { SeatLines } from './parts/SeatLines.tsx';
import { WatchBar } from './parts/WatchBar.tsx';

const HINT_KEY = 'H';

/** Whom everybody at this table asks. */
export function useAdvisor(): Advisor {
  const advisor = useMemo(() => new Advisor(), []);
  useEffect(() => () => advisor.sleep(), [advisor]);
  return advisor;
}

/** The coach looks on: what he thinks is known before the player decides. */
export function useLookingOn(advisor: Advisor, view: View): void {
  const isOn = useCoach(coach => coach.isOn);
  const mayAsk = isHintable(view);
  useEffect(() => {
    if (isOn && mayAsk) void advisor.consider(view);
  }, [advisor, view, isOn, mayAsk]);
}

const nobody = (): (() => void) => () => undefined;

const useCommissions = (opponents: Opponents | undefined): Commissions =>
  useSyncExternalStore(
    listener => opponents?.subscribe(listener) ?? nobody(),
    () => opponents?.now() ?? NO_COMMISSIONS,
  );

const openHint = (): void => {
  putOpponent({ hint: useOpponent.getState().hintDepth, warning: undefined });
  put({ tab: 'hint', aside: true, sheetOpen: true });
};

/** Shows why the action was done that begins with a line of the log. */
const openWhy = (asked: number | undefined): void => {
  putOpponent({ asked });
  put({ tab: 'why', aside: true, sheetOpen: true });
};

/** A hint; while the coach looks at what was chosen, the button says so. */
function HintButton({ t }: { readonly t: Translate }) {
  const isLooking = useOpponent(desk => desk.isLooking);
  return (
    <button
      type="button"
      className="choice quiet hint-button"
      aria-keyshortcuts={HINT_KEY}
      aria-busy={isLooking}
      onClick={openHint}
    >
      <Icon name="hint" /> <span>{isLooking ? t('client.coach.looks') : t('client.hint')}</span>{' '}
      <KeyCap name={HINT_KEY} />
    </button>
  );
}

/** In the place of the decision bar; undefined: whoever is at the screen is asked. */
function useBar(opponents: Opponents | undefined, { frame, persons, isFollowing, past }: View): ReactNode {
  const warning = useOpponent(desk => desk.warning);
  if (opponents === undefined || frame === undefined || isFollowing || past !== undefined) return undefined;
  if (warning !== undefined) return <WarningBar warning={warning} />;
  if (persons.length === 0) return <WatchBar opponents={opponents} />;
  const side = SIDES.find(each => each === frame.by);
  return side === undefined || persons.includes(side) ? undefined : <OpponentBar {...{ side, opponents }} />;
}

interface Given {
  readonly t: Translate;
  readonly opponents: Opponents | undefined;
  readonly advisor: Advisor;
  readonly view: View;
  readonly hinted: Hinted | undefined;
}

/** What whoever plays by himself, his reasons and his advice add to the table. */
export function useOpponentRoom({ t, opponents, advisor, view, hinted }: Given) {
  const commissions = useCommissions(opponents);
  const hint = useOpponent(desk => desk.hint);
  const bar = useBar(opponents, view);
  const mayAsk = opponents !== undefined && isHintable(view);
  return useMemo(() => {
    const sides: readonly Side[] = commissioned(commissions);
    const explained = new Set(sides.length === 0 ? [] : explainedIn(commissions, view));
    const hintLeaf: Leaf = {
      id: 'hint',
      label: t('client.hint'),
      body: hint && <HintLeaf step={hint} hinted={hinted} />,
    };
    const why: Leaf = { id: 'why', label: t('client.why'), body: opponents && <WhyLeaf {...{ opponents, advisor }} /> };
    const first = sides.length > 0 ? [why] : [];
    const last = mayAsk && hint !== undefined ? [hintLeaf] : [];
    return {
      shell: {
        first,
        last,
        ...(bar !== undefined && { bar }),
        ...(mayAsk && { besides: <HintButton t={t} />, keys: { [HINT_KEY]: openHint } }),
        ...(opponents && { menu: <SeatLines opponents={opponents} /> }),
      },
      whyOf: (action: Action) => (explained.has(action) ? () => openWhy(linesOfAction(action)[0]) : undefined),
    };
  }, [t, opponents, advisor, commissions, view, hinted, hint, bar, mayAsk]);
}
