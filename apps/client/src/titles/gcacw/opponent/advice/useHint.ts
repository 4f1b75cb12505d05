import { type AnyChoice, type MarchWay, NOWHERE } from '@wigwag/gcacw';
import { useEffect, useMemo, useState } from 'react';
import { put } from '../../../../shell/desk.ts';
import type { Asking } from '../../asking/asking.ts';
import type { MapHand } from '../../hand.ts';
import { planOf } from '../../march/planOf.ts';
import type { View } from '../../room.ts';
import { putOpponent, useOpponent } from '../desk.ts';
import type { Thought } from '../thinking/protocol.ts';
import type { Advisor } from './advisor.ts';
import { foremost } from './foremost.ts';

/** A hint, and how to carry it out. */
export interface Hinted {
  readonly thought: Thought;
  /** Where whoever should act stands. */
  readonly from: number | undefined;
  readonly goal: number | undefined;
  /** The hex of the enemies that are to be attacked from there. */
  readonly target: number | undefined;
  /** Whoever has only one unit knows where it stands: he is shown which way to look. */
  readonly isTowards: boolean;
  /** The way of a march to its goal, with its chance. */
  readonly way: MarchWay | undefined;
  doIt(): void;
}

const onMap = (hex: number | undefined): number | undefined => (hex === NOWHERE ? undefined : hex);

/** The unit that is asked about, or the first of them. */
function askedOf(frame: View['frame']): number | undefined {
  if (frame !== undefined && 'unit' in frame) return frame.unit;
  return frame !== undefined && 'units' in frame ? frame.units[0] : undefined;
}

/** Where the unit or the leader of a choice stands; where it names nobody, who or where is asked about, or where it leads. */
function standsAt({ game: { board }, frame }: View, choice: AnyChoice): number | undefined {
  const unit = 'unit' in choice && typeof choice.unit === 'number' ? choice.unit : undefined;
  const leader = 'leader' in choice ? choice.leader : undefined;
  const hex =
    board.units[unit ?? -1]?.hex ?? board.leaders[leader ?? -1]?.hex ?? board.units[askedOf(frame) ?? -1]?.hex;
  const askedAt = frame?.kind === 'evasion' ? frame.hex : frame?.kind === 'withdrawal' ? frame.from : undefined;
  return onMap(hex) ?? askedAt ?? leadsTo(choice);
}

/** The hex that a choice names: where to go, or whom to attack. */
function leadsTo(choice: AnyChoice): number | undefined {
  if ('to' in choice && typeof choice.to === 'number') return choice.to;
  return 'target' in choice && typeof choice.target === 'number' ? choice.target : undefined;
}

/** The march that is advised: the one that would begin, or the rest of the one under way, and where it should end. */
function marchOf({ frame }: View, thought: Thought) {
  const { choice, goal } = foremost(thought);
  if (choice.do === 'march') return { unit: choice.unit, goal };
  if (frame?.kind !== 'march') return undefined;
  if (choice.do === 'force') return { unit: undefined, goal: thought.heading?.goal };
  return choice.do === 'step' ? { unit: frame.unit, goal: thought.heading?.goal ?? choice.to } : undefined;
}

/** What was thought of as the screen carries it out: a march along its way, or the choices one after the other. */
function hintedOf(view: View, asking: Asking, hand: MapHand, thought: Thought): Hinted {
  const { choice, deed, odds, goal: weighed } = foremost(thought);
  const { unit, goal = weighed ?? leadsTo(choice) } = marchOf(view, thought) ?? {};
  const marching = unit === undefined ? undefined : asking.marches?.get(unit);
  const found =
    unit === undefined || marching === undefined || goal === undefined
      ? undefined
      : planOf(marching.game, unit).wayThrough([goal]);
  const way = found !== undefined && found.chance > 0 ? found : undefined;
  const isTaken = thought.choice.do === 'take' && thought.candidates.length > 0;
  const isLetGo = thought.choice.do === 'pass';
  const inTurn = isLetGo ? [thought.choice] : isTaken ? [thought.choice, choice] : [thought.choice];
  const from = standsAt(view, choice);
  const own = view.world.units.filter(
    ({ side }, at) => side === view.frame?.by && view.game.board.units[at]?.hex !== NOWHERE,
  );
  return {
    ...{ thought, goal, way, from },
    target: deed === 'attack' ? odds?.target : undefined,
    isTowards: own.length === 1 && from !== undefined && goal !== undefined && goal !== from,
    doIt: () => {
      putOpponent({ hint: undefined });
      // On a phone what is asked next is asked on the map.
      put({ sheetOpen: false });
      if (way !== undefined && unit !== undefined && marching !== undefined && !isLetGo)
        hand.march({ unit, marching }, way);
      else hand.act({ inTurn });
    },
  };
}

/** The hint for what is asked now, as soon as it is thought of; undefined: nobody wants one, or it takes a moment. */
export function useHint(advisor: Advisor, view: View, asking: Asking, hand: MapHand): Hinted | undefined {
  const isWanted = useOpponent(desk => desk.hint !== undefined);
  const [found, setFound] = useState<{ readonly view: View; readonly thought: Thought }>();
  const mayAsk = isHintable(view);
  useEffect(() => {
    if (!isWanted || !mayAsk) return;
    let isGone = false;
    void advisor.consider(view).then(thought => {
      if (!isGone && thought !== undefined) setFound({ view, thought });
    });
    return () => {
      isGone = true;
    };
  }, [advisor, view, isWanted, mayAsk]);
  // What is asked next is another question: the hint is put away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every line of the log
  useEffect(() => putOpponent({ hint: undefined, warning: undefined }), [view.log.length]);
  return useMemo(
    () => (isWanted && found?.view === view ? hintedOf(view, asking, hand, found.thought) : undefined),
    [isWanted, found, view, asking, hand],
  );
}

/** Is there something to decide for whoever looks? */
export const isHintable = ({ frame, persons, powers, isFollowing, past, choices, isAutomatic, due }: View): boolean =>
  powers.maySeat &&
  past === undefined &&
  due === undefined &&
  !isFollowing &&
  !isAutomatic &&
  persons.some(side => side === frame?.by) &&
  choices.length > 1;
